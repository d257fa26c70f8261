/** How often the commits are said, and what the options of a missed threshold say. */
import { expect, test } from 'vitest';
import { answer, headline } from '../../../tests/commit/answer.ts';
import { openedBy } from '../../../tests/view-models.ts';
import { findPart, parseQuery, plainText } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { about as syncAbout } from '../sync-io/about.ts';
import { syncIo } from '../sync-io/index.ts';
import { about } from './about.ts';

const optionsOf = (query: string) =>
  answer(query).recommendations.map(({ text }) => plainText(text));

test('Commits are said in a sentence of 75 letters at most, and their mean and their range the same way in it and as figures.', () => {
  for (const query of ['', 'committers=8', 'disk=E30', 'workload=mysql&committers=8']) {
    const { headline: said, why = '', readouts } = answer(query);
    expect(plainText(said).length).toBeLessThanOrEqual(75);
    const figures = readouts.filter(({ id }) => /^commits/.test(id));
    expect(figures.map(({ id }) => id)).toEqual(['commits', 'commits-low', 'commits-high']);
    const [mean, low, high] = figures.map(({ text }) => text.replace('/s', ''));
    const range = `${low} to ${high}`;
    // The sentence has them; for programs they are figures as well.
    expect(figures.every(({ within }) => within === 'over')).toBe(true);
    expect(plainText(said)).toMatch(new RegExp(`(^| )${mean} commits a second`));
    // Once: where it is “at best”, or by region. An estimate has its range in the calculation.
    const sentences = `${plainText(said)} ${why}`;
    expect(sentences.split(range).length - 1, `${range} of ${query}`).toBe(
      query === 'disk=E30' ? 0 : 1,
    );
    // The picture has the same mean in the lane of the disk.
    const lanes = findPart(answer(query), 'commits')?.lanes ?? [];
    const lane = Number(lanes.find(({ isChosen }) => isChosen)?.rate.replaceAll(',', ''));
    expect(Math.abs(lane / (figures[0]?.value ?? 0) - 1)).toBeLessThan(0.006);
  }
  expect(headline('')).toBe('325 commits a second; 3.08 ms a sync is typical.');
  expect(
    answer('')
      .checks.map(({ text }) => text)
      .join(' '),
  ).toContain('769 commits a second would be possible if a sync took no longer than one write.');
  expect(plainText(answer('').recommendations.at(-1)?.text ?? [])).toMatch(
    /^Commit from 8 sessions at once, which share syncs, 6.6 ms a commit: [\d,]+ commits\/s at best\./,
  );
});

test('A range has “at best” after it, since “at most” goes with one number.', () => {
  expect(headline('committers=8')).toMatch(
    /^8 sessions .*: [\d,]+ commits a second, [\d,]+ to [\d,]+ at best\.$/,
  );
  const shown = ['', 'committers=8', 'replicas=3&quorum=3', 'p99=14ms&committers=8'].flatMap(
    (query) => [headline(query), answer(query).why ?? '', ...optionsOf(query)],
  );
  expect(shown.join('\n')).not.toContain('at most');
  expect(optionsOf('').at(-1)).toMatch(/ [\d,]+ commits\/s at best\./);
  expect(optionsOf('disk=E20&workload=postgres&committers=16').join('\n')).toMatch(
    /P20 instead of E20.* to [\d,]+ commits\/s at best /,
  );
});

test('Where a 99th percentile misses its threshold, each option says which one it has, and one of them meets it.', () => {
  for (const query of [
    'p99=25ms',
    'p99=25ms&committers=8',
    'disk=E30&p99=25ms',
    'disk=P4&p99=25ms',
  ]) {
    const options = optionsOf(query);
    for (const text of options)
      expect(text).toMatch(
        /[:;] p99 of a sync (still|typically|about) [\d.]+ ms( \(estimated\))?, (not )?below 10 ms\./,
      );
    expect(options.filter((text) => text.includes(', below 10 ms')).length).toBeGreaterThan(1);
    // The syncs of a P4 wait for its 120 IOPS, and go on waiting for them.
    expect(options[0]).toMatch(query.includes('P4') ? /^Premium SSD v2/ : /^Find what the syncs/);
    // 1.66 ms × 7.77 ÷ 3.08 ms.
    expect(options.join(' ')).toContain('p99 of a sync about 4.2 ms (estimated), below 10 ms');
    // A larger Premium SSD has the same latency.
    expect(options.join(' ')).not.toMatch(/P40/);
  }
});

