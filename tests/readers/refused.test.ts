/** Texts that are not read, each with its reason and the command to run instead. */
import { expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import { files, textOf } from './corpus.ts';

const refusalOf = (text: string) => {
  const reading = readText(text);
  return reading.kind === 'refused' ? reading.refusal : undefined;
};

test.each([
  ['ddagent_iostat_4.txt', 'other-tool', 'iostat of macOS or BSD'],
  ['ddagent_iostat_9.txt', 'other-tool', 'iostat of Solaris or illumos'],
  ['ddagent_iostat_10.txt', 'other-tool', 'iostat of FreeBSD'],
  ['iostat_sandisk_arch.txt', 'too-little', 'iostat without -x'],
  ['jc_centos77_iostat-1.txt', 'too-little', 'iostat without -x'],
  ['jc_centos77_iostat-m.txt', 'too-little', 'iostat without -x'],
  ['jc_ubuntu1804_iostat-1.txt', 'too-little', 'iostat without -x'],
  ['jc_ubuntu1804_iostat-m.txt', 'too-little', 'iostat without -x'],
  ['jc_centos77_vmstat-d.txt', 'too-little', 'vmstat -d'],
  ['own_sar-b_12.6.1.txt', 'other-tool', 'sar without -d'],
  ['own_pidstat-d_12.6.1.txt', 'other-tool', 'pidstat'],
  ['own_fio-3.33_unified.txt', 'too-little', 'fio with --unified_rw_reporting'],
  ['own_fio-3.33_terse.txt', 'other-tool', 'fio --minimal'],
  ['azure-monitor_GetMetric_rest-example.json', 'no-disks', 'Azure Monitor'],
])('%s is refused as %s: %s.', (file, why, what) => {
  const refusal = refusalOf(textOf(file));
  expect(refusal).toMatchObject({ why, what });
  expect(refusal && 'instead' in refusal && refusal.instead).toMatch(
    /^(iostat -dxyt|sar -d|fio --output|az monitor)/,
  );
});

test.each([
  ['Timestamp                 CounterSamples', 'Get-Counter as a list'],
  ['cost: 59', 'az monitor metrics list with -o yaml or tsv'],
  [
    '59\t0:01:00\tMicrosoft.Compute/virtualMachines\twesteurope',
    'az monitor metrics list with -o yaml or tsv',
  ],
  [
    'Id         : /subscriptions/s/providers/Microsoft.Insights/metrics/Data Disk IOPS',
    'Get-AzMetric',
  ],
  ['AAA,progname,nmon_x86_64', 'nmon'],
  ['ATOP - db1     2026/11/23  07:48:01     ----------     10s elapsed', 'atop'],
  ['1073741824 bytes (1.1 GB, 1.0 GiB) copied, 5.10286 s, 210 MB/s', 'dd'],
  ['4 KiB <<< . (ext4 /dev/sda1 29.4 GiB): request=1 time=732.5 us (warmup)', 'ioping'],
  [' Timing buffered disk reads: 614 MB in  3.00 seconds = 204.60 MB/sec', 'hdparm'],
  ['CrystalDiskMark 8.0.4 x64 (C) 2007-2021 hiyohiyo', 'CrystalDiskMark'],
  ['sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)', 'sysbench'],
  ['5 seconds per test', 'pg_test_fsync'],
  ['System activity data file: sa (0x2175)', 'sadf without -d'],
  ['# hostname;interval;timestamp;CPU;%user;%nice', 'sadf without -d'],
  ['vm\t31\t2026-11-23 07:49:03 UTC\tall\t%usr\t2.15', 'sadf without -d'],
  ['Linux 6.18 (vm) \t11/23/26 \t_x86_64_\t(2 CPU)', 'a tool of sysstat without disks'],
  ['Filesystem  rB/s  wB/s  rops/s  wops/s', 'cifsiostat'],
  ['               capacity     operations     bandwidth', 'zpool iostat'],
  ['<?xml version="1.0"?><sysstat>', 'sadf -x'],
  ['     24684092 K total memory', 'vmstat with -s, -D or -p'],
  ['           10 disks', 'vmstat with -s, -D or -p'],
  [' 254       0 vda 2418231 85341 72149042 1418420 1 2 3 4 5 6 7', '/proc/diskstats'],
  ['1000, 73632, 0, 0, 0', 'fio as a log, not as a result'],
])('%j is refused by name: %s.', (line, what) => {
  expect(refusalOf(`$ command\n${line}\n`)).toMatchObject({ why: 'other-tool', what });
});

test('A run of fio that failed is named with its own line.', () => {
  expect(refusalOf(textOf('fio_verify-error_1.txt'))).toMatchObject({
    why: 'failed',
    what: expect.stringContaining('verify failed at file'),
  });
});

test('A part of a result of DiskSpd is cut, and nothing says that the tool failed.', () => {
  const total = `Total IO
thread |       bytes     |     I/Os     |    MiB/s   |  I/O per s |  file
------------------------------------------------------------------------------
total:          81920000 |        10000 |       7.81 |    1000.00
`;
  expect(refusalOf(total)).toEqual({ why: 'cut', what: 'DiskSpd' });
  const failed = 'Command Line: diskspd.exe -b8K E:\\a.dat\nError opening file: E:\\a.dat [3]\n';
  expect(refusalOf(failed)).toMatchObject({ why: 'failed' });
  const xml = '<Results>\n<System><ComputerName>a</ComputerName></System>\n<Profile>';
  expect(refusalOf(xml)).toEqual({ why: 'cut', what: 'DiskSpd' });
});

test.each(['', 'hello', '{', '{}', '[]', '<a>', '"(PDH-CSV 4.0)"', 'Device', '\u0000\u0001'])(
  '%j is no output of a tool.',
  (text) => {
    expect(refusalOf(text)).toBeDefined();
  },
);

test('Every other file of the corpus is read.', () => {
  const refused = files.filter((file) => refusalOf(textOf(file)) !== undefined);
  expect(refused).toHaveLength(15);
  expect(files.length).toBeGreaterThan(40);
});
