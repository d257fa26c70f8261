/** Azure Monitor: `az monitor metrics list` as JSON and as a table, and AzureMetrics of Log Analytics as CSV. */
import { grainSeconds, type Metric, metricOf } from './azure-names.ts';
import { cellsOf } from './csv.ts';
import { inside, type Json, listIn, numberIn, textIn } from './json.ts';
import {
  type LineReader,
  type Measure,
  type Note,
  notesOf,
  type Reading,
  refused,
  skippedNote,
  type Turns,
} from './reading.ts';
import { SeriesTable, samplesOf, type Values } from './series-table.ts';

/** The command for an hour of data disks. Metrics of the VM have no LUN, and a filter by LUN is for those of data disks only. */
export const metricsCommand =
  'az monitor metrics list --resource VM_ID --metrics "Data Disk Read Operations/Sec" "Data Disk Write Operations/Sec" "Data Disk Read Bytes/sec" "Data Disk Write Bytes/sec" --interval PT1M --filter "LUN eq \'*\'" --top 64';

type Peak = Extract<Note, { note: 'maxima' }>;

/** From which share of a limit a maximum shows that it is reached. */
const reached = 0.95;

/** Points in any order, as one sample for each device and time. */
class Points {
  #devices = new Map<string, Map<number, Values>>();
  /** A maximum of a share of a limit, where it is reached and the mean of the same point is not: the farthest from it. */
  peak: Peak | undefined;

  /** @param most the maximum beside the mean of a point */
  compare(device: string, { measure, factor }: Metric, mean: number, most = 0) {
    const peak = { note: 'maxima', device, measure, mean, most: most * factor } as const;
    const isReached = /^consumed/.test(measure) && peak.most >= reached && mean < reached;
    if (isReached && mean < (this.peak?.mean ?? 1)) this.peak = peak;
  }

  /** @param time in seconds since 1970 */
  add(device: string, time: number, measure: Measure, value: number) {
    const times = this.#devices.get(device) ?? new Map<number, Values>();
    const values = times.get(time) ?? {};
    values[measure] ??= value;
    times.set(time, values);
    this.#devices.set(device, times);
  }

