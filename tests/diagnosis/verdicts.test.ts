/** Verdicts of the diagnosis on texts that were made for these tests, and on tests that show nothing. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import {
  answerOf,
  checksOf,
  headlineOf,
  iostat,
  numbersOf,
  one,
  type Row,
  recommendationsOf,
  sentencesOf,
  times,
  viewModelOf,
} from './answers.ts';

describe('The verdict', () => {
  test('Below every limit the queue depth decides: 1 in flight at the usual latency.', () => {
    const text = times(12, ['sdc', 500, 0, 4000, 0, 2, 0, 1, 100]);
    expect(answerOf({ ...one, text })).toMatchObject({
      verdict: 'below-limit',
      boundBy: ['queue depth'],
    });
    expect(headlineOf({ ...one, text })).toBe('The queue depth decides: 1 IO in flight.');
    expect(sentencesOf({ ...one, text })).toContain('A larger disk or VM will not help.');
  });

  test('Where one sample in 300 reaches a limit, which the 99th percentile does not see, that is said.', () => {
    // A P20 has 2,300 IOPS, and 3,500 in a burst.
    const row = (rate: number): Row => ['sdc', rate, 0, rate * 8, 0, 1.2, 0, rate * 0.0012, 50];
    const text = iostat(...Array.from({ length: 300 }, (_, at) => [row(at === 200 ? 3500 : 500)]));
    const given = { vm: 'D4s_v5', disks: 'data:P20x1:None', text };
    expect(answerOf(given).verdict).toBe('below-limit');
    const said = sentencesOf(given);
    expect(said).toContain('Single samples reach the IOPS limit of P20, up to 3,500 IOPS.');
    expect(said).not.toContain('will not help');
  });

  test('Below every limit with long waits it is the latency.', () => {
    const text = times(12, ['sdc', 500, 0, 4000, 0, 80, 0, 40, 100]);
    expect(answerOf({ ...one, text })).toMatchObject({
      verdict: 'below-limit',
      boundBy: ['latency'],
    });
  });

  test('A burst of the cached limit that reads would take to the uncached one, if they miss, has changes.', () => {
    // Ev3 series: an E16s_v3 has 25,600 IOPS and 384 MB/s uncached, and 256 MB/s cached, with bursts of 800 MB/s.
    const rows = ['sdc', 'sdd', 'sde', 'sdf'].map(
      (name): Row => [name, 1600, 0, 97_500, 0, 20, 0, 32, 100],
    );
    const given = { text: times(12, ...rows), vm: 'E16s_v3' };
    const cached = { ...given, disks: 'os:P10x1:ReadOnly,data:P30x4:ReadOnly' };
    expect(answerOf(cached)).toMatchObject({ verdict: 'above-limit' });
    expect(sentencesOf(cached)).toMatch(
      /If the reads miss the host cache, the VM’s uncached throughput limit is used up as well, with 399 of 384 MB\/s, which would explain 20 ms an IO\./,
    );
    expect(sentencesOf(cached)).toContain('data P30 with host cache ReadOnly');
    expect(recommendationsOf(cached).length).toBeGreaterThan(1);
    // 300 MB/s are above the cached limit alone.
    const less = rows.map((row): Row => [row[0], 1200, 0, 73_000, 0, 20, 0, 32, 100]);
    const below = { ...cached, text: times(12, ...less) };
    expect(sentencesOf(below)).not.toContain('miss the host cache');
    expect(recommendationsOf(below)).toHaveLength(0);
  });

  test('A plateau above the sustained limit that falls to it is a burst that ended.', () => {
    expect(
      sentencesOf({ text: 'example:perfmon', vm: 'D16s_v3', disks: 'data:P20x1:None' }),
    ).toMatch(/burst.*It ended in the series.*2,300 IOPS/);
  });

  test('Two limits within 5 % are both named.', () => {
    // A P30 has 5,000 IOPS and 200 MB/s: 40 KB each reach both at once.
    const text = times(12, ['sdc', 4950, 0, 194_000, 0, 9, 0, 44, 100]);
    expect(answerOf({ ...one, text }).boundBy).toEqual([
      'disk throughput (P30)',
      'disk IOPS (P30)',
    ]);
  });

  test('One disk of Windows beside a group of two may be both, striped: 492 of 500 MB/s of 2 × P40.', () => {
    const counters = [
      'Disk Reads/sec',
      'Disk Writes/sec',
      'Disk Read Bytes/sec',
      'Disk Write Bytes/sec',
    ];
    const row = (second: number) =>
      `"06/13/2026 09:00:${second}.000","4000","3500","262144000","229376000"`;
    const text = [
      `"(PDH-CSV 4.0) (UTC)(0)",${counters.map((name) => `"\\\\VM\\PhysicalDisk(2 F:)\\${name}"`).join(',')}`,
      ...Array.from({ length: 20 }, (_, at) => row(10 + at)),
    ].join('\n');
    for (const disks of [
      'data:P40x2:None',
      'os:P10x1:ReadOnly,data:P40x2:ReadOnly,log:P30x1:None',
    ]) {
      const given = { vm: 'E16bds_v5', disks, text };
      expect(answerOf(given)).toMatchObject({
        verdict: 'at-limit',
        boundBy: ['disk throughput (2 × P40)'],
      });
      expect(sentencesOf(given)).toContain(
        'Not checked: whether a disk of Windows is a whole group',
      );
      const said = JSON.stringify(recommendationsOf(given)[0]?.text);
      expect(said).toContain('For the measured 7,500 IOPS and 491.5 MB/s');
    }
  });

  test('The level of half of the samples is another one than that of 99 %.', () => {
    const text = iostat(
      ...Array.from({ length: 40 }, (_, at) => [
        ['sdc', at < 30 ? 1000 : 5000, 0, 8000, 0, 2, 0, 2, 50] as const,
      ]),
    );
    expect(numbersOf({ ...one, text, use: 'p50' })['iops']).toBe(1000);
    expect(numbersOf({ ...one, text })['iops']).toBe(5000);
  });

  test('A limit that is not published is named and not taken for room.', () => {
    const vm = fullDataset.catalogue
      .vms('current')
      .find(({ cached, hostCache }) => hostCache && cached.iops === 'not published');
    const text = times(12, ['sdc', 100, 0, 800, 0, 1, 0, 0.1, 10]);
    expect(sentencesOf({ text, vm: vm?.name ?? '', disks: 'data:P30x1:ReadOnly' })).toContain(
      'not published',
    );
  });

  test('A set-up that cannot be built is a problem of the disks.', () => {
    const { controls, answer } = viewModelOf({ disks: 'data:P30x64:None', vm: 'D2s_v3' });
    expect(answer).toBeUndefined();
    expect(controls.find(({ name }) => name === 'disks')?.problem).toContain('data disks');
  });
});

const fio = (
  rest: string,
  line = 'IOPS=5000, BW=39.1MiB/s (41.0MB/s)(11.4GiB/300001msec)',
) => `${rest}
t: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=64
fio-3.36

t: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 09:15:00 2026
  read: ${line}
     lat (usec): min=614, max=48213, avg=12784.10, stdev=3320.15
`;

describe('Is a test valid?', () => {
  const run = (command: string, line?: string) => ({
    ...one,
    text: fio(`$ fio --name=t ${command}`, line),
  });
  test('Buffered IO measures memory.', () => {
    expect(answerOf(run('--direct=0 --runtime=300')).verdict).toBe('invalid');
    expect(checksOf(run('--direct=0 --runtime=300'), 'failed')).toContain('direct=1');
  });

  test('A run of 15 s is too short to show that no limit is reached.', () => {
    const short = run('--direct=1', 'IOPS=4000, BW=31.3MiB/s (32.8MB/s)(469MiB/15001msec)');
    expect(answerOf(short).verdict).toBe('invalid');
    expect(checksOf(short, 'failed')).toContain('60 s');
  });

  const at = 'IOPS=5000, BW=39.1MiB/s (41.0MB/s)';
  test('A run of 15 s whose IOs wait at a limit is at that limit, and said to be short.', () => {
    const short = run('--direct=1', `${at}(586MiB/15001msec)`);
    expect(answerOf(short)).toMatchObject({ verdict: 'at-limit', boundBy: ['disk IOPS (P30)'] });
    expect(sentencesOf(short)).toContain('The test ran for only 15 s.');
    expect(checksOf(short, 'warning')).toMatch(/ran for 15 s, which is short/);
    // A few seconds, or IOs that waited for nothing, may be a cache at a rate that is near a limit by chance.
    expect(answerOf(run('--direct=1', `${at}(156MiB/4001msec)`)).verdict).toBe('invalid');
    const idle = fio('$ fio --direct=1', `${at}(586MiB/15001msec)`).replace('12784.10', '614.10');
    expect(answerOf({ ...one, text: idle }).verdict).toBe('invalid');
  });

  test.each([
    // 170 MB/s and 3,500 IOPS are what a P15 bursts to; a D4s_v3 bursts to 200 MB/s.
    [
      'D4s_v3',
      '262144',
      'IOPS=672, BW=168MiB/s (176MB/s)(19.7GiB/120001msec)',
      '104 % of 170 MB/s',
    ],
    [
      'D8s_v5',
      '8192',
      'IOPS=3637, BW=28.4MiB/s (29.8MB/s)(3410MiB/120001msec)',
      '104 % of 3,500 IOPS',
    ],
  ])('A burst at its limit is named: %s, IOs of %s bytes, %s.', (vm, size, line, named) => {
    const text = fio('$ fio --direct=1', line).replaceAll('8192B', `${size}B`);
    const given = { vm, disks: 'data:P15x1:None', text };
    expect(answerOf(given).verdict).toBe('at-limit');
    expect(headlineOf(given)).toContain(named);
  });

  // A P20 has 2,300 IOPS and bursts to 3,500, of which 95 to 105 % are 3,325 to 3,675.
  test.each([
    [3500, 'at-limit'],
    [3325, 'at-limit'],
    [3300, 'above-limit'],
    [3675, 'at-limit'],
    [3700, 'above-limit'],
  ])('%i IOPS of a P20 that bursts to 3,500 are %s.', (iops, verdict) => {
    const given = { 'measured-iops': `${iops}`, vm: 'D8s_v5', disks: 'data:P20x1:None' };
    expect(answerOf(given).verdict).toBe(verdict);
    const isAt = verdict === 'at-limit';
    expect(/This is a burst at its limit/.test(headlineOf(given))).toBe(isAt);
    expect(/can burst so far while credits last, and has 2,300 IOPS/.test(sentencesOf(given))).toBe(
      isAt,
    );
    // At its sustained limit the credits would be used up.
    expect(checksOf(given, 'info')).not.toContain('probably used up');
  });

  test.each([
    // A D16s_v5 bursts to 40,000 IOPS; a P30 has no credits. A P20 has 2,300 IOPS and bursts to 3,500 of them.
    ['P30', 5012, false],
    ['P20', 2310, false],
    ['P20', 3450, true],
  ])('A minute on a %s at %i IOPS may be a burst: %s.', (disk, iops, mayBe) => {
    const text = fio('$ fio --direct=1', `IOPS=${iops}, BW=18MiB/s (19MB/s)(1080MiB/60001msec)`);
    const given = { vm: 'D16s_v5', disks: `data:${disk}x1:None`, text };
    expect(/may be the burst/.test(checksOf(given, 'warning'))).toBe(mayBe);
  });

  test('A small file that is read over and over is in a cache.', () => {
    expect(checksOf(run('--direct=1 --size=256M'), 'failed')).toContain('fits in a cache');
  });

  test('A direct run of five minutes is valid, and at the limit of a P30.', () => {
    expect(answerOf(run('--direct=1 --size=100G'))).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['disk IOPS (P30)'],
    });
  });

  test('Whether it bypassed the page cache is asked where the text does not tell.', () => {
    expect(checksOf({ ...one, text: fio('') }, 'warning')).toMatch(/direct IO\?/);
  });
});

const full: Row = ['sdc', 5000, 0, 40_000, 0, 9, 0, 45, 100];

test('No sentence begins with the name of a device, which has no capital letter.', () => {
  const { why } = answerOf({ ...one, text: times(12, full) });
  expect(why).toContain('Measured on sdc (data P30 with host cache None).');
});

test('A single sample has no percentile, in words or on the plane.', () => {
  const answer = answerOf({ ...one, text: times(1, full) });
  const said = JSON.stringify(answer);
  expect(said).toContain('One sample only: a 99th percentile needs more.');
  expect(said).not.toMatch(/p99|99 %/);
  expect(said).toContain('Only sample');
  expect(checksOf({ ...one, text: times(3, full) })).toContain('Only 3 samples: ');
});
