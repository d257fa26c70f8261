/** A number as it leaves the project: as printed, in which unit, and in the base unit of its dimension. */
import type { Bytes, BytesPerSecond, Iops, ThroughputUnit } from '../../units/index.ts';
import type { LimitPair, NoFigure, VmLimit } from '../rows.ts';

/** Every unit that is published, what it is counted in, and by which factor. */
export const units = {
  B: { base: 'B', factor: 1 },
  GB: { base: 'B', factor: 1e9 },
  GiB: { base: 'B', factor: 1024 ** 3 },
  TiB: { base: 'B', factor: 1024 ** 4 },
  'MB/s': { base: 'B/s', factor: 1e6 },
  'MiB/s': { base: 'B/s', factor: 1024 ** 2 },
  IOPS: { base: 'IOPS', factor: 1 },
  s: { base: 's', factor: 1 },
  min: { base: 's', factor: 60 },
  h: { base: 's', factor: 3600 },
  '%': { base: '1', factor: 0.01 },
  IO: { base: 'IO', factor: 1 },
  VMs: { base: 'VMs', factor: 1 },
  'changes a day': { base: 'changes a day', factor: 1 },
  disks: { base: 'disks', factor: 1 },
  'disks per core': { base: 'disks per core', factor: 1 },
  'IOPS per GiB': { base: 'IOPS per B', factor: 1 / 1024 ** 3 },
  'MB/s per IOPS': { base: 'B/s per IOPS', factor: 1e6 },
  'KiB/s per IOPS': { base: 'B/s per IOPS', factor: 1024 },
} as const satisfies Readonly<Record<string, { readonly base: string; readonly factor: number }>>;

export type Unit = keyof typeof units;

export type Quantity = {
  readonly value: number;
  readonly unit: Unit;
  /** The value in the base unit of `units`. */
  readonly base: number;
};

/** From a number as it is printed. */
export const printed = (value: number, unit: Unit): Quantity => ({
  value,
  unit,
  base: value * units[unit].factor,
});

/** From a number in its base unit. Decimals that dividing leaves behind are cut: no page lists that many. */
const inUnit = (base: number, unit: Unit): Quantity => ({
  value: Number((base / units[unit].factor).toPrecision(12)),
  unit,
  base,
});

/** No size in GiB is a whole number of GB before 1,953,125 GiB: what is one was printed in GB. */
export const size = (value: Bytes) => inUnit(value, value % 1e9 === 0 ? 'GB' : 'GiB');
export const sizeInGib = (value: Bytes) => inUnit(value, 'GiB').value;
const rate = (value: Iops) => inUnit(value, 'IOPS');
export const speed = (value: BytesPerSecond, unit: ThroughputUnit) => inUnit(value, unit);

/** A limit that is not there stays the word that says why. */
type Half<T> = T extends NoFigure ? T : Quantity;
type Pair<T extends VmLimit> = { readonly [K in keyof VmLimit]: Half<T[K]> };
const half = <T>(value: number | NoFigure, quantity: (value: T) => Quantity) =>
  typeof value === 'string' ? value : quantity(value as T);

/** Both halves of a limit. */
export const pair = <T extends LimitPair | VmLimit>(
  { iops, throughput }: T,
  unit: ThroughputUnit,
) =>
  ({
    iops: half(iops, rate),
    throughput: half(throughput, (value: BytesPerSecond) => speed(value, unit)),
  }) as Pair<T>;
