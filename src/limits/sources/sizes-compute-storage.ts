import type { Source } from '../types.ts';
import { compute, docs } from './github.ts';
import { pagesIn, sizes } from './size-page.ts';

const computePage = pagesIn('compute-optimized');
const storagePage = pagesIn('storage-optimized');
const gpuPage = pagesIn('gpu-accelerated');

/** Today’s pages on compute optimised and storage optimised sizes, and on those with accelerators. “Or later”: the text is newer than the date it carries. */
export const computeAndStorageSizeSources = [
  computePage('FXmdsv2', '2025-05-23', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('FXmsv2', '2025-05-23', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Fadsv7', '2026-01-21', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  computePage('Faldsv7', '2026-01-21', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Falsv6', '2024-07-30', '0b0136e2c8b19b69ce4e0baa1fdf9e52dfbe82e3'),
  computePage('Falsv7', '2026-01-21', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  computePage('Famdsv7', '2026-01-21', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Famsv6', '2024-07-30', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computePage('Famsv7', '2026-01-21', '8a14ba7ef1fba8b909374e956913972ad344edcf'),
  computePage('Fasv6', '2024-07-30 or later', '6067570c4ee98f277d142f9e2ced868fcb5ad85d'),
  computePage('Fasv7', '2026-01-21', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  computePage('Fsv2', '2024-07-30', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  storagePage('Laosv4', '2025-03-18', '444e2b3caff34f538dd74ab4308d8cb871b641da'),
  storagePage('Laosv5', '2026-08-18', '324cc66f9cabeeece19b1b6dc68cc18f23415109'),
  storagePage('Lasv3', '2024-07-31', '261d658ff8bee79d230954dbb09ac9670d63ee29'),
  storagePage('Lasv4', '2025-03-18', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storagePage('Lasv5', '2026-08-18', '8b80ce4901ebb20369010c10bd714f86e0b81d2f'),
  storagePage('Lsv2', '2024-07-31', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storagePage('Lsv3', '2024-07-31', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  storagePage('Lsv4', '2025-03-18', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  gpuPage('NCA100v4', '2024-07-31', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  gpuPage('NCadsH100v5', '2024-07-31', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  gpuPage('NDH100v5', '2025-09-02', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  sizes(
    'nda100v4',
    'NDA100v4',
    '2024-07-31',
    compute(
      '99ed1c2a9eb55b9785397a40fb5cf666179104c5',
      'sizes/gpu-accelerated/ndasra100v4-series.md',
    ),
  ),
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
