/** fio’s text output, versions 2 and 3, one run or several in a shell’s log. */
import { defined } from '../units/omit-undefined.ts';
import { timeOfDay } from './clock.ts';
import { header, isHalf, joinedOf, sizesOf } from './fio-header.ts';
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
import { type LineReader, type Note, type Reading, type Run, refused } from './reading.ts';
import { mixed } from './runs.ts';

const result =
  /^(.+?): \(groupid=(\d+), jobs=(\d+)\): err=\s*(\d+)(?:[^:]*: pid=(\d+))?(?:.*? (\d\d:\d\d:\d\d) \d{4})?/;

/** Whether a line belongs to fio’s text. */
export const isFio = (line: string): boolean =>
  line.length < 4000 && (/^fio-\d+\.\d/.test(line) || header.test(line) || result.test(line));

/** Lines that say nothing which is read. */
const isKnown = (line: string) =>
  /^(Starting|Run status|Disk stats|\s+(READ|WRITE|TRIM):|\.\.\.|Jobs: |.*: Laying out)/.test(line);

/** What one start of fio prints: its jobs as they are defined, and as they report. */
class Start {
  readonly defined: Defined[] = [];
  #jobs: Job[] = [];
  readonly deviceIos = new Map<string, number>();

  get hasResults() {
    return this.#jobs.length > 0;
  }

  /** With --status-interval a job reports again and again, each time on all that it has done so far. */
  add(job: Job) {
    const { pid, name } = job;
    this.#jobs = this.#jobs.filter((each) => !pid || each.pid !== pid || each.name !== name);
    this.#jobs.push(job);
  }

