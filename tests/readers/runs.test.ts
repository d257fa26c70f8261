/** Results of fio and diskspd, read by hand. */
import { describe, expect, test } from 'vitest';
import { inFlight } from '../../src/readers/diskspd-in-flight.ts';
import { readText } from '../../src/readers/index.ts';
import type { Direction, Run } from '../../src/readers/reading.ts';
import { notesOf, runsIn, textOf } from './corpus.ts';

const us = 1e-6;
const ms = 1e-3;
const p99 = ({ latency }: Direction = { iops: 0, throughput: 0 }) =>
  latency?.percentiles.find(([share]) => share === 0.99)?.[1];

type Expected = {
  readonly file: string;
  readonly runs: number;
  readonly at: number;
  readonly side: 'read' | 'write';
  readonly iops: number;
  /** Bytes a second. */
  readonly throughput: number;
  readonly mean?: number;
  readonly p99?: number;
  readonly of: Partial<Run>;
};

const expected: readonly Expected[] = [
  {
    file: 'fio-2.2.10_do-5bucks_randread.txt',
    ...{ runs: 5, at: 0, side: 'read' },
    // bw=611058KB/s, iops=152764, lat avg=829.81 us, 99.00th=[ 3216]
    ...{ iops: 152_764, throughput: 611_058 * 1024, mean: 829.81 * us, p99: 3216 * us },
    of: {
      readSize: 4096,
      queueDepth: 128,
      jobs: 8,
      engine: 'libaio',
      random: true,
      runtime: 6.864,
    },
  },
  {
    file: 'fio-2.2.10_do-5bucks_randwrite.txt',
    ...{ runs: 5, at: 0, side: 'write' },
    // bw=53966KB/s, iops=13491, lat avg=9388.19 us, 99.00th=[35584]
    ...{ iops: 13_491, throughput: 53_966 * 1024, mean: 9388.19 * us, p99: 35_584 * us },
    of: { writeSize: 4096, queueDepth: 128, runtime: 77.721 },
  },
  {
    file: 'fio-2.2.10_ovh-vpsssd1_randread.txt',
    ...{ runs: 5, at: 0, side: 'read' },
    // bw=3999.2KB/s, iops=999; lat avg=127985.12 us; percentiles in msec: 99.00th=[  131]
    ...{ iops: 999, throughput: 3999.2 * 1024, mean: 127_985.12 * us, p99: 131 * ms },
    of: { runtime: 240.131 },
  },
  {
    file: 'fio-2.2.13_sandisk_randrw-4k.txt',
    ...{ runs: 1, at: 0, side: 'read' },
    // bw=332118KB/s, iops=83029, lat avg=3080.38 us, 99.00th=[47360]
    ...{ iops: 83_029, throughput: 332_118 * 1024, mean: 3080.38 * us, p99: 47_360 * us },
    of: { jobs: 16 },
  },
  {
    file: 'fio-3.1_t2micro_write.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // Printed BW=11.0MiB/s is wrong; 4096 MiB in 341.704 s are 12.57 MB/s.
    ...{
      iops: 3068,
      throughput: (4096 * 1024 ** 2) / 341.704,
      mean: 1301.99 * us,
      p99: 13_435 * us,
    },
    of: { direct: true, queueDepth: 4, fileSize: 4 * 1024 ** 3, target: 'test4K-aio' },
  },
  {
    file: 'own_fio-3.33_own_fdatasync.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // IOPS=7568, BW=29.6MiB/s (31.0MB/s); lat avg=2945.81 ns
    ...{ iops: 7568, throughput: 31e6, mean: 2945.81e-9, p99: 6816e-9 },
    of: { engine: 'sync', runtime: 3.001 },
  },
  {
    file: 'own_fio-3.33_own_randrw.jsonplus.json',
    ...{ runs: 1, at: 0, side: 'read' },
    // "iops": 32446.710658, "bw_bytes": 265811644, lat_ns mean 165664.610008, clat 99.000000: 309248
    ...{ iops: 32_446.71, throughput: 265_811_644, mean: 165_664.61e-9, p99: 309_248e-9 },
    of: { readSize: 8192, queueDepth: 8, direct: true, warmUp: 1, fileSize: 64 * 1024 ** 2 },
  },
  {
    file: 'own_fio-3.33_status-interval.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // The last of four reports: IOPS=43.3k, (508MiB/3001msec), lat avg=184.21 us, 99.00th=[  594]
    ...{ iops: 43_300, throughput: (508 * 1024 ** 2) / 3.001, mean: 184.21 * us, p99: 594 * us },
    of: { queueDepth: 8, jobs: 1, writeSize: 4096, runtime: 3.001 },
  },
  {
    file: 'own_fio-3.33_status-interval.json.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // The last of four documents: "iops": 43752.082639, "bw_bytes": 179208530, lat_ns mean 182276.27, clat 99.000000: 325632
    ...{ iops: 43_752.08, throughput: 179_208_530, mean: 182_276.27e-9, p99: 325_632e-9 },
    of: { queueDepth: 8, jobs: 1, runtime: 3.001 },
  },
  {
    file: 'own_fio-3.33_kb-base.txt',
    ...{ runs: 1, at: 0, side: 'read' },
    // IOPS=13.7k, BW=449Mbit/s: 56.1 MB/s; lat avg=72.25 us
    ...{ iops: 13_700, throughput: 449e6 / 8, mean: 72.25 * us },
    of: { readSize: 4096, runtime: 3.001 },
  },
  {
    file: 'fio-3.20_kubestr.json',
    ...{ runs: 1, at: 0, side: 'write' },
    // "iops" of the job write_iops; with gtod_reduce=1 no latency was measured
    ...{ iops: 390.525, throughput: 1_616_410 },
    of: { name: 'read_iops + write_iops', queueDepth: 128, direct: true, warmUp: 2 },
  },
  {
    file: 'diskspd-2.2.0_singlegroup.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // total: 20819968 | 5083 | 1.98 | 508.09 | 125.800; 99th 161.752 ms
    ...{ iops: 508.09, throughput: 1.98 * 1024 ** 2, mean: 125.8 * ms, p99: 161.752 * ms },
    of: {
      queueDepth: 64,
      writeSize: 4096,
      warmUp: 5,
      direct: true,
      random: true,
      fileSize: 1024 ** 3,
    },
  },
  {
    file: 'diskspd-2.2.0_multisocket.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // total: 69226496 | 16901 | 13.18 | 3374.97 | 4.739; -o4 -t4
    ...{ iops: 3374.97, throughput: 13.18 * 1024 ** 2, mean: 4.739 * ms },
    of: { queueDepth: 16, fileSize: 64 * 1024 ** 2 },
  },
  {
    file: 'diskspd-2.0.21_32-threads.txt',
    ...{ runs: 1, at: 0, side: 'write' },
    // total: 563719340032 | 68813396 | 597.33 | 76458.71 | 6.696; 99th 57.658 ms; -t32 -o16
    ...{ iops: 76_458.71, throughput: 597.33 * 1024 ** 2, mean: 6.696 * ms, p99: 57.658 * ms },
    // “number of outstanding I/O operations: 16” is of each thread: 76,458.71 × 6.696 ms = 512.
    of: { queueDepth: 512, jobs: 32, writeSize: 8192, warmUp: 30, random: true },
  },
  {
    file: 'diskspd_2.2_unit_xml_1.xml',
    ...{ runs: 1, at: 0, side: 'read' },
    // ReadCount 6, ReadBytes 4194304 in TestTimeSeconds 120
    ...{ iops: 6 / 120, throughput: 4_194_304 / 120 },
    of: { readSize: 65_536, queueDepth: 2, direct: true, warmUp: 5 },
  },
];

