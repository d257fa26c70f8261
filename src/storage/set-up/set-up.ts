/** A VM with its disks, and what is required of them. */
import type { Edition, Vm } from '../../limits/types.ts';
import type { BytesPerSecond, Fraction, Iops } from '../../units/index.ts';
import type { Targets } from './demand.ts';

/** A local disk: the temp disk of sizes up to v5, or NVMe disks, which some have beside it and later ones in its place. */
export type LocalDevice = 'SCSI' | 'NVMe';

/**
 * The load of the temp disk: none, an unknown amount, or so many IOs or bytes a second; `on` says on
 * which of the local disks it is.
 */
export type Temp =
  | 'unused'
  | 'used'
  | { readonly throughput: BytesPerSecond; readonly on?: LocalDevice }
  | { readonly iops: Iops; readonly on?: LocalDevice };

export type SetUp = Targets & {
  readonly vm: Vm;
  readonly temp: Temp;
  readonly read: Fraction;
  readonly hit: Fraction;
  readonly edition: Edition;
};
