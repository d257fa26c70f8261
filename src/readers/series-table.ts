/** The series that a reader builds up, sample by sample. */
import { defined } from '../units/omit-undefined.ts';
import { stepOf } from './clock.ts';
import type { Measure, Note, Samples, Series, Tool } from './reading.ts';

/** The measures of one device at one time. */
export type Values = Partial<Record<Measure, number>>;

type Columns = { times: number[]; columns: Map<Measure, number[]> };

/** Samples by device. Columns grow together: a sample without a measure has `NaN` there. */
export class SeriesTable {
  #devices = new Map<string, Columns>();

  /** How many devices there are. */
  get size() {
    return this.#devices.size;
  }

  add(device: string, time: number, values: Readonly<Values>) {
    let rows = this.#devices.get(device);
    if (!rows) {
      rows = { times: [], columns: new Map() };
      this.#devices.set(device, rows);
    }
    const length = rows.times.push(time);
    this.#fill(rows, length, values);
  }

  /** More measures of the sample that the device got last, as where each direction has a block of its own. */
  amend(device: string, values: Readonly<Values>) {
    const rows = this.#devices.get(device);
    if (rows) this.#fill(rows, rows.times.length, values);
  }

  #fill({ columns }: Columns, length: number, values: Readonly<Values>) {
    for (const name in values) {
      const measure = name as Measure;
      let column = columns.get(measure);
      if (!column) {
        column = [];
        columns.set(measure, column);
      }
      while (column.length < length - 1) column.push(Number.NaN);
      column[length - 1] = values[measure] ?? Number.NaN;
    }
  }

  series(): readonly Series[] {
    return [...this.#devices].map(([device, { times, columns }]) => {
      const filled = [...columns].map(([measure, column]) => {
        while (column.length < times.length) column.push(Number.NaN);
        return [measure, column] as const;
      });
      return { device, times, columns: Object.fromEntries(filled) };
    });
  }

  /** Seconds between samples, from the device with the most of them. */
  step(): number | undefined {
    const lengths = [...this.#devices.values()].toSorted((a, b) => b.times.length - a.times.length);
    return stepOf(lengths[0]?.times ?? []);
  }
}

/** What was sampled, with whatever was noticed about it. A step of nothing is none. */
export const samplesOf = (
  tool: Tool,
  form: string,
  series: readonly Series[],
  step: number | undefined,
  notes: readonly Note[],
  begin?: number,
): Samples => ({
  kind: 'samples',
  tool,
  form,
  series,
  ...defined({ step: step || undefined, begin }),
  notes,
});

/** A latency of no IO at all is no latency. */
export function withoutIdle(values: Values): Values {
  const { reads, writes, ios } = values;
  if (reads === 0 && 'readLatency' in values) values.readLatency = Number.NaN;
  if (writes === 0 && 'writeLatency' in values) values.writeLatency = Number.NaN;
  const all = ios ?? (reads ?? Number.NaN) + (writes ?? Number.NaN);
  if (all === 0 && 'latency' in values) values.latency = Number.NaN;
  return values;
}
