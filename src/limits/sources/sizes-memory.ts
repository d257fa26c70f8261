import type { Source } from '../types.ts';
import { compute, docs } from './github.ts';
import { pagesIn, sizes } from './size-page.ts';

const folder = 'memory-optimized';
const page = pagesIn(folder);

/** Today’s pages on memory optimised sizes. “Or later”: the text is newer than the date it carries. */
export const memorySizeSources = [
  page('Dndsv6', '2025-05-08', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  page('Dnldsv6', '2025-05-08', '0f864c9fb268cf065c521396ff2ff24af1a6dd3f'),
  page('Eadsv5', '2024-08-01', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  page('Eadsv6', '2024-08-01 or later', '0f864c9fb268cf065c521396ff2ff24af1a6dd3f'),
  page('Eadsv7', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Easv4', '2024-08-01', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  page('Easv5', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Easv6', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Easv7', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  page('Ebdsv6', '2025-11-17', '6cb3ee9613730b83bbb68d0294bb59839a6ccc10'),
  page('Ebsv6', '2025-11-17', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  page('Edsv4', '2024-08-01', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  page('Edsv5', '2024-08-01', '1a043fb3a20b0f90dff80bad2dd8cbdff8984386'),
  page('Edsv6', '2024-08-01 or later', '0f864c9fb268cf065c521396ff2ff24af1a6dd3f'),
  page('Edsv7', '2026-02-02', '00c57934e4aaf8d9620b97912903da49ace1719c'),
  page('Endsv6', '2025-05-08', '8e3e43e29a10afabe90dbad569fd345dff48fa5c'),
  page('Epdsv5', '2024-08-02', '9c9cd9d27d1d662344263286880faed58f013596'),
  page('Epdsv6', '2026-01-05', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  page('Epsv5', '2024-08-01', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  page('Epsv6', '2026-01-05', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Esv4', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  page('Esv5', '2026-03-10', '0175d5fa261b3b237e603855c1988eb287fbe018'),
  page('Esv6', '2026-03-10', '8f7fc3d676bfecfc81830ea7878c4d14831284fa'),
  page('Esv7', '2026-02-02', 'a116bc8765edefe14110eefef44a9d002a3bf251'),
  page('Mbdsv3', '2025-03-24', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  page('Mbsv3', '2025-03-24', '1036434d09a1e436f2f1e59e5e65d797fa524c6d'),
  page('Mv2', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  sizes(
    'esv3',
    'Ev3 and Esv3',
    '2026-09-24',
    compute('680de9713fdd3fde858f4083d88145627149ebeb', `sizes/${folder}/ev3-esv3-series.md`),
  ),
  sizes(
    'dsv2-memory',
    'Memory optimised Dv2 and DSv2',
    '2022-12-21 or later',
    compute(
      '1dc6d3b8a9340908bc53610bc739534ec59b56d0',
      `sizes/${folder}/dv2-dsv2-series-memory.md`,
    ),
  ),
  sizes(
    'ebdsv5',
    'Ebdsv5 and Ebsv5',
    '2024-07-08',
    compute('76e3d22a34ca2aa3a8518a17b7eeb5ceb4bfb1c6', `sizes/${folder}/ebdsv5-ebsv5-series.md`),
  ),
  sizes(
    'm',
    'M-series',
    '2020-03-31',
    docs('010a2be1beed13f1d6a8a38b98580824a9c8b8e3', 'articles/virtual-machines/m-series.md'),
  ),
  sizes(
    'msv2',
    'Msv2 medium memory',
    '2025-04-09',
    compute('8e3e43e29a10afabe90dbad569fd345dff48fa5c', `sizes/${folder}/msv2-mm-series.md`),
  ),
  sizes(
    'mdsv2',
    'Mdsv2 medium memory',
    '2025-04-09',
    compute('8e3e43e29a10afabe90dbad569fd345dff48fa5c', `sizes/${folder}/mdsv2-mm-series.md`),
  ),
  sizes(
    'msv3',
    'Msv3 medium memory',
    '2026-03-10',
    compute('2e4af98705e2ace519e313d40c5de3c3c7cc45a7', `sizes/${folder}/msv3-mm-series.md`),
  ),
  sizes(
    'mdsv3',
    'Mdsv3 medium memory',
    '2025-07-03',
    compute('10b610404352ecf5f12a5b4d2c0faa2aabd26217', `sizes/${folder}/mdsv3-mm-series.md`),
  ),
  sizes(
    'ecasv5',
    'ECasv5 and ECadsv5',
    '2021-11-15 or later',
    compute('9ed072b872e388c785f750f825050cc26912b715', `sizes/${folder}/ecasv5-ecadsv5-series.md`),
  ),
  // Older copies, for what today’s pages no longer print.
  sizes(
    'mv2-2020',
    'Mv2',
    '2020-04-07',
    docs('0076a623dc066a91d0839fed41aae9fe9870d745', 'articles/virtual-machines/mv2-series.md'),
  ),
  sizes(
    'mdsv2-2022',
    'Msv2 and Mdsv2',
    '2022-12-20',
    docs(
      '0b820d0dd227daf0eddb458acc15b2b6f5968c9b',
      'articles/virtual-machines/msv2-mdsv2-series.md',
    ),
  ),
  sizes(
    'easv4-2020',
    'Eav4 and Easv4',
    '2020',
    docs(
      '08c18d7eb16eab992f091789ba31560d209ad571',
      'articles/virtual-machines/eav4-easv4-series.md',
    ),
  ),
  sizes(
    'edsv4-2020',
    'Edv4 and Edsv4',
    '2020',
    docs(
      '0d77314fcfbf42caac255c29d18b8c2a51656512',
      'articles/virtual-machines/edv4-edsv4-series.md',
    ),
  ),
] as const satisfies readonly Source[];