/** Printed rates have three digits at least, of which the last is rounded. */
const printed = 0.005;
const near = (got: number | undefined, value: number, what: string) =>
  expect(Math.abs((got ?? Number.NaN) / value - 1), what).toBeLessThan(printed);

test.each(expected)('$file: the $side of run $at reads as printed.', (row) => {
  const { runs } = runsIn(textOf(row.file));
  expect(runs).toHaveLength(row.runs);
  const run = runs[row.at];
  const side = run?.[row.side];
  near(side?.iops, row.iops, 'IOPS');
  near(side?.throughput, row.throughput, 'throughput');
  if (row.mean === undefined) expect(side?.latency).toBeUndefined();
  else near(side?.latency?.mean, row.mean, 'mean latency');
  if (row.p99 !== undefined) near(p99(side), row.p99, 'p99');
  expect(run).toMatchObject(row.of);
});

test('fio prints the latency of a sync by itself.', () => {
  const [run] = runsIn(textOf('own_fio-3.33_own_fdatasync.txt')).runs;
  // sync (usec): min=76, max=7606, avg=128.25; 99.00th=[  223]
  expect(run?.sync?.mean).toBeCloseTo(128.25e-6, 9);
  expect(run?.sync?.percentiles.find(([share]) => share === 0.99)?.[1]).toBeCloseTo(223e-6, 9);
});

