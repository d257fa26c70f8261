/** The small lines of the table of devices. */
import { describe, expect, test } from 'vitest';
import { answerOf, iostat, type Row, type Texts, times } from '../../../tests/diagnosis/answers.ts';

const deviceTableOf = (given: Texts) => answerOf(given).tables.find(({ sparks }) => sparks);
const sparkOf = (given: Texts, device: string) =>
  deviceTableOf(given)?.rows.find(({ cells }) => cells[0] === device)?.spark;

/** A device that reads 8 KiB at this rate. */
const reads = (device: string, iops: number): Row => [device, iops, 0, iops * 8, 0, 1, 0, 0.1, 10];
const two = { vm: 'E32s_v3', disks: 'data:P30x1:None,log:P20x1:None' };

describe('The small lines', () => {
  test('share one scale, up to the highest value or limit: a P30 has 5,000 IOPS, and a P20 2,300.', () => {
    const given = { ...two, text: times(12, reads('sdc', 2500), reads('sdd', 1150)) };
    expect(sparkOf(given, 'sdc')).toMatchObject({ kind: 'iops', limit: 1 });
    expect(sparkOf(given, 'sdc')?.points.every(([, value]) => value === 0.5)).toBe(true);
    expect(sparkOf(given, 'sdd')?.limit).toBeCloseTo(2300 / 5000);
    expect(sparkOf(given, 'sdd')?.points[0]?.[1]).toBeCloseTo(1150 / 5000);
  });

  test('reach over a limit that was exceeded.', () => {
    const given = { ...two, text: times(12, reads('sdc', 10_000), reads('sdd', 1)) };
    expect(sparkOf(given, 'sdc')).toMatchObject({ limit: 0.5 });
    expect(sparkOf(given, 'sdc')?.points[0]).toEqual([0, 1]);
  });

  test('say in words what they show.', () => {
    const given = { ...two, text: times(12, reads('sdc', 2500), reads('sdd', 1150)) };
    expect(sparkOf(given, 'sdc')?.text).toBe('2,500 IOPS at most, limit 5,000 IOPS');
    expect(deviceTableOf(given)?.sparks).toMatchObject({ label: 'IOPS, 12 s', after: 1 });
  });

  test('of a long series have at most 60 points, and no peak is lost.', () => {
    const reports = Array.from({ length: 601 }, (_, at) => [
      reads('sdc', at === 433 ? 4000 : 100),
      reads('sdd', 1),
    ]);
    const given = { ...two, use: 'max', text: iostat(...reports) };
    const { points = [] } = sparkOf(given, 'sdc') ?? {};
    expect(points.length).toBeLessThanOrEqual(60);
    expect(points).toContainEqual([433 / 600, 4000 / 5000]);
  });

  test('are of 12 devices at most, and of 3 samples at least.', () => {
    const text = (count: number, samples: number) =>
      times(samples, ...Array.from({ length: count }, (_, at) => reads(`nvme0n${at + 2}`, 100)));
    const of = (count: number, samples = 12) =>
      deviceTableOf({ vm: 'E32s_v3', disks: `data:P30x${count}:None`, text: text(count, samples) });
    expect(of(12)).toBeDefined();
    expect(of(13)).toBeUndefined();
    expect(of(12, 2)).toBeUndefined();
  });
});