  /** A run for each group of jobs. */
  runs(options: Options): readonly Run[] {
    const groups = [...new Set(this.#jobs.map(({ group }) => group))];
    // The device counts all groups together.
    const isAlone = groups.length === 1 && this.deviceIos.size > 0;
    const ios = isAlone ? Math.max(...this.deviceIos.values()) : undefined;
    const devices = this.deviceIos.size > 0 ? [...this.deviceIos.keys()] : undefined;
    // What ran one after the other is printed at the end of all.
    const end = groups.length === 1 ? this.#jobs[0]?.end : undefined;
    return groups.map((group) => ({
      ...runOf(
        this.#jobs.filter((each) => each.group === group),
        this.defined,
        options,
        ios,
      ),
      ...defined({ devices, end }),
    }));
  }
}

/** A reader of fio’s text. */
class FioReader implements LineReader {
  /** The first half of a line. */
  #half: string | undefined;
  #version: string | undefined;
  #options: Options = {};
  readonly #runs: Run[] = [];
  #start = new Start();
  /** The block that is read, and of it the direction and the percentiles. */
  #job: Job | undefined;
  #direction: DirectionLines | undefined;
  #percentiles: { into: LatencyLines; unit: number } | undefined;
  #isSync = false;
  /** Whether the block lacks its last line. */
  #isOpen = false;
  #failure: string | undefined;
  #isMixed = false;
  #skipped = 0;

  line(text: string) {
    const first = this.#half;
    this.#half = undefined;
    if (first === undefined) return this.#whole(text);
    // Only the last figure of a header may be cut without a sign of it.
    if (!isHalf(first) && !/^\d+\s*$/.test(text)) this.#whole(first, true);
    else {
      const joined = joinedOf(first, text);
      // A line may be cut more than once.
      const goesOn = !isHalf(joined) || (joined.length < 400 && !/^\s*[a-zA-Z ]+[:(]/.test(text));
      return this.#whole(goesOn ? joined : text);
    }
    this.#whole(text);
  }

  /** @param isWhole nothing of it is in the next line */
  #whole(text: string, isWhole = false) {
    const line = text.slice(0, 4000);
    if (line.trim() === '') return;
    if (isHalf(line) || (!isWhole && /, iodepth=\d+$/.test(line) && header.test(line))) {
      this.#half = line;
      // What follows belongs to this direction, of which nothing else is known.
      if (/^\s*(read|write)/.test(line)) this.#direction = undefined;
      return;
    }
    if (this.#define(line) || this.#open(line) || this.#detail(line) || this.#around(line)) return;
    if (/^(fio: .*(error|failed|err=)|verify: bad )/i.test(line))
      this.#failure ??= line.slice(0, 200);
    if (isKnown(line)) return;
    this.#isMixed ||= /^\s*mixed\s*: /.test(line);
    this.#skipped++;
  }

  end(): Reading {
    if (this.#half) this.#whole(this.#half, true);
    const isCut = this.#isOpen;
    this.#close();
    const runs = this.#runs.filter(({ read, write }) => read ?? write);
    if (runs.length === 0 && this.#isMixed) return refused(mixed);
    if (runs.length === 0)
      return refused(this.#failure ? { why: 'failed', what: this.#failure } : { why: 'unknown' });
    const notes: Note[] = [];
    if (isCut) notes.push({ note: 'cut-off' });
    if (this.#skipped > 0) notes.push({ note: 'skipped', lines: this.#skipped });
    const version = this.#version ? { version: this.#version } : {};
    return { kind: 'runs', tool: 'fio', form: 'fio', runs, notes, ...version };
  }

  /** The end of what one start of fio has printed. */
  #close() {
    if (!this.#start.hasResults) return;
    this.#runs.push(...this.#start.runs(this.#options));
    this.#start = new Start();
    [this.#job, this.#direction, this.#isOpen] = [undefined, undefined, false];
  }

  #define(line: string): boolean {
    const [found, name = '', group = '', kind = '', sizes = '', engine = '', depth] =
      header.exec(line) ?? [];
    if (!found) return false;
    this.#close();
    const test = {
      ...sizesOf(sizes),
      engine,
      random: kind.startsWith('rand'),
      queueDepth: Number(depth),
    };
    this.#start.defined.push({ name, group, test });
    return true;
  }

  #open(line: string): boolean {
    const [found, name = '', group = '', count, error, pid, ended = ''] = result.exec(line) ?? [];
    if (!found) return false;
    this.#job = {
      name,
      group,
      jobs: Number(count),
      error: Number(error),
      ...defined({ pid: pid || undefined, end: timeOfDay(ended) }),
    };
    this.#start.add(this.#job);
    [this.#direction, this.#percentiles, this.#isSync] = [undefined, undefined, false];
    this.#isOpen = true;
    return true;
  }

  /** The lines inside of a block. */
  #detail(line: string): boolean {
    const job = this.#job;
    if (!job) return false;
    const summary = summaryOf(line);
    if (summary) {
      this.#direction = { summary };
      if (summary.direction === 'read') job.read = this.#direction;
      if (summary.direction === 'write') job.write = this.#direction;
      return true;
    }
    const latency = latencyLine(line);
    if (latency) return this.#latency(job, latency);
    if (this.#percentile(job, line) || this.#rates(line)) return true;
    const issued = issuedIn(line);
    if (issued) {
      job.issued = issued;
      this.#isOpen = false;
      return true;
    }
    if (/^\s*fsync\/fdatasync/.test(line)) this.#isSync = true;
    return (
      this.#isSync ||
      /^\s*(bw|lat|cpu|IO depths|submit|complete|latency|fsync\/fdatasync)\b/.test(line)
    );
  }

  /** @returns false where it belongs to no direction */
  #latency(job: Job, { name, ...values }: NonNullable<ReturnType<typeof latencyLine>>): boolean {
    if (name === 'sync') job.sync = { ...values, percentiles: [] };
    else if (!this.#direction) return false;
    else if (name === 'slat') this.#direction.slat = values.mean;
    else this.#direction[name as 'lat' | 'clat'] = { ...values, percentiles: [] };
    return true;
  }

  #percentile(job: Job, line: string): boolean {
    const heading = percentilesHeading(line);
    if (heading) {
      const { name, unit } = heading;
      const into = name === 'sync' ? job.sync : this.#direction?.[name as 'lat' | 'clat'];
      this.#percentiles = into && { into, unit };
      return true;
    }
    if (!/^\s*\|/.test(line)) return false;
    const { into, unit = 1 } = this.#percentiles ?? {};
    into?.percentiles.push(...percentilesIn(line, unit));
    return true;
  }

  #rates(line: string): boolean {
    if (!/^\s*iops\s*:\s*min=/.test(line)) return false;
    const { avg: mean = 0, max = 0, stdev: deviation = 0, samples } = fieldsOf(line);
    const rates = { mean, max, deviation, every: 0.5 };
    if (this.#direction) this.#direction.rates = { ...rates, ...defined({ samples }) };
    return true;
  }

  /** Lines around the blocks: the version, the device, and in a shell’s log or a script the command itself. */
  #around(line: string): boolean {
    const version = /^fio-(\d+\.\d+(?:\.\d+)?\S*)/.exec(line)?.[1];
    if (version) this.#version = version;
    const device = version ? undefined : deviceIosIn(line);
    if (device) this.#start.deviceIos.set(device.device, device.ios);
    // A command may go on in the next lines.
    if (/^[\s>]*--?[a-z_]+(=|\s|$)/.test(line) && this.#start.defined.length === 0) {
      this.#options = { ...this.#options, ...optionsOf(line.replace(/^[\s>]+/, '')) };
      return true;
    }
    const at = version || device ? -1 : line.search(/(^|[\s#$>/])fio\s+-/);
    if (at < 0) return Boolean(version ?? device);
    this.#close();
    this.#options = optionsOf(line.slice(line.search(/fio\s+-/)));
    return true;
  }
}

export const fioReader = (): LineReader => new FioReader();