test('A run that is cut off in the middle is read as far as it goes, and that is noted.', () => {
  const text = textOf('own_fio-3.33_own_fdatasync.txt');
  const reading = runsIn(text.slice(0, text.indexOf('IO depths')));
  expect(reading.runs[0]?.write?.iops).toBe(7568);
  expect(notesOf(reading)).toContain('cut-off');
});

test('Jobs of one group that report apart are added.', () => {
  const job = (at: number) => `job: (groupid=0, jobs=1): err= 0: pid=${at}: Wed Jan  1 00:00:00 2025
  read: IOPS=1000, BW=4000KiB/s (4096kB/s)(234MiB/60001msec)
    clat (usec): min=100, max=9000, avg=${at}000.00, stdev=1.00
     lat (usec): min=100, max=9000, avg=${at}000.00, stdev=1.00
     issued rwts: total=60001,0,0,0 short=0,0,0,0 dropped=0,0,0,0
`;
  const head =
    'job: (g=0): rw=randread, bs=(R) 4096B-4096B, (W) 4096B-4096B, (T) 4096B-4096B, ioengine=libaio, iodepth=8\n...\nfio-3.36\nStarting 2 processes\n\n';
  const [run] = runsIn(`${head}${job(1)}${job(3)}`).runs;
  expect(run?.read).toMatchObject({ iops: 2000, throughput: 8_192_000 });
  expect(run?.read?.latency?.mean).toBeCloseTo(2e-3, 9);
  expect(run).toMatchObject({ jobs: 2, queueDepth: 16 });
});

