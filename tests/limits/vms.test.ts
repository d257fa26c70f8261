/** Spot checks: figures typed by hand from the documents, not copied from the tables. */
import { expect, test } from 'vitest';
import { catalogue, rules, type Vm, vms } from '../../src/limits/index.ts';
import { parseSizeName } from '../../src/limits/size-name.ts';
import { gib, mbPerSecond, mibPerSecond } from '../../src/units/index.ts';

const of = (name: string, edition: Vm['edition']): Vm => {
  const found = vms.find((vm) => vm.name === name && vm.edition === edition);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const countBy = (edition: Vm['edition']) => {
  const counts: Record<string, number> = {};
  for (const { series, constrainedOf } of catalogue.vms(edition))
    if (!constrainedOf) counts[series] = (counts[series] ?? 0) + 1;
  return counts;
};

test('The series of 2018 are complete.', () => {
  expect(countBy('2018-09')).toEqual({
    ...{ A: 8, B: 6, D: 8, DS: 8, DSv2: 10, Dsv3: 6, Dv2: 10, Dv3: 6, Esv3: 6, Ev3: 6 },
    ...{ F: 5, Fs: 5, Fsv2: 7, G: 5, GS: 5, Ls: 4, M: 4 },
  });
});

test('The series of today are complete.', () => {
  expect(countBy('current')).toEqual({
    ...{ Basv2: 11, Bpsv2: 9, Bsv2: 11, Bv1: 10, DCadsv5: 8, DCasv5: 8, DS: 8, DSv2: 10 },
    ...{ Dadsv5: 8, Dadsv6: 8, Dadsv7: 10, Daldsv6: 8, Daldsv7: 10, Dalsv6: 8, Dalsv7: 10 },
    ...{ Dasv4: 8, Dasv5: 8, Dasv6: 8, Dasv7: 10, Ddsv4: 7, Ddsv5: 8, Ddsv6: 10, Ddsv7: 12 },
    ...{ Dldsv5: 8, Dldsv6: 9, Dldsv7: 11, Dlsv5: 8, Dlsv6: 9, Dlsv7: 11, Dndsv6: 9, Dnldsv6: 9 },
    ...{ Dpdsv5: 7, Dpdsv6: 8, Dpldsv5: 7, Dpldsv6: 8, Dplsv5: 7, Dplsv6: 8, Dpsv5: 7, Dpsv6: 8 },
    ...{ Dsv3: 7, Dsv4: 7, Dsv5: 8, Dsv6: 10, Dsv7: 12, ECadsv5: 9, ECasv5: 9 },
    ...{ Eadsv5: 10, Eadsv6: 9, Eadsv7: 10, Easv4: 9, Easv5: 10, Easv6: 9, Easv7: 10 },
    ...{ Ebdsv5: 17, Ebdsv6: 10, Ebsv5: 17, Ebsv6: 10, Edsv4: 9, Edsv5: 10, Edsv6: 11, Edsv7: 13 },
    ...{ Endsv6: 9, Epdsv5: 6, Epdsv6: 8, Epsv5: 6, Epsv6: 8, Esv3: 9, Esv4: 9, Esv5: 10 },
    ...{ Esv6: 11, Esv7: 13, FXmdsv2: 10, FXmsv2: 10, Fadsv7: 9, Faldsv7: 9, Falsv6: 7, Falsv7: 9 },
    ...{ Famdsv7: 9, Famsv6: 7, Famsv7: 9, Fasv6: 7, Fasv7: 9, Fs: 5, Fsv2: 8, GS: 5 },
    ...{ Laosv4: 7, Laosv5: 12, Lasv3: 6, Lasv4: 9, Lasv5: 11, Ls: 4, Lsv2: 6, Lsv3: 6, Lsv4: 9 },
    ...{ M: 14, Mbdsv3: 11, Mbsv3: 7, Mdsv2: 7, Mdsv3: 7, Msv2: 7, Msv3: 7, Mv2: 5 },
    ...{ NCA100v4: 3, NCadsH100v5: 2, NDA100v4: 1, NDH100v5: 1 },
    ...{ Dnsv6: 9, Dnlsv6: 9, Ensv6: 9, DCasv6: 8, DCadsv6: 8, DCesv6: 9, DCedsv6: 9 },
    ...{ ECasv6: 8, ECadsv6: 8, ECesv6: 7, ECedsv6: 7, NVadsA10v5: 6, NCasT4v3: 4 },
    // Those of HBv4, HBv5 and HX with constrained vCPUs follow; Msv3HM and Mdsv3HM have two interfaces.
    ...{ HBv4: 1, HBv5: 1, HX: 1, Msv3HM: 10, Mdsv3HM: 10, Mdsv3VHM: 3, FX: 5 },
  });
});

test('The limits of DS13_v2 and DS15_v2 are those that the throttling tests name.', () => {
  // Throttling post: 256M cached and 384M uncached; 640M cached and 960M uncached.
  expect(of('DS13_v2', '2018-09')).toMatchObject({
    cached: { throughput: mibPerSecond(256) },
    uncached: { iops: 25_600, throughput: mibPerSecond(384) },
    unit: 'MiB/s',
  });
  expect(of('DS15_v2', '2018-09')).toMatchObject({
    vcpus: 20,
    cached: { iops: 80_000, throughput: mibPerSecond(640) },
    uncached: { iops: 64_000, throughput: mibPerSecond(960) },
    cacheSize: gib(720),
  });
});

test('The DS sizes have the limits that the guide’s examples use.', () => {
  // Design guide: DS1 3,200 IOPS, DS4 256 MB/s, DS13 25,600 IOPS. Surprises: DS12 12,800 IOPS and 128 MB/s.
  expect(of('DS1', '2018-09').uncached.iops).toBe(3200);
  expect(of('DS4', '2018-09').uncached.throughput).toBe(mibPerSecond(256));
  expect(of('DS13', '2018-09').uncached.iops).toBe(25_600);
  expect(of('DS12', '2018-09').uncached).toEqual({ iops: 12_800, throughput: mibPerSecond(128) });
});

test('Where the guide and the size table differ the row is the size table’s and the note says so.', () => {
  const ds14 = of('DS14', '2018-09');
  expect(ds14.uncached.iops).toBe(51_200);
  expect(ds14.maxDataDisks).toBe(64);
  expect(ds14.note).toMatch(/50,000 IOPS and 32 data disks/);
  expect(ds14.also).toContain('design-guide');
});

test('GS5 has 80,000 IOPS and 2,000 MB/s, and 64 disks.', () => {
  // Design guide, table of high scale VMs: cores 32, memory 448, cache 4224.
  expect(of('GS5', '2018-09')).toMatchObject({
    vcpus: 32,
    memory: gib(448),
    maxDataDisks: 64,
    cacheSize: gib(4224),
    cached: { iops: 160_000, throughput: mibPerSecond(1600) },
    uncached: { iops: 80_000, throughput: mibPerSecond(2000) },
  });
});

test('Sizes for standard storage have no limit of the VM.', () => {
  // Throttling post: the A series and standard storage are not throttled at the machine.
  expect(of('A4', '2018-09')).toMatchObject({
    maxDataDisks: 16,
    cached: { iops: 'none', throughput: 'none' },
    uncached: { iops: 'none', throughput: 'none' },
  });
  expect(of('D14', '2018-09')).toMatchObject({
    cached: { iops: 'local disk only', throughput: 'local disk only' },
    uncached: { iops: 'none', throughput: 'none' },
    localDisk: { iops: 48_000 },
  });
});

test('D8s_v3 has the limits that the documentation’s examples use.', () => {
  // Virtual machine and disk performance: 12,800 IOPS and 192 MBps uncached, 16,000 and 128 cached, burst 16,000 and 400, cache 200 GiB.
  expect(of('D8s_v3', 'current')).toMatchObject({
    uncached: { iops: 12_800, throughput: mbPerSecond(192) },
    cached: { iops: 16_000, throughput: mbPerSecond(128) },
    uncachedBurst: { iops: 16_000, throughput: mbPerSecond(400) },
    cacheSize: gib(200),
    temp: gib(64),
    tempDisk: 'cached limit',
    unit: 'MB/s',
  });
});

test('Where a page lists the temp disk alone, its figure is the limit that both share, and the row says so.', () => {
  // Ddsv5 page: D8ds_v5 300 GiB of temp storage at 38000/500, uncached 12800/290. Ddsv4 page: D16ds_v4 85000.
  expect(of('D8ds_v5', 'current')).toMatchObject({
    cached: { iops: 38_000, throughput: mbPerSecond(500) },
    uncached: { iops: 12_800, throughput: mbPerSecond(290) },
    temp: gib(300),
    note: expect.stringContaining('it lists none for the cache itself'),
  });
  expect(of('D16ds_v4', 'current').cached.iops).toBe(85_000);
});

test('A size with two interfaces has two rows.', () => {
  // Ebdsv5 page, SCSI: 24200/680 and 32400/680; NVMe: 33000/930 and 44200/1200.
  expect(of('E8bds_v5', 'current')).toMatchObject({
    uncached: { iops: 24_200, throughput: mbPerSecond(680) },
    elastic: { iops: 32_400, throughput: mbPerSecond(680) },
  });
  expect(of('E8bds_v5/nvme', 'current')).toMatchObject({
    uncached: { iops: 33_000, throughput: mbPerSecond(930) },
    elastic: { iops: 44_200, throughput: mbPerSecond(1200) },
    elasticBurst: { iops: 60_000, throughput: mbPerSecond(1200) },
  });
});

test('Dsv6 supports host caching and publishes no limit for it.', () => {
  const d16 = of('D16s_v6', 'current');
  expect(d16).toMatchObject({
    cached: { iops: 'not published', throughput: 'not published' },
    uncached: { iops: 25_600, throughput: mbPerSecond(848) },
    uncachedBurst: { iops: 40_000, throughput: mbPerSecond(1250) },
    elastic: { iops: 33_333, throughput: mbPerSecond(992) },
    elasticBurst: { iops: 52_083, throughput: mbPerSecond(1463) },
    maxDataDisks: 48,
    tempDisk: 'none',
    hostCache: true,
  });
  expect(d16.temp).toBeUndefined();
});

test('Where a page gives the local disk alone, its figures are not taken for the cached limit.', () => {
  // Size pages of 2018: D14_v2 48000 / 750 / 375, B8ms 4320/50, L32s 160000/1600. Resource API of 2020: B1ms 800 and 10485760 bytes a second.
  const local = 'local disk only';
  for (const [name, edition, iops, throughput] of [
    ['D14_v2', '2018-09', 48_000, mibPerSecond(750)],
    ['B8ms', '2018-09', 4320, mibPerSecond(50)],
    ['L32s', '2018-09', 160_000, mibPerSecond(1600)],
    ['B1ms', 'current', 800, 10_485_760],
    // Lsv3 page: 4000 IOPS and 80 MBps for every 8 vCPUs.
    ['L80s_v3', 'current', 40_000, mbPerSecond(800)],
  ] as const)
    expect(of(name, edition), name).toMatchObject({
      cached: { iops: local, throughput: local },
      localDisk: { iops, throughput },
    });
});

test('The storage optimised series and the B series have no host cache, nor have the L96 and the L32aos.', () => {
  const without = vms.filter(({ hostCache }) => !hostCache).map(({ series }) => series);
  expect([...new Set(without)].sort()).toEqual(
    ['B', 'Bv1', 'Laosv4', 'Laosv5', 'Lasv3', 'Lasv4', 'Ls', 'Lsv2', 'Lsv3', 'Lsv4'].sort(),
  );
  for (const name of ['L96s_v4', 'L96as_v4', 'L32aos_v4', 'L32aos_v5'])
    expect(of(name, 'current')).toMatchObject({ hostCache: false, cached: { iops: 'none' } });
  expect(of('L80s_v4', 'current').hostCache).toBe(true);
});

test('Local NVMe disks do not count against the cached limit.', () => {
  // Ddsv6 page: D16ds_v6 has two disks of 440 GiB. Lsv4 page: L8s_v4 has four of 480 GB.
  expect(of('D16ds_v6', 'current')).toMatchObject({ tempDisk: 'local NVMe', temp: gib(880) });
  expect(of('L8s_v4', 'current')).toMatchObject({ tempDisk: 'local NVMe' });
  expect(of('L8s_v4', 'current').temp).toBe(4 * 480e9);
});

test('What a page plainly misprints is kept with a note, or left out.', () => {
  expect(of('D96s_v7', 'current')).toMatchObject({
    elastic: { iops: 240_000 },
    elasticBurst: { iops: 250_000 },
    note: expect.stringContaining('The page lists 205000 for this burst'),
  });
  expect(of('E192ids_v6', 'current')).toMatchObject({
    uncached: { iops: 'not published' },
    elastic: { iops: 400_000 },
    note: expect.stringContaining('360000/17280'),
  });
});

test('The Fsv2 page of 2018 prints half of one limit.', () => {
  expect(of('F8s_v2', '2018-09')).toMatchObject({
    cached: { iops: 16_000, throughput: 'not published' },
    uncached: { iops: 'not published', throughput: 'not published' },
  });
});

test('The M sizes keep their two layouts of local disk and cache.', () => {
  // M-series page: M64s 2048 GiB and a cache of 6348, M64 7168 and 1228.
  expect(of('M64s', 'current')).toMatchObject({ temp: gib(2048), cacheSize: gib(6348) });
  expect(of('M64', 'current')).toMatchObject({ temp: gib(7168), cacheSize: gib(1228) });
  expect(of('M128ms', '2018-09').memory).toBe(gib(3800));
  expect(of('M128ms', 'current').memory).toBe(gib(3892));
});

test('Mv2 has five sizes, M416s_8_v2 among them.', () => {
  // Msv2 High Memory page of 2026-03-10: 416 vCPUs, 7,600 GiB, temp 4,096, cache 14,080, 64 disks, 250,000/1,600, uncached 80,000/2,000.
  expect(of('M416s_8_v2', 'current')).toMatchObject({
    vcpus: 416,
    memory: gib(7600),
    maxDataDisks: 64,
    temp: gib(4096),
    cacheSize: gib(14_080),
    cached: { iops: 250_000, throughput: mbPerSecond(1600) },
    uncached: { iops: 80_000, throughput: mbPerSecond(2000) },
  });
});

test('The temp disks of B1s and B20ms have the figures of the newer resource API.', () => {
  // Resource API of 2025-06-03: 22,528,000 and 124,928,000 bytes a second.
  expect(of('B1s', 'current').localDisk).toEqual({ iops: 400, throughput: 22_528_000 });
  expect(of('B20ms', 'current').localDisk).toEqual({ iops: 10_800, throughput: 124_928_000 });
});

test('A page that prints the figures of the local disks as limits of remote disks gives none.', () => {
  // Lsv2 page of 2024-07-31: 400,000/2,000 for L8s_v2 under NVMe and under Premium SSD v2 alike.
  expect(of('L8s_v2', 'current')).toMatchObject({
    uncached: { iops: 8000, throughput: mbPerSecond(160) },
    localDisk: { iops: 4000, throughput: mbPerSecond(80) },
  });
  expect(of('L8s_v2', 'current').elastic).toBeUndefined();
});

test('No edition has rows of the other.', () => {
  for (const edition of ['2018-09', 'current'] as const)
    expect(catalogue.vms(edition).every((vm) => vm.edition === edition)).toBe(true);
  expect(catalogue.vms('2018-09').every(({ unit }) => unit === 'MiB/s')).toBe(true);
  expect(catalogue.vms('current').every(({ unit }) => unit === 'MB/s')).toBe(true);
});

test.each([
  // Copies of the resource API: NVMe for D128ds_v6, no controller for the SCSI sizes.
  ['D128ds_v6', 'NVMe (inferred)'],
  ['D4s_v3', 'SCSI (inferred)'],
  ['F16s_v2', 'SCSI (inferred)'],
  ['NC24ads_A100_v4', 'SCSI (inferred)'],
  // Pages that list NVMe images alone, or a table for each interface.
  ['D8ds_v7', 'NVMe'],
  ['L8s_v4', 'NVMe'],
  ['D2ads_v6', 'NVMe'],
  ['D2als_v6', 'NVMe'],
  ['D2as_v6', 'NVMe'],
  ['D2as_v7', 'NVMe'],
  ['D2s_v7', 'NVMe'],
  ['E2ads_v6', 'NVMe'],
  ['E2as_v6', 'NVMe'],
  ['E2s_v7', 'NVMe'],
  ['F2as_v6', 'NVMe'],
  // FXmsv2 page: “NVMe storage: Supported”, without local disks. Mbsv3 page: “Sizes in series (NVMe)”.
  ['FX2ms_v2', 'NVMe'],
  ['M16bs_v3', 'NVMe'],
  ['E8bds_v5', 'SCSI'],
  ['E8bds_v5/nvme', 'NVMe'],
  ['M832s_12_v3/nvme', 'NVMe'],
  ['E16-4s_v5', 'SCSI (inferred)'],
  // Pages of NVadsA10v5, confidential v6, HBv4 and NDH100v5 say nothing.
  ['NV36ads_A10_v5', undefined],
  ['DC8as_v6', undefined],
  ['EC8eds_v6', undefined],
  ['HB176rs_v4', undefined],
  ['ND96isr_H100_v5', undefined],
])('The disk controller of %s is %s.', (name, controller) => {
  expect(of(name, 'current').controller).toBe(controller);
});

test('A disk controller is inferred only where a statement about it applies, and otherwise the note names the one size that it is inferred from.', () => {
  // General FAQ for NVMe, 2025-01-31: general purpose, memory and compute up to v5; temporary disks of Lsv2, Lsv3 and Lasv3.
  const byGeneration = /^(B|D|DC|E|Eb|EC|F|FX|M|Mb)$/;
  const inferred = catalogue.vms('current').filter(({ controller }) => controller?.endsWith('d)'));
  for (const { name, series, controller, also, note } of inferred) {
    if (byGeneration.test(parseSizeName(name)?.family ?? '')) continue;
    expect(controller, name).toBe('SCSI (inferred)');
    if (['Lsv2', 'Lsv3', 'Lasv3'].includes(series)) continue;
    expect(also, name).toContain('api-2025');
    expect(note, name).toMatch(/over SCSI is inferred from N\w+ alone/);
  }
  expect(rules['controller-older'].statement).toContain('Of Lsv2, Lsv3 and Lasv3');
  // Resource API of 2025-06-03: both without DiskControllerTypes.
  expect(of('NC4as_T4_v3', 'current').note).toContain('inferred from NC16as_T4_v3 alone');
  expect(of('NC96ads_A100_v4', 'current').note).toContain('inferred from NC24ads_A100_v4 alone');
});

test('Local disks whose page does not say that they are NVMe cite the document that says it of all v6 and v7 sizes.', () => {
  // The pages of all other series name temporary local NVMe disks, or images that support NVMe.
  const silent = ['DCedsv6', 'Ebdsv6', 'ECedsv6'];
  for (const { name, series, tempDisk, also, note } of catalogue.vms('current')) {
    if (tempDisk !== 'local NVMe') continue;
    expect(also?.includes('modernization') ?? false, name).toBe(silent.includes(series));
    if (silent.includes(series))
      expect(note, name).toMatch(/The page does not say .*local disks of v6 and v7 sizes are/);
  }
});

test('No size of v6 or v7 is taken to have SCSI, and NVMe is inferred only for series whose pages do not say it of remote disks.', () => {
  const inferred = new Set<string>();
  for (const { name, series, controller } of catalogue.vms('current')) {
    const generation = Number(/_v(\d+)/.exec(name)?.[1] ?? 1);
    if (generation > 5) expect(controller ?? '', name).not.toContain('SCSI');
    if (controller === 'NVMe (inferred)') inferred.add(series);
  }
  // Pages of Dpdsv6, Dpldsv6 and Epdsv6: “NVMe drivers required for the local storage”; of Ddsv6: “faster NVMe local and
  // remote storage access”, which may be of local disks alone. Those of the others do not name NVMe but for local disks.
  expect([...inferred].sort()).toEqual([
    ...['Ddsv6', 'Dldsv6', 'Dlsv6', 'Dndsv6', 'Dnldsv6', 'Dnlsv6', 'Dnsv6', 'Dpdsv6', 'Dpldsv6'],
    ...['Dplsv6', 'Dpsv6', 'Dsv6', 'Ebdsv6', 'Ebsv6', 'Edsv6', 'Endsv6', 'Ensv6', 'Epdsv6'],
    ...['Epsv6', 'Esv6'],
  ]);
});
