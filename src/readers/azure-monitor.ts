/** Azure Monitor: `az monitor metrics list` as JSON and as a table, and AzureMetrics of Log Analytics as CSV. */
import { present } from '../units/present.ts';
import { grainSeconds, type Metric, metricOf } from './azure-names.ts';
import { cellsOf } from './csv.ts';
import { inside, type Json, list, number, text } from './json.ts';
import {
  type LineReader,
  type Measure,
  type Note,
  type Reading,
  refused,
  type Turns,
} from './reading.ts';
import { SeriesTable } from './table.ts';

/** The command for an hour of data disks. Metrics of the VM have no LUN, and a filter by LUN is for those of data disks only. */
export const metricsCommand =
  'az monitor metrics list --resource VM_ID --metrics "Data Disk Read Operations/Sec" "Data Disk Write Operations/Sec" "Data Disk Read Bytes/sec" "Data Disk Write Bytes/sec" --interval PT1M --filter "LUN eq \'*\'" --top 64';

type Values = Partial<Record<Measure, number>>;

/** Points in any order, as one sample for each device and time. */
class Points {
  #devices = new Map<string, Map<number, Values>>();

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
  const step = table.step();
  const series = table.series();
  const notes: Note[] = [...before];
  if (step !== undefined) notes.push({ note: 'means', seconds: step });
  if (!series.some(({ columns }) => 'reads' in columns || 'writes' in columns))
    notes.push({ note: 'no-iops' });
  return {
    kind: 'samples',
    tool: 'Azure Monitor',
    form,
    series,
    ...present({ step: step || undefined }),
    notes,
  };
}

/** The value of a point: sums are divided by the grain, everything else is a mean. */
function pointValue(
  metric: Metric,
  point: (name: string) => number | undefined,
  grain: number | undefined,
) {
  const value = metric.isTotal ? point('total') : (point('average') ?? point('maximum'));
  if (value === undefined || (metric.isTotal && grain === undefined)) return undefined;
  return (value * metric.factor) / (metric.isTotal ? (grain ?? 1) : 1);
}

/** Whether a document is an answer of Azure Monitor’s metrics. */
export const isAzureMetrics = (document: Json): boolean =>
  [document, ...list(inside(document, 'values'))].some(
    (each) => text(inside(each, 'timespan')) !== undefined && Array.isArray(inside(each, 'value')),
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
    const batch = list(inside(each, 'values'));
    return batch.length > 0 ? batch : [each];
  });
  for (const each of answers)
    for (const metric of list(inside(each, 'value'))) {
      const of = metricOf(text(inside(metric, 'name', 'value')) ?? '');
      const grain = grainSeconds(text(inside(each, 'interval')));
      if (!of) continue;
      for (const series of list(inside(metric, 'timeseries'))) {
        const lun = list(inside(series, 'metadatavalues')).find(
          (value) => text(inside(value, 'name', 'value'))?.toLowerCase() === 'lun',
        );
        const number_ = text(inside(lun, 'value'));
        const device = number_ === undefined ? of.device : `LUN ${number_}`;
        for (const point of list(inside(series, 'data'))) {
          const time = Date.parse(text(inside(point, 'timeStamp')) ?? '') / 1000;
          const value = pointValue(of, (name) => number(inside(point, name)), grain);
          if (value !== undefined && !Number.isNaN(time))
            points.add(device, time, of.measure, value);
          if (++seen % pointsAtOnce === 0) yield;
        }
      }
    }
  return answer(points, 'az monitor metrics list', before, true);
}

/** Whether a line is the heading of AzureMetrics as CSV, or of the table of `az monitor metrics list -o table`. */
export const isAzureTable = (line: string): boolean =>
  line.length < 4000 &&
  ((/MetricName/.test(line) && /TimeGenerated/.test(line)) ||
    /^Timestamp\s{2,}Name\s{2,}(Average|Total)/.test(line));

/** A reader of AzureMetrics as CSV, and of the table that the command line prints. */
export function azureTableReader(): LineReader {
  const points = new Points();
  let names: readonly string[] = [];
  /** Where the columns of the printed table begin; nothing for CSV. */
  let starts: readonly number[] | undefined;
  let isCsv = false;
  let skipped = 0;

  function cells(line: string): ((name: string) => string) | undefined {
    const parts = starts
      ? starts.map((start, at) => line.slice(start, starts?.[at + 1]).trim())
      : cellsOf(line);
    if (parts.length < names.length) return undefined;
    return (name) => (parts[names.indexOf(name)] ?? '').trim();
  }

  function heading(line: string) {
    isCsv = /MetricName/.test(line);
    if (isCsv) {
      starts = undefined;
      names = cellsOf(line).map((name) =>
        name
          .replace(/\s*\[UTC\]$/, '')
          .trim()
          .toLowerCase(),
      );
      return;
    }
    starts = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ index }) => index);
    names = line
      .trim()
      .split(/\s{2,}/)
      .map((name) => name.toLowerCase());
  }

  function row(line: string): boolean {
    const cell = cells(line);
    if (!cell) return false;
    const metric = metricOf(cell(isCsv ? 'metricname' : 'name'));
    const stamp = cell(isCsv ? 'timegenerated' : 'timestamp');
    // A date without a zone is UTC in both forms.
    const time =
      Date.parse(/Z$|[+-]\d{2}:?\d{2}$/.test(stamp) ? stamp : `${stamp.replace(/,/g, '')} UTC`) /
      1000;
    if (Number.isNaN(time)) return false;
    if (!metric) return true;
    const read = (name: string) => {
      const written = cell(name);
      return written === '' ? undefined : number(written);
    };
    const value = pointValue(metric, read, grainSeconds(cell('timegrain')) ?? 60);
    if (value !== undefined) points.add(metric.device, time, metric.measure, value);
    return true;
  }

  return {
    line(line) {
      if (line.trim() === '' || /^[-\s]+$/.test(line)) return;
      if (isAzureTable(line)) return heading(line);
      if (!row(line)) skipped++;
    },
    end: () =>
      answer(
        points,
        isCsv ? 'AzureMetrics' : 'az monitor metrics list -o table',
        [
          { note: 'no-luns' },
          ...(skipped > 0 ? [{ note: 'skipped', lines: skipped } as const] : []),
        ],
        names.length > 0,
      ),
  };
}
