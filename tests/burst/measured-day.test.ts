/** A measured day: from the text of a tool to steps, and from the samples to an answer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burst } from '../../src/calculators/burst/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { parseQuery, plainText } from '../../src/kit/index.ts';
import { azureCsv, azureText, iostatText, type Piece, perfmonText, sarText } from './texts.ts';

type Given = Readonly<Record<string, string>>;

const screenOf = (given: Given) => burst.viewModel((name) => given[name], fullDataset);

function answerOf(given: Given) {
  const { answer, controls, query } = screenOf(given);
  const problems = controls.flatMap(({ name, problem }) =>
    problem ? [`${name}: ${problem}`] : [],
  );
  if (!answer) throw new Error(`There is no answer. ${problems.join(' ')}`);
  const figure = (id: string) => answer.readouts.find((one) => one.id === id)?.value;
  const table = (caption: string) =>
    answer.tables.find((one) => one.caption.startsWith(caption))?.rows.map(({ cells }) => cells);
  const checks = answer.checks.map(({ text }) => text).join('\n');
  return { answer, query, figure, table, checks, steps: parseQuery(query).lookup('steps') };
}

const problemOf = (given: Given, name: string) =>
  screenOf(given).controls.find((control) => control.name === name)?.problem;

/**
 * A P20: 2,300 IOPS, in a burst 3,500, and a bucket of (3,500 − 2,300) × 1,800 s = 2,160,000 IOs (disk bursting page).
 * Idle at 500 IOPS until 01:00, 3,500 IOPS until 02:30, and 500 IOPS again until the end of the day.
 */
const night: readonly Piece[] = [
  [60, 500],
  [90, 3500],
  [1290, 500],
];

describe('A night job of 90 minutes on a P20, by hand', () => {
  const { figure, table, answer } = answerOf({ text: iostatText(night) });

  test('credits are used up 30 minutes into the job, and the hour after that is throttled', () => {
    expect(figure('lasts')).toBeCloseTo(3600 + 1800, 6);
    expect(figure('throttled')).toBeCloseTo(3600, 6);
    expect(answer.readouts.find(({ id }) => id === 'throttled')?.aside).toBe('4.2 % of 24 h');
    expect(figure('lowest-credit')).toBe(0);
    expect(answer.verdict).toBe('throttled');
  });

  test('of 1,350 minutes × 500 and 90 × 3,500 IOs a second an hour lacks 1,200', () => {
    const demanded = 1350 * 60 * 500 + 90 * 60 * 3500;
    expect(figure('delivered')).toBeCloseTo(1 - (3600 * 1200) / demanded, 9);
  });

  test('at 500 IOPS 1,800 IOs a second come back, so the bucket is full 20 minutes after the job', () => {
    // 2,160,000 ÷ (2,300 − 500) = 1,200 s after 02:30.
    expect(table('Credits of disks')).toEqual([
      [
        'disk IOPS (P20)',
        '2,300 IOPS',
        '3,500 IOPS',
        '0 % at 1:30',
        'at 1:30',
        'at 2:50',
        '60 min',
      ],
      ['disk throughput (P20)', '150 MB/s', '170 MB/s', '100 %', 'not in these steps', '', '0 s'],
    ]);
    expect((150 + 20) / 60).toBeCloseTo(2.83, 2);
  });

  test('a P15 of 1,100 IOPS has the same hour throttled, a P30 none, and a Standard SSD all of the job', () => {
    // (3,500 − 1,100) × 1,800 s last 30 minutes too; then 60 minutes of 90 are throttled.
    const others = table('What another disk would have done') ?? [];
    const of = (name: string) => others.find(([disk]) => disk === name)?.[1];
    expect(of('P15')).toBe('60 min');
    expect(of('P20')).toBe('60 min');
    expect(of('P30')).toBe('never');
    expect(of('Premium SSD v2 of 512 GiB')).toBe('never');
    // A Standard SSD of the size has 500 IOPS and a burst of 600.
    expect(of('E20')).toBe('90 min');
  });
});

