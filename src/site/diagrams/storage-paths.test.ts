/** The paths of the pair of sizes have the figures that the pages of Ddsv5 and Ddsv6 print. */
import { expect, test } from 'vitest';
import { mbPerSecond } from '../../units/index.ts';
import { barsOf } from './lanes.ts';
import { paths } from './storage-paths.ts';

const [v5, v6] = paths;

/** IOPS and MB/s of each limit, in the order of the drawing. */
const figuresOf = (of: typeof v5) =>
  of && barsOf(of).map(({ stop: { limit } }) => limit && [limit.iops, limit.throughput]);
const published = (iops: number, mb: number) => [iops, mbPerSecond(mb)];
const p30 = published(5000, 200);

test('D16ds_v5: one cached and one uncached limit for the VM.', () => {
  expect(figuresOf(v5)).toEqual([
    published(75_000, 1000),
    published(25_600, 600),
    ...[p30, p30, undefined],
  ]);
});

test('D16ds_v6: local disks and two types of remote disk have limits of their own, and none is published for the cache.', () => {
  expect(figuresOf(v6)).toEqual([
    published(300_000, 1440),
    ['not published', 'not published'],
    published(25_600, 848),
    published(33_333, 992),
    ...[p30, p30, undefined],
  ]);
  // Writes to empty local disks, two of 60,000 IOPS and 360 MB/s each.
  expect(v6?.more?.join(' ')).toContain('120,000 IOPS, 720 MB/s');
});

test('Only IOs that the local SSD or the host cache completes cross no limit of a disk.', () => {
  for (const { lanes, stops } of paths) {
    const disks = barsOf({ lanes, stops }).filter(({ stop }) => stop.place === 'disk');
    lanes.forEach(({ by }, row) => {
      expect(disks.filter(({ first }) => first === row).length).toBe(by ? 0 : 1);
    });
  }
});