describe('IOs in flight of DiskSpd', () => {
  // Usage of -o, -O, -t and -F in DiskSpd’s CmdLineParser.cpp.
  test.each([
    ['-t2 -o8, one target', { threads: 2, isPool: false, atTargets: [8] }, 16],
    ['-t2 -o8, three targets', { threads: 6, isPool: false, atTargets: [8, 8, 8] }, 48],
    ['-F4 -O8, three targets', { threads: 4, isPool: true, eachOfPool: 8, atTargets: [] }, 32],
    ['-F4 -o2, three targets', { threads: 4, isPool: true, atTargets: [2, 2, 2] }, 24],
    [
      '-F4 without a count for each',
      { threads: 4, isPool: true, eachOfPool: 0, atTargets: [] },
      undefined,
    ],
  ])('%s', (_, given, expected) => {
    expect(inFlight(given)).toBe(expected);
  });

  // As ResultParser.cpp of 2.2 prints a pool of threads.
  test.each([
    ['-F4 -O8', 8, '\t\trelative IO weight in thread pool: 1\n', 32],
    ['-F4 -o2', 0, '\t\tnumber of outstanding I/O operations per thread: 2\n', 16],
  ])('%s of two targets is read from the text', (options, each, ofTarget, expected) => {
    const target = (name: string) => `\tpath: '${name}'\n\t\tblock size: 8KiB\n${ofTarget}`;
    const text = `Command Line: diskspd.exe -b8K ${options} -w0 -d10 -Sh -L E:\\a.dat F:\\b.dat

Input parameters:

\ttimespan:   1
\tthread pool with 4 threads
\tnumber of outstanding I/O operations per thread: ${each}
${target('E:\\a.dat')}${target('F:\\b.dat')}
Results for timespan 1:
actual test time:\t10.00s
thread count:\t\t4

Total IO
thread |       bytes     |     I/Os     |    MiB/s   |  I/O per s |  AvgLat  |  file
------------------------------------------------------------------------------
total:          81920000 |        10000 |       7.81 |    1000.00 |   16.000

Read IO
thread |       bytes     |     I/Os     |    MiB/s   |  I/O per s |  AvgLat  |  file
------------------------------------------------------------------------------
total:          81920000 |        10000 |       7.81 |    1000.00 |   16.000
`;
    const [run] = runsIn(text).runs;
    expect(run?.queueDepth).toBe(expected);
    expect(run?.read?.iops).toBe(1000);
  });
});

// The first table of https://github.com/microsoft/diskspd/issues/56, whose test only writes.
test.each([
  ['-w100', { write: 773.4 }],
  ['-w0', { read: 773.4 }],
  ['without -w, which reads', { read: 773.4 }],
  ['-w30', 'cut'],
  ['-w100 -Xprofile.xml', 'cut'],
])('The sum of DiskSpd alone, of a test with %s', (options, expected) => {
  const reading = readText(`Command Line: diskspd.exe -b256K ${options} -t1 -o64 -r -d600 -L #2
Total IO
thread |       bytes     |     I/Os     |     MB/s   |  I/O per s |  AvgLat  | LatStdDev |  file
-----------------------------------------------------------------------------------------------------
     0 |    121647398912 |       464048 |     193.35 |     773.40 |   82.740 |    41.172 | #2 (894GB)
-----------------------------------------------------------------------------------------------------
total:      121647398912 |       464048 |     193.35 |     773.40 |   82.740 |    41.172
`);
  if (reading.kind === 'refused') return expect(reading.refusal.why).toBe(expected);
  const [run] = reading.kind === 'runs' ? reading.runs : [];
  return expect({ read: run?.read?.iops, write: run?.write?.iops }).toEqual({
    read: undefined,
    write: undefined,
    ...(expected as object),
  });
});

test('Of several targets of DiskSpd the percentiles are those of all together, and none where that table is missing.', () => {
  const totals = (kind: string, ios: number) => `${kind} IO
thread |       bytes     |     I/Os     |    MiB/s   |  I/O per s |  AvgLat  |  file
------------------------------------------------------------------------------
total:     ${ios * 8192} |        ${ios} |       7.81 |     ${ios / 10} |   16.000
`;
  const chart = (above: string, p99: number) => `
${above}
  %-ile |  Read (ms) | Write (ms) | Total (ms)
----------------------------------------------
   50th |     ${p99 / 10} |        N/A |      ${p99 / 10}
   99th |     ${p99} |        N/A |      ${p99}
    max |     ${p99 * 2} |        N/A |      ${p99 * 2}
`;
  // ResultParser.cpp of 2.0 prints a table for each of several targets, and the one of all behind “total:”.
  const text = (
    ...charts: readonly string[]
  ) => `Command Line: diskspd.exe -b8K -o8 -w0 -d10 -Sh -L E:\\a.dat F:\\b.dat

Results for timespan 1:
actual test time:\t10.00s
thread count:\t\t2

${totals('Total', 10_000)}
${totals('Read', 10_000)}${charts.join('')}`;
  const targets = [chart('E:\\a.dat', 20), chart('F:\\b.dat', 90)];
  const latencyOf = (given: string) => runsIn(given).runs[0]?.read?.latency;
  for (const heading of ['total:', 'Total latency distribution:']) {
    const latency = latencyOf(text(...targets, chart(heading, 310)));
    expect(latency?.percentiles).toEqual([
      [0.5, 31 * ms],
      [0.99, 310 * ms],
    ]);
    expect(latency?.max).toBeCloseTo(620 * ms, 9);
  }
  expect(latencyOf(text(...targets))).toEqual({ mean: 16 * ms, percentiles: [] });
});