describe('What the samples are taken as', () => {
  const texts = {
    'iostat -x': iostatText(night),
    'PerfMon CSV': perfmonText(night),
    'az monitor metrics list': azureText(night),
    AzureMetrics: azureCsv(night),
    'sar -d': sarText(night),
  };

  test.each(Object.entries(texts))('%s gives the same steps and the same answer.', (form, text) => {
    const { steps, figure, checks } = answerOf({ text });
    expect(steps).toBe('1h:500IOPS,90min:3500IOPS,1290min:500IOPS');
    expect(figure('throttled')).toBeCloseTo(3600, 6);
    expect(checks).toContain(`Read as ${form}`);
  });

  test('the text stays in the page, and a link with the steps gives the same answer without it.', () => {
    const measured = answerOf({ text: iostatText(night), disk: 'P15' });
    expect(measured.query).toBe('disk=P15&steps=1h:500IOPS,90min:3500IOPS,1290min:500IOPS');
    const linked = burst.viewModel(parseQuery(measured.query).lookup, fullDataset);
    expect(linked.query).toBe(measured.query);
    expect(linked.answer?.readouts).toEqual(measured.answer.readouts);
  });

  test('a recommendation of a measured day links to its steps, and the text goes on to count with them.', () => {
    const text = iostatText(night);
    const [{ query = '' } = {}] = answerOf({ text }).answer.recommendations;
    const { lookup } = parseQuery(query);
    expect(lookup('text')).toBeUndefined();
    const disk = 'PremiumV2-512GiB-3500IOPS-150MBps';
    expect(lookup('disk')).toBe(disk);
    const applied = answerOf({ text, disk, steps: lookup('steps') ?? '' });
    expect(applied.figure('throttled')).toBe(0);
    expect(applied.checks).toContain('computed from the samples');
  });

  test('steps that are entered replace the measurement, which is said.', () => {
    const { figure, checks } = answerOf({ text: iostatText(night), steps: '1h:3500IOPS' });
    expect(figure('throttled')).toBeCloseTo(1800, 6);
    expect(checks).toContain('Steps were entered, so the measurement is not used.');
  });

  test('the busiest device counts, another one where it is asked for, and all of them with “all”.', () => {
    const text = iostatText([[60, 1000]]);
    const stepsFor = (device: string) => answerOf({ text, device }).steps;
    expect(stepsFor('')).toBe('1h:1000IOPS');
    expect(stepsFor('SDA')).toBe('1h:3IOPS');
    expect(stepsFor('all')).toBe('1h:1003IOPS');
    expect(problemOf({ text, device: 'sdz' }, 'device')).toContain('It has sda and sdc');
    // Only what was picked for its load is called the busiest.
    const countedAs = (device: string) =>
      /Counted as P20: (.*?)\./.exec(answerOf({ text, device }).checks)?.[1];
    expect(['', 'sda', 'all'].map(countedAs)).toEqual([
      'sdc, of 2 devices the busiest',
      'sda',
      'sdc and sda',
    ]);
  });

  test('neither the device nor the interval is in a link, which has the steps of them.', () => {
    const text = iostatText([[60, 1000]], { isTimed: false });
    const { query } = answerOf({ text, device: 'sda', interval: '60s' });
    expect(query).toBe('steps=1h:3IOPS');
  });

  test('how many disks the volume has does not change the load.', () => {
    const text = iostatText(night);
    expect(answerOf({ text, disks: '2' }).steps).toBe(answerOf({ text }).steps);
  });

  describe('of two disks that share a load evenly', () => {
    // Each has 3,000 IOPS for an hour: 700 above the limit of a P20, but two of them allow 4,600.
    const shared = iostatText([[60, 3000]]).replaceAll(
      /^sda .*\n(sdc .*)$/gm,
      (_, row: string) => `${row.replace('sdc', 'sdb')}\n${row}`,
    );
    const of = (given: Given) => answerOf({ text: shared, disks: '2', ...given });

    test('the busiest alone is no proof that both are fine, and “all” counts both.', () => {
      const { answer, checks, steps } = of({});
      expect(steps).toBe('1h:3000IOPS');
      expect(answer.verdict).toBe('not-checked');
      expect(plainText(answer.headline)).toMatch(/ Counted is sdb alone, against 2 disks\.$/);
      expect(checks).toContain('1 other device had a load like it');
      const both = of({ device: 'all' });
      // 2 × 2,160,000 IOs at 6,000 − 4,600 a second last 51 min 26 s.
      expect(both.answer.verdict).toBe('throttled');
      expect(both.figure('lasts')).toBeCloseTo(4_320_000 / 1400, 6);
      expect(both.checks).not.toContain('a load like it');
    });

    test('one that is asked for counts as the load of the volume, and so does the busiest beside an idle one or as a single disk.', () => {
      for (const given of [{ device: 'sdc' }, { text: iostatText([[60, 3000]]) }]) {
        expect(of(given).answer.verdict).toBe('fits');
        expect(of(given).checks).not.toContain('a load like it');
      }
      expect(of({ disks: '1' }).checks).not.toContain('a load like it');
    });

    test('the field and the refusal of a name say how all are counted.', () => {
      const control = screenOf({ text: shared }).controls.find(({ name }) => name === 'device');
      expect(JSON.stringify(control)).toContain('“all”: all of them. There are sdb and sdc.');
      expect(problemOf({ text: shared, device: 'sdb,sdc' }, 'device')).toMatch(
        /It has sdb and sdc\. “all” counts all of them\.$/,
      );
    });
  });

  test('IOs of another size than the entered one keep their throughput.', () => {
    // 3,500 IOs of 64 KiB are 229.376 MB/s, above the 170 MB/s that a P20 bursts to.
    const { steps, answer } = answerOf({ text: iostatText([[60, 3500]], { kib: 64 }) });
    expect(steps).toBe('1h:3500IOPS:229MB/s');
    expect(answer.boundBy).toEqual(['disk throughput (P20)']);
  });
});

