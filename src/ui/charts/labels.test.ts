/** Where labels stand: free of each other, of lines and of the edges, at every width that they are placed for. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases, screenOf } from '../../../tests/browser/cases.ts';
import { examples } from '../../calculators/examples.ts';
import { type Plot, panelShape } from './geometry.ts';
import { boxOf, type Label, type Placed, placeLabels } from './labels.ts';
import { panelLabels } from './panel-labels.ts';
import { widthOf } from './text-width.ts';

const widths = [236, 330, 500];
const room = { widths, top: 0, bottom: 160 };

type Box = ReturnType<typeof boxOf>;
const isInside = (box: Box, across: number) =>
  box.left >= 0 && box.right <= across && box.top >= 0 && box.bottom <= room.bottom;
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const pairs = <T>(all: readonly T[]) =>
  all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b] as const));

const spot = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  dx: fc.integer({ min: -12, max: 12 }),
  y: fc.integer({ min: -20, max: 180 }),
  anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
});
const label = fc.record({
  kind: fc.constantFrom('line' as const, 'mark' as const, 'vertical' as const),
  width: fc.integer({ min: 5, max: 200 }),
  size: fc.constantFrom(12, 13),
  spots: fc.array(spot, { minLength: 1, maxLength: 12 }),
});
/** Labels with names of their own, so that each can be found again. */
const labels = fc
  .array(label, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((each, at): Label => ({ ...each, text: `${at}` })));
const point = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 160, noNaN: true }),
});
const strokes = fc.array(
  fc.record({ points: fc.array(point, { minLength: 2, maxLength: 6 }), weight: fc.constant(4) }),
  { maxLength: 4 },
);

/** Points along a line, close together. */
const along = (points: readonly { x: number; y: number }[], across: number) =>
  points.flatMap((from, at) => {
    const to = points[at + 1];
    if (!to) return [];
    return Array.from({ length: 51 }, (_, step) => ({
      x: (from.x + ((to.x - from.x) * step) / 50) * across,
      y: from.y + ((to.y - from.y) * step) / 50,
    }));
  });

describe('labels that may be left out', () => {
  test('overlap at no width, are inside, and no line runs through them', () => {
    fc.assert(
      fc.property(labels, strokes, (wanted, lines) => {
        const placed = placeLabels(wanted, lines, room);
        const labelOf = ({ text }: Placed) => wanted[Number(text)] as Label;
        for (const across of widths) {
          const boxes = placed.map((each) => boxOf(labelOf(each), each, across));
          for (const box of boxes) expect(isInside(box, across)).toBe(true);
          for (const [a, b] of pairs(boxes)) expect(overlap(a, b)).toBe(false);
          for (const { points } of lines)
            for (const { x, y } of along(points, across))
              for (const { left, right, top, bottom } of boxes)
                expect(x > left && x < right && y > top && y < bottom).toBe(false);
        }
      }),
    );
  });

  test('keep off a line that is all but vertical, whose slope is no number', () => {
    const spot = { place: 0, dx: 0, y: 80, anchor: 'start' as const };
    const one: Label = { text: 'a', kind: 'line', width: 40, size: 12, spots: [spot] };
    for (const x of [0, Number.MIN_VALUE, 1e-300, 1e-9]) {
      const points = [0, 160].map((y, at) => ({ x: at * x, y }));
      expect(placeLabels([one], [{ points, weight: 4 }], room), `to x = ${x}`).toEqual([]);
    }
  });

  test('stand the same each time, the more important first', () => {
    const at = { place: 0.5, dx: 0, y: 50, anchor: 'middle' } as const;
    const two = ['first', 'second'].map(
      (text): Label => ({ text, kind: 'line', width: 40, size: 12, spots: [at] }),
    );
    expect(placeLabels(two, [], room).map(({ text }) => text)).toEqual(['first']);
    expect(placeLabels(two, [], room)).toEqual(placeLabels(two, [], room));
  });
});