  /** The samples in the order of time, counted from the first of all. */
  table(): SeriesTable {
    const table = new SeriesTable();
    let first = Number.POSITIVE_INFINITY;
    for (const times of this.#devices.values())
      for (const time of times.keys()) first = Math.min(first, time);
    for (const [device, times] of this.#devices)
      for (const time of [...times.keys()].toSorted((a, b) => a - b))
        table.add(device, time - first, times.get(time) ?? {});
    return table;
  }
}

function answer(
  points: Points,
  form: string,
  before: readonly Note[],
  sawMetrics: boolean,
): Reading {
  const table = points.table();
  if (table.size === 0)
    return refused(
      sawMetrics
        ? { why: 'no-disks', what: 'Azure Monitor', instead: metricsCommand }
        : { why: 'unknown' },
    );
  const [step, series] = [table.step(), table.series()];
  const notes = notesOf(
    ...before,
    step !== undefined && { note: 'means', seconds: step },
    points.peak ?? false,
    !series.some(({ columns }) => 'reads' in columns || 'writes' in columns) && { note: 'no-iops' },
  );
  return samplesOf('Azure Monitor', form, series, step, notes);
}

/** The value of a point: sums are divided by the grain, everything else is a mean. */
function pointValue(
  { isTotal, factor }: Metric,
  point: (name: string) => number | undefined,
  grain: number | undefined,
) {
  const value = isTotal ? point('total') : (point('average') ?? point('maximum'));
  const seconds = isTotal ? grain : 1;
  return value === undefined || seconds === undefined ? undefined : (value * factor) / seconds;
}

/** Whether a document is an answer of Azure Monitor’s metrics. */
export const isAzureMetrics = (json: Json): boolean =>
  [json, ...listIn(json, 'values')].some(
    (each) => textIn(each, 'timespan') !== undefined && Array.isArray(inside(each, 'value')),
  );

/** Points that are taken in one turn. */
const pointsAtOnce = 500;

/** Reads answers of Azure Monitor: one resource, or a batch. */
export function* readAzureMetrics(
  documents: readonly Json[],
  before: readonly Note[],
): Turns<Reading> {
  const points = new Points();
  let seen = 0;
  const answers = documents.flatMap((each) => {
    const batch = listIn(each, 'values');
    return batch.length > 0 ? batch : [each];
  });
  const metrics = answers.flatMap((each) =>
    listIn(each, 'value').flatMap((json) => {
      const of = metricOf(textIn(json, 'name', 'value') ?? '');
      const grain = grainSeconds(textIn(each, 'interval'));
      return of ? listIn(json, 'timeseries').map((series) => ({ of, grain, series })) : [];
    }),
  );
  for (const { of, grain, series } of metrics) {
    const lun = listIn(series, 'metadatavalues').find(
      (value) => textIn(value, 'name', 'value')?.toLowerCase() === 'lun',
    );
    const at = textIn(lun, 'value');
    const device = at === undefined ? of.device : `LUN ${at}`;
    for (const point of listIn(series, 'data')) {
      const time = Date.parse(textIn(point, 'timeStamp') ?? '') / 1000;
      const value = pointValue(of, (name) => numberIn(point, name), grain);
      if (value !== undefined && !Number.isNaN(time)) {
        points.add(device, time, of.measure, value);
        points.compare(device, of, value, numberIn(point, 'maximum'));
      }
      if (++seen % pointsAtOnce === 0) yield;
    }
  }
  return answer(points, 'az monitor metrics list', before, true);
}

/** Whether a line is the heading of AzureMetrics as CSV, or of the table of `az monitor metrics list -o table`. */
export const isAzureTable = (line: string): boolean =>
  line.length < 4000 &&
  ((/MetricName/.test(line) && /TimeGenerated/.test(line)) ||
    chartColumns(line).length > 0 ||
    /^Timestamp\s{2,}Name\s{2,}(Average|Total)/.test(line));

type ChartColumn = { readonly at: number; readonly device: string; readonly metric: Metric };

/** The columns of a chart of the portal that was saved: “Data Disk Queue Depth (Avg), LUN 0” behind a time. */
function chartColumns(line: string): readonly ChartColumn[] {
  if (!/^"?(time|date|timestamp)/i.test(line)) return [];
  return cellsOf(line).flatMap((title, at) => {
    const metric = metricOf(
      title.replace(/^\W*(avg|average|max|sum) /i, '').replace(/[,|;(].*/, ''),
    );
    const lun = /\blun\W*(\d+)/i.exec(title)?.[1];
    // A sum over a grain needs the grain, which is not printed.
    if (!metric || metric.isTotal) return [];
    return [{ at, metric, device: lun === undefined ? metric.device : `LUN ${lun}` }];
  });
}

/** A date without a zone is UTC in both forms. */
const secondsAt = (stamp: string) =>
  Date.parse(/Z$|[+-]\d{2}:?\d{2}$/.test(stamp) ? stamp : `${stamp.replace(/,/g, '')} UTC`) / 1000;

/** A reader of AzureMetrics as CSV, and of the table that the command line prints. */
class AzureTableReader implements LineReader {
  readonly #points = new Points();
  #names: readonly string[] = [];
  /** Where the columns of the printed table begin; nothing for CSV. */
  #starts: readonly number[] | undefined;
  #isCsv = false;
  #chart: readonly ChartColumn[] = [];
  #skipped = 0;

  line(line: string) {
    if (line.trim() === '' || /^[-\s]+$/.test(line)) return;
    if (isAzureTable(line)) this.#start(line);
    else if (!this.#row(line)) this.#skipped++;
  }

  end(): Reading {
    const isChart = this.#chart.length > 0;
    const form = isChart
      ? 'a chart of the portal'
      : this.#isCsv
        ? 'AzureMetrics'
        : 'az monitor metrics list -o table';
    const hasLuns = this.#chart.some(({ device }) => device.startsWith('LUN'));
    const notes = notesOf(!hasLuns && { note: 'no-luns' }, skippedNote(this.#skipped));
    return answer(this.#points, form, notes, this.#names.length > 0);
  }

  #start(line: string) {
    this.#chart = chartColumns(line);
    this.#isCsv = /MetricName/.test(line);
    const columns = [...line.matchAll(/\S+(?: \S+)*/g)];
    this.#starts = this.#isCsv ? undefined : columns.map(({ index }) => index);
    const names = this.#isCsv ? cellsOf(line) : line.trim().split(/\s{2,}/);
    this.#names = names.map((name) =>
      name
        .replace(/\s*\[UTC\]$/, '')
        .trim()
        .toLowerCase(),
    );
  }

  /** A time, and a value of each metric. */
  #point(line: string): boolean {
    const cells = cellsOf(line);
    const time = secondsAt(cells[0] ?? '');
    if (Number.isNaN(time)) return false;
    for (const { at, device, metric } of this.#chart) {
      const value = numberIn((cells[at] ?? '').replace(/\s*%$/, ''));
      if (value !== undefined)
        this.#points.add(device, time, metric.measure, value * metric.factor);
    }
    return true;
  }

  #row(line: string): boolean {
    if (this.#chart.length > 0) return this.#point(line);
    const starts = this.#starts;
    const parts =
      starts?.map((start, at) => line.slice(start, starts[at + 1]).trim()) ?? cellsOf(line);
    if (parts.length < this.#names.length) return false;
    const cell = (name: string) => (parts[this.#names.indexOf(name)] ?? '').trim();
    const metric = metricOf(cell(this.#isCsv ? 'metricname' : 'name'));
    const time = secondsAt(cell(this.#isCsv ? 'timegenerated' : 'timestamp'));
    if (Number.isNaN(time)) return false;
    if (!metric) return true;
    const grain = grainSeconds(cell('timegrain')) ?? 60;
    const value = pointValue(metric, (name) => numberIn(cell(name)), grain);
    if (value === undefined) return true;
    this.#points.add(metric.device, time, metric.measure, value);
    this.#points.compare(metric.device, metric, value, numberIn(cell('maximum')));
    return true;
  }
}

export const azureTableReader = (): LineReader => new AzureTableReader();
