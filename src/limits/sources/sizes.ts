import { documents } from './documents.ts';

/** All size pages of today carry the same definition of MBps. */
const sizesOfToday = {
  unit: 'MB/s',
  evidence:
    'The page defines MBps as 10⁶ bytes a second, and the resource API of 2024 holds such figures as N × 10⁶ (446 of 494 uncached limits).',
} as const;

/** They are about names and generations. */
const withoutFigures: ReadonlySet<string> = new Set(['constrained-vcpus', 'modernization']);

/**
 * The size pages of today. “Or later”: the text is newer than the date it carries. A year in an id: an
 * older copy, for what today’s page no longer prints. `previous-sizes`: series that have no page today.
 */
export const sizeSources = documents(
  `
basv2 | 2026-03-10 | Basv2 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/general-purpose/basv2-series.md
bpsv2 | 2026-03-10 | Bpsv2 sizes, Azure documentation | compute 3b30912d4539fd7ced075085414a6d0bbc4dd403 sizes/general-purpose/bpsv2-series.md
bsv2 | 2026-03-10 | Bsv2 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/bsv2-series.md
bv1 | 2026-03-10 | Bv1 sizes, Azure documentation | compute 28da8f72862f76ddba8ed207df00384ffff76c9e sizes/general-purpose/bv1-series.md
dcadsv5 | 2024-07-30 | DCadsv5 sizes, Azure documentation | compute 1a043fb3a20b0f90dff80bad2dd8cbdff8984386 sizes/general-purpose/dcadsv5-series.md
dcasv5 | 2026-03-10 | DCasv5 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dcasv5-series.md
dsv2 | 2024-07-29 | DSv2 sizes, Azure documentation | compute ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9 sizes/general-purpose/dsv2-series.md
dadsv5 | 2026-03-10 | Dadsv5 sizes, Azure documentation | compute 3b30912d4539fd7ced075085414a6d0bbc4dd403 sizes/general-purpose/dadsv5-series.md
dadsv6 | 2024-07-29 or later | Dadsv6 sizes, Azure documentation | compute 1dc6d3b8a9340908bc53610bc739534ec59b56d0 sizes/general-purpose/dadsv6-series.md
dadsv7 | 2026-01-26 | Dadsv7 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/general-purpose/dadsv7-series.md
daldsv6 | 2024-07-29 | Daldsv6 sizes, Azure documentation | compute 1dc6d3b8a9340908bc53610bc739534ec59b56d0 sizes/general-purpose/daldsv6-series.md
daldsv7 | 2026-01-21 | Daldsv7 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/general-purpose/daldsv7-series.md
dalsv6 | 2024-07-29 or later | Dalsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/dalsv6-series.md
dalsv7 | 2026-01-21 | Dalsv7 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/dalsv7-series.md
dasv4 | 2026-03-10 | Dasv4 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dasv4-series.md
dasv5 | 2026-03-10 | Dasv5 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dasv5-series.md
dasv6 | 2026-03-10 | Dasv6 sizes, Azure documentation | compute 0105af06d58a00ab3fe677e69e913956bf81e7e5 sizes/general-purpose/dasv6-series.md
dasv7 | 2026-01-21 | Dasv7 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/general-purpose/dasv7-series.md
ddsv4 | 2024-07-29 | Ddsv4 sizes, Azure documentation | compute 9c9cd9d27d1d662344263286880faed58f013596 sizes/general-purpose/ddsv4-series.md
ddsv5 | 2024-07-29 | Ddsv5 sizes, Azure documentation | compute 1421aebc3fffd1a74dfea03735683cbca9693c9c sizes/general-purpose/ddsv5-series.md
ddsv6 | 2024-07-29 or later | Ddsv6 sizes, Azure documentation | compute ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9 sizes/general-purpose/ddsv6-series.md
ddsv7 | 2026-02-02 | Ddsv7 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/ddsv7-series.md
dldsv5 | 2026-03-10 | Dldsv5 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/general-purpose/dldsv5-series.md
dldsv6 | 2026-01-28 | Dldsv6 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/general-purpose/dldsv6-series.md
dldsv7 | 2024-07-29 or later | Dldsv7 sizes, Azure documentation | compute 09a31d03b38a2c27fa3f3519e9a87d7611b4818c sizes/general-purpose/dldsv7-series.md
dlsv5 | 2026-03-10 | Dlsv5 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/general-purpose/dlsv5-series.md
dlsv6 | 2026-01-28 | Dlsv6 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/general-purpose/dlsv6-series.md
dlsv7 | 2026-02-02 | Dlsv7 sizes, Azure documentation | compute 0920f3708258029a7c754d7f657b4dc7b9e18331 sizes/general-purpose/dlsv7-series.md
dpdsv5 | 2026-03-10 | Dpdsv5 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dpdsv5-series.md
dpdsv6 | 2026-01-05 | Dpdsv6 sizes, Azure documentation | compute 011022eab6273b049be7665ee3d8befc255c696b sizes/general-purpose/dpdsv6-series.md
dpldsv5 | 2024-07-29 | Dpldsv5 sizes, Azure documentation | compute 1dc6d3b8a9340908bc53610bc739534ec59b56d0 sizes/general-purpose/dpldsv5-series.md
dpldsv6 | 2026-03-10 | Dpldsv6 sizes, Azure documentation | compute 28da8f72862f76ddba8ed207df00384ffff76c9e sizes/general-purpose/dpldsv6-series.md
dplsv5 | 2026-03-10 | Dplsv5 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dplsv5-series.md
dplsv6 | 2026-01-05 | Dplsv6 sizes, Azure documentation | compute 02cc6b3c04e8584c4ae66cb4253ded81d2523a12 sizes/general-purpose/dplsv6-series.md
dpsv5 | 2026-03-10 | Dpsv5 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dpsv5-series.md
dpsv6 | 2026-03-10 | Dpsv6 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dpsv6-series.md
dsv3 | 2024-09-24 | Dsv3 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/general-purpose/dsv3-series.md
dsv4 | 2024-07-29 | Dsv4 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/dsv4-series.md
dsv5 | 2026-02-27 | Dsv5 sizes, Azure documentation | compute 005f8f6e0693849201f057b38475bfaecb85b3e8 sizes/general-purpose/dsv5-series.md
dsv6 | 2024-07-29 or later | Dsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/dsv6-series.md
dsv7 | 2026-02-02 | Dsv7 sizes, Azure documentation | compute 7bc8d4b09c744a08f0ee0a59a836a7a1a77c3c78 sizes/general-purpose/dsv7-series.md
dasv4-2020 | 2020-02-03 or later | Dav4 and Dasv4 sizes, Azure documentation | docs 017371cde98bbf1054449a6b383fb27b6463ca95 articles/virtual-machines/dav4-dasv4-series.md
previous-sizes | 2020-11-01 | Previous generations of sizes, Azure documentation | docs 092fdbcf3965f2f7bb321bf0bcdfe46220115609 articles/virtual-machines/sizes-previous-gen.md
dndsv6 | 2025-05-08 | Dndsv6 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/memory-optimized/dndsv6-series.md
dnldsv6 | 2025-05-08 | Dnldsv6 sizes, Azure documentation | compute 0f864c9fb268cf065c521396ff2ff24af1a6dd3f sizes/memory-optimized/dnldsv6-series.md
eadsv5 | 2024-08-01 | Eadsv5 sizes, Azure documentation | compute ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9 sizes/memory-optimized/eadsv5-series.md
eadsv6 | 2024-08-01 or later | Eadsv6 sizes, Azure documentation | compute 0f864c9fb268cf065c521396ff2ff24af1a6dd3f sizes/memory-optimized/eadsv6-series.md
eadsv7 | 2026-03-10 | Eadsv7 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/memory-optimized/eadsv7-series.md
easv4 | 2024-08-01 | Easv4 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/memory-optimized/easv4-series.md
easv5 | 2026-03-10 | Easv5 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/memory-optimized/easv5-series.md
easv6 | 2026-03-10 | Easv6 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/memory-optimized/easv6-series.md
easv7 | 2026-03-10 | Easv7 sizes, Azure documentation | compute 28da8f72862f76ddba8ed207df00384ffff76c9e sizes/memory-optimized/easv7-series.md
ebdsv6 | 2025-11-17 | Ebdsv6 sizes, Azure documentation | compute 6cb3ee9613730b83bbb68d0294bb59839a6ccc10 sizes/memory-optimized/ebdsv6-series.md
ebsv6 | 2025-11-17 | Ebsv6 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/memory-optimized/ebsv6-series.md
edsv4 | 2024-08-01 | Edsv4 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/memory-optimized/edsv4-series.md
edsv5 | 2024-08-01 | Edsv5 sizes, Azure documentation | compute 1a043fb3a20b0f90dff80bad2dd8cbdff8984386 sizes/memory-optimized/edsv5-series.md
edsv6 | 2024-08-01 or later | Edsv6 sizes, Azure documentation | compute 0f864c9fb268cf065c521396ff2ff24af1a6dd3f sizes/memory-optimized/edsv6-series.md
edsv7 | 2026-02-02 | Edsv7 sizes, Azure documentation | compute 00c57934e4aaf8d9620b97912903da49ace1719c sizes/memory-optimized/edsv7-series.md
endsv6 | 2025-05-08 | Endsv6 sizes, Azure documentation | compute 8e3e43e29a10afabe90dbad569fd345dff48fa5c sizes/memory-optimized/endsv6-series.md
epdsv5 | 2024-08-02 | Epdsv5 sizes, Azure documentation | compute 9c9cd9d27d1d662344263286880faed58f013596 sizes/memory-optimized/epdsv5-series.md
epdsv6 | 2026-01-05 | Epdsv6 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/memory-optimized/epdsv6-series.md
epsv5 | 2024-08-01 | Epsv5 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/memory-optimized/epsv5-series.md
epsv6 | 2026-01-05 | Epsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/memory-optimized/epsv6-series.md
esv4 | 2026-03-10 | Esv4 sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/memory-optimized/esv4-series.md
esv5 | 2026-03-10 | Esv5 sizes, Azure documentation | compute 0175d5fa261b3b237e603855c1988eb287fbe018 sizes/memory-optimized/esv5-series.md
esv6 | 2026-03-10 | Esv6 sizes, Azure documentation | compute 8f7fc3d676bfecfc81830ea7878c4d14831284fa sizes/memory-optimized/esv6-series.md
esv7 | 2026-02-02 | Esv7 sizes, Azure documentation | compute a116bc8765edefe14110eefef44a9d002a3bf251 sizes/memory-optimized/esv7-series.md
mbdsv3 | 2025-03-24 | Mbdsv3 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/memory-optimized/mbdsv3-series.md
mbsv3 | 2025-03-24 | Mbsv3 sizes, Azure documentation | compute 1036434d09a1e436f2f1e59e5e65d797fa524c6d sizes/memory-optimized/mbsv3-series.md
mv2 | 2026-03-10 | Mv2 sizes, Azure documentation | compute 28da8f72862f76ddba8ed207df00384ffff76c9e sizes/memory-optimized/mv2-series.md
esv3 | 2026-09-24 | Ev3 and Esv3 sizes, Azure documentation | compute 680de9713fdd3fde858f4083d88145627149ebeb sizes/memory-optimized/ev3-esv3-series.md
dsv2-memory | 2022-12-21 or later | Memory optimised Dv2 and DSv2 sizes, Azure documentation | compute 1dc6d3b8a9340908bc53610bc739534ec59b56d0 sizes/memory-optimized/dv2-dsv2-series-memory.md
ebdsv5 | 2024-07-08 | Ebdsv5 and Ebsv5 sizes, Azure documentation | compute 76e3d22a34ca2aa3a8518a17b7eeb5ceb4bfb1c6 sizes/memory-optimized/ebdsv5-ebsv5-series.md
m | 2026-03-10 | M sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/memory-optimized/m-series.md
msv2 | 2025-04-09 | Msv2 medium memory sizes, Azure documentation | compute 8e3e43e29a10afabe90dbad569fd345dff48fa5c sizes/memory-optimized/msv2-mm-series.md
mdsv2 | 2025-04-09 | Mdsv2 medium memory sizes, Azure documentation | compute 8e3e43e29a10afabe90dbad569fd345dff48fa5c sizes/memory-optimized/mdsv2-mm-series.md
msv3 | 2026-03-10 | Msv3 medium memory sizes, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 sizes/memory-optimized/msv3-mm-series.md
mdsv3 | 2025-07-03 | Mdsv3 medium memory sizes, Azure documentation | compute 10b610404352ecf5f12a5b4d2c0faa2aabd26217 sizes/memory-optimized/mdsv3-mm-series.md
dcasv5-2021 | 2021-11-15 | DCasv5 and DCadsv5 sizes, Azure documentation | docs afe07be1b68b4a74f6a016748ee5f057f7572c84 articles/virtual-machines/dcasv5-dcadsv5-series.md
ecasv5 | 2021-11-15 or later | ECasv5 and ECadsv5 sizes, Azure documentation | compute 9ed072b872e388c785f750f825050cc26912b715 sizes/memory-optimized/ecasv5-ecadsv5-series.md
m-2020 | 2020-03-31 | M-series sizes, Azure documentation | docs 010a2be1beed13f1d6a8a38b98580824a9c8b8e3 articles/virtual-machines/m-series.md
mv2-2020 | 2020-04-07 | Mv2 sizes, Azure documentation | docs 0076a623dc066a91d0839fed41aae9fe9870d745 articles/virtual-machines/mv2-series.md
mdsv2-2022 | 2022-12-20 | Msv2 and Mdsv2 sizes, Azure documentation | docs 0b820d0dd227daf0eddb458acc15b2b6f5968c9b articles/virtual-machines/msv2-mdsv2-series.md
dsv3-2022 | 2022-11-11 | Dv3 and Dsv3 sizes, Azure documentation | zhousarah/azure-compute-docs 3f9108eae0296bb177d228b35d5b2309f11f038a articles/virtual-machines/dv3-dsv3-series.md
esv3-2022 | 2022-12-19 | Ev3 and Esv3 sizes, Azure documentation | zhousarah/azure-compute-docs 1e3343767508fa7cd8edda06269f66e669d66371 articles/virtual-machines/ev3-esv3-series.md
easv4-2022 | 2022-12-21 | Eav4 and Easv4 sizes, Azure documentation | zhousarah/azure-compute-docs 1e3343767508fa7cd8edda06269f66e669d66371 articles/virtual-machines/eav4-easv4-series.md
edsv4-2020 | 2020 | Edv4 and Edsv4 sizes, Azure documentation | docs 0d77314fcfbf42caac255c29d18b8c2a51656512 articles/virtual-machines/edv4-edsv4-series.md
fxmdsv2 | 2025-05-23 | FXmdsv2 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/compute-optimized/fxmdsv2-series.md
fxmsv2 | 2025-05-23 | FXmsv2 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/compute-optimized/fxmsv2-series.md
fadsv7 | 2026-01-21 | Fadsv7 sizes, Azure documentation | compute 0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111 sizes/compute-optimized/fadsv7-series.md
faldsv7 | 2026-01-21 | Faldsv7 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/compute-optimized/faldsv7-series.md
falsv6 | 2024-07-30 | Falsv6 sizes, Azure documentation | compute 0b0136e2c8b19b69ce4e0baa1fdf9e52dfbe82e3 sizes/compute-optimized/falsv6-series.md
falsv7 | 2026-01-21 | Falsv7 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/compute-optimized/falsv7-series.md
famdsv7 | 2026-01-21 | Famdsv7 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/compute-optimized/famdsv7-series.md
famsv6 | 2024-07-30 | Famsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/compute-optimized/famsv6-series.md
famsv7 | 2026-01-21 | Famsv7 sizes, Azure documentation | compute 8a14ba7ef1fba8b909374e956913972ad344edcf sizes/compute-optimized/famsv7-series.md
fasv6 | 2024-07-30 or later | Fasv6 sizes, Azure documentation | compute 6067570c4ee98f277d142f9e2ced868fcb5ad85d sizes/compute-optimized/fasv6-series.md
fasv7 | 2026-01-21 | Fasv7 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/compute-optimized/fasv7-series.md
fsv2 | 2024-07-30 | Fsv2 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/compute-optimized/fsv2-series.md
laosv4 | 2025-03-18 | Laosv4 sizes, Azure documentation | compute 444e2b3caff34f538dd74ab4308d8cb871b641da sizes/storage-optimized/laosv4-series.md
laosv5 | 2026-08-18 | Laosv5 sizes, Azure documentation | compute 324cc66f9cabeeece19b1b6dc68cc18f23415109 sizes/storage-optimized/laosv5-series.md
lasv3 | 2024-07-31 | Lasv3 sizes, Azure documentation | compute 261d658ff8bee79d230954dbb09ac9670d63ee29 sizes/storage-optimized/lasv3-series.md
lasv4 | 2025-03-18 | Lasv4 sizes, Azure documentation | compute 0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111 sizes/storage-optimized/lasv4-series.md
lasv5 | 2026-08-18 | Lasv5 sizes, Azure documentation | compute 8b80ce4901ebb20369010c10bd714f86e0b81d2f sizes/storage-optimized/lasv5-series.md
lsv2 | 2024-07-31 | Lsv2 sizes, Azure documentation | compute 0eeb1929a47333ee1f1f0b2707ed3c5fa44bf111 sizes/storage-optimized/lsv2-series.md
lsv3 | 2024-07-31 | Lsv3 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/storage-optimized/lsv3-series.md
lsv4 | 2025-03-18 | Lsv4 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/storage-optimized/lsv4-series.md
nca100v4 | 2024-07-31 | NCA100v4 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/gpu-accelerated/nca100v4-series.md
ncadsh100v5 | 2024-07-31 | NCadsH100v5 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/gpu-accelerated/ncadsh100v5-series.md
ndh100v5 | 2025-09-02 | NDH100v5 sizes, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b sizes/gpu-accelerated/ndh100v5-series.md
nda100v4 | 2024-07-31 | NDA100v4 sizes, Azure documentation | compute 99ed1c2a9eb55b9785397a40fb5cf666179104c5 sizes/gpu-accelerated/ndasra100v4-series.md
fsv2-2022 | 2022-12-19 | Fsv2 sizes, Azure documentation | docs 04bf1e7022bf9a627fcccb097ef0c79d48f55ee5 articles/virtual-machines/fsv2-series.md
lsv2-2020 | 2020-02-03 or later | Lsv2 sizes, Azure documentation | docs 017654d14eb78a81d68ea84640b468bcb7fa96d3 articles/virtual-machines/lsv2-series.md
constrained-vcpus | 2025-10-16 | Constrained vCPU sizes, Azure documentation | compute 4efd854f2e171f3e668e769fe21b572592c59aeb constrained-vcpu.md
dnsv6 | 2025-05-08 | Dnsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/memory-optimized/dnsv6-series.md
dnlsv6 | 2025-05-08 | Dnlsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/memory-optimized/dnlsv6-series.md
ensv6 | 2025-05-08 | Ensv6 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/memory-optimized/ensv6-series.md
dcasv6 | 2025-09-11 | DCasv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/dcasv6-series.md
dcadsv6 | 2026-03-10 | DCadsv6 sizes, Azure documentation | compute 2072bfd7009384b9fde1357342d91953104e293d sizes/general-purpose/dcadsv6-series.md
ecasv6 | 2025-09-06 | ECasv6 sizes, Azure documentation | compute ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9 sizes/memory-optimized/ecasv6-series.md
ecadsv6 | 2026-03-10 | ECadsv6 sizes, Azure documentation | compute 28da8f72862f76ddba8ed207df00384ffff76c9e sizes/memory-optimized/ecadsv6-series.md
dcesv6 | 2025-04-15 | DCesv6 sizes, Azure documentation | compute 08a6fcc53b3a6dc5fcda1774b50db1ff0d8f9386 sizes/general-purpose/dcesv6-series.md
dcedsv6 | 2026-02-17 | DCedsv6 sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/general-purpose/dcedsv6-series.md
ecesv6 | 2025-04-15 | ECesv6 sizes, Azure documentation | compute 9ed072b872e388c785f750f825050cc26912b715 sizes/memory-optimized/ecesv6-series.md
ecedsv6 | 2026-02-15 | ECedsv6 sizes, Azure documentation | compute 9ed072b872e388c785f750f825050cc26912b715 sizes/memory-optimized/ecedsv6-series.md
nvadsa10v5 | 2024-07-31 | NVadsA10v5 sizes, Azure documentation | compute 2bc777fdc35cfa8d7819d78bc493e8a43af77955 sizes/gpu-accelerated/nvadsa10v5-series.md
ncast4v3 | 2024-07-31 | NCasT4v3 sizes, Azure documentation | compute 2bc777fdc35cfa8d7819d78bc493e8a43af77955 sizes/gpu-accelerated/ncast4v3-series.md
hbv4 | 2025-11-24 | HBv4 sizes, Azure documentation | compute 1dc6d3b8a9340908bc53610bc739534ec59b56d0 sizes/high-performance-compute/hbv4-series.md
hbv5 | 2025-09-15 | HBv5 sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/high-performance-compute/hbv5-series.md
hx | 2025-11-24 | HX sizes, Azure documentation | compute 324237fa7a6f7a313ab4bf86bb1d17d003db4d58 sizes/high-performance-compute/hx-series.md
msv3-hm | 2025-03-24 | Msv3 high memory sizes, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b sizes/memory-optimized/msv3-hm-series.md
mdsv3-hm | 2025-04-08 | Mdsv3 high memory sizes, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f sizes/memory-optimized/mdsv3-hm-series.md
mdsv3-vhm | 2025-04-08 | Mdsv3 very high memory sizes, Azure documentation | compute 1dc6d3b8a9340908bc53610bc739534ec59b56d0 sizes/memory-optimized/mdsv3-vhm-series.md
fx | 2024-07-30 | FX sizes, Azure documentation | compute 28da8f72862f76ddba8ed207df00384ffff76c9e sizes/compute-optimized/fx-series.md
fx-2022 | 2022-12-20 | FX sizes, Azure documentation | zhousarah/azure-compute-docs 845f6e75c7ee7928b2d3f095026965d0c71b167c articles/virtual-machines/fx-series.md
modernization | 2026-09-25 | Modernize to v6 and v7 sizes, Azure documentation | compute 76e3d22a34ca2aa3a8518a17b7eeb5ceb4bfb1c6 sizes/lifecycle/sizes-v6-v7-modernization-overview.md
`,
  (id) => (withoutFigures.has(id) ? undefined : sizesOfToday),
);
