/** Where the load is moved to: by keys, and by a place in the plot. */
import { valueAt } from '../../ui/plane/moves.ts';
import { type Bytes, bytesIn, type Iops, kib, mbPerSecond } from '../../units/index.ts';
import type { Axes } from './shape.ts';
import { loadOf, type MapState } from './state.ts';

type Change = Partial<Pick<MapState, 'iops' | 'throughput' | 'size'>>;

/** Two digits, which is as exact as a load is known and a pointer is. */
const rounded = (value: number) => Number(value.toPrecision(2));

/** Within an axis; its ends are not round, and stay outside. */
function within(value: number, [low, high]: Axes['x']['domain']) {
  const near = rounded(value);
  if (near < low) return Number((low * 1.05).toPrecision(2));
  return near > high ? Number((high / 1.05).toPrecision(2)) : near;
}

/** The load at a place across and up the plot, each from 0 to 1. */
export const movedTo = (across: number, up: number, { x, y }: Axes): Change => ({
  iops: within(valueAt(x, across), x.domain) as Iops,
  throughput: mbPerSecond(within(valueAt(y, up), y.domain)),
  size: undefined,
});

/** How many times as much a key makes it: a tenth more is at least one step of two digits. */
const sideways: Readonly<Record<string, number>> = {
  ArrowRight: 1.1,
  ArrowLeft: 1 / 1.1,
  PageUp: 2,
  PageDown: 1 / 2,
  Home: 0,
  End: Number.POSITIVE_INFINITY,
};
const upwards: Readonly<Record<string, number>> = { ArrowUp: 1.1, ArrowDown: 1 / 1.1 };

/** The IO sizes that keys go through where the load has one. */
const [smallest, largest] = [kib(4), kib(1024)];

/**
 * What a key moves the load to; nothing for other keys. Sideways goes the rate, along the diagonal of an IO size if there
 * is one; up and down goes the throughput, or from IO size to IO size.
 */
export function movedBy(key: string, state: MapState, { x, y }: Axes): Change | undefined {
  const times = Object.hasOwn(sideways, key) ? sideways[key] : undefined;
  const up = Object.hasOwn(upwards, key) ? upwards[key] : undefined;
  if (times !== undefined) return { iops: within(state.iops * times, x.domain) as Iops };
  if (up === undefined) return undefined;
  const { size } = state;
  if (size !== undefined) {
    const next = 2 ** Math.floor(Math.log2(size) + (up > 1 ? 1 : -1e-9));
    const power = next === size ? size / 2 : next;
    return { size: Math.min(largest, Math.max(smallest, power)) as Bytes };
  }
  const megabytes = loadOf(state).throughput / bytesIn['MB/s'];
  return { throughput: mbPerSecond(within(megabytes * up, y.domain)) };
}
