/** Where the point of a plane is moved to: by keys, and by a place in the plot. */
import { bisector, leastIndex } from 'd3-array';
import type { Axis, Plane, PlaneSize } from '../../kit/index.ts';
import { nearestAt } from '../charts/reading.ts';

/** What the inputs of a plane are set to. */
export type Place = {
  readonly rate: number | undefined;
  readonly size?: PlaneSize;
  readonly throughput?: number | undefined;
};

/** The place of the IO size that is nearest to a throughput of one IO. */
const nearestSize = (sizes: readonly PlaneSize[], each: number): number =>
  leastIndex(sizes, (size) => Math.abs(Math.log(size.each / each))) ?? 0;

/** What is at a part of a logarithmic axis. */
export const valueAt = ({ domain: [low, high] }: Axis, part: number) => low * (high / low) ** part;

/** Which IO size and rate a place across and up the plot stands for, each from 0 to 1. */
export function movedTo(across: number, up: number, plane: Plane): Place | undefined {
  const { x, y, sizes, input } = plane;
  const [rate, throughput] = [valueAt(x, across), valueAt(y, up)];
  const { rates = [], throughputs } = input ?? {};
  const nearest = (values: readonly number[], part: number, axis: Axis) =>
    values[nearestAt(values, Math.min(1, Math.max(0, part)), axis)];
  const at = nearest(rates, across, x);
  if (throughputs) return { rate: at, throughput: nearest(throughputs, up, y) };
  // Where the rate is no input, the point is where a diagonal meets a limit, and moves along those.
  const size = sizes[nearestSize(sizes, throughput / rate)];
  return size && { size, rate: at };
}

/** A page is ten steps of a rate. */
const sideways: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
const upwards: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Among the IO sizes: 8 KiB, a page of most databases, for a load that has no IO size yet. */
const placeOfPages = 1;

/** A place in a list, or the end of it that is nearer. */
const within = (place: number, { length }: { readonly length: number }) =>
  Math.min(length - 1, Math.max(0, place));

/** So many steps from a value along values that it may lie between. */
function stepped(values: readonly number[], from: number, steps: number): number | undefined {
  const { left, right } = bisector((value: number) => value);
  const at = steps > 0 ? right(values, from) + steps - 1 : left(values, from) + steps;
  return values[within(at, values)];
}

/** What a key moves the point to; nothing for other keys. */
export function movedBy(key: string, { sizes, size, load, input }: Plane): Place | undefined {
  const { rates = [], throughputs } = input ?? {};
  const across = Object.hasOwn(sideways, key) ? sideways[key] : undefined;
  const up = Object.hasOwn(upwards, key) ? upwards[key] : undefined;
  const each = size?.each ?? (load?.throughput ?? 0) / (load?.iops ?? 1);
  const now = each > 0 ? nearestSize(sizes, each) : placeOfPages;
  if (across !== undefined && rates.length > 0) {
    const from = load?.iops ?? rates[Math.floor(rates.length / 2)] ?? 0;
    const rate = stepped(rates, from, across);
    if (throughputs) return { rate, throughput: load?.throughput };
    const own = size ?? sizes[now];
    return own && { size: own, rate };
  }
  if (throughputs)
    return up === undefined
      ? undefined
      : { rate: load?.iops, throughput: stepped(throughputs, load?.throughput ?? 0, up) };
  const step = up ?? across;
  const next = step === undefined ? undefined : sizes[within(size ? now + step : now, sizes)];
  return next && { size: next, rate: load?.iops };
}