test('the label of the answer is never left out: it stands where the least important line is', () => {
  const at = (y: number) => ({ place: 0.5, dx: 0, y, anchor: 'middle' as const });
  const answer: Label = {
    ...{ text: '5,000 IOPS', kind: 'current', width: 70, size: 13 },
    ...{ spots: [at(50), at(100)], kept: true },
  };
  const level = (y: number, weight: number) => ({ points: [0, 1].map((x) => ({ x, y })), weight });
  expect(placeLabels([answer], [level(48, 4), level(98, 1)], room)).toMatchObject([{ y: 100 }]);
  const full = placeLabels([answer], [], { ...room, bottom: 10 });
  expect(full).toMatchObject([{ text: '5,000 IOPS', y: 50 }]);
});

/** The default case, every published example, and cases that are as long or as extreme as can be. */
const extremes: Readonly<Record<string, readonly string[]>> = {
  'io-size': ['vm=D2s_v3', 'io-size=3MiB', 'disk=P80&disks=4&vm=M208ms_v2'],
  'queue-depth': ['outstanding=100000', 'outstanding=1&disks=1', 'vm=D4s_v5'],
  'sync-io': ['latency=60s', 'latency=1us', 'vm=D2s_v3&outstanding=64'],
  burst: ['vm=B2ms&disk=P1', 'steps=1h:100,1h:3000&repeat=yes'],
  provision: ['disks=2&vm=D16s_v5', 'target-iops=0', 'type=ultra&target-iops=400000&disks=8'],
  commit: ['committers=100000', 'committers=20', 'group-commit=no'],
};
const queries = (id: string) => [
  '',
  ...(examples[id] ?? []).map(({ given }) => new URLSearchParams(given).toString()),
  ...(extremes[id] ?? []),
];

describe.each(cases.filter(({ id }) => id in extremes))('the charts of $id', ({ id }) => {
  test.each([
    ['phones', widths],
    ['wider pages', [490, 715, 1300]],
  ])('have the answer’s label on %s, and no two labels overlap', (_, across) => {
    for (const query of queries(id)) {
      const chart = screenOf(id, query).answer?.chart;
      for (const panel of chart?.panels ?? []) {
        if (!chart) continue;
        const plot: Plot = { top: 30, bottom: chart.panels.length > 1 ? 168 : 292 };
        const style = { strong: 13, small: 12, marker: 6, grip: 17 };
        const all = { widths: across, top: 2, bottom: plot.bottom - 2 };
        const placed = panelLabels(panelShape(chart, panel, plot), plot, all, style, true);
        if (panel.current.label)
          expect(placed.map(({ text }) => text)).toContain(panel.current.label);
        for (const wide of across) {
          const boxes = placed.map((each) => {
            const size = each.kind === 'current' ? 13 : 12;
            return boxOf({ width: widthOf(each.text, size), size }, each, wide);
          });
          for (const [a, b] of pairs(boxes)) expect(overlap(a, b), query).toBe(false);
          for (const box of boxes) {
            expect(box.left, query).toBeGreaterThanOrEqual(0);
            expect(box.right, query).toBeLessThanOrEqual(wide);
          }
        }
      }
    }
  });
});

test('a name stands at the end of its line, and that of the answer keeps it where two lines are one', () => {
  const level = [0, 1].map((at) => [at, 50] as const);
  const axis = { label: '', scale: 'linear', values: 'numbers' } as const;
  const drawn = panelShape(
    { x: { ...axis, domain: [0, 1] }, verticalLines: [] },
    {
      kind: 'iops',
      y: { ...axis, domain: [0, 100] },
      lines: [
        { label: 'limit', points: level, secondary: true },
        { label: 'delivered', points: level },
      ],
      current: { x: 0.2, y: 20, label: '' },
      marks: [],
    },
    { top: 20, bottom: 140 },
  );
  const style = { strong: 13, small: 12, marker: 6 };
  const placed = panelLabels(drawn, { top: 20, bottom: 140 }, room, style, true);
  const ends = placed.map(({ text, place, anchor }) => [text, place === 1, anchor]);
  expect(ends).toEqual([
    ['delivered', true, 'end'],
    ['limit', false, 'middle'],
  ]);
});
