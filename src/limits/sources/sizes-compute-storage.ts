import type { Source } from '../types.ts';
import { docs } from './github.ts';
import { pagesIn, sizes } from './size-page.ts';

const computePage = pagesIn('compute-optimized');
const storagePage = pagesIn('storage-optimized');

/** Today’s pages on compute optimised and storage optimised sizes. “Or later”: the text is newer than the date it carries. */
export const computeAndStorageSizeSources = [
  computePage('FXmsv2', '2025-05-23', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Fasv6', '2024-07-30 or later', '6067570c4ee98f277d142f9e2ced868fcb5ad85d'),
  storagePage('Lasv4', '2025-03-18', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storagePage('Lsv3', '2024-07-31', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  storagePage('Lsv4', '2025-03-18', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  sizes(
    'fsv2',
    'Fsv2',
    '2022-12-19',
    docs('04bf1e7022bf9a627fcccb097ef0c79d48f55ee5', 'articles/virtual-machines/fsv2-series.md'),
  ),
  sizes(
    'lasv3',
    'Lasv3',
    '2022-06-01',
    docs('2a041578e23a69a54d0fcc34b32e2a7ed24ddc5a', 'articles/virtual-machines/lasv3-series.md'),
  ),
  sizes(
    'lsv2',
    'Lsv2',
    '2020-02-03 or later',
    docs('017654d14eb78a81d68ea84640b468bcb7fa96d3', 'articles/virtual-machines/lsv2-series.md'),
  ),
] as const satisfies readonly Source[];
