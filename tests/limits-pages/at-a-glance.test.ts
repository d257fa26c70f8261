/** What a page of the limits says above its table, and what its table leaves to others. */
import { expect, test } from 'vitest';
import { disks } from '../../src/limits/index.ts';
import { featuresOf, joined } from '../../src/site/limits-pages/features.ts';
import { cellsOf, headingsOfDisks } from '../../src/site/limits-pages/figures.ts';
import { glanceOf } from '../../src/site/limits-pages/glance.ts';
import { rowsOfSeries } from './pages.ts';

const today = (series: string) =>
  rowsOfSeries(series).filter(({ edition }) => edition === 'current');

test('A range is of every size of the series: one that a single size has is in its table alone.', () => {
  // Dsv5 sizes: 3,750 and 85 on D2s_v5, 80,000 and 2,600 on D96s_v5; the cached limit of D2s_v5 alone is known.
  expect(glanceOf(today('Dsv5')).map(({ text, label }) => `${text} ${label}`)).toEqual([
    '3,750 to 80,000 uncached IOPS',
    '85 to 2,600 uncached MB/s',
  ]);
  // Dsv3 sizes have both.
  expect(glanceOf(today('Dsv3')).map(({ label }) => label)).toContain('cached IOPS');
});

const family = (name: string) =>
  disks.filter((disk) => disk.family === name && disk.edition === 'current');
const line = (name: string, of: string) => {
  const rows = family(of);
  const disk = rows.find((one) => one.name === name);
  if (!disk) throw new Error(`no ${name}`);
  return headingsOfDisks(rows).flatMap((heading) => cellsOf(heading, disk).map(({ text }) => text));
};

test('A disk has its burst in three columns, whether on credit or bought, and none where it has none.', () => {
  expect(line('P10', 'Premium SSD')).toEqual([
    ...['128', '500', '100', '3,500', '170', '30\u00a0min', 'yes'],
  ]);
  expect(line('P30', 'Premium SSD').slice(3, 6)).toEqual(['30,000', '1,000', 'bought']);
  expect(line('E40', 'Standard SSD').slice(3, 5)).toEqual(['–', '']);
  expect(headingsOfDisks(family('Standard HDD')).map(({ label }) => label)).not.toContain('Burst');
});

test('Performance plus is a column of what disks can have, from the disk that first has it.', () => {
  // Scalability targets of managed disks, “performance plus”: P30 8,000 and 300, P40 16,000 and 600, from P50 20,000 and 900.
  const lines = joined(featuresOf('Premium SSD').map(({ name, plus = '' }) => [name, plus]));
  expect(lines).toEqual([
    ['P1 to P20', ''],
    ['P30', '8,000 / 300'],
    ['P40', '16,000 / 600'],
    ['P50 to P80', '20,000 / 900'],
  ]);
});
