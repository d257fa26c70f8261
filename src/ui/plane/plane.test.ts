/** The drawing of a plane: where things are in it, and where keys and a pointer move its point. */
import { describe, expect, test } from 'vitest';
import { shownBy } from '../../../tests/view-models.ts';
import { capCheck } from '../../calculators/cap-check/index.ts';
import { provision } from '../../calculators/provision/index.ts';
import type { Plane } from '../../kit/index.ts';
import { boxOf } from '../charts/labels.ts';
import { phones } from '../charts/PagePanel.tsx';
import { widthOf } from '../charts/text-width.ts';
import { labelsOf, placedLabels } from './labels.ts';
import { movedBy, movedTo } from './moves.ts';
import { placesOn, planeShape, plot, small } from './shape.ts';
import { coveredBy, uprightLabels } from './upright-labels.ts';

const planeOf = (query: string): Plane => {
  const plane = shownBy(capCheck, query).answer?.plane;
  if (!plane) throw new Error(`There is no plane of “${query}”.`);
  return plane;
};
const setUp = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly';
const plane = planeOf(`${setUp}&io-size=64KiB&target-iops=12000`);
const shape = planeShape(plane);

/** What is at a place of the plot, by the ends of the axes alone. */
const valueAt = ([low, high]: readonly [number, number], part: number) =>
  low * (high / low) ** part;
const read = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  iops: valueAt(plane.x.domain, x),
  throughput: valueAt(plane.y.domain, (plot.bottom - y) / (plot.bottom - plot.top)),
});

describe('A plane', () => {
  // Heights are drawn to a tenth of a px, which is a thousandth of a figure.
  const near = (a: number, b: number) => Math.abs(a / b - 1) < 0.002;

  test('has the corner of each box at its limits.', () => {
    expect(shape.boxes).toHaveLength(3);
    for (const { right, top, iops = 0, throughput = 0, label } of shape.boxes) {
      const there = read({ x: right, y: top });
      expect(near(there.iops, iops), label).toBe(true);
      expect(near(there.throughput, throughput), label).toBe(true);
    }
  });

  test('has diagonals that move as much with each IO as their size, at both ends and in between.', () => {
    const lines = [...shape.diagonals, ...shape.lines.map((line) => ({ ...line, text: '64 KiB' }))];
    expect(lines.length).toBeGreaterThan(6);
    for (const { points, text } of lines) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) continue;
      const each = plane.sizes.find((size) => size.text === text)?.each ?? Number.NaN;
      for (const part of [0, 0.5, 1]) {
        const place = {
          x: first.x + (last.x - first.x) * part,
          y: first.y + (last.y - first.y) * part,
        };
        const { iops, throughput } = read(place);
        expect(near(throughput / iops, each), `${text} at ${part}`).toBe(true);
      }
    }
  });

  test('has its point at the load, and the ring where it ends.', () => {
    const [load, ring] = [shape.load, shape.achievable].map((one) => read(one ?? { x: 0, y: 0 }));
    expect(near(load?.iops ?? 0, 12_000) && near(load?.throughput ?? 0, 786.432)).toBe(true);
    expect(near(ring?.iops ?? 0, 9155.27) && near(ring?.throughput ?? 0, 600)).toBe(true);
  });

  test('has the line of a load without an IO size upright, or level.', () => {
    const upright = planeShape(planeOf(`${setUp}&target-iops=12000`)).lines;
    expect(upright).toHaveLength(1);
    expect(new Set(upright[0]?.points.map(({ x }) => x)).size).toBe(1);
    const level = planeShape(planeOf(`${setUp}&target-throughput=300MB/s`)).lines;
    expect(new Set(level[0]?.points.map(({ y }) => y)).size).toBe(1);
  });

  test('has no point on the line of a load without an IO size: its other dimension is not known', () => {
    for (const query of [`${setUp}&target-iops=12000`, `${setUp}&target-iops=30000`]) {
      const { load, achievable } = planeShape(planeOf(query));
      expect(load?.isPlace, query).toBe(false);
      expect(achievable?.isPlace ?? false, query).toBe(false);
    }
    expect(shape.load?.isPlace && shape.achievable?.isPlace).toBe(true);
  });

  test('draws no box that is not published, and says so.', () => {
    const open = planeOf('vm=D8s_v6&target-iops=8000&io-size=8KiB');
    const drawn = planeShape(open);
    expect(drawn.boxes.map(({ label }) => label)).not.toContain('VM cached');
    expect(open.note).toBe('VM cached not published.');
  });
});

