/** Tools that print something else under a name that is known: named, and refused with the command to run instead. */
import { type Reading, refused } from './reading.ts';

const linux = 'iostat -dxyt 1 60';

const others: readonly (readonly [pattern: RegExp, what: string, instead: string])[] = [
  [
    /^\s*device\s+r\/s\s+w\/s\s+kr\/s\s+kw\/s\s+wait\s+actv/i,
    'iostat of Solaris or illumos',
    linux,
  ],
  [/^\s*r\/s\s+w\/s\s+kr\/s\s+kw\/s\s+wait\s+actv/i, 'iostat of Solaris or illumos', linux],
  [
    /^\s*device\s+r\/s\s+w\/s\s+kr\/s\s+kw\/s\s+(ms\/r|qlen|wait\s+svc_t)/i,
    'iostat of FreeBSD',
    linux,
  ],
  [/^\s*KB\/t\s+tps\s+MB\/s/, 'iostat of macOS or BSD', linux],
  [/^\s*Disks:\s+% tm_act\s+Kbps/, 'iostat of AIX', linux],
  [/^\s*Total DISK READ\s*:/, 'iotop', linux],
  [/\sUID\s+PID\s.*kB_rd\/s/, 'pidstat -d', linux],
  [/^\s*\d+ K (total|used) memory\s*$/, 'vmstat -s', linux],
  [/^\s*\d+ (disks|partitions|total reads)\s*$/, 'vmstat -D', linux],
  [/^\s*\S+\s+reads\s+read sectors\s+writes\s+requested writes/, 'vmstat -p', linux],
  [/^\s*\d+ +\d+ +(sd[a-z]+|nvme\d+n\d+|vd[a-z]+|dm-\d+)( +\d+){11}/, '/proc/diskstats', linux],
  [/^\S+(\s+[AP]M)?\s+tps\s+rtps\s+wtps\s/, 'sar -b', 'sar -d 1 60'],
  [/^System activity data file: /, 'sadf -H', 'sadf -d -- -d'],
  [/; (major|minor); \d+; (major|minor)?.*; DEV; /, 'sadf -r', 'sadf -d -- -d'],
  [
    /^\s*\S+\s+(AM\s+|PM\s+)?(CPU|IFACE|proc\/s|kbmemfree|runq-sz|pgpgin\/s)\s/,
    'sar without -d',
    'sar -d 1 60',
  ],
  [/^\d+;fio-\d/, 'fio --minimal', 'fio --output-format=json JOBFILE'],
  [
    /^\d+, \d+, [012], \d+(, \d+)*\s*$/,
    'fio as a log, not as a result',
    'fio --output-format=json JOBFILE',
  ],
  [/^\s*avg-cpu:\s+%user/, 'iostat without disks', linux],
];

/** Which other tool printed this line, if it is the heading of one; or a failure of a tool that is known. */
export function otherTool(line: string): Reading | undefined {
  const head = line.slice(0, 200);
  if (/: verify failed at file |^fio: .*(error|failed)|^verify: bad /i.test(head))
    return refused({ why: 'failed', what: head.trim() });
  const found = others.find(([pattern]) => pattern.test(head));
  return found && refused({ why: 'other-tool', what: found[1], instead: found[2] });
}
