/** Tools that print something else under a name that is known: named, and refused with the command to run instead. */
import { metricsCommand } from './azure-monitor.ts';
import { typeperf } from './perfmon.ts';
import { type Reading, refused } from './reading.ts';

const linux = 'iostat -dxyt 1 60';
const fio = 'fio --output-format=json';
/** Tests of a copy or of a single reader: the benchmark that tests the same in a way that can be judged. */
const copies = { benchmark: 'throughput-write' };
const reads = { benchmark: 'throughput-read' };

type Instead = string | { readonly benchmark: string };

const others: readonly (readonly [pattern: RegExp, what: string, instead: Instead])[] = [
  [
    /^\s*(device\s+)?r\/s\s+w\/s\s+kr\/s\s+kw\/s\s+wait\s+actv/i,
    'iostat of Solaris or illumos',
    linux,
  ],
  [
    /^\s*device\s+r\/s\s+w\/s\s+kr\/s\s+kw\/s\s+(ms\/r|qlen|wait\s+svc_t)/i,
    'iostat of FreeBSD',
    linux,
  ],
  [/^\s*KB\/t\s+tps\s+MB\/s/, 'iostat of macOS or BSD', linux],
  [/^\s*Disks:\s+% tm_act\s+Kbps/, 'iostat of AIX', linux],
  [/\bdevice\s+%busy\s+avque\s+r\+w\/s/, 'sar of Solaris or SCO', linux],
  [/^\s*Total DISK READ\s*:/, 'iotop', linux],
  [/\sUID\s+(TGID|PID)\s/, 'pidstat', linux],
  [/^Filesystem\s.*rops\/s\s/, 'cifsiostat', linux],
  [/^\s*capacity\s+operations\s+bandwidth\s*$/, 'zpool iostat', linux],
  [
    /^# ?hostname;interval;timestamp;(?!DEV;)|\t-?\d+\t\d{4}-\d\d-\d\d [\d:]+ \S+\t|^System activity data file: |; (major|minor); \d+; .*; DEV; /,
    'sadf without -d',
    'sadf -d -- -d',
  ],
  [
    /^\s*\d+ (K (total|used) memory|disks|partitions|total reads)\s*$|\sread sectors\s+writes\s+requested writes/,
    'vmstat with -s, -D or -p',
    linux,
  ],
  [
    /^\s*\S+\s+(AM\s+|PM\s+)?(CPU|IFACE|proc\/s|kbmemfree|runq-sz|pgpgin\/s|tps\s+rtps)\s/,
    'sar without -d',
    'sar -d 1 60',
  ],
  [/^\d+;fio-\d/, 'fio --minimal', fio],
  [/^\d+, \d+, [012], \d+(, \d+)*\s*$/, 'fio as a log, not as a result', fio],
  [
    /^cost: \d+$|^namespace: Microsoft\.Compute\/|^\d+\t.*\tMicrosoft\.Compute\/virtualMachines/i,
    'az monitor metrics list with -o yaml or tsv',
    metricsCommand,
  ],
  [
    /^(Id|Data)\s+: .*(Microsoft\.Insights\/metrics|Commands\.Insights)/,
    'Get-AzMetric',
    metricsCommand,
  ],
  [/^Timestamp\s+CounterSamples/, 'Get-Counter as a list', typeperf],
  [/^AAA,(progname|version|command),/, 'nmon', linux],
  [/^ATOP - \S+/, 'atop', linux],
  [
    /^\d+ (bytes|octets|byte) .*[\d.,e-]+ s\w*, [\d.,]+ [kMG]?[Bo]\/s|^\d+ bytes transferred in /i,
    'dd',
    copies,
  ],
  [/^\s*Timing (O_DIRECT|buffered|cached) (disk )?reads:/, 'hdparm', reads],
  [/^sysbench \d.*\(using /, 'sysbench without fileio', { benchmark: 'mixed' }],
  [
    /^(sd[a-z]+|nvme\d+n\d+|vd[a-z]+|xvd[a-z]+|dm-\d+)(\s+\d+[.,]\d\d){7,}\s*$/,
    'iostat without the line of headings',
    linux,
  ],
  [/^[\s>]*(Disk\s+)?(Random|Sequential) (16\.0|64\.0) (Read|Write)\s/, 'winsat', reads],
  [/--\s*Sequential (Output|Input)/i, 'bonnie++', copies],
  [/Children see throughput for|^\s*Iozone: Performance/, 'iozone', copies],
  [/Access Specification Name/, 'Iometer', { benchmark: 'mixed' }],
  [/\bRead \[?MB\/s\]?\s*\|\s*Write \[?MB\/s/, 'CrystalDiskMark as a table', reads],
  [/\{'(fio version|jobname)':/, 'fio as Python prints it', fio],
  [/^Smart Log for NVME device/i, 'nvme smart-log', linux],
  [/^Vuser \d+:TEST RESULT/, 'HammerDB', linux],
  [
    /^((PASS|FAIL): (Throughput|Slowest|Stddev)|Slowest request took) /,
    'etcdctl check perf',
    { benchmark: 'latency-write' },
  ],
  [/^rados bench|^Total time run:\s+[\d.]+$/, 'rados bench', copies],
  [/<sysstat\b/, 'sadf -x', 'sadf -j -- -d'],
  [/^\s*avg-cpu:\s+%user/, 'iostat without disks', linux],
];

/** Which other tool printed this line, if it is the heading of one; or a failure of a tool that is known. */
export function otherTool(line: string): Reading | undefined {
  const head = line.slice(0, 200);
  if (/: verify failed at file |^fio: .*(error|failed)|^verify: bad /i.test(head))
    return refused({ why: 'failed', what: head.trim() });
  const found = others.find(([pattern]) => pattern.test(head));
  if (!found) return undefined;
  const [, what, instead] = found;
  const then = typeof instead === 'string' ? { instead } : instead;
  return refused({ why: 'other-tool', what, ...then });
}

/** What is left of sysstat: its first line tells the tools of the family, and not which of them. */
export const sysstatTool = (lines: readonly string[]): Reading | undefined =>
  lines.some((line) => /^Linux \S+ \(.*\)\s.*\s_\w+_\s/.test(line))
    ? refused({ why: 'other-tool', what: 'a tool of sysstat without disks', instead: linux })
    : undefined;
