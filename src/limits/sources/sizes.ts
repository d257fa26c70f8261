/** The size pages of today, one a series. */
import { computeAndStorageSizeSources } from './sizes-compute-storage.ts';
import { generalSizeSources } from './sizes-general.ts';
import { memorySizeSources } from './sizes-memory.ts';

export const sizeSources = [
  ...generalSizeSources,
  ...memorySizeSources,
  ...computeAndStorageSizeSources,
] as const;
