/** Tools that print a test in a few lines, counters that were read twice, and tests of syncs, read by hand. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import { runsIn, samplesIn, textOf } from './corpus.ts';

const ms = 1e-3;
const us = 1e-6;
const mib = 1024 ** 2;

test('sysbench: rates, sizes and threads; a latency only where there is one kind of IO.', () => {
  const [reads] = runsIn(textOf('own_sysbench-1.0.20_rndrd.txt')).runs;
  expect(reads).toMatchObject({
    ...{ jobs: 4, direct: true, random: true, readSize: 16_384, fileSize: 64 * mib },
    runtime: 3.0003,
    // reads/s: 23922.82; avg: 0.17, max: 70.98, 95th percentile: 0.32 ms
    read: { iops: 23_922.82, latency: { mean: 0.17 * ms, percentiles: [[0.95, 0.32 * ms]] } },
  });
  // read, MiB/s: 373.79
  expect((reads?.read?.throughput ?? 0) / mib).toBeCloseTo(373.79, 1);
  expect(reads?.write).toBeUndefined();
  const [mixed] = runsIn(textOf('own_sysbench-1.0.20_rndrw.txt')).runs;
  expect(mixed).toMatchObject({ direct: false, read: { iops: 2960.57 }, write: { iops: 1973.71 } });
  expect(mixed?.read?.latency).toBeUndefined();
});

test('sysbench 0.5 counts, and the rate is the count in the time.', () => {
  const text = `sysbench 0.5:  multi-threaded system evaluation benchmark
Number of threads: 8
Extra file open flags: 16384
1Gb total file size
Block size 16Kb
Doing random read test
Operations performed:  9000 reads, 0 writes, 0 Other = 9000 Total
Test execution summary:
    total time:                          10.0000s
`;
  expect(runsIn(text).runs[0]?.read).toMatchObject({ iops: 900, throughput: 900 * 16_384 });
});

test('ioping: the latency of one IO at a time.', () => {
  expect(runsIn(textOf('own_ioping-R.txt')).runs).toEqual([
    expect.objectContaining({
      ...{ queueDepth: 1, runtime: 3 },
      // 9.97 k iops, 39.0 MiB/s; min/avg/max = 23.5 us / 100.3 us / 22.7 ms
      read: {
        iops: 9970,
        throughput: 39 * mib,
        latency: { mean: 100.3 * us, max: 22.7 * ms, percentiles: [] },
      },
    }),
  ]);
  expect(runsIn(textOf('own_ioping.txt')).runs[0]).toMatchObject({
    ...{ name: '/tmp', readSize: 4096, runtime: 4 },
    read: { iops: 671, latency: { mean: 1.49 * ms } },
  });
});

const crystal = `------------------------------------------------------------------------------
CrystalDiskMark 8.0.4 x64 (C) 2007-2021 hiyohiyo
------------------------------------------------------------------------------
* MB/s = 1,000,000 bytes/s [SATA/600 = 600,000,000 bytes/s]

[Read]
  SEQ    1MiB (Q=  8, T= 1):   204.800 MB/s [    195.3 IOPS] < 40512.10 us>
  RND    4KiB (Q= 32, T=16):    21.012 MB/s [   5129.9 IOPS] < 99100.55 us>

[Write]
  RND    4KiB (Q=  1, T= 1):     1.640 MB/s [    400.4 IOPS] <  2495.12 us>

   Test: 1 GiB (x5) [E: 0% (0/1024GiB)]
   Time: Measure 5 sec / Interval 5 sec
`;

describe('CrystalDiskMark', () => {
  test('has a run for each row, of reads or of writes.', () => {
    const { runs, tool } = runsIn(crystal);
    expect(tool).toBe('CrystalDiskMark');
    expect(runs.map(({ name }) => name)).toEqual([
      'SEQ 1MiB (Q=8, T=1) read',
      'RND 4KiB (Q=32, T=16) read',
      'RND 4KiB (Q=1, T=1) write',
    ]);
    expect(runs[0]).toMatchObject({
      ...{ readSize: mib, queueDepth: 8, random: false, direct: true, runtime: 5 },
      fileSize: 1024 * mib,
      read: { iops: 195.3, throughput: 204.8e6, latency: { mean: 40_512.1 * us } },
    });
    expect(runs[1]).toMatchObject({ queueDepth: 512, jobs: 16, random: true, readSize: 4096 });
    expect(runs[2]).toMatchObject({ write: { iops: 400.4, throughput: 1.64e6 } });
    expect(runs[2]?.read).toBeUndefined();
  });

  test('of version 3 has no sections, and sizes only of random IOs.', () => {
    const { runs } = runsIn(`CrystalDiskMark 3.0.1 x64 (C) 2007-2010 hiyohiyo
           Sequential Read :   104.858 MB/s
   Random Write 4KB (QD=32) :    20.480 MB/s [  5000.0 IOPS]
`);
    // 104.858 MB/s of 1 MiB are 100 a second.
    expect(runs[0]?.read?.iops).toBeCloseTo(100, 2);
    expect(runs[1]).toMatchObject({ queueDepth: 32, write: { iops: 5000, throughput: 20.48e6 } });
  });
});

test('kbench: IOPS of 4 KiB, throughput of 128 KiB, latency of one IO; of one volume and of two.', () => {
  const summary = (rows: readonly string[], of: string) => `FIO Benchmark Summary
For: ${of}
Size: 30G
IOPS (Read/Write)
        Random: ${rows[0]}
Bandwidth in KiB/sec (Read/Write)
        Random: ${rows[1]}
  CPU Idleness:                     99%
Latency in ns (Read/Write)
    Sequential: ${rows[2]}
`;
  const { runs } = runsIn(
    summary(['9,380 / 5,288', '300,118 / 160,951', '902,039 / 0'], 'test_device'),
  );
  expect(runs.map(({ name }) => name)).toEqual([
    'IOPS, random read',
    'IOPS, random write',
    'throughput, random read',
    'throughput, random write',
    'Latency, sequential read',
  ]);
  expect(runs[0]).toMatchObject({ readSize: 4096, fileSize: 30 * 1024 ** 3, read: { iops: 9380 } });
  expect(runs[3]).toMatchObject({ writeSize: 131_072, write: { throughput: 160_951 * 1024 } });
  expect(runs[4]?.read?.latency?.mean).toBeCloseTo(902_039e-9, 12);
  expect(runs[4]).toMatchObject({ queueDepth: 1, random: false });
  const both = runsIn(
    summary(
      ['96,735 / 89,565   vs          98,135 / 88,990    :      1.45% / -0.64%', '', ''],
      'raw vs ext4',
    ),
  );
  expect(both.runs.map(({ name, read, write }) => [name, (read ?? write)?.iops])).toEqual([
    ['raw: IOPS, random read', 96_735],
    ['raw: IOPS, random write', 89_565],
    ['ext4: IOPS, random read', 98_135],
    ['ext4: IOPS, random write', 88_990],
  ]);
});

test('kubestr: a run a job.', () => {
  const { runs } = runsIn(`FIO test results:
FIO version - fio-3.36
Global options - ioengine=libaio verify=0 direct=1 gtod_reduce=1

JobName: read_iops
  blocksize=4K filesize=2G iodepth=64 rw=randread
read:
  IOPS=2000.500000 BW(KiB/s)=8018
  iops: min=1898 max=2100 avg=2001.000000

JobName: write_bw
  blocksize=128k filesize=2G iodepth=64 rw=randwrite
write:
  IOPS=700.250000 BW(KiB/s)=90112
`);
  expect(runs).toMatchObject([
    { name: 'read_iops', queueDepth: 64, direct: true, readSize: 4096, read: { iops: 2000.5 } },
    { name: 'write_bw', writeSize: 131_072, write: { iops: 700.25, throughput: 90_112 * 1024 } },
  ]);
});

describe('Counters that were read more than once', () => {
  test('of /proc/diskstats: 2,114 reads and 855 writes in 5 s, and then 2,163 and 1,013.', () => {
    const { series, step } = samplesIn(textOf('own_diskstats.txt'));
    expect(step).toBe(5);
    const { reads, writes, readBytes, readLatency, utilisation } = series[0]?.columns ?? {};
    expect(reads).toEqual([2114 / 5, 2163 / 5]);
    expect(writes).toEqual([855 / 5, 1013 / 5]);
    // 22,474,090 less 22,440,562 sectors; 197 ms of 2,114 reads; busy 128 of 5,000 ms
    expect(readBytes?.[0]).toBe((33_528 * 512) / 5);
    expect(readLatency?.[0]).toBeCloseTo((197 / 2114) * ms, 9);
    expect(utilisation?.[0]).toBeCloseTo(0.0256, 9);
  });

  test('over midnight, which has the same rates as at any other time.', () => {
    const late = textOf('own_diskstats.txt')
      .replace('08:26:56', '23:59:51')
      .replace('08:27:01', '23:59:56')
      .replace('Nov 27 08:27:06', 'Nov 28 00:00:01');
    const { series, step } = samplesIn(late);
    expect(step).toBe(5);
    expect(series[0]?.columns.reads).toEqual([2114 / 5, 2163 / 5]);
  });

  test('of node_exporter: 2,018 reads in 5.0449 s.', () => {
    const { series, tool } = samplesIn(textOf('own_node-exporter-1.5.txt'));
    expect([tool, series[0]?.device]).toEqual(['node_exporter', 'vda']);
    expect(series[0]?.columns.reads?.[0]).toBeCloseTo(2018 / 5.044852495, 4);
    expect(series[0]?.columns.writeBytes?.[0]).toBeCloseTo(7_028_736 / 5.044852495, 2);
  });

  test('of SQL Server: each file by itself, by its own clock.', () => {
    const heading =
      'database_id\tfile_id\tsample_ms\tnum_of_reads\tnum_of_bytes_read\tio_stall_read_ms\tnum_of_writes\tnum_of_bytes_written\tio_stall_write_ms\tio_stall';
    const text = [
      heading,
      '5\t1\t1000000\t100\t819200\t500\t10\t81920\t20\t520',
      '5\t2\t1000000\t0\t0\t0\t50\t3276800\t100\t100',
      heading,
      '5\t1\t1060000\t6100\t49971200\t60500\t10\t81920\t20\t60520',
      '5\t2\t1060000\t0\t0\t0\t3050\t199884800\t6100\t6100',
    ].join('\n');
    const { series, step } = samplesIn(text);
    expect(step).toBe(60);
    expect(series.map(({ device }) => device)).toEqual([
      'database 5, file 1',
      'database 5, file 2',
    ]);
    expect(series[0]?.columns).toMatchObject({
      reads: [100],
      readLatency: [expect.closeTo(0.01, 9)],
      writes: [0],
    });
    expect(series[1]?.columns).toMatchObject({
      writes: [50],
      writeLatency: [expect.closeTo(0.002, 9)],
    });
  });
});

test('A chart of the portal that was saved: shares, LUN by LUN.', () => {
  const text = `"Chart","Avg Data Disk IOPS Consumed Percentage by LUN"

Time,"Data Disk IOPS Consumed Percentage (Avg), LUN 0","Data Disk IOPS Consumed Percentage (Avg), LUN 1","VM Cached IOPS Consumed Percentage (Avg)"
2026-11-02 10:00:00,98.5,12,40 %
2026-11-02 10:01:00,100,11.5,41 %
`;
  const { series, step } = samplesIn(text);
  expect(step).toBe(60);
  expect(series.map(({ device, columns }) => [device, columns.consumedIops])).toEqual([
    ['LUN 0', [0.985, 1]],
    ['LUN 1', [0.12, 0.115]],
    ['VM cached', [0.4, expect.closeTo(0.41, 9)]],
  ]);
});

describe('How long a sync takes', () => {
  const syncIn = (text: string) => {
    const reading = readText(text);
    return reading.kind === 'refused' && reading.refusal.why === 'sync'
      ? reading.refusal
      : undefined;
  };
  test('by pg_test_fsync: fdatasync of one block, 1,028.263 a second, which it prints as 973 µs.', () => {
    const text = textOf('own_pg_test_fsync-15.txt');
    expect(syncIn(text)?.what).toBe('pg_test_fsync (fdatasync)');
    expect(Math.round((syncIn(text)?.sync.mean ?? 0) / us)).toBe(973);
    // Without the lines above its first table too.
    expect(syncIn(text.slice(text.indexOf('        fdatasync')))?.sync.mean).toBeCloseTo(
      973 * us,
      6,
    );
  });

  test('by the histogram of etcd: the mean, and where 99 % are.', () => {
    const { sync } = syncIn(textOf('own_etcd-3.4_wal-fsync.txt')) ?? {};
    // 0.024986297 s of 66; the 65.34th is between the 64th at 2 ms and the 66th at 4 ms.
    expect(sync?.mean).toBeCloseTo(0.024986297 / 66, 9);
    expect(sync?.percentiles).toContainEqual([0.99, expect.closeTo(0.002 + 0.002 * (1.34 / 2), 9)]);
  });

  test('of several members is that of the slowest.', () => {
    const member = (name: string, fast: number) =>
      [
        `etcd_disk_wal_fsync_duration_seconds_bucket{instance="${name}",le="0.008"} ${fast}`,
        `etcd_disk_wal_fsync_duration_seconds_bucket{instance="${name}",le="0.016"} 100`,
        `etcd_disk_wal_fsync_duration_seconds_bucket{instance="${name}",le="+Inf"} 100`,
      ].join('\n');
    const { sync } = syncIn(`${member('a', 100)}\n${member('b', 90)}`) ?? {};
    // The 99th of b is 9 of 10 from 8 ms to 16 ms.
    expect(sync?.percentiles).toContainEqual([0.99, expect.closeTo(0.0152, 9)]);
  });
});
