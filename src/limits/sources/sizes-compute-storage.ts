import type { Source } from '../types.ts';
import { docs } from './github.ts';
import { pagesIn, sizes } from './size-page.ts';

const computePage = pagesIn('compute-optimized');
const storagePage = pagesIn('storage-optimized');

/** Today’s pages on compute optimised and storage optimised sizes. “Or later”: the text is newer than the date it carries. */
export const computeAndStorageSizeSources = [
  computePage('FXmsv2', '2025-05-23', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Fsv2', '2024-07-30', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Fasv6', '2024-07-30 or later', '6067570c4ee98f277d142f9e2ced868fcb5ad85d'),
  storagePage('Lasv3', '2024-07-31', '261d658ff8bee79d230954dbb09ac9670d63ee29'),
  storagePage('Lasv4', '2025-03-18', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storagePage('Lsv2', '2024-07-31', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storagePage('Lsv3', '2024-07-31', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  storagePage('Lsv4', '2025-03-18', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  // Older copies, for what today’s pages no longer print.
  sizes(
    'fsv2-2022',
    'Fsv2',
    '2022-12-19',
    docs('04bf1e7022bf9a627fcccb097ef0c79d48f55ee5', 'articles/virtual-machines/fsv2-series.md'),
  ),
  sizes(
    'lsv2-2020',
    'Lsv2',
    '2020-02-03 or later',
    docs('017654d14eb78a81d68ea84640b468bcb7fa96d3', 'articles/virtual-machines/lsv2-series.md'),
  ),
] as const satisfies readonly Source[];
