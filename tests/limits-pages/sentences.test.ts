/** What a page says of its figures in words. */
import { describe, expect, test } from 'vitest';
import { changesOf } from '../../src/site/limits-pages/edition-changes.ts';
import { diskHeadings, vmHeadings } from '../../src/site/limits-pages/figures.ts';
import { familyPages, rowsOf, seriesPages, vcpuRange } from '../../src/site/limits-pages/pages.ts';
import { notesOn } from '../../src/site/limits-pages/rules-and-notes.ts';
import { answerOf } from '../../src/site/limits-pages/summaries.ts';
import { pageOf, rowsOfSeries } from './pages.ts';

describe('sentences', () => {
  test.each([
    [
      'DSv2',
      'DS15_v2, the largest, carries 64,000 IOPS and 960 MB/s uncached and 80,000 IOPS and 640 MB/s cached.',
      'Data disks may have a host cache. The temp disk counts against the cached limit. Remote disks are attached over SCSI (inferred).',
    ],
    [
      'Ebdsv5',
      'Over SCSI, E96bds_v5 carries 120,000 IOPS and 4,000 MB/s uncached and 450,000 IOPS and 4,000 MB/s cached; over NVMe, E112ibds_v5 carries 260,000 IOPS and 8,000 MB/s uncached and 450,000 IOPS and 4,000 MB/s cached.',
      'Data disks may have a host cache. The temp disk counts against the cached limit.',
    ],
    [
      'Ddsv6',
      'D192ds_v6, the largest, carries 260,000 IOPS and 12,000 MB/s uncached; its cached limit is not published.',
      'Data disks may have a host cache. Its local NVMe disks do not count against the cached limit. Remote disks are attached over NVMe (inferred).',
    ],
    [
      'Lsv3',
      'L80s_v3, the largest, carries 80,000 IOPS and 2,160 MB/s uncached, without a host cache for data disks.',
      'Data disks have no host cache. The temp disk has limits of its own, not those of the data disks. Remote disks are attached over SCSI (inferred).',
    ],
    [
      'A',
      'A7, the largest, has no limit of its own for its disks, cached or not.',
      'Data disks may have a host cache.',
    ],
  ])('%s opens with its answer', (series, answer, grounds) => {
    expect(answerOf(pageOf(series))).toEqual([answer, grounds]);
  });

  test('every series says something definite, and its range of vCPUs', () => {
    for (const page of seriesPages) {
      const [answer, grounds] = answerOf(page);
      expect(answer).toMatch(/^[A-Z].*\.$/);
      expect(`${answer} ${grounds}`).not.toMatch(/undefined|NaN|, ,|\.\./);
      expect(vcpuRange(rowsOf(page))).toMatch(/^\d+( to \d+)? vCPUs?$/);
    }
    expect(answerOf(pageOf('Edsv6'))[0]).toContain('the largest with a published limit');
  });

  test('a remark is said once, with the names it is about', () => {
    const remarks = notesOn(rowsOfSeries('Ddsv4'));
    expect(remarks).toHaveLength(2);
    expect(remarks[0]?.names).toBeUndefined();
    expect(remarks[1]).toEqual({
      names: ['D16ds_v4'],
      text: 'The page lists 85000; D16ds_v5 has 75000',
    });
  });

  test('what changed is read from the figures', () => {
    const of = (series: string) => changesOf(rowsOfSeries(series), vmHeadings);
    expect(of('Dsv3')).toEqual({
      editions: { before: '2018-09', now: 'current' },
      added: ['D48s_v3'],
      gone: [],
      newHeadings: ['Cached burst', 'Uncached burst'],
      lostHeadings: [],
      figures: [],
      units: { before: 'MiB/s', now: 'MB/s' },
    });
    expect(of('M')?.figures).toContainEqual({
      name: 'M128ms',
      what: 'Memory (GiB)',
      before: '3,800',
      now: '3,892',
      count: 1,
    });
    expect(of('Dsv5')).toBeUndefined();
  });

  test('IOPS and throughput under one heading are two figures', () => {
    const family = familyPages.find((one) => one.family === 'Premium SSD');
    const changed = changesOf(family ? rowsOf(family) : [], diskHeadings)?.figures ?? [];
    // Both of P60, 12,500 / 480 and 16,000 / 500; of P70 the IOPS, of P80 the throughput; size and host cache of P50.
    expect(changed.map(({ name, count }) => `${name} ${count}`)).toEqual([
      ...['P50 1', 'P60 2', 'P70 1', 'P80 1', 'P50 1'],
    ]);
  });
});
