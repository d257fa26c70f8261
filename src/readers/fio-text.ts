/** fio’s text output, versions 2 and 3, one run or several in a shell’s log. */
import {
  deviceIosIn,
  fieldsOf,
  issuedIn,
  latencyLine,
  percentilesHeading,
  percentilesIn,
  summaryOf,
} from './fio-lines.ts';
import { type Options, optionsOf } from './fio-options.ts';
import {
  type Defined,
  type DirectionLines,
  type Job,
  type LatencyLines,
  runOf,
} from './fio-run.ts';
import { byteCount } from './numbers.ts';
import { type LineReader, type Note, type Reading, type Run, refused } from './reading.ts';
import { mixed } from './runs.ts';

const header = /^(.+?): \(g=(\d+)\): rw=([^,]+), bs=(.+), ioengine=([^,]+), iodepth=(\d+)/;
const result = /^(.+?): \(groupid=(\d+), jobs=(\d+)\): err=\s*(\d+)(?:[^:]*: pid=(\d+))?/;

/** Whether a line belongs to fio’s text. */
export const isFio = (line: string): boolean =>
  line.length < 4000 &&
  (/^fio-\d+\.\d/.test(line) ||
    header.test(line) ||
    result.test(line) ||
    /^(fio: |verify: bad )/.test(line));

/** “(R) 4096B-4096B, (W) 8192B-8192B” and “4K-4K/8K-8K/4K-4K” as the sizes of reads and writes; only a single size is one. */
function sizesOf(text: string): Partial<Run> {
  const parts = text.startsWith('(')
    ? text.split(', ').map((part) => part.replace(/^\(\w\)\s*/, ''))
    : text.split('/');
  const size = (range = '') => {
    const [low = '', high = low] = range.split('-');
    return low === high ? byteCount(low, true) : Number.NaN;
  };
  const [readSize, writeSize] = [size(parts[0]), size(parts[1])];
  return { ...(readSize > 0 ? { readSize } : {}), ...(writeSize > 0 ? { writeSize } : {}) };
}

