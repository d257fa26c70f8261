/** Spot checks: figures typed by hand from the documents, not copied from the tables. */
import { expect, test } from 'vitest';
import { catalogue, type Vm, vms } from '../../src/limits/index.ts';
import { gib, mbPerSecond, mibPerSecond } from '../../src/units/index.ts';

const of = (name: string, edition: Vm['edition']): Vm => {
  const found = vms.find((vm) => vm.name === name && vm.edition === edition);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const countBy = (edition: Vm['edition']) => {
  const counts: Record<string, number> = {};
  for (const { series } of catalogue.vms(edition)) counts[series] = (counts[series] ?? 0) + 1;
  return counts;
};

test('Every series is whole.', () => {
  expect(countBy('2018-09')).toEqual({ A: 1, D: 1, DS: 8, DSv2: 10, GS: 5 });
  expect(countBy('current')).toEqual({ Dsv3: 7, Ddsv4: 7, Ddsv5: 8, Ebdsv5: 17, Dsv6: 10 });
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

test('The DS sizes carry what the guide’s examples count with.', () => {
  // Design guide: DS1 3,200 IOPS, DS4 256 MB/s, DS13 25,600 IOPS. Surprises: DS12 12,800 IOPS and 128 MB/s.
  expect(of('DS1', '2018-09').uncached.iops).toBe(3200);
  expect(of('DS4', '2018-09').uncached.throughput).toBe(mibPerSecond(256));
  expect(of('DS13', '2018-09').uncached.iops).toBe(25_600);
  expect(of('DS12', '2018-09').uncached).toEqual({ iops: 12_800, throughput: mibPerSecond(128) });
});

test('Where the guide and the size table differ the row is the size table’s and the note tells.', () => {
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

test('Sizes for standard storage have no limit at the machine.', () => {
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
    tempDisk: 'cached gate',
    unit: 'MB/s',
  });
});

test('A page that prints the temp disk alone gives the gate that both share, and the row says so.', () => {
  // Ddsv5 page: D8ds_v5 300 GiB of temp storage at 38000/500, uncached 12800/290. Ddsv4 page: D16ds_v4 85000.
  expect(of('D8ds_v5', 'current')).toMatchObject({
    cached: { iops: 38_000, throughput: mbPerSecond(500) },
    uncached: { iops: 12_800, throughput: mbPerSecond(290) },
    temp: gib(300),
    note: expect.stringContaining('it prints none for the cache itself'),
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

test('No edition holds rows of the other.', () => {
  for (const edition of ['2018-09', 'current'] as const)
    expect(catalogue.vms(edition).every((vm) => vm.edition === edition)).toBe(true);
  expect(catalogue.vms('2018-09').every(({ unit }) => unit === 'MiB/s')).toBe(true);
  expect(catalogue.vms('current').every(({ unit }) => unit === 'MB/s')).toBe(true);
});
