/** What a workload asks for at the chosen hour and percentile, in numbers that a calculator takes. */
import { ioSizeRange } from '../../calculators/fields.ts';
import { type Growth, growthOf } from './growth.ts';
import { cellOf, type Figure, percentiles, periods, rows, singles } from './rows.ts';
import { type Choice, readFigure, textOf, valueAt, type Workload } from './sheet.ts';

/** Base units; what is missing isn't known, or not to be taken. */
export type Demand = {
  readonly iops?: number | undefined;
  readonly throughput?: number | undefined;
  readonly size?: number | undefined;
  readonly read?: number | undefined;
  readonly latency?: number | undefined;
  readonly queue?: number | undefined;
};

/** The most that the calculators take. */
const most = { iops: 10_000_000, throughput: 1e12 };

const row = (id: string): Figure => {
  const found = [...rows, ...singles].find((figure) => figure.id === id);
  if (!found) throw new Error(`No figure ${id}.`);
  return found;
};

/** A rate is rounded up to whole IOs or bytes: what is asked for is at least that. */
const roundedUp = (value: number) => Math.ceil(value * (1 - 1e-12));

const factorOf = (growth: Growth | undefined) => (growth && 'factor' in growth ? growth.factor : 1);

/** What the load comes to: nothing where it is 0, unknown, or past what a calculator takes. */
function grown(value: number | undefined, factor: number, limit: number): number | undefined {
  if (value === undefined) return undefined;
  const rounded = roundedUp(value * factor);
  return rounded >= 1 && rounded <= limit ? rounded : undefined;
}

export function demandOf(workload: Workload, choice: Choice): Demand {
  const at = (id: string) => valueAt(workload, row(id), choice.period, choice.percentile);
  const once = (id: string) => readFigure(row(id), textOf(workload, id)).value;
  const factor = choice.grown ? factorOf(growthOf(workload)) : 1;
  const [rate, load] = [at('iops'), at('throughput')];
  const implied = rate && load ? Math.round(load / rate) : undefined;
  const size = at('io-size') ?? once('mix') ?? implied;
  const queue = at('queue');
  return {
    iops: grown(rate, factor, most.iops),
    throughput: grown(load, factor, most.throughput),
    size:
      size !== undefined && size >= ioSizeRange.least && size <= ioSizeRange.most
        ? size
        : undefined,
    read: at('read'),
    // A latency taken under load holds its own queue, so the one of a lone IO goes first.
    latency: once('idle-latency') ?? at('latency'),
    queue: queue === undefined ? undefined : Math.max(1, roundedUp(queue)),
  };
}

/** What has to be known about the hand-over of these figures, in sentences. */
export function remarksOn(workload: Workload, choice: Choice): readonly string[] {
  const demand = demandOf(workload, choice);
  const at = (id: string) => valueAt(workload, row(id), choice.period, choice.percentile);
  const bad = rows.filter(({ id, read }) => {
    const text = textOf(workload, cellOf(id, choice.period, choice.percentile));
    return text.trim() !== '' && 'problem' in read(text);
  });
  const past = (['iops', 'throughput'] as const).filter(
    (id) => (at(id) ?? 0) > 0 && demand[id] === undefined,
  );
  const growth = choice.grown ? growthOf(workload) : undefined;
  const remarks = bad.map(({ label }) => `Left out, since it can’t be read: ${label}.`);
  for (const id of past)
    remarks.push(`Left out, since it is more than a calculator takes: ${row(id).label}, grown.`);
  if (growth && 'problem' in growth) remarks.push(`As recorded. ${growth.problem}`);
  else if (growth && (demand.iops !== undefined || demand.throughput !== undefined))
    remarks.push(`IOPS and throughput are taken with growth: ${growth.arithmetic}.`);
  const sized = textOf(workload, cellOf('io-size', choice.period, choice.percentile)).trim() !== '';
  if (sized && demand.iops !== undefined && demand.throughput !== undefined)
    remarks.push(
      'Where IOPS and throughput are both given, they say the size, so none is sent along.',
    );
  const alone = textOf(workload, 'idle-latency').trim() !== '';
  if (demand.latency !== undefined && !alone)
    remarks.push(
      'The latency was recorded under load and holds its queue. One of an IO alone is better.',
    );
  return remarks;
}

/** “Peak at 99 %”. */
export const choiceWords = ({ period, percentile }: Choice): string =>
  `${periods.find(({ id }) => id === period)?.label} at ${percentiles.find((one) => one === percentile)} %`;