test('No option clears what was measured except for another disk, of which it says that nobody measured it here.', () => {
  for (const query of [
    'p99=14ms',
    'sync-latency=14ms&committers=4',
    'write-latency=14ms&group-commit=no&committers=4',
    'workload=hana&sync-latency=2.226ms',
  ]) {
    const [measured = ''] = query.match(/[a-z0-9-]+=[\d.]+ms/) ?? [];
    const { recommendations } = answer(query);
    expect(recommendations.length).toBeGreaterThan(1);
    for (const { text, query: changed } of recommendations) {
      const said = plainText(text);
      if (said.startsWith('Find what')) expect(changed, said).toBeUndefined();
      if (changed === undefined) continue;
      if (changed.includes('disk='))
        expect(said).toContain(' Typical of others’ disks, not measured here.');
      else expect(changed).toContain(measured);
    }
  }
  expect(optionsOf('committers=4').join(' ')).not.toContain('not measured here');
});

test('Each option says what it gains, and the first of those with more commits alone what there is now.', () => {
  for (const query of [
    '',
    'p99=12ms&committers=64',
    'p99=12ms',
    'workload=other&p99=20ms',
    'workload=mysql&sync-latency=3.5ms',
    'sync-latency=30ms',
  ]) {
    const { readouts } = answer(query);
    const [low = '', high = low] = readouts
      .filter(({ id }) => id === 'commits-low' || id === 'commits-high')
      .map(({ text }) => text.replace('/s', ''));
    const options = optionsOf(query);
    expect(options.length).toBeGreaterThan(1);
    for (const text of options) {
      expect(text, query).toMatch(/ instead of |, below 10 ms|: [\d,]+( to [\d,]+)? commits\/s/);
      if (low) expect(text, query).not.toContain(`${low} to ${high} commits/s`);
    }
    // What is better at one end only is compared with it again.
    const more = options.filter((text) => text.includes('commits/s') && !text.includes('rely on'));
    const said = more.filter((text) => / commits\/s( at best)? instead of /.test(text));
    expect(said.length, query).toBeLessThanOrEqual(1);
    if (more.length === options.length) expect(said).toEqual(more.slice(0, 1));
  }
  // A larger disk of the same kind has syncs as long as this one once nothing is waited for.
  for (const query of ['workload=mysql&sync-latency=3.5ms', 'sync-latency=30ms'])
    expect(optionsOf(query).join(' ')).not.toContain('P40');
});

test('Where a threshold of the mean is missed, each option says whether it is met, and what meets it most surely is first.', () => {
  const options = optionsOf('workload=hana&sync-latency=2226us');
  expect(options.map((text) => /; (mean .*? ms.*?)\./.exec(text)?.[1])).toEqual([
    'mean typically within 1 ms',
    'mean within 1 ms at best',
  ]);
  expect(options[0]).toMatch(/^Ultra Disk/);
});

test('A typical sync and a typical write of the same disk each say why they differ, and which calculator has the other.', () => {
  const said = (checks: readonly { readonly text: string }[]) =>
    checks.map(({ text }) => text).join(' ');
  expect(said(answer('').checks)).toContain(
    `Each is a write with fsync on a file system; “${syncAbout.title}” has a single raw write, 1.3 ms.`,
  );
  const textsOf = (query: string) => {
    const { given, lookup } = parseQuery(query);
    return said(syncIo.viewModel(lookup, fullDataset, given).answer?.checks ?? []);
  };
  const raw = `a commit in “${about.title}” is a write with fsync on a file system`;
  expect(textsOf('')).toContain('Writes to Premium SSD typically take 1.3 ms');
  expect(textsOf('')).toContain(raw);
  for (const query of ['latency=2ms', 'read=100%', 'limits=2018-09'])
    expect(textsOf(query), query).not.toContain(raw);
});

test('Regions are listed with two digits after the point, so that 9.8 ms is not taken for 10.', () => {
  const table = answer('').tables.find(({ caption }) => caption.includes('by region'));
  expect(table?.rows[0]?.cells).toEqual(['uaenorth', '2.46', '5.59']);
  expect(table?.rows.at(-1)?.cells).toEqual(['northeurope', '3.46', '9.8']);
});

test('Advice never names the disk that the case has, nor Premium SSD for the log of HANA without Write Accelerator.', () => {
  for (const disk of ['P4', 'P30', 'E10', 'E30', 'S30'])
    for (const { text } of answer(`workload=hana&disk=${disk}`).recommendations)
      expect(plainText(text)).not.toMatch(/^P\d+ instead/);
  for (const { text } of answer('sync-latency=3ms').recommendations)
    expect(plainText(text)).not.toMatch(/P30 instead of P30/);
});

test('An option that is better at one end of its range says at which.', () => {
  const standard = 'disk=E20&workload=postgres&committers=16';
  // A Premium SSD v2 costs less, and disrupts as much.
  const [first, second] = optionsOf(standard);
  expect(second).toContain(
    '1,640 to 4,580 commits/s at best instead of 1,160 to 6,360, so less at the high end and more at the low end, which is what you can rely on. ',
  );
  // Both ends are better.
  expect(first).not.toContain('rely on');
});

