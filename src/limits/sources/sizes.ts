/** The size pages of today, one a series, and what is announced about series. */
import type { Source } from '../types.ts';
import { compute } from './github.ts';
import { computeAndStorageSizeSources } from './sizes-compute-storage.ts';
import { generalSizeSources } from './sizes-general.ts';
import { memorySizeSources } from './sizes-memory.ts';

export const sizeSources = [
  ...generalSizeSources,
  ...memorySizeSources,
  ...computeAndStorageSizeSources,
  {
    id: 'constrained-vcpus',
    title: 'Constrained vCPU sizes, Azure documentation',
    date: '2025-10-16',
    url: compute('4efd854f2e171f3e668e769fe21b572592c59aeb', 'constrained-vcpu.md'),
  },
  {
    id: 'retirements',
    title: 'VM series retirements and capacity restrictions, Azure documentation',
    date: '2026-09-24',
    url: compute(
      '680de9713fdd3fde858f4083d88145627149ebeb',
      'sizes/lifecycle/retirements-and-capacity-restrictions.md',
    ),
  },
] as const satisfies readonly Source[];