/** A reader of fio’s text. */
export function fioReader(): LineReader {
  let version: string | undefined;
  let options: Options = {};
  const runs: Run[] = [];
  let defined: Defined[] = [];
  let jobs: Job[] = [];
  let deviceIos: Map<string, number> | undefined;
  let job: Job | undefined;
  let direction: DirectionLines | undefined;
  let percentiles: { into: LatencyLines; unit: number } | undefined;
  let failure: string | undefined;
  let isSync = false;
  let skipped = 0;
  let isOpen = false;
  let isMixed = false;

  /** All that one start of fio has printed: a run for each group of jobs. */
  function close() {
    const groups = [...new Set(jobs.map(({ group }) => group))];
    // The device counts all groups together.
    const ios = groups.length === 1 && deviceIos ? Math.max(...deviceIos.values()) : undefined;
    for (const group of groups)
      runs.push(
        runOf(
          jobs.filter((each) => each.group === group),
          defined,
          options,
          ios,
        ),
      );
    [jobs, defined, deviceIos, job, direction] = [[], [], undefined, undefined, undefined];
    isOpen = false;
  }

  function define(line: string): boolean {
    const [found, name = '', group = '', kind = '', sizes = '', engine = '', depth] =
      header.exec(line) ?? [];
    if (!found) return false;
    if (jobs.length > 0) close();
    defined.push({
      name,
      group,
      test: {
        ...sizesOf(sizes),
        engine,
        random: kind.startsWith('rand'),
        queueDepth: Number(depth),
      },
    });
    return true;
  }

  function open(line: string): boolean {
    const [found, name = '', group = '', count, error, pid] = result.exec(line) ?? [];
    if (!found) return false;
    job = { name, group, jobs: Number(count), error: Number(error), ...(pid ? { pid } : {}) };
    // With --status-interval a job reports again and again, each time on all that it has done so far.
    jobs = jobs.filter((each) => !pid || each.pid !== pid || each.name !== name);
    jobs.push(job);
    [direction, percentiles, isSync, isOpen] = [undefined, undefined, false, true];
    return true;
  }

  /** The lines inside of a block. */
  function detail(line: string): boolean {
    if (!job) return false;
    const summary = summaryOf(line);
    if (summary) {
      direction = { summary };
      if (summary.direction === 'read') job.read = direction;
      if (summary.direction === 'write') job.write = direction;
      return true;
    }
    const latency = latencyLine(line);
    if (latency) {
      const { name, ...values } = latency;
      if (name === 'sync') job.sync = { ...values, percentiles: [] };
      else if (!direction) return false;
      else if (name === 'slat') direction.slat = latency.mean;
      else direction[name as 'lat' | 'clat'] = { ...values, percentiles: [] };
      return true;
    }
    const heading = percentilesHeading(line);
    if (heading) {
      const into = heading.name === 'sync' ? job.sync : direction?.[heading.name as 'lat' | 'clat'];
      percentiles = into && { into, unit: heading.unit };
      return true;
    }
    if (/^\s*\|/.test(line)) {
      percentiles?.into.percentiles.push(...percentilesIn(line, percentiles.unit));
      return true;
    }
    if (/^\s*iops\s*:\s*min=/.test(line)) {
      const { avg = 0, max = 0, stdev = 0, samples } = fieldsOf(line);
      if (direction)
        direction.rates = {
          ...{ mean: avg, max, deviation: stdev, every: 0.5 },
          ...(samples === undefined ? {} : { samples }),
        };
      return true;
    }
    const issued = issuedIn(line);
    if (issued) {
      job.issued = issued;
      isOpen = false;
      return true;
    }
    if (/^\s*fsync\/fdatasync/.test(line)) isSync = true;
    return (
      isSync || /^\s*(bw|lat|cpu|IO depths|submit|complete|latency|fsync\/fdatasync)\b/.test(line)
    );
  }

  return {
    line(text) {
      const line = text.length > 4000 ? text.slice(0, 4000) : text;
      if (line.trim() === '') return;
      if (define(line) || open(line) || detail(line)) return;
      const [, number] = /^fio-(\d+\.\d+(?:\.\d+)?\S*)/.exec(line) ?? [];
      if (number) {
        version = number;
        return;
      }
      const device = deviceIosIn(line);
      if (device) {
        deviceIos ??= new Map();
        deviceIos.set(device.device, device.ios);
        return;
      }
      // The command itself, in a shell’s log or a script.
      if (/(^|[\s#$>/])fio\s+-/.test(line)) {
        if (jobs.length > 0) close();
        options = optionsOf(line.slice(line.search(/fio\s+-/)));
        return;
      }
      if (/^(fio: .*(error|failed|err=)|verify: bad )/i.test(line)) failure ??= line.slice(0, 200);
      if (
        /^(Starting|Run status|Disk stats|\s+(READ|WRITE|TRIM):|\.\.\.|Jobs: |.*: Laying out)/.test(
          line,
        )
      )
        return;
      isMixed ||= /^\s*mixed\s*: /.test(line);
      skipped++;
    },
    end(): Reading {
      if (jobs.length > 0) {
        const wasOpen = isOpen;
        close();
        isOpen = wasOpen;
      }
      const results = runs.filter(({ read, write }) => read ?? write);
      if (results.length === 0 && isMixed) return refused(mixed);
      if (results.length === 0)
        return failure ? refused({ why: 'failed', what: failure }) : refused({ why: 'unknown' });
      const notes: Note[] = [];
      if (isOpen) notes.push({ note: 'cut-off' });
      if (skipped > 0) notes.push({ note: 'skipped', lines: skipped });
      return {
        kind: 'runs',
        tool: 'fio',
        form: 'fio',
        runs: results,
        notes,
        ...(version ? { version } : {}),
      };
    },
  };
}
