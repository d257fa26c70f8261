/** A plane as numbers: places across from 0 to 1, heights in px, as in charts. */
import type { Plane, PlaneSize } from '../../kit/index.ts';
import { awayFrom, placing } from '../charts/geometry.ts';
import { maxTicks, ticksOf } from '../charts/ticks.ts';

/** Above the plot are the names of the IO sizes whose diagonals end there. */
export const plot = { top: 36, bottom: 336 };
/** Radius of the point. */
export const radius = 8;
/** The size of type. */
export const small = 12.5;

export type Point = { readonly x: number; readonly y: number };

export type PlaneShape = ReturnType<typeof planeShape>;

/** Places on a plane. What is beyond the ends of an axis is at its end. */
export const placesOn = ({ x, y }: Pick<Plane, 'x' | 'y'>) => placing(x, y, plot);

/** The part of a diagonal that is in the plot, from one rate of IOPS to another. */
function diagonal(
  { x, y }: Plane,
  { each }: PlaneSize,
  from = x.domain[0],
  to = x.domain[1],
): readonly (readonly [number, number])[] {
  const start = Math.max(from, x.domain[0], y.domain[0] / each);
  const end = Math.min(to, x.domain[1], y.domain[1] / each);
  return end > start ? [start, end].map((iops) => [iops, iops * each] as const) : [];
}

/**
 * The line of the load: along its diagonal, upright with IOPS alone, or level with throughput alone. By kind, which style sheets
 * know: what is achieved of it (`go`), what is not (`no`), and the rest of the diagonal beyond the load.
 */
function loadLine(plane: Plane): readonly { readonly kind: string; readonly points: number[][] }[] {
  const { load, size, achievable, x, y } = plane;
  if (!load) return [];
  const [rate, throughput] = [load.iops, load.throughput];
  if (rate !== undefined && throughput === undefined)
    return [{ kind: achievable ? 'no' : 'go', points: y.domain.map((at) => [rate, at]) }];
  if (throughput !== undefined && rate === undefined)
    return [{ kind: achievable ? 'no' : 'go', points: x.domain.map((at) => [at, throughput]) }];
  if (!size) return [];
  const ends = achievable?.iops ?? rate;
  return [
    { kind: 'go', points: diagonal(plane, size, undefined, ends) },
    { kind: 'no', points: diagonal(plane, size, ends, rate) },
    { kind: 'rest', points: diagonal(plane, size, rate) },
  ].map(({ kind, points }) => ({ kind, points: points.map((point) => [...point]) }));
}

/** The middle of a logarithmic axis: there is the label of a load with one dimension on its line. */
const middleOf = ([low, high]: readonly [number, number]) => Math.sqrt(low * high);

export function planeShape(plane: Plane) {
  const { x, y, boxes, load, achievable, sizes, size, marks = [], dots = [], now, choices } = plane;
  const at = placesOn(plane);
  const placed = (points: readonly (readonly number[])[]) =>
    points.map(([across = 0, up = 0]) => at(across, up));
  const least = (kind: 'iops' | 'throughput', end: number) =>
    Math.min(end, ...boxes.flatMap((box) => box[kind] ?? []));
  /** In a dimension that the load has too. */
  const reached = (kind: 'iops' | 'throughput') =>
    load?.[kind] === undefined ? undefined : achievable?.[kind];
  /** Without an IO size a load is a line, and no place on it is known. */
  const isPlace = load?.iops !== undefined && load.throughput !== undefined;
  const corner = (iops = x.domain[1], throughput = y.domain[1]) => at(iops, throughput);
  const room = boxes.some(({ iops, throughput }) => iops ?? throughput)
    ? corner(least('iops', x.domain[1]), least('throughput', y.domain[1]))
    : undefined;
  return {
    xTicks: ticksOf(x, maxTicks.x, true).map((tick) => ({
      place: at(tick.at, 1).x,
      text: tick.text,
    })),
    yTicks: awayFrom(
      boxes.flatMap(({ throughput }) => (throughput ? at(1, throughput).y : [])),
      ticksOf(y, maxTicks.y, true).map((tick) => ({ y: at(1, tick.at).y, text: tick.text })),
    ),
    boxes: boxes.flatMap((box) => {
      const { iops, throughput } = box;
      if (iops === undefined && throughput === undefined) return [];
      const { x: right, y: top } = corner(iops, throughput);
      const side = throughput === undefined ? [] : [{ x: 0, y: top }];
      const down = iops === undefined ? [] : [{ x: right, y: plot.bottom }];
      const points = [...side, { x: right, y: top }, ...down];
      return [{ ...box, right, top, points }];
    }),
    /** The part of the plane that lies in every box. */
    room,
    rooms: plane.rooms?.map((one) => ({ ...one, ...corner(one.iops, one.throughput) })),
    diagonals: sizes
      .filter(({ text }) => text !== size?.text)
      .map((each) => ({ text: each.text, points: placed(diagonal(plane, each)) })),
    load: load && {
      ...at(load.iops ?? middleOf(x.domain), load.throughput ?? middleOf(y.domain)),
      text: load.text,
      short: load.short,
      isPlace,
    },
    lines: loadLine(plane).map(({ kind, points }) => ({ kind, points: placed(points) })),
    own: size && placed(diagonal(plane, size)).at(-1),
    achievable: achievable && {
      ...at(reached('iops') ?? middleOf(x.domain), reached('throughput') ?? middleOf(y.domain)),
      text: achievable.text,
      short: achievable.short,
      isPlace,
    },
    marks: marks.map(({ iops, throughput, text }) => ({ ...at(iops, throughput), text })),
    now: now && { ...at(now.iops, now.throughput), text: now.text },
    region: plane.region && { ...plane.region, corners: placed(plane.region.corners) },
    contours: (plane.contours ?? []).map(({ text, points }) => ({ text, points: placed(points) })),
    dots: dots.map(({ iops, throughput }) => at(iops, throughput)),
    choices: (choices?.places ?? []).map((place) => ({
      ...place,
      ...at(place.iops, place.throughput),
    })),
  };
}
