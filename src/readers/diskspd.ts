/** diskspd’s text, 2.0 to 2.2 (`ResultParser.cpp`). Latencies are in milliseconds, MB and MiB both 1,048,576 bytes. */
import { defined } from '../units/omit-undefined.ts';
import { inFlight } from './diskspd-in-flight.ts';
import { byteCount } from './numbers.ts';
import type { Direction, Latencies, LineReader, Note, Reading, Run } from './reading.ts';
import { refused } from './reading.ts';

/** Whether a line belongs to diskspd’s text. */
export const isDiskspd = (line: string): boolean =>
  /^\s*Command Line: .*diskspd/i.test(line) ||
  /^\s*Results for timespan \d+:/.test(line) ||
  /^thread \|\s+bytes\s+\|/.test(line);

type Totals = { bytes: number; ios: number; iops: number; latency?: number };
type Tables = Partial<Record<'Total' | 'Read' | 'Write', Totals>>;

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

/** Rows of the table of percentiles, as shares. */
function shareOf(label: string): number | undefined {
  const nines = /^(\d)-nines$/.exec(label)?.[1];
  if (nines) return Number((1 - 10 ** -Number(nines)).toFixed(9));
  const th = /^(\d+)(?:st|nd|rd|th)$/.exec(label)?.[1];
  return th ? Number(th) / 100 : undefined;
}

/** Options of the command line: `-o16`, `-c1G`, `-Suw`. Some versions print no input parameters besides. */
function optionsIn(line: string): Partial<Run> {
  const find = (pattern: RegExp) => pattern.exec(line)?.[1];
  const size = find(/\s-c(\d+[KMGT]?)\b/i);
  const block = find(/\s-b(\d+[KMGT]?)\b/i);
  const warmUp = find(/\s-W(\d+)\b/);
  const random = find(/\s-(r|s)(?=[\dKMGT]*(?:\s|$))/i);
  const target = find(/\s([^\s-]\S*[^\s:])\s*$/);
  return {
    ...(size ? { fileSize: byteCount(size, true) } : {}),
    ...(block ? { readSize: byteCount(block, true), writeSize: byteCount(block, true) } : {}),
    ...(warmUp ? { warmUp: Number(warmUp) } : {}),
    ...(random ? { random: random === 'r' } : {}),
    ...defined({ target: target || undefined }),
    // -S alone and -Su leave the page cache of Windows out, -h and -Sh that of the disk too.
    ...(/\s-(h|S[uhw]*)(\s|$)/.test(line) && !/\s-Sb\b/.test(line) ? { direct: true } : {}),
  };
}

type Latency = { percentiles: [share: number, seconds: number][]; max?: number };

/** What one test has printed of its results. */
class Results {
  readonly tables: Tables = {};
  latencies: Record<'read' | 'write', Latency> = noLatencies();
  /** Each of several targets has a table of percentiles, and behind a line that says “total” all have one together. */
  #distributions = 0;
  #isOfAll = false;

  startDistribution(isTotal: boolean) {
    this.latencies = noLatencies();
    this.#isOfAll = isTotal || this.#distributions === 0;
    this.#distributions++;
  }

  directionOf(name: 'Read' | 'Write', key: 'read' | 'write'): Direction | undefined {
    const totals = this.tables[name];
    if (!totals || totals.ios === 0) return undefined;
    const { ios, iops, bytes, latency: mean } = totals;
    const known = this.#isOfAll ? this.latencies[key] : noLatencies()[key];
    const latency: Latencies | undefined = mean ? { mean, ...known } : undefined;
    return { ios, iops, throughput: (iops * bytes) / ios, ...defined({ latency }) };
  }
}

const noLatencies = (): Results['latencies'] => ({
  read: { percentiles: [] },
  write: { percentiles: [] },
});

