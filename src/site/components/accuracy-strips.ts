/** Where each figure that nothing was taken from lies on the strip of its kind: how far what is computed for it is off. */
import { scaleLinear } from 'd3-scale';
import { errorOf, type Row, summaryOf } from '../../accuracy/index.ts';
import { formatFraction, formatNumber } from '../../units/index.ts';

/** As far as this is drawn: a few are off by hundreds of per cent, and lie at the edge. */
const edge = 0.5;
const scale = scaleLinear([-edge, edge], [0.13, 0.62]).clamp(true);
/** To a place across, in per cent of the strip. */
export const across = (error: number) => `${formatNumber(scale(error) * 100, 2)}%`;

export const signed = (error: number, digits = 0) =>
  `${error < 0 ? '−' : error > 0 ? '+' : ''}${formatNumber(Math.abs(error) * 100, digits)} %`;

/** What is at either edge is as far off, or farther. */
export const ticks = [-edge, 0, edge].map((at) => ({
  at,
  text: `${['≤ ', '', '≥ '][Math.sign(at) + 1]}${signed(at)}`,
}));
/** Limits may be this far off. */
export const band = 0.125;

/** Those that are furthest off, as the page names them, and on which side of their dot there is room. */
const names: Readonly<Record<string, readonly [text: string, side: 'start' | 'end']>> = {
  'lisa-summary-2019-9 iops': ['12 × P30, to', 'start'],
  'constellation-2023-8 throughput': ['DC4as_v5', 'end'],
  'a4-16 throughput': ['16 HDDs', 'start'],
  'lisa-2021-7 iops': ['16 × P30', 'end'],
  'local-disks-2020-3 iops': ['', 'end'],
  'local-disks-2020-5 iops': ['writes in the host cache', 'start'],
  'temp-disk-2022-1 throughput': ['', 'end'],
  'ephemeral-2023-1 iops': ['OS disk', 'start'],
  'lab-5 latency': ['beside the temp disk', 'start'],
};

/** The name of a dot, with its figure where it is at the edge. */
function nameOf(row: Row, error: number) {
  const [text, side] = names[`${row.id} ${row.what}`] ?? [];
  if (side === undefined) return undefined;
  const beyond = Math.abs(error) > edge && signed(error);
  return { text: [text, beyond].filter(Boolean).join(' '), side };
}

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
      .map((row) => ({ row, error: errorOf(row) ?? Number.NaN }))
      .map(({ row, error }) => ({ name: nameOf(row, error), error }))
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
