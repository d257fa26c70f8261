/** The way of an IO, one lane for each kind, with limits as bars across the lanes that must pass them. */
import { max } from 'd3-array';
import type { PublishedLimit, VmLimit } from '../../limits/types.ts';
import { bytesIn, formatNumber } from '../../units/index.ts';
import type { Panel } from './diagram.ts';
import { across, box, dot, label, way } from './shapes.tsx';

/** Something that limits IOs. */
export type Stop = {
  /** In a sentence. */
  readonly name: string;
  /** Above its bar, with its figures: in lines that a phone has room for. */
  readonly head: string;
  readonly place: keyof typeof places;
  /** Missing where no figures are drawn. */
  readonly limit?: VmLimit;
};
export type Lane = {
  /** Short enough for a phone. */
  readonly name: string;
  /** In full, where the name alone would not be understood. */
  readonly full?: string;
  /** The limits that the IO crosses before it is completed, in order. */
  readonly passes: readonly string[];
  /** What completes it, where that is not the disk. */
  readonly by?: 'host cache' | 'local SSD';
  /** The limits that it crosses later, when it is flushed. */
  readonly later?: readonly string[];
};
export type Paths = {
  readonly title: string;
  readonly stops: Readonly<Record<string, Stop>>;
  readonly lanes: readonly Lane[];
  /** What the drawing has no room for. */
  readonly more?: readonly string[];
};

const places = { first: 0.43, second: 0.66, disk: 0.93 };
const [thick, lineStep, top] = [0.035, 15, 10];
/** Where the way of an IO ends that the disk completes, and of one that something before it does. */
const [atDisk, beforeDisk] = [places.disk + thick, 0.52];
/** From what is above a lane to its line, from the head of a limit too; and from there to the end of the lane. */
const [above, belowHead, below] = [30, 21, 16];

const isNumber = <T extends number>(value: PublishedLimit<T>): value is T =>
  typeof value === 'number';
const isPublished = ({ limit }: Stop) => !limit || isNumber(limit.iops);

/** Both figures of a limit; or that there are none. */
export function figures({ iops, throughput }: VmLimit): readonly string[] {
  if (!isNumber(iops) || !isNumber(throughput)) return ['not', 'published'];
  return [`${formatNumber(iops)} IOPS`, `${formatNumber(throughput / bytesIn['MB/s'])} MB/s`];
}

/** Where a limit is drawn, from lane to lane, and the lines above it. */
export type Bar = {
  readonly stop: Stop;
  readonly first: number;
  readonly last: number;
  readonly head: readonly string[];
};
export function barsOf({ stops, lanes }: Pick<Paths, 'stops' | 'lanes'>): readonly Bar[] {
  return Object.entries(stops).flatMap(([id, stop]): readonly Bar[] => {
    const rows = lanes.flatMap(({ passes, later = [] }, row) =>
      [...passes, ...later].includes(id) ? [row] : [],
    );
    const [first = 0, last = first] = [rows[0], rows.at(-1)];
    const head = [...stop.head.split('\n'), ...(stop.limit ? figures(stop.limit) : [])];
    // Each disk has a limit of its own, whose head is drawn once.
    if (stop.place === 'disk')
      return rows.map((row) => ({ stop, first: row, last: row, head: row === first ? head : [] }));
    if (rows.length !== last - first + 1)
      throw new Error(`Lanes that pass ${stop.name} must be beside each other.`);
    return [{ stop, first, last, head }];
  });
}

/** Where the line of each lane is: those in which a limit begins have room for its head. */
function linesOf(lanes: readonly Lane[], bars: readonly Bar[]): readonly number[] {
  let y = top - below;
  return lanes.map((_, row) => {
    const lines = max(bars, ({ first, head }) => (first === row ? head.length : 0)) ?? 0;
    y += below + (lines > 0 ? belowHead + lines * lineStep : above);
    return y;
  });
}

function limitBar({ stop, first, last, head }: Bar, lines: readonly number[]) {
  const [start = 0, end = start] = [lines[first], lines[last]];
  const at = places[stop.place];
  const [from, to] = [at - thick / 2, at + thick / 2];
  const isKnown = isPublished(stop);
  return [
    box(from, to, start - 14, end - start + 26, isKnown ? 'bar' : 'unknown'),
    isKnown && across(from - 0.012, to + 0.012, start - 10, 'limit'),
    head.map((line, index) => {
      const y = start - 20 - (head.length - 1 - index) * lineStep;
      return stop.place === 'disk'
        ? label(1, y, line, 'quiet', 'end')
        : label(at, y, line, 'quiet', 'middle');
    }),
  ];
}

function track({ name, by, later }: Lane, y: number) {
  const end = by ? beforeDisk : atDisk;
  return [
    label(0, y - 7, name),
    way(0, end, y),
    later && way(end + 0.035, atDisk, y, true),
    dot(end + 0.02, y),
    by && !later && label(end + 0.05, y + 4, by, 'quiet'),
  ];
}

/** A lane in a sentence, with the figures of its limits where they are drawn. */
function inWords({ name, full = name, passes, by, later }: Lane, stops: Paths['stops']): string {
  const hasFigures = passes.some((id) => stops[id]?.limit);
  const nameOf = (stop: Stop) =>
    stop.limit
      ? `${stop.name}, ${figures(stop.limit).join(isPublished(stop) ? ' and ' : ' ')}`
      : stop.name;
  const list = (ids: readonly string[]) =>
    ids
      .flatMap((id) => stops[id] ?? [])
      .map(nameOf)
      .join(hasFigures ? '; then ' : ', then ');
  if (hasFigures)
    return `${full}: crosses ${list(passes)}${by ? `; the ${by} completes the IO` : ''}.`;
  const flushed = later ? ` Later, when it is flushed, it passes ${list(later)}.` : '';
  return `${full}: passes ${list(passes)}; the ${by ?? 'disk'} answers.${flushed}`;
}

export function lanesPanel({ title, stops, lanes, more = [] }: Paths): Panel {
  const bars = barsOf({ stops, lanes });
  const lines = linesOf(lanes, bars);
  return {
    title,
    height: (lines.at(-1) ?? 0) + below + 4,
    words: [...lanes.map((lane) => inWords(lane, stops)), ...more],
    drawing: [
      bars.map((bar) => limitBar(bar, lines)),
      lanes.map((lane, row) => track(lane, lines[row] ?? 0)),
    ],
  };
}