/** A reader of diskspd’s text. */
class DiskspdReader implements LineReader {
  readonly #runs: Run[] = [];
  #test: { -readonly [Key in keyof Run]?: Run[Key] } = {};
  #results = new Results();
  #seconds = 0;
  /** How the test keeps IOs in flight. Targets are those of the command line until the first is listed. */
  #inFlight = { threads: 1, isPool: false, eachOfPool: undefined as number | undefined };
  #atTargets: number[] = [];
  #hasTargets = false;
  /** What the test does where it does one alone: then the sum is that. */
  #only: 'Read' | 'Write' | undefined;
  /** The table that the next rows belong to, and its columns. */
  #table: keyof Tables | undefined;
  #columns: readonly string[] = [];
  #isTotal = false;
  #failure: string | undefined;
  #skipped = 0;

  line(text: string) {
    const line = text.slice(0, 4000);
    if (line.trim() === '' || this.#start(line) || this.#heading(line)) return;
    if (/^\s*(error\b|there has been an error)/i.test(line))
      this.#failure ??= line.trim().slice(0, 200);
    if (this.#totals(line) || this.#percentile(line) || this.#input(line)) return;
    if (!/^[-*=\s]+$/.test(line) && !line.includes('|') && !/:/.test(line)) this.#skipped++;
  }

  end(): Reading {
    this.#close();
    const [runs, lines] = [this.#runs, this.#skipped];
    if (runs.length === 0)
      return refused(
        this.#failure ? { why: 'failed', what: this.#failure } : { why: 'cut', what: 'DiskSpd' },
      );
    const notes: Note[] = lines > 40 ? [{ note: 'skipped', lines }] : [];
    return { kind: 'runs', tool: 'diskspd', form: 'diskspd', runs, notes };
  }

  /** The end of a test that has printed results: it is a run. */
  #close() {
    const { tables } = this.#results;
    if (Object.keys(tables).length === 0) return;
    if (this.#only && tables.Total && !tables.Read && !tables.Write)
      tables[this.#only] = tables.Total;
    const read = this.#results.directionOf('Read', 'read');
    const write = this.#results.directionOf('Write', 'write');
    const queueDepth = inFlight({ ...this.#inFlight, atTargets: this.#atTargets });
    if (read ?? write)
      this.#runs.push({
        ...this.#test,
        name: this.#test.target ?? '',
        ...defined({ read, write }),
        runtime: this.#seconds,
        jobs: this.#inFlight.threads,
        ...defined({ queueDepth }),
      });
    this.#results = new Results();
  }

  /** A line with which a test, or a time span of one, begins. */
  #start(line: string): boolean {
    if (/^\s*Command Line:/.test(line)) {
      this.#close();
      const option = (pattern: RegExp) => pattern.exec(line)?.[1];
      const [each, ofPool] = [option(/\s-o(\d+)\b/), option(/\s-O(\d+)\b/)];
      this.#test = { ...optionsIn(line) };
      this.#hasTargets = false;
      // Without -w a test only reads; a profile (-X) may have several targets, each in its way.
      const share = /\s-X/.test(line) ? -1 : Number(option(/\s-w(\d+)\b/) ?? 0);
      this.#only = ({ 0: 'Read', 100: 'Write' } as const)[share];
      this.#atTargets = each ? [Number(each)] : [];
      this.#inFlight.isPool = /\s-F\d/.test(line);
      this.#inFlight.eachOfPool = ofPool ? Number(ofPool) : undefined;
      return true;
    }
    if (!/^\s*Results for timespan/.test(line)) return false;
    this.#close();
    return true;
  }

  /** The time and the threads of a test, and the headings of its tables. */
  #heading(line: string): boolean {
    const time = /^\s*actual test time:\s*([\d.]+)s/.exec(line)?.[1];
    if (time) this.#seconds = Number(time);
    const count = /^\s*thread count:\s*(\d+)/.exec(line)?.[1];
    if (count) this.#inFlight.threads = Number(count);
    const name = /^(Total|Read|Write) IO\s*$/.exec(line)?.[1];
    if (name) this.#table = name as keyof Tables;
    const hasColumns = /^thread \|/.test(line);
    if (hasColumns) this.#columns = cellsOf(line);
    const isTotal = /^total( latency distribution)?:\s*$/i.test(line);
    if (isTotal) this.#isTotal = true;
    const hasPercentiles = /%-ile \|/.test(line);
    if (hasPercentiles) {
      this.#table = undefined;
      this.#results.startDistribution(this.#isTotal);
      this.#isTotal = false;
    }
    return Boolean(time ?? count ?? name) || hasColumns || isTotal || hasPercentiles;
  }

  #input(line: string): boolean {
    const find = (pattern: RegExp) => pattern.exec(line)?.[1];
    const path = find(/^\s*path: '(.*)'/);
    if (path !== undefined) {
      this.#test.target = path;
      if (!this.#hasTargets) this.#atTargets = [];
      this.#hasTargets = true;
    }
    const size = find(/^\s*block size: (\d+\s*[KMG]?i?B?)\s*$/i);
    if (size) this.#test.readSize = this.#test.writeSize = byteCount(size, true);
    const warm = find(/^\s*warm up time: (\d+)s/);
    if (warm) this.#test.warmUp = Number(warm);
    const pool = find(/^\s*thread pool with (\d+) threads/);
    if (pool) this.#inFlight.isPool = true;
    const each = find(/^\s*number of outstanding I\/O operations(?: per thread)?: (\d+)/);
    if (each && this.#hasTargets) this.#atTargets.push(Number(each));
    else if (each) this.#inFlight.eachOfPool = Number(each);
    const perFile = find(/^\s*threads per file: (\d+)/);
    if (perFile && !this.#inFlight.isPool)
      this.#inFlight.threads = Number(perFile) * Math.max(1, this.#atTargets.length);
    if (/^\s*software (and hardware write )?cache(s)? disabled/.test(line))
      this.#test.direct = true;
    if (/^\s*using software cache/.test(line)) this.#test.direct = false;
    if (/^\s*using random I\/O/.test(line)) this.#test.random = true;
    if (/^\s*using sequential I\/O/.test(line)) this.#test.random = false;
    return Boolean(path ?? size ?? warm ?? pool ?? each ?? perFile);
  }

  #totals(line: string): boolean {
    if (!this.#table || !/^total:/.test(line)) return false;
    // The row of the sum lacks the cell of the thread’s number, and those after its last figure.
    const cells = cellsOf(line.replace(/^total:/, '|'));
    const cell = (name: RegExp) => {
      const at = this.#columns.findIndex((column) => name.test(column));
      return at < 0 ? Number.NaN : Number(cells[at]);
    };
    const latency = cell(/^AvgLat$/);
    const [bytes, ios] = [cell(/^bytes$/), cell(/^I\/Os$/)];
    if (Number.isNaN(bytes) || Number.isNaN(ios)) return false;
    // The printed rate rests on the exact time; the printed time is rounded.
    const rate = cell(/^I\/O per s$/);
    const iops = Number.isNaN(rate) && this.#seconds > 0 ? ios / this.#seconds : rate;
    const values = { bytes, ios, iops, ...(latency > 0 ? { latency: latency / 1000 } : {}) };
    this.#results.tables[this.#table] = values;
    return true;
  }

  #percentile(line: string): boolean {
    const [label = '', ...cells] = cellsOf(line);
    const share = shareOf(label);
    if (share === undefined && label !== 'max') return false;
    for (const [at, key] of (['read', 'write'] as const).entries()) {
      const value = Number(cells[at]) / 1000;
      if (Number.isNaN(value)) continue;
      const latency = this.#results.latencies[key];
      if (share === undefined) latency.max = value;
      else latency.percentiles.push([share, value]);
    }
    return true;
  }
}

export const diskspdReader = (): LineReader => new DiskspdReader();
