/** The plane of throughput over IOPS with limits as boxes: which limit is the first, the ends of its axes, and where its point can be moved. */
import type { Plane, PlaneBox, PlaneInput, PlaneLoad, PlaneSize } from '../../../kit/index.ts';
import {
  type Bytes,
  bytesIn,
  formatBytes,
  kib,
  serializeBytes,
  type ThroughputUnit,
} from '../../../units/index.ts';
import { domainOf, logAxis } from './axes.ts';

/** The box of a limit, before it is known whether it is the first that the load meets. */
export type LimitBox = Omit<PlaneBox, 'kind'>;

/** The IO sizes that have a diagonal and that the point can be moved to, in KiB. */
const diagonals = [4, 8, 16, 32, 64, 128, 256, 512, 1024];

const sizeOf = (size: Bytes, unit: ThroughputUnit): PlaneSize => ({
  each: size / bytesIn[unit],
  text: formatBytes(size),
  value: serializeBytes(size),
});

/** Which share of the load does a limit allow? 1 where it allows just the load. */
export const allowedShare = (
  { iops = Number.POSITIVE_INFINITY, throughput = Number.POSITIVE_INFINITY }: LimitBox,
  load: Pick<PlaneLoad, 'iops' | 'throughput'>,
): number =>
  Math.min(
    load.iops ? iops / load.iops : Number.POSITIVE_INFINITY,
    load.throughput ? throughput / load.throughput : Number.POSITIVE_INFINITY,
  );

/** IO sizes, in KiB, as diagonals. */
export const diagonalsIn = (unit: ThroughputUnit, sizes: readonly number[]): readonly PlaneSize[] =>
  sizes.map((size) => sizeOf(kib(size), unit));

/** Numbers of two digits, which a point moves along. */
export function roundSteps([low, high]: readonly [number, number]): readonly number[] {
  const rates: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(low)); power < high; power *= 10)
    for (let digits = 10; digits < 100; digits++) rates.push((digits * power) / 10);
  return rates.filter((rate) => rate >= Math.max(1, low) && rate <= high);
}

/** An axis begins at this part of the lowest figure on it, so that there is room to the left of that figure and below it. */
const axisStart = 1 / 6;

export function planeOf({
  limits,
  load,
  size,
  unit,
  input,
  ...rest
}: Pick<
  Plane,
  'title' | 'summary' | 'achievable' | 'marks' | 'dots' | 'choices' | 'note' | 'isListed'
> & {
  readonly limits: readonly LimitBox[];
  readonly load?: PlaneLoad;
  readonly size: Bytes | undefined;
  readonly unit: ThroughputUnit;
  readonly input?: Omit<PlaneInput, 'rates'>;
}): Plane {
  const allowed = limits.map((limit) =>
    load ? allowedShare(limit, load) : Number.POSITIVE_INFINITY,
  );
  const first = allowed.indexOf(Math.min(...allowed));
  const shown = [...(rest.marks ?? []), ...(rest.dots ?? []), ...(rest.choices?.places ?? [])];
  const axisOf = (kind: 'iops' | 'throughput', label: string) => {
    const figures = limits.flatMap((limit) => limit[kind] ?? []);
    const all = [...figures, ...shown.map((point) => point[kind]), load?.[kind] ?? 0];
    return logAxis(
      label,
      domainOf([...all, Math.min(...all.filter((one) => one > 0)) * axisStart]),
    );
  };
  const x = axisOf('iops', 'IOPS');
  // A limit without a figure has no line that could have its name.
  const open = limits.flatMap(({ iops, throughput, texts }) =>
    (iops ?? throughput) ? [] : (texts.throughput ?? []),
  );
  const note = [...open.map((text) => `${text}.`), rest.note ?? []].flat().join(' ');
  const sizes = [...new Set([...diagonals.map(kib), ...(size === undefined ? [] : [size])])]
    .toSorted((a, b) => a - b)
    .map((each) => sizeOf(each, unit));
  return {
    ...rest,
    ...(note ? { note } : {}),
    x,
    y: axisOf('throughput', unit),
    sizes,
    boxes: limits.map((limit, at) => ({
      ...limit,
      kind: at === first && Number.isFinite(allowed[at]) ? 'first' : 'other',
    })),
    ...(load ? { load } : {}),
    ...(size === undefined ? {} : { size: sizeOf(size, unit) }),
    ...(input ? { input: { ...input, rates: input.rate ? roundSteps(x.domain) : [] } } : {}),
  };
}
