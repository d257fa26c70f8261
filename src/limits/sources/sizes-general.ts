import type { Source } from '../types.ts';
import { docs } from './github.ts';
import { pagesIn, sizes } from './size-page.ts';

const page = pagesIn('general-purpose');

/** Today’s pages on general purpose sizes. “Or later”: the text is newer than the date it carries. */
export const generalSizeSources = [
  page('Basv2', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Bpsv2', '2026-03-10', '3b30912d4539fd7ced075085414a6d0bbc4dd403'),
  page('Bsv2', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Bv1', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  page('DCadsv5', '2024-07-30', '1a043fb3a20b0f90dff80bad2dd8cbdff8984386'),
  page('DCasv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('DSv2', '2024-07-29', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  page('Dadsv5', '2026-03-10', '3b30912d4539fd7ced075085414a6d0bbc4dd403'),
  page('Dadsv6', '2024-07-29 or later', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  page('Dadsv7', '2026-01-26', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  page('Daldsv6', '2024-07-29', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  page('Daldsv7', '2026-01-21', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  page('Dalsv6', '2024-07-29 or later', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Dalsv7', '2026-01-21', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Dasv4', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Dasv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Dasv6', '2026-03-10', '0105af06d58a00ab3fe677e69e913956bf81e7e5'),
  page('Dasv7', '2026-01-21', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  page('Ddsv4', '2024-07-29', '9c9cd9d27d1d662344263286880faed58f013596'),
  page('Ddsv5', '2024-07-29', '1421aebc3fffd1a74dfea03735683cbca9693c9c'),
  page('Ddsv6', '2024-07-29 or later', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  page('Ddsv7', '2026-02-02', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Dldsv5', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Dldsv6', '2026-01-28', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  page('Dldsv7', '2024-07-29 or later', '09a31d03b38a2c27fa3f3519e9a87d7611b4818c'),
  page('Dlsv5', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Dlsv6', '2026-01-28', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  page('Dlsv7', '2026-02-02', '0920f3708258029a7c754d7f657b4dc7b9e18331'),
  page('Dpdsv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Dpdsv6', '2026-01-05', '011022eab6273b049be7665ee3d8befc255c696b'),
  page('Dpldsv5', '2024-07-29', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  page('Dpldsv6', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  page('Dplsv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Dplsv6', '2026-01-05', '02cc6b3c04e8584c4ae66cb4253ded81d2523a12'),
  page('Dpsv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Dpsv6', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  page('Dsv3', '2024-09-24', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  page('Dsv4', '2024-07-29', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Dsv5', '2026-02-27', '005f8f6e0693849201f057b38475bfaecb85b3e8'),
  page('Dsv6', '2024-07-29 or later', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Dsv7', '2026-02-02', '7bc8d4b09c744a08f0ee0a59a836a7a1a77c3c78'),
  // Older copies, for what today’s pages no longer print.
  sizes(
    'dasv4-2020',
    'Dav4 and Dasv4',
    '2020-02-03 or later',
    docs(
      '017371cde98bbf1054449a6b383fb27b6463ca95',
      'articles/virtual-machines/dav4-dasv4-series.md',
    ),
  ),
  sizes(
    'previous-sizes',
    'Previous generations of',
    '2020-11-01',
    docs(
      '092fdbcf3965f2f7bb321bf0bcdfe46220115609',
      'articles/virtual-machines/sizes-previous-gen.md',
    ),
  ),
] as const satisfies readonly Source[];
