/** Where each figure that nothing was taken from lies on the strip of its kind: how far what is computed for it is off. */
import { scalePow } from 'd3-scale';
import { errorOf, type Row, summaryOf } from '../../accuracy/index.ts';
import { formatFraction, formatNumber } from '../../units/index.ts';

/** A root of the error across: most are a few per cent, and the largest is hundreds of them. */
const scale = scalePow([-1, 8], [0.03, 0.97]).exponent(0.5);
/** To a place across, in per cent of the strip. */
export const across = (error: number) => `${formatNumber(scale(error) * 100, 2)}%`;

export const signed = (error: number, digits = 0) =>
  `${error < 0 ? '−' : error > 0 ? '+' : ''}${formatNumber(Math.abs(error) * 100, digits)} %`;

export const ticks = [-0.5, 0, 0.5, 2, 4, 8];
/** Limits may be this far off. */
export const band = 0.125;

/** Those that are furthest off, as the page names them, and on which side of their dot there is room: not everywhere on a phone. */
const names: Readonly<
  Record<string, readonly [text: string, side: 'start' | 'end', room?: 'broad']>
> = {
  'lisa-2019-9 iops': ['4 stripes', 'end'],
  'lisa-stress-2020-10 iops': ['1 of 2020', 'start', 'broad'],
  'constellation-2023-8 throughput': ['DC4as_v5', 'end', 'broad'],
  'a4-16 throughput': ['16 Standard HDDs', 'start'],
  'lisa-2021-7 iops': ['16 P30', 'end'],
  'local-disks-2020-5 iops': ['writes in the host cache', 'start'],
  'lab-5 latency': ['run 5', 'start'],
  'ephemeral-2023-1 iops': ['ephemeral OS disk', 'start'],
};

/** Dots that would cover each other are moved up and down: as wide as a dot, of a strip that is as wide as on the widest page. */
const [dot, width] = [0.011, 5];

/** For each, in this order, how many lanes above or below the middle of the strip: the nearest that is free. */
function lanesOf(places: readonly number[]): readonly number[] {
  const lanes = [0, -1, 1, -2, 2];
  const last = new Map<number, number>();
  return places.map((place) => {
    const free = lanes.find((lane) => place - (last.get(lane) ?? Number.NEGATIVE_INFINITY) >= dot);
    // Where all are taken the one that was taken first is covered least.
    const lane =
      free ?? lanes.toSorted((one, other) => (last.get(one) ?? 0) - (last.get(other) ?? 0))[0] ?? 0;
    last.set(lane, place);
    return lane * width;
  });
}

/** The strips: the kinds of figures, each with its dots from the left to the right. */
export const stripsOf = (rows: readonly Row[]) =>
  summaryOf(rows).flatMap(({ group, figures, sources, median, within12 }) => {
    const own = rows
      .filter((row) => row.role === 'accuracy' && row.group === group)
      .map((row) => ({ name: names[`${row.id} ${row.what}`], error: errorOf(row) ?? Number.NaN }))
      .sort((one, other) => one.error - other.error);
    if (own.length === 0) return [];
    const lanes = lanesOf(own.map(({ error }) => scale(error)));
    const [least, most] = [own[0], own.at(-1)].map((one) => signed(one?.error ?? 0, 1));
    return {
      group,
      count: `${figures} from ${sources === 1 ? 'one document' : `${sources} documents`}`,
      median: `${formatNumber(median * 100, median < 0.01 ? 1 : 0)} %`,
      within: formatFraction(within12),
      words: least === most ? `${least}` : `${least} to ${most}`,
      dots: own.map(({ name, error }, at) => ({ error, down: lanes[at] ?? 0, name })),
    };
  });