describe('Means', () => {
  test('a burst of 5 minutes in each quarter hour is computed from the samples, and a link says what its means lose.', () => {
    // 10,000 IOPS for 5 of 15 minutes are 3,400 on average; the samples are throttled in those 5 minutes alone.
    const pieces = Array.from({ length: 96 }, (): readonly Piece[] => [
      [5, 10_000],
      [10, 100],
    ]).flat();
    const { figure, steps, checks } = answerOf({ text: iostatText(pieces) });
    expect(steps).toBe('1d:3400IOPS');
    expect(figure('throttled')).toBeCloseTo(96 * 300, 3);
    expect(checks).toContain('each a mean over 15 min');
    // From the means: 2,160,000 ÷ (3,400 − 2,300) s in full, and 2,300 of 3,400 after that.
    expect(checks).toContain('throttled for 23.5 h, from the samples for 8 h');
    expect((86_400 - 2_160_000 / 1100) / 3600).toBeCloseTo(23.45, 2);
  });

  test('a day that differs in each quarter hour has 96 steps in a link.', () => {
    const pieces = Array.from({ length: 96 }, (_, at): Piece => [15, 1000 + at * 7]);
    const { steps = '' } = answerOf({ text: iostatText(pieces, { kib: 24 }) });
    expect(steps.split(',')).toHaveLength(96);
    expect(steps.length).toBeLessThanOrEqual(2000);
    expect(steps).toMatch(/^15min:1000:24600KB\/s,15min:1007:/);
  });

  test('a week has as many steps as a link can have, each longer.', () => {
    const pieces = Array.from({ length: 7 * 24 }, (_, at): Piece => [60, 100 + at]);
    const { steps = '' } = answerOf({ text: azureText(pieces, 60) });
    const lengths = steps.split(',').map((step) => step.split(':')[0]);
    expect(new Set(lengths)).toEqual(new Set(['2h']));
    expect(lengths).toHaveLength(84);
  });

  test('a day of samples every 5 s is simulated in means of 10 s, which is said.', () => {
    const { checks } = answerOf({ text: iostatText([[1440, 500]], { every: 1 / 12 }) });
    expect(checks).toContain('computed from means of 10 s');
  });

  test('samples that are level within each step of a link give the answer of those steps.', () => {
    const rate = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(
        fc.array(rate, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(1, 5, 15),
        (rates, every) => {
          const pieces = rates.map((one): Piece => [30, one]);
          const { answer, query } = answerOf({ text: perfmonText(pieces, every), disk: 'P10' });
          const { lookup } = parseQuery(query);
          const linked = burst.viewModel(lookup, fullDataset).answer;
          for (const { id, value } of answer.readouts) {
            const other = linked?.readouts.find((one) => one.id === id)?.value;
            // Up to 5 % above a burst limit a measured rate is that limit.
            if (rates.every((one) => one <= 3500 || one > 3675) && value !== undefined)
              expect(other).toBeCloseTo(value, 6);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('What was measured at a limit', () => {
  test('a load that is held at the burst limit and then at the sustained one is censored: 90 of 1,440 minutes are 6 quarter hours.', () => {
    const held: readonly Piece[] = [
      [60, 500],
      [30, 3500],
      [60, 2300],
      [1290, 500],
    ];
    const { checks, figure } = answerOf({ text: iostatText(held) });
    expect(figure('throttled')).toBe(0);
    expect(checks).toContain('At the limit for 6 of 96 quarter hours: if P20 was measured');
  });

  test('a load below every limit is not.', () => {
    expect(answerOf({ text: iostatText([[1440, 2000]]) }).checks).not.toContain('At the limit');
  });

  test('what a full limit measures, up to 5 % above it, is the limit; more is throttled.', () => {
    const lastsAt = (rate: number) => answerOf({ text: iostatText([[60, rate]]) }).figure('lasts');
    expect(lastsAt(3600)).toBeCloseTo(1800, 6);
    expect(lastsAt(3700)).toBe(0);
  });
});

describe('Times', () => {
  test('a measurement that crosses midnight goes on after it.', () => {
    const across = answerOf({ text: iostatText(night, { from: 22 * 60 + 30 }) });
    expect(across.steps).toBe('1h:500IOPS,90min:3500IOPS,1290min:500IOPS');
  });

  test('less than a day is said, and steps are as short as the samples.', () => {
    const { checks, steps } = answerOf({
      text: iostatText([
        [30, 500],
        [30, 900],
      ]),
    });
    expect(checks).toContain('The measurement covers 60 min');
    expect(steps).toBe('30min:500IOPS,30min:900IOPS');
  });

  test('a gap is unknown, not idle: credits stay as they are, and it counts neither as throttled nor as delivered.', () => {
    const pieces: readonly Piece[] = [
      [30, 2900],
      [60, 0],
      [60, 2900],
    ];
    // 600 IOs a second are used: half of the bucket before the gap, the rest 30 minutes after it.
    const text = iostatText(pieces, { without: (at) => at >= 30 && at < 90 });
    const { figure, steps, checks } = answerOf({ text });
    expect(steps).toBe('30min:2900IOPS,1h:unknown,1h:2900IOPS');
    expect(figure('lasts')).toBeCloseTo(30 * 60 + 3600 + 30 * 60, 6);
    expect(figure('throttled')).toBeCloseTo(1800, 6);
    expect(checks).toContain('There are no samples for 60 min, in 1 gap.');
    // Idle for an hour the bucket would have been full again.
    expect(answerOf({ text: iostatText(pieces) }).figure('throttled')).toBe(0);
  });

  test('a device that is missing in reports that follow each other has one gap.', () => {
    const reports = iostatText([[60, 900]]).split('\n\n');
    const isMissing = (at: number) => (at >= 10 && at < 14) || at === 40;
    const text = reports
      .map((one, at) => (isMissing(at) ? one.replace(/\nsdc.*/, '') : one))
      .join('\n\n');
    expect(answerOf({ text }).checks).toContain('There are no samples for 5 min, in 2 gaps.');
  });

  test('the load in a gap is drawn as a break, and a link keeps it.', () => {
    const { answer } = answerOf({ steps: '30min:900IOPS,1h:unknown,1h:700IOPS' });
    const delivered = answer.chart?.panels[0]?.lines.filter(({ secondary }) => !secondary) ?? [];
    expect(delivered.map(({ label, points }) => [label, points[0]?.[0]])).toEqual([
      ['delivered', 0],
      ['', 5400],
    ]);
  });

  test('a day with hundreds of gaps is drawn with no more points than a chart can show, with its highest ones.', () => {
    const day = Array.from({ length: 1440 * 6 }, (_, at): Piece => [1 / 6, 500 + (at % 97)]);
    for (const every of [100, 20, 6]) {
      const text = iostatText(day, { every: 1 / 6, without: (at) => at % every < 2 });
      const lines = answerOf({ text }).answer.chart?.panels[0]?.lines ?? [];
      const points = lines.flatMap((line) => line.points);
      // Three lines over 800 pixels; a part keeps four points, and there are as many parts as gaps that can be seen.
      expect(points.length, `a gap in ${every} samples`).toBeLessThanOrEqual(2400);
      const loads = lines.filter(({ label }) => !label.endsWith('sustained'));
      expect(Math.max(...loads.flatMap((line) => line.points.map(([, y]) => y)))).toBe(596);
    }
  });

  test('times that go back are said, and the samples taken in the order of the text.', () => {
    const [one, other] = [[[30, 3000]], [[30, 100]]] as const;
    const text = `${iostatText(one, { from: 600 })}\n${iostatText(other, { from: 500 })}`;
    const { steps, checks } = answerOf({ text });
    expect(steps).toBe('30min:3000IOPS,30min:100IOPS');
    expect(checks).toContain('The times go back once');
  });

  test('a text without times asks for the interval, and is read with it.', () => {
    const text = iostatText(
      [
        [30, 500],
        [30, 900],
      ],
      { isTimed: false },
    );
    expect(problemOf({ text }, 'interval')).toContain('enter the seconds from one report');
    expect(answerOf({ text, interval: '60s' }).steps).toBe('30min:500IOPS,30min:900IOPS');
  });
});

describe('Texts that show no load', () => {
  test.each([
    ['nothing that a tool prints', 'hello', 'Paste that of Azure Monitor metrics'],
    ['the result of a benchmark', 'example', 'This is the result of a benchmark'],
    ['a part of such a result', 'cut', 'without its results of reads and writes. Paste samples'],
    ['shares of limits alone', 'shares', 'no IOPS and no throughput of a disk'],
    ['a log of PerfMon without disks', 'processor', 'without figures of disks'],
  ])('%s is refused with what to paste.', (_, name, problem) => {
    const shares = azureText([[60, 1]])
      .replace('Data Disk Read Operations/Sec', 'Data Disk IOPS Consumed Percentage')
      .replace('Data Disk Read Bytes/sec', 'Data Disk Bandwidth Consumed Percentage');
    const texts: Given = {
      hello: 'hello',
      cut: '<Results>\n<System><ComputerName>a</ComputerName></System>\n<Profile>',
      example:
        'reads: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=64\nfio-3.36\n\nreads: (groupid=0, jobs=1): err= 0: pid=2311: Sat Jun 13 09:15:00 2026\n  read: IOPS=5006, BW=39.1MiB/s (41.0MB/s)(11.5GiB/300013msec)\n',
      shares,
      processor:
        '"(PDH-CSV 4.0)","\\\\VM\\Processor(_Total)\\% Processor Time"\n"06/13/2026 00:00:00.000","4"\n',
    };
    expect(problemOf({ text: texts[name] ?? '' }, 'text')).toContain(problem);
  });

  test('an empty text is none: the steps count.', () => {
    expect(answerOf({ text: '' }).figure('throttled')).toBeCloseTo(1800, 6);
  });

  test('blanks are the output of no tool, also with steps beside them.', () => {
    for (const given of [{ text: ' \n ' }, { text: '\n', steps: '1h:3500IOPS' }]) {
      expect(problemOf(given, 'text')).toContain('This is not the output of a tool');
      expect(screenOf(given).answer).toBeUndefined();
    }
  });

  test('a device or an interval without a text is a problem of theirs.', () => {
    expect(problemOf({ device: 'sdc' }, 'device')).toContain('There is no measurement');
    expect(problemOf({ interval: '60s' }, 'interval')).toContain('There is no measurement');
  });
});

describe('Buckets of the VM', () => {
  const steps = '1h:2000IOPS:300MB/s,23h:0IOPS';
  // D8s_v3 prints 128 MB/s cached and 192 uncached, in a burst 400 each; four P40 have no burst.
  const ofVm = { steps, disk: 'P40', disks: '4', vm: 'D8s_v3' };
  const bucketOf = (cells: readonly string[] = []) => `VM ${cells[0]?.split(' ')[1]}`;
  const throughputOf = (given: Given) =>
    answerOf(given)
      .table('Credits of disks')
      ?.filter(([bucket]) => bucket?.includes('throughput')) ?? [];

  test('a cached disk uses those of the cached and of the uncached limit, each with times of its own.', () => {
    const rows = throughputOf({ ...ofVm, cache: 'ReadOnly' });
    expect(rows.map(bucketOf)).toEqual(['VM cached', 'VM uncached']);
    // Cached: (400 − 128) × 1,800 s = 489.6 GB at 300 − 128 MB/s last 2,846.5 s, and 3,825 s of rest bring them back.
    expect(rows[0]?.slice(1)).toEqual([
      ...['128 MB/s', '400 MB/s', '0 % after 47.4 min', 'after 47.4 min', 'at 2:04', '12.6 min'],
    ]);
    // Uncached: of (400 − 192) × 1,800 s = 374.4 GB the 108 MB/s above the limit take 307.4 GB until then.
    expect(rows[1]?.slice(3, 5)).toEqual(['18 % after 47.4 min', 'not in these steps']);
  });

  test('a disk without a host cache uses those of the uncached limit alone.', () => {
    const rows = throughputOf(ofVm);
    expect(rows.map(bucketOf)).toEqual(['VM uncached']);
    // 374.4 GB at 108 MB/s last 3,466.7 s.
    expect(rows[0]?.[4]).toBe('after 57.8 min');
  });
});
