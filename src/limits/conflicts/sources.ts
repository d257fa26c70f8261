import { compute, github } from '../sources/github.ts';
import type { Source } from '../types.ts';

/** Documents that contradict a figure and give none of ours. */
export const conflictSources = [
  {
    id: 'api-2024',
    title: 'VM sizes and disks in the Azure resource API, December 2024',
    date: '2024-12-12',
    url: github(
      'kubernetes-sigs/azuredisk-csi-driver',
      '6dca14200',
      'pkg/optimization/azure_skus_map.go',
    ),
  },
  {
    id: 'disk-billing',
    title: 'Understand the billing of managed disks, Azure documentation',
    date: '2025-10-28',
    url: compute('04a0dcd00317eb83c1dc1898cf9c8634da7e26c6', 'disks-understand-billing.md'),
  },
  {
    id: 'shared-disks',
    title: 'Shared managed disks, Azure documentation',
    date: '2025-12-03',
    url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'disks-shared.md'),
  },
] as const satisfies readonly Source[];

export type ConflictSourceId = (typeof conflictSources)[number]['id'];