describe('The labels of a plane', () => {
  type Point = { readonly x: number; readonly y: number };
  /** Points along a line, one at least for each px. */
  const along = ([from, to]: readonly [Point, Point], across: number) =>
    Array.from({ length: 500 }, (_, step) => ({
      x: (from.x + ((to.x - from.x) * step) / 499) * across,
      y: from.y + ((to.y - from.y) * step) / 499,
    }));

  test.each(['target-iops=12000', 'target-iops=6000', 'target-iops=8000'])(
    'keep off the lines of limits and of the load on phones with %s.',
    (load) => {
      const of = planeOf(`${setUp}&io-size=64KiB&${load}`);
      const drawn = planeShape(of);
      const strokes = [...drawn.boxes, ...drawn.lines].map(({ points }) => ({ points, weight: 1 }));
      const labels = labelsOf(of, drawn).filter(({ isLeft }) => !isLeft);
      const placed = placedLabels(labels, strokes, {
        ...{ widths: phones, top: 2, bottom: plot.bottom - 2 },
      });
      const named = placed.filter(({ kind }) => /first|load|over/.test(kind));
      expect(named.length).toBeGreaterThan(2);
      for (const label of named)
        for (const across of phones) {
          const box = boxOf({ width: widthOf(label.text, small), size: small }, label, across);
          const crossing = strokes.filter(({ points }) =>
            points
              .slice(1)
              .some((to, at) =>
                along([points[at] ?? to, to], across).some(
                  ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
                ),
              ),
          );
          expect(crossing, `${label.text} at ${across} px`).toEqual([]);
        }
    },
  );
});

describe('The upright texts of a plane', () => {
  const width = 640;
  test.each(['vm=D4s_v5', 'vm=D4s_v5&target-iops=4000', ''])(
    'of “%s” are not higher than their boxes, and no other label covers them.',
    (query) => {
      const drawn = planeShape(planeOf(query));
      const upright = uprightLabels(drawn);
      expect(upright.length).toBeGreaterThan(1);
      const covered = coveredBy(upright).map((each) => boxOf(each, each.spot, width));
      const placed = placedLabels(labelsOf(planeOf(query), drawn), [], {
        ...{ widths: [width], top: 2, bottom: plot.bottom, taken: coveredBy(upright) },
      }).map((each) => boxOf({ width: widthOf(each.text, small), size: small }, each, width));
      for (const [at, box] of covered.entries()) {
        const { top = 0 } = drawn.boxes.find(({ right }) => right === upright[at]?.right) ?? {};
        expect(box.top, upright[at]?.text).toBeGreaterThan(top);
        for (const other of placed)
          expect(
            other.right <= box.left ||
              other.left >= box.right ||
              other.bottom <= box.top ||
              other.top >= box.bottom,
          ).toBe(true);
      }
    },
  );

  test('name a low box at its upper side alone.', () => {
    const texts = uprightLabels(planeShape(planeOf('vm=D4s_v5'))).map(({ text }) => text);
    expect(texts).toContain('6,400 IOPS');
  });

  test('of what may be provisioned are above its lower edge.', () => {
    const provisioned = shownBy(provision, '').answer?.plane;
    const drawn = provisioned && planeShape(provisioned);
    const [text] = drawn ? uprightLabels(drawn) : [];
    expect(text?.text).toBe('at most 80,000 IOPS');
    expect(text?.y).toBeLessThan(drawn?.region?.corners[4]?.y ?? 0);
  });
});

describe('The point of a plane', () => {
  test.each([
    ['ArrowRight', 13_000, '64KiB'],
    ['ArrowLeft', 11_000, '64KiB'],
    ['PageUp', 22_000, '64KiB'],
    ['ArrowUp', 12_000, '128KiB'],
    ['ArrowDown', 12_000, '32KiB'],
  ])('goes by %s to %d IOPS of %s.', (key, rate, size) => {
    const moved = movedBy(key, plane);
    expect([moved?.rate, moved?.size?.value]).toEqual([rate, size]);
  });

  test('goes by Home and End to the ends of the axis, and by other keys nowhere.', () => {
    const { rates = [] } = plane.input ?? {};
    expect(movedBy('Home', plane)?.rate).toBe(rates[0]);
    expect(movedBy('End', plane)?.rate).toBe(rates.at(-1));
    for (const key of ['a', 'Tab', 'Enter', 'toString'])
      expect(movedBy(key, plane)).toBeUndefined();
  });

  test('stays where it is taken, and at the edge beyond it.', () => {
    const { x, y } = placesOn(plane)(12_000, 786.432);
    const up = (plot.bottom - y) / (plot.bottom - plot.top);
    const taken = movedTo(x, up, plane);
    expect([taken?.rate, taken?.size?.value]).toEqual([12_000, '64KiB']);
    expect(movedTo(2, up, plane)?.rate).toBe(plane.input?.rates.at(-1));
    expect(movedTo(-1, up, plane)?.rate).toBe(plane.input?.rates[0]);
  });

  test('takes an IO size by its first key up or down where there is none.', () => {
    const open = planeOf(`${setUp}&target-iops=12000`);
    expect(movedBy('ArrowUp', open)?.size?.value).toBe('8KiB');
    expect(movedBy('ArrowUp', open)?.rate).toBe(12_000);
  });
});