describe('What fio keeps in flight', () => {
  const block = `job: (groupid=0, jobs=2): err= 0: pid=9: Wed Jan  1 00:00:00 2025
  write: IOPS=5000, BW=19.5MiB/s (20.5MB/s)(1172MiB/60001msec)
     lat (usec): min=100, max=90000, avg=12720.00, stdev=1.00
`;
  test('is not known of results without their beginning, and is not taken to be 1.', () => {
    expect(runsIn(block).runs[0]).not.toHaveProperty('queueDepth');
    expect(runsIn(`$ fio nightly.fio\n${block}`).runs[0]).not.toHaveProperty('queueDepth');
  });

  test('is 1 a job where the command is there and gives no depth, as HOWTO.rst has it.', () => {
    const [run] = runsIn(`$ fio --name=job --rw=randwrite --bs=4k --numjobs=2\n${block}`).runs;
    expect(run?.queueDepth).toBe(2);
  });

  test('is not known of JSON without options.', () => {
    const job = { jobname: 'a', write: { iops: 100, bw_bytes: 409_600, total_ios: 6000 } };
    const document = (more: object) =>
      JSON.stringify({ 'fio version': 'fio-3.33', jobs: [{ ...job, ...more }] });
    expect(runsIn(document({})).runs[0]).not.toHaveProperty('queueDepth');
    expect(runsIn(document({ 'job options': { bs: '4k' } })).runs[0]?.queueDepth).toBe(1);
  });
});

describe('The file of several jobs of fio', () => {
  const options = { rw: 'randread', bs: '4k', size: '10g', numjobs: '8' };
  const read = { iops: 100, bw_bytes: 409_600, total_ios: 6000 };
  const fromJson = (more: object) => ({
    'fio version': 'fio-3.33',
    jobs: [{ jobname: 'a', read, 'job options': { ...options, ...more } }],
  });
  // HOWTO.rst, filename: jobs that are given one share it; without one each has its own.
  test.each([
    ['is one where it has a name', { filename: '/mnt/data/test' }, 10],
    ['is one of each job without a name', {}, 80],
    [
      'is a part of each job with an offset',
      { filename: '/mnt/data/t', offset_increment: '10g' },
      80,
    ],
  ])('%s.', (_, more, gib) => {
    expect(runsIn(JSON.stringify(fromJson(more))).runs[0]?.fileSize).toBe(gib * 1024 ** 3);
    const words = Object.entries({ ...options, ...more }).map(
      ([name, value]) => `--${name}=${value}`,
    );
    const text = `$ fio --name=a ${words.join(' ')}
a: (groupid=0, jobs=8): err= 0: pid=9: Wed Jan  1 00:00:00 2025
  read: IOPS=5000, BW=19.5MiB/s (20.5MB/s)(1172MiB/60001msec)
     lat (usec): min=100, max=90000, avg=12720.00, stdev=1.00
`;
    expect(runsIn(text).runs[0]?.fileSize).toBe(gib * 1024 ** 3);
  });
});
