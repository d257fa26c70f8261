/** The VM sizes of the map: those of today that Find offers unless told otherwise, as far as both limits are published. */

/** A VM size with its uncached limits. */
export type MapSize = {
  /** With `/nvme` where it has two interfaces, as in the dataset. */
  readonly name: string;
  readonly series: string;
  /** The letters in front of its vCPUs: `D`, `Eb`. */
  readonly family: string;
  /** 5 of D4s_v5; 1 where the name has none. */
  readonly generation: number;
  readonly vcpus: number;
  /** In GiB. */
  readonly memory: number;
  /** In bytes a second, as everywhere. */
  readonly throughput: number;
  readonly iops: number;
};

export type MapSizes = {
  readonly sizes: readonly MapSize[];
  /** Names and series of all sizes of today, on the map or not: lists of prices are in their order. */
  readonly all: readonly { readonly name: string; readonly series: string }[];
};
