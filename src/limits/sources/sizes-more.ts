/** Further size pages of today: network-optimised and confidential v6, N, H, and M with high memory. */
import type { Source } from '../rows.ts';
import { compute, github, pagesIn, sizes } from './pages.ts';

const general = pagesIn('general-purpose');
const memoryFolder = 'memory-optimized';
const memory = pagesIn(memoryFolder);
const gpu = pagesIn('gpu-accelerated');
const highPerformance = pagesIn('high-performance-compute');
const highMemory = <Id extends string>(id: Id, title: string, date: string, commit: string) =>
  sizes(id, title, date, compute(commit, `sizes/${memoryFolder}/${id}-series.md`));

export const moreSizeSources = [
  memory('Dnsv6', '2025-05-08', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  memory('Dnlsv6', '2025-05-08', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  memory('Ensv6', '2025-05-08', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  general('DCasv6', '2025-09-11', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  general('DCadsv6', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  memory('ECasv6', '2025-09-06', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  memory('ECadsv6', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  general('DCesv6', '2025-04-15', '08a6fcc53b3a6dc5fcda1774b50db1ff0d8f9386'),
  general('DCedsv6', '2026-02-17', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  memory('ECesv6', '2025-04-15', '9ed072b872e388c785f750f825050cc26912b715'),
  memory('ECedsv6', '2026-02-15', '9ed072b872e388c785f750f825050cc26912b715'),
  gpu('NVadsA10v5', '2024-07-31', '2bc777fdc35cfa8d7819d78bc493e8a43af77955'),
  gpu('NCasT4v3', '2024-07-31', '2bc777fdc35cfa8d7819d78bc493e8a43af77955'),
  highPerformance('HBv4', '2025-11-24', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  highPerformance('HBv5', '2025-09-15', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  highPerformance('HX', '2025-11-24', '324237fa7a6f7a313ab4bf86bb1d17d003db4d58'),
  highMemory(
    'msv3-hm',
    'Msv3 high memory',
    '2025-03-24',
    '05e75b148472c25ac534a9957b0af264acab5f6b',
  ),
  highMemory(
    'mdsv3-hm',
    'Mdsv3 high memory',
    '2025-04-08',
    '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f',
  ),
  highMemory(
    'mdsv3-vhm',
    'Mdsv3 very high memory',
    '2025-04-08',
    '1dc6d3b8a9340908bc53610bc739534ec59b56d0',
  ),
  pagesIn('compute-optimized')('FX', '2024-07-30', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  // An older copy, for what today’s page no longer prints.
  sizes(
    'fx-2022',
    'FX',
    '2022-12-20',
    github(
      'zhousarah/azure-compute-docs',
      '845f6e75c7ee7928b2d3f095026965d0c71b167c',
      'articles/virtual-machines/fx-series.md',
    ),
  ),
  {
    id: 'modernization',
    title: 'Modernize to v6 and v7 sizes, Azure documentation',
    date: '2026-09-25',
    url: compute(
      '76e3d22a34ca2aa3a8518a17b7eeb5ceb4bfb1c6',
      'sizes/lifecycle/sizes-v6-v7-modernization-overview.md',
    ),
  },
] as const satisfies readonly Source[];
