/** What the checks of an entered latency warn of, which runs an answer cites, and where its links lead. */
import { expect, test } from 'vitest';
import { answer, texts } from '../../../tests/commit/answer.ts';
import { openedBy } from '../../../tests/view-models.ts';
import { syncIo } from '../sync-io/index.ts';

const said = (query: string) => texts(query).join(' ');

// The longest mean of 26 regions is 4.33 ms (southafricanorth); one write takes 950 µs to 1.78 ms.
test('A sync that was entered is compared with the longest of all regions, and a write alone with writes only.', () => {
  expect(said('sync-latency=20ms')).toContain('; with a sync up to 4.33 ms); 20 ms is 6.5 times');
  expect(said('write-latency=20ms')).toContain(
    'Typical for P30 is 1.3 ms (a write: 950 µs to 1.8 ms by 17 runs in 9 documents of 2015 to 2022); 20 ms is 15 times that.',
  );
});

test('A 99th percentile is compared with the mean of a sync, as it is of one, whatever the write before it took.', () => {
  const warned = (query: string) => /percentile, 3 ms, is below the mean, (.*?):/.exec(said(query));
  expect(warned('write-latency=20ms&sync-latency=1ms&p99=3ms')).toBeNull();
  expect(warned('write-latency=20ms&p99=3ms')).toBeNull();
  expect(warned('write-latency=20ms&sync-latency=4ms&p99=3ms')?.[1]).toBe('4 ms');
  // A log that is written through has its sync in the write.
  expect(warned('workload=sql-server&write-latency=20ms&p99=3ms')?.[1]).toBe('20 ms');
});

// Half of 1.65 × 1.3 ms ÷ e^(1.5 × 0.21) are 783 µs; of a Standard SSD, half of 1.34 ms ÷ e^(1.5 × 0.43) are 352 µs.
test('A 99th percentile that is too short for one write is a warning that commits may be lost, and one that is not is none.', () => {
  const warned = (query: string) =>
    answer(query).checks.some(
      ({ severity, text }) => severity === 'warning' && text.includes('a crash can then lose'),
    );
  expect(warned('p99=0.3ms')).toBe(true);
  expect(warned('p99=0.78ms')).toBe(true);
  expect(warned('p99=0.79ms')).toBe(false);
  expect(said('p99=0.79ms')).toContain('790 µs is shorter than all that others measured on');
  expect(warned('disk=E30&p99=0.35ms')).toBe(true);
  expect(said('disk=E30&p99=0.35ms')).toContain('350 µs is less than half of the typical mean of');
  expect(warned('disk=E30&p99=0.36ms')).toBe(false);
});

test('The checks name once what usually makes an IO slow, whether mean, 99th percentile or both are slow.', () => {
  for (const disk of ['P30', 'E30'])
    for (const slow of ['sync-latency=40ms', 'p99=90ms', 'sync-latency=40ms&p99=90ms'])
      expect(said(`disk=${disk}&${slow}`).split('An IO that takes so long').length, slow).toBe(2);
});

test('An answer cites the runs that its typical figures are from, and none that decide nothing.', () => {
  const regions = 'Azure Disk performance by region, Red Hat solution 5956421';
  const cited = (query: string) => answer(query).citations.map(({ title }) => title);
  const places = (query: string) => answer(query).citations.map(({ place }) => place);
  for (const query of ['', 'disk=E30', 'p99=8ms', 'sync-latency=2ms'])
    expect(cited(query), query).toContain(regions);
  // With a log that is written through, and with the limits from 2018, a sync takes as long as a write.
  for (const query of ['workload=sql-server', 'limits=2018-09'])
    expect(cited(query), query).not.toContain(regions);
  for (const query of ['', 'disk=E30', 'workload=sql-server', 'limits=2018-09']) {
    expect(places(query)).toContain('latency of one IO');
    expect(cited(query).join()).not.toMatch(/Percona|homelab/);
  }
});

test('The link to synchronous IO has the disk, the size of a commit, the limits and the latency that was entered.', () => {
  const opened = (query: string) => {
    const link = answer(query).deepLinks.find(({ calculator }) => calculator === 'sync-io');
    const { answer: found, controls } = openedBy(syncIo, link?.query ?? '');
    expect(found, query).toBeDefined();
    return (name: string) => controls.find((control) => control.name === name)?.text;
  };
  for (const [query, size] of [
    ['', '8KiB'],
    ['bytes=1MiB', '1MiB'],
    ['bytes=4KiB', '4KiB'],
    // The smallest IO that is computed with.
    ['bytes=100B', '512B'],
  ] as const)
    expect(opened(query)('io-size'), query).toBe(size);
  const entered = opened('disk=E30&limits=2018-09&write-latency=1ms&sync-latency=2ms');
  expect(['disk', 'limits', 'latency'].map(entered)).toEqual(['E30', '2018-09', '3ms']);
  const typical = opened('bytes=1MiB');
  expect(['disk', 'limits', 'latency'].map(typical)).toEqual(['P30', 'current', '']);
});