// 100 × 60 KiB within 10 ms are 614.4 MB/s: of the pages a P40 with performance plus has 600, and a P50 900; a P40 has 250.
// A Premium SSD v2 takes MB/s by themselves, 0.25 for each of its IOPS: 80 % of 10 ms are 768.
test('Where throughput holds commits back, options are more of it: on a Premium SSD v2, with performance plus, at a higher tier.', () => {
  const options = optionsOf('disk=P30&workload=sql-server&committers=200&bytes=60KiB');
  const beginnings = ['Premium SSD v2', 'P50 with performance plus', 'P30 at performance tier P40'];
  expect(options.map((one, at) => one.startsWith(beginnings[at] ?? 'Ultra'))).toEqual(
    options.map(() => true),
  );
  const [first] = optionsOf(
    'disk=PremiumV2-1024GiB-3000IOPS-125MBps&workload=sql-server&committers=200&bytes=60KiB',
  );
  expect(first).toMatch(/^3,072 IOPS and 768 MB\/s on the same disk, /);
});

test('A threshold of the 99th percentile is judged with the typical one in the checks as in the figures, until one is entered.', () => {
  // 26 regions, a Premium SSD each: 7.77 ms; etcd asks for less than 10 ms.
  const { readouts, checks } = answer('disk=P30&workload=etcd');
  expect(readouts.find(({ id }) => id === 'threshold')?.aside).toBe('p99 is 2.2 ms below');
  const said = checks.map(({ text }) => text).join(' ');
  expect(said).toContain(
    'A typical p99 here, 7.77 ms, meets the threshold of etcd, p99 below 10 ms.',
  );
  expect(said).not.toContain('Not checked: the threshold');
});

test('What the answer means comes before what nobody has published, and more than two sentences are checks.', () => {
  const { why, checks } = answer('disk=E20&workload=postgres&committers=16');
  expect(why).toMatch(
    /^The range is from two groups that take turns to one group; the threshold of PostgreSQL is not published\./,
  );
  expect(checks.map(({ text }) => text)).toContain('Processor time and locks are not counted.');
  // Two lines of a page of 1280 px hold some 180 letters.
  for (const query of [
    '',
    'sync-latency=12ms',
    'committers=64',
    'disk=E10',
    'disk=P30-ZRS',
    'p99=50ms&workload=postgres',
    'workload=postgres&committers=64',
  ])
    expect(answer(query).why?.length, query).toBeLessThanOrEqual(190);
});

test('The sentence names what may lose commits, whatever else it explains.', () => {
  const acknowledged = 'By default Kafka acknowledges messages before a sync.';
  for (const query of ['', '&p99=50ms', '&committers=16', '&disk=E20&sync-latency=40ms'])
    expect(answer(`workload=kafka${query}`).why, query).toContain(acknowledged);
});

test('The threshold of etcd is of one member, and so is the 99th percentile beside it: 7.77 ms, of 26 regions.', () => {
  for (const query of ['replicas=3', 'replicas=3&quorum=3', 'replicas=5'])
    expect(answer(query).why).toContain(
      'etcd asks for p99 below 10 ms of each member; 7.77 ms is typical.',
    );
  // Of a single member they are figures.
  const shown = answer('').readouts.filter(({ within }) => !within);
  expect(shown.map(({ text }) => text)).toEqual(['3.08 ms', '7.77 ms', '< 10 ms']);
  // Of all three members the 99th percentile is longer than 7 ms, and is not what is compared.
  const entered = answer('replicas=3&quorum=3&p99=7ms');
  expect(entered.readouts.find(({ id }) => id === 'p99')?.value).toBeGreaterThan(0.0075);
  expect(entered.verdict).toBe('fits');
  expect(entered.why).toContain('The 99th percentile of a member, 7 ms, is below 10 ms');
});

test('A write that is its own sync has the 99th percentile of such a write, as synchronous IO has, not that of a sync of a file system.', () => {
  for (const disk of ['P30', 'PremiumV2-1024GiB-5000IOPS-200MBps']) {
    const { readouts, checks } = answer(`disk=${disk}&workload=sql-server`);
    const single = openedBy(syncIo, `disk=${disk}`).answer?.readouts ?? [];
    for (const id of ['latency', 'p99']) {
      const [own, other] = [readouts, single].map((all) => all.find((one) => one.id === id)?.value);
      expect(own, `${disk}: ${id}`).toBeCloseTo(other ?? Number.NaN, 6);
    }
    expect(checks.map(({ text }) => text).join(' ')).not.toContain('in 26 regions');
  }
});
