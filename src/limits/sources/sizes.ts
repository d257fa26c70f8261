/** The size pages of today, one a series. */
import type { Source } from '../rows.ts';
import { compute, docs, github, pagesIn, sizes } from './pages.ts';

const general = pagesIn('general-purpose');
const memoryFolder = 'memory-optimized';
const memory = pagesIn(memoryFolder);
const computeOptimized = pagesIn('compute-optimized');
const storage = pagesIn('storage-optimized');
const gpu = pagesIn('gpu-accelerated');
const mediumMemory = <Series extends string>(series: Series, date: string, commit: string) => {
  const id = series.toLowerCase() as Lowercase<Series>;
  const url = compute(commit, `sizes/${memoryFolder}/${id}-mm-series.md`);
  return sizes(id, `${series} medium memory`, date, url);
};

/** “Or later”: the text is newer than the date it carries. */
export const sizeSources = [
  general('Basv2', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  general('Bpsv2', '2026-03-10', '3b30912d4539fd7ced075085414a6d0bbc4dd403'),
  general('Bsv2', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Bv1', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  general('DCadsv5', '2024-07-30', '1a043fb3a20b0f90dff80bad2dd8cbdff8984386'),
  general('DCasv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('DSv2', '2024-07-29', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  general('Dadsv5', '2026-03-10', '3b30912d4539fd7ced075085414a6d0bbc4dd403'),
  general('Dadsv6', '2024-07-29 or later', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  general('Dadsv7', '2026-01-26', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  general('Daldsv6', '2024-07-29', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  general('Daldsv7', '2026-01-21', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  general('Dalsv6', '2024-07-29 or later', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  general('Dalsv7', '2026-01-21', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  general('Dasv4', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Dasv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Dasv6', '2026-03-10', '0105af06d58a00ab3fe677e69e913956bf81e7e5'),
  general('Dasv7', '2026-01-21', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  general('Ddsv4', '2024-07-29', '9c9cd9d27d1d662344263286880faed58f013596'),
  general('Ddsv5', '2024-07-29', '1421aebc3fffd1a74dfea03735683cbca9693c9c'),
  general('Ddsv6', '2024-07-29 or later', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  general('Ddsv7', '2026-02-02', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  general('Dldsv5', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  general('Dldsv6', '2026-01-28', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  general('Dldsv7', '2024-07-29 or later', '09a31d03b38a2c27fa3f3519e9a87d7611b4818c'),
  general('Dlsv5', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  general('Dlsv6', '2026-01-28', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  general('Dlsv7', '2026-02-02', '0920f3708258029a7c754d7f657b4dc7b9e18331'),
  general('Dpdsv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Dpdsv6', '2026-01-05', '011022eab6273b049be7665ee3d8befc255c696b'),
  general('Dpldsv5', '2024-07-29', '1dc6d3b8a9340908bc53610bc739534ec59b56d0'),
  general('Dpldsv6', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  general('Dplsv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Dplsv6', '2026-01-05', '02cc6b3c04e8584c4ae66cb4253ded81d2523a12'),
  general('Dpsv5', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Dpsv6', '2026-03-10', '2072bfd7009384b9fde1357342d91953104e293d'),
  general('Dsv3', '2024-09-24', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  general('Dsv4', '2024-07-29', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  general('Dsv5', '2026-02-27', '005f8f6e0693849201f057b38475bfaecb85b3e8'),
  general('Dsv6', '2024-07-29 or later', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  general('Dsv7', '2026-02-02', '7bc8d4b09c744a08f0ee0a59a836a7a1a77c3c78'),
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

  memory('Dndsv6', '2025-05-08', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  memory('Dnldsv6', '2025-05-08', '0f864c9fb268cf065c521396ff2ff24af1a6dd3f'),
  memory('Eadsv5', '2024-08-01', 'ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9'),
  memory('Eadsv6', '2024-08-01 or later', '0f864c9fb268cf065c521396ff2ff24af1a6dd3f'),
  memory('Eadsv7', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  memory('Easv4', '2024-08-01', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  memory('Easv5', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  memory('Easv6', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  memory('Easv7', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  memory('Ebdsv6', '2025-11-17', '6cb3ee9613730b83bbb68d0294bb59839a6ccc10'),
  memory('Ebsv6', '2025-11-17', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  memory('Edsv4', '2024-08-01', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  memory('Edsv5', '2024-08-01', '1a043fb3a20b0f90dff80bad2dd8cbdff8984386'),
  memory('Edsv6', '2024-08-01 or later', '0f864c9fb268cf065c521396ff2ff24af1a6dd3f'),
  memory('Edsv7', '2026-02-02', '00c57934e4aaf8d9620b97912903da49ace1719c'),
  memory('Endsv6', '2025-05-08', '8e3e43e29a10afabe90dbad569fd345dff48fa5c'),
  memory('Epdsv5', '2024-08-02', '9c9cd9d27d1d662344263286880faed58f013596'),
  memory('Epdsv6', '2026-01-05', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  memory('Epsv5', '2024-08-01', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  memory('Epsv6', '2026-01-05', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  memory('Esv4', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  memory('Esv5', '2026-03-10', '0175d5fa261b3b237e603855c1988eb287fbe018'),
  memory('Esv6', '2026-03-10', '8f7fc3d676bfecfc81830ea7878c4d14831284fa'),
  memory('Esv7', '2026-02-02', 'a116bc8765edefe14110eefef44a9d002a3bf251'),
  memory('Mbdsv3', '2025-03-24', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  memory('Mbsv3', '2025-03-24', '1036434d09a1e436f2f1e59e5e65d797fa524c6d'),
  memory('Mv2', '2026-03-10', '28da8f72862f76ddba8ed207df00384ffff76c9e'),
  sizes(
    'esv3',
    'Ev3 and Esv3',
    '2026-09-24',
    compute('680de9713fdd3fde858f4083d88145627149ebeb', `sizes/${memoryFolder}/ev3-esv3-series.md`),
  ),
  sizes(
    'dsv2-memory',
    'Memory optimised Dv2 and DSv2',
    '2022-12-21 or later',
    compute(
      '1dc6d3b8a9340908bc53610bc739534ec59b56d0',
      `sizes/${memoryFolder}/dv2-dsv2-series-memory.md`,
    ),
  ),
  sizes(
    'ebdsv5',
    'Ebdsv5 and Ebsv5',
    '2024-07-08',
    compute(
      '76e3d22a34ca2aa3a8518a17b7eeb5ceb4bfb1c6',
      `sizes/${memoryFolder}/ebdsv5-ebsv5-series.md`,
    ),
  ),
  sizes(
    'm',
    'M-series',
    '2020-03-31',
    docs('010a2be1beed13f1d6a8a38b98580824a9c8b8e3', 'articles/virtual-machines/m-series.md'),
  ),
  mediumMemory('Msv2', '2025-04-09', '8e3e43e29a10afabe90dbad569fd345dff48fa5c'),
  mediumMemory('Mdsv2', '2025-04-09', '8e3e43e29a10afabe90dbad569fd345dff48fa5c'),
  mediumMemory('Msv3', '2026-03-10', '2e4af98705e2ace519e313d40c5de3c3c7cc45a7'),
  mediumMemory('Mdsv3', '2025-07-03', '10b610404352ecf5f12a5b4d2c0faa2aabd26217'),
  sizes(
    'ecasv5',
    'ECasv5 and ECadsv5',
    '2021-11-15 or later',
    compute(
      '9ed072b872e388c785f750f825050cc26912b715',
      `sizes/${memoryFolder}/ecasv5-ecadsv5-series.md`,
    ),
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
    'dsv3-2022',
    'Dv3 and Dsv3',
    '2022-11-11',
    github(
      'zhousarah/azure-compute-docs',
      '3f9108eae0296bb177d228b35d5b2309f11f038a',
      'articles/virtual-machines/dv3-dsv3-series.md',
    ),
  ),
  sizes(
    'esv3-2022',
    'Ev3 and Esv3',
    '2022-12-19',
    github(
      'zhousarah/azure-compute-docs',
      '1e3343767508fa7cd8edda06269f66e669d66371',
      'articles/virtual-machines/ev3-esv3-series.md',
    ),
  ),
  sizes(
    'easv4-2022',
    'Eav4 and Easv4',
    '2022-12-21',
    github(
      'zhousarah/azure-compute-docs',
      '1e3343767508fa7cd8edda06269f66e669d66371',
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

  computeOptimized('FXmdsv2', '2025-05-23', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computeOptimized('FXmsv2', '2025-05-23', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computeOptimized('Fadsv7', '2026-01-21', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  computeOptimized('Faldsv7', '2026-01-21', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computeOptimized('Falsv6', '2024-07-30', '0b0136e2c8b19b69ce4e0baa1fdf9e52dfbe82e3'),
  computeOptimized('Falsv7', '2026-01-21', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  computeOptimized('Famdsv7', '2026-01-21', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computeOptimized('Famsv6', '2024-07-30', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  computeOptimized('Famsv7', '2026-01-21', '8a14ba7ef1fba8b909374e956913972ad344edcf'),
  computeOptimized('Fasv6', '2024-07-30 or later', '6067570c4ee98f277d142f9e2ced868fcb5ad85d'),
  computeOptimized('Fasv7', '2026-01-21', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
  computeOptimized('Fsv2', '2024-07-30', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  storage('Laosv4', '2025-03-18', '444e2b3caff34f538dd74ab4308d8cb871b641da'),
  storage('Laosv5', '2026-08-18', '324cc66f9cabeeece19b1b6dc68cc18f23415109'),
  storage('Lasv3', '2024-07-31', '261d658ff8bee79d230954dbb09ac9670d63ee29'),
  storage('Lasv4', '2025-03-18', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storage('Lasv5', '2026-08-18', '8b80ce4901ebb20369010c10bd714f86e0b81d2f'),
  storage('Lsv2', '2024-07-31', '0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111'),
  storage('Lsv3', '2024-07-31', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  storage('Lsv4', '2025-03-18', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  gpu('NCA100v4', '2024-07-31', '1827cf353b07fd08b3141bd2e40291e1dbdd4a5f'),
  gpu('NCadsH100v5', '2024-07-31', '05e75b148472c25ac534a9957b0af264acab5f6b'),
  gpu('NDH100v5', '2025-09-02', '02773904e1bc237bc0c6251323af05c0dc7f5c3b'),
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

  {
    id: 'constrained-vcpus',
    title: 'Constrained vCPU sizes, Azure documentation',
    date: '2025-10-16',
    url: compute('4efd854f2e171f3e668e769fe21b572592c59aeb', 'constrained-vcpu.md'),
  },
] as const satisfies readonly Source[];
