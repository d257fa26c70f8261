/** Where the point of a plane is moved to: by keys, and by a place in the plot. */
import { bisector, leastIndex } from 'd3-array';
import type { Axis, Plane, PlaneSize } from '../../kit/index.ts';
import { nearestAt } from '../charts/reading.ts';

export type Place = { readonly size: PlaneSize; readonly rate: number | undefined };

/** The place of the IO size that is nearest to a throughput of one IO. */
const nearestSize = (sizes: readonly PlaneSize[], each: number): number =>
  leastIndex(sizes, (size) => Math.abs(Math.log(size.each / each))) ?? 0;

/** What is at a part of a logarithmic axis. */
const valueAt = ({ domain: [low, high] }: Axis, part: number) => low * (high / low) ** part;

/** Which IO size and rate a place across and up the plot stands for, each from 0 to 1. */
export function movedTo(across: number, up: number, plane: Plane): Place | undefined {
  const { x, y, sizes, input } = plane;
  const [rate, throughput] = [valueAt(x, across), valueAt(y, up)];
  const rates = input?.rates ?? [];
  const at = rates[nearestAt(rates, Math.min(1, Math.max(0, across)), x)];
  // Where the rate is no input, the point is where a diagonal meets a limit, and moves along those.
  const size = sizes[nearestSize(sizes, throughput / rate)];
  return size && { size, rate: at };
}

/** A page is ten steps of a rate. */
const sideways: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowLeft: -1, PageUp: 10, PageDown: -10 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};
const upwards: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The step after a place in a list, or its end. */
const within = (place: number, { length }: { readonly length: number }) =>
  Math.min(length - 1, Math.max(0, place));

/** What a key moves the point to; nothing for other keys. */
export function movedBy(key: string, { sizes, size, load, input }: Plane): Place | undefined {
  const rates = input?.rates ?? [];
  const across = Object.hasOwn(sideways, key) ? sideways[key] : undefined;
  const up = Object.hasOwn(upwards, key) ? upwards[key] : undefined;
  const each = size?.each ?? (load?.throughput ?? 0) / (load?.iops ?? 1);
  const now = each > 0 ? nearestSize(sizes, each) : 1;
  if (across !== undefined && rates.length > 0) {
    const from = load?.iops ?? rates[Math.floor(rates.length / 2)] ?? 0;
    const { left, right } = bisector((rate: number) => rate);
    const at = across > 0 ? right(rates, from) + across - 1 : left(rates, from) + across;
    const own = size ?? sizes[now];
    return own && { size: own, rate: rates[within(at, rates)] };
  }
  const step = up ?? across;
  const next = step === undefined ? undefined : sizes[within(size ? now + step : now, sizes)];
  return next && { size: next, rate: load?.iops };
}
