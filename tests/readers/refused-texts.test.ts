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
  ['1048576000 Bytes (1,0 GB, 1000 MiB) kopiert, 5,1 s, 206 MB/s', 'dd'],
  ['1048576000 octets (1,0 GB) copiés, 5,1 s, 206 Mo/s', 'dd'],
  ['1048576000 bytes transferred in 5.123456 secs (204662232 bytes/sec)', 'dd'],
  ['> Disk  Sequential 64.0 Read                   145.22 MB/s          7.0', 'winsat'],
  ['Version  1.97       ------Sequential Output------ --Sequential Input- --Random-', 'bonnie++'],
  ['Smart Log for NVME device:nvme0 namespace-id:ffffffff', 'nvme smart-log'],
  ['Vuser 1:TEST RESULT : System achieved 120000 NOPM from 280000 SQL Server TPM', 'HammerDB'],
  [' Timing buffered disk reads: 614 MB in  3.00 seconds = 204.60 MB/sec', 'hdparm'],
  ['sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)', 'sysbench without fileio'],
  ['PASS: Throughput is 150 writes/s', 'etcdctl check perf'],
  ['Total time run:         10.2', 'rados bench'],
  ['System activity data file: sa (0x2175)', 'sadf without -d'],
  ['# hostname;interval;timestamp;CPU;%user;%nice', 'sadf without -d'],
  ['vm\t31\t2026-11-23 07:49:03 UTC\tall\t%usr\t2.15', 'sadf without -d'],
  ['Linux 6.18 (vm) \t11/23/26 \t_x86_64_\t(2 CPU)', 'a tool of sysstat without disks'],
  ['Filesystem  rB/s  wB/s  rops/s  wops/s', 'cifsiostat'],
  ['               capacity     operations     bandwidth', 'zpool iostat'],
  ['<?xml version="1.0"?><sysstat>', 'sadf -x'],
  ['     24684092 K total memory', 'vmstat with -s, -D or -p'],
  ['           10 disks', 'vmstat with -s, -D or -p'],
  ['1000, 73632, 0, 0, 0', 'fio as a log, not as a result'],
])('%j is refused by name: %s.', (line, what) => {
  expect(refusalOf(`$ command\n${line}\n`)).toMatchObject({ why: 'other-tool', what });
});

test.each([
  ['own_ioping.txt', '---', 'ioping'],
  ['own_sysbench-1.0.20_rndrw.txt', 'File operations', 'sysbench'],
  ['own_pg_test_fsync-15.txt', '        open_datasync', 'pg_test_fsync'],
])('%s that ends before “%s” is cut.', (file, end, what) => {
  const text = textOf(file);
  expect(refusalOf(text.slice(0, text.indexOf(end)))).toEqual({ why: 'cut', what });
});

test.each([
  [
    'own_diskstats.txt',
    4,
    '/proc/diskstats of one moment, whose counters began when it was started',
  ],
  [
    'own_node-exporter-1.5.txt',
    12,
    'node_exporter of one moment, whose counters began when it was started',
  ],
])('%s that was read once is the mean since boot, and refused.', (file, lines, what) => {
  const text = textOf(file)
    .split('\n')
    .slice(0, lines === 4 ? 2 : lines)
    .join('\n');
  expect(refusalOf(text)).toEqual({ why: 'too-little', what, instead: 'iostat -dxyt 1 60' });
});

test('Two readings of /proc/diskstats have no rate without their times.', () => {
  const text = textOf('own_diskstats.txt').replace(/^Fri.*$/gm, '');
  expect(refusalOf(text)).toMatchObject({ what: '/proc/diskstats without times' });
});

test.each([
  ['1073741824 bytes (1.1 GB, 1.0 GiB) copied, 5.10286 s, 210 MB/s', 'throughput-write'],
  [' Timing buffered disk reads: 614 MB in  3.00 seconds = 204.60 MB/sec', 'throughput-read'],
  ['PASS: Throughput is 150 writes/s', 'latency-write'],
])('%j is refused with the benchmark %s, which answers it.', (line, benchmark) => {
  expect(refusalOf(line)).toMatchObject({ why: 'other-tool', benchmark });
  expect(refusalOf(line)).not.toHaveProperty('instead');
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

test.each([
  ['PhysicalDisk(0 C:)\\Leituras de disco/s', 'other-counters'],
  ['PhysicalDisk(0 C:)\\Avg. Disk Queue Length', 'too-little'],
])('PerfMon with %s alone says which figures are missing.', (counter, why) => {
  const text = `"(PDH-CSV 4.0) (x)(0)","\\\\H\\${counter}"\n"11/28/2026 10:00:01.000","120.5"\n`;
  expect(refusalOf(text)).toMatchObject({ why, what: 'PerfMon' });
});

test.each([
  '',
  'hello',
  '{',
  '{}',
  '[]',
  '<a>',
  '"(PDH-CSV 4.0)"',
  'Device',
  'Sequential Read : 550.0 MB/s',
  '\u0000\u0001',
])('%j is no output of a tool.', (text) => {
  expect(refusalOf(text)).toBeDefined();
});

test('Every other file of the corpus is read.', () => {
  const refused = files.filter((file) => refusalOf(textOf(file)) !== undefined);
  expect(refused).toHaveLength(17);
  expect(files.length).toBeGreaterThan(40);
});
