/** The plane of a volume: its point is what the model gives, on an edge of the first box. */
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../../kit/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { ioSize } from '../../io-size/index.ts';

function answerTo(query: string) {
  const { answer } = ioSize.viewModel(parseQuery(query).lookup, fullDataset);
  if (!answer?.plane) throw new Error(`There is no plane of ${query}.`);
  return { ...answer, plane: answer.plane };
}

describe('The plane of a volume', () => {
  // The page of Premium SSD: a P30 has 5,000 IOPS and 200 MB/s; that of Dsv5: D4s_v5 has 6,400 and 145 uncached.
  test.each([
    ['8KiB', 5000, 'P30'],
    ['64KiB', 145e6 / 65_536, 'VM uncached'],
    ['512KiB', 145e6 / 524_288, 'VM uncached'],
  ])('has its point at %s at %d IOPS, on an edge of the first box.', (size, rate, first) => {
    const { plane, readouts } = answerTo(`disk=P30&vm=D4s_v5&io-size=${size}`);
    expect(readouts.find(({ id }) => id === 'iops')?.value).toBeCloseTo(rate, 6);
    expect(plane.load?.iops).toBeCloseTo(rate, 6);
    const box = plane.boxes.find(({ kind }) => kind === 'first');
    expect(box?.label).toBe(first);
    const uses = [
      (plane.load?.iops ?? 0) / (box?.iops ?? 1),
      (plane.load?.throughput ?? 0) / (box?.throughput ?? 1),
    ];
    expect(Math.max(...uses)).toBeCloseTo(1, 9);
  });

  test('has the corner where both limits are reached: 145 MB/s ÷ 5,000 = 29,000 bytes.', () => {
    const { plane } = answerTo('disk=P30&vm=D4s_v5');
    expect(plane.marks).toEqual([{ iops: 5000, throughput: 145, text: 'both at 28 KiB' }]);
  });

  test('divides the IOPS of a disk where an IO counts as two: 512 KiB at a P30.', () => {
    const { plane } = answerTo('disk=P30&io-size=512KiB');
    expect(plane.boxes[0]).toMatchObject({ iops: 2500, throughput: 200 });
    expect(plane.boxes[0]?.texts.iops).toBe('P30 5,000 IOPS ÷ 200 %');
    expect(plane.note).toBe('“÷ 200 %”: that share of the load counts against that limit.');
    expect(answerTo('disk=P30&io-size=8KiB').plane.note).toBeUndefined();
  });

  test('leaves out a limit that next to no IO reaches: with 98 % hits uncached limits would be 50 times as far.', () => {
    const labels = (hit: string) =>
      answerTo(`disk=P30&vm=D16s_v5&cache=ReadOnly&hit=${hit}&io-size=8KiB`).plane.boxes.map(
        ({ label }) => label,
      );
    expect(labels('50%')).toEqual(expect.arrayContaining(['P30', 'VM cached', 'VM uncached']));
    expect(labels('98%')).not.toContain('VM uncached');
  });

  test('has no box for a limit that is not published, and a label that says so.', () => {
    const { plane } = answerTo('disk=P30&vm=D8s_v6&cache=ReadOnly');
    const open = plane.boxes.find(({ label }) => label === 'VM cached');
    expect(open).toEqual({
      ...{ kind: 'other', label: 'VM cached', owner: 'D8s_v6' },
      texts: { throughput: 'VM cached not published' },
    });
  });
});
