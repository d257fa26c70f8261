/** Spot checks: figures typed by hand from the documents, not copied from the tables. */
import { expect, test } from 'vitest';
import { catalogue, type Disk, disks } from '../../src/limits/index.ts';
import { gib, mbPerSecond, mibPerSecond } from '../../src/units/index.ts';

const of = (name: string, edition: Disk['edition']): Disk => {
  const found = disks.find((disk) => disk.name === name && disk.edition === edition);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test('The dataset has every disk of both editions.', () => {
  const count = (edition: Disk['edition'], family: string) =>
    catalogue.disks(edition).filter((disk) => disk.family === family).length;
  expect(count('2018-09', 'Premium SSD')).toBe(11);
  expect(count('2018-09', 'Standard SSD')).toBe(6);
  expect(count('2018-09', 'Standard HDD')).toBe(7);
  expect(count('current', 'Premium SSD')).toBe(14);
  expect(count('current', 'Standard SSD')).toBe(14);
  expect(count('current', 'Standard HDD')).toBe(11);
  expect(disks).toHaveLength(63);
});

// Read from the page by hand: a correction of the table is one here too, if the page says so.
test('P30 is 5,000 IOPS and 200 MiB/s in the design guide, 200 MB/s today.', () => {
  expect(of('P30', '2018-09')).toMatchObject({
    iops: 5000,
    throughput: mibPerSecond(200),
    size: gib(1024),
    unit: 'MiB/s',
    hostCache: 'yes',
  });
  expect(of('P30', 'current')).toMatchObject({
    iops: 5000,
    throughput: mbPerSecond(200),
    unit: 'MB/s',
    onDemand: { iops: 30_000, throughput: mbPerSecond(1000) },
    plus: { iops: 8000, throughput: mbPerSecond(300) },
  });
  expect(of('P30', 'current').burst).toBeUndefined();
});

test('The large disks were a preview in 2018.', () => {
  // Design guide: P60 12,500 and 480, P80 20,000 and 750. Today's page: 16,000 and 500, 20,000 and 900.
  expect(of('P60', '2018-09')).toMatchObject({ iops: 12_500, throughput: mibPerSecond(480) });
  expect(of('P60', 'current')).toMatchObject({ iops: 16_000, throughput: mbPerSecond(500) });
  expect(of('P80', '2018-09')).toMatchObject({ iops: 20_000, throughput: mibPerSecond(750) });
  expect(of('P80', 'current')).toMatchObject({ iops: 20_000, throughput: mbPerSecond(900) });
  expect(of('P80', '2018-09').note).toMatch(/slip for 32 TiB/);
});

test('Small disks burst for half an hour.', () => {
  expect(of('P4', 'current').burst).toEqual({
    iops: 3500,
    throughput: mbPerSecond(170),
    minutes: 30,
  });
  expect(of('E30', 'current').burst).toEqual({
    iops: 1000,
    throughput: mbPerSecond(250),
    minutes: 30,
  });
  expect(disks.filter(({ edition }) => edition === '2018-09').some(({ burst }) => burst)).toBe(
    false,
  );
});

// The page lists 60 MB/s of sizes up to E50, and the API 100.
test('Of a Standard SSD up to E50 the throughput is that of the API, and the note has that of the page.', () => {
  expect(of('E10', 'current').throughput).toBe(mbPerSecond(100));
  expect(of('E10', 'current').note).toMatch(/lists 60 MB\/s/);
  expect(of('E10', '2018-09').throughput).toBe(mibPerSecond(60));
});

test('A Standard HDD is 500 IOPS and 60 MB/s.', () => {
  expect(of('S30', '2018-09')).toMatchObject({ iops: 500, throughput: mibPerSecond(60) });
  expect(of('S70', 'current')).toMatchObject({ iops: 2000, throughput: mbPerSecond(500) });
});

test('A host cache ends at 4 TiB.', () => {
  expect(of('P50', '2018-09')).toMatchObject({ size: gib(4095), hostCache: 'yes' });
  for (const name of ['P50', 'E50', 'S50'])
    expect(of(name, 'current')).toMatchObject({ size: gib(4096), hostCache: 'below 4 TiB' });
  for (const disk of disks)
    if (disk.size > gib(4096)) expect(disk.hostCache, disk.name).toBe('no');
    else expect(disk.hostCache, disk.name).not.toBe('no');
});
