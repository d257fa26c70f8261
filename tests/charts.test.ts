/** What a chart draws is what the calculator computes: its lines, its readings and its marker. */
import { describe, expect, test } from 'vitest';
import { examples } from '../src/calculators/examples.ts';
import { calculators } from '../src/calculators/index.ts';
import { type Axis, type Chart, type Line, queryOf, type Shown } from '../src/kit/index.ts';
import { screenOf } from './browser/cases.ts';
import { iostat, one } from './diagnosis/answers.ts';
import { shownOf } from './view-models.ts';

type Given = Readonly<Record<string, string>>;

function answerOf(id: string, given: Given): Shown {
  const calculator = calculators.find((each) => each.id === id);
  const { answer } = calculator ? shownOf(calculator, (name) => given[name]) : {};
  if (!answer) throw new Error(`There is no answer of ${id} to ${JSON.stringify(given)}.`);
  return answer;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1e-12, Math.abs(b));

type Axes = readonly [across: Axis, up: Axis];
const placeOn = ({ scale }: Axis, value: number) => (scale === 'log' ? Math.log(value) : value);

/** How high a line is drawn at some place, on the scale of its axis: the lowest and the highest, where it is vertical. */
function heightsOf({ points }: Line, x: number, [across, up]: Axes): readonly number[] {
  return points.flatMap(([toX, toY], at) => {
    const [fromX, fromY] = points[at - 1] ?? [toX, toY];
    if (x < fromX || x > toX) return [];
    const [from, to] = [placeOn(up, fromY), placeOn(up, toY)];
    if (fromX === toX) return [from, to];
    const [start, end] = [placeOn(across, fromX), placeOn(across, toX)];
    return [from + ((placeOn(across, x) - start) / (end - start)) * (to - from)];
  });
}

/** The answers that are a band between two lines, and the labels of these. */
const bands: Readonly<Record<string, readonly string[]>> = {
  commit: ['at least: two groups take turns', 'at most: all share a sync'],
};

/** Does the chart draw the answer of the case through this point of one of its panels? */
function draws(id: string, chart: Chart, at: number, [x, y]: readonly [number, number]): boolean {
  const { lines = [], y: up } = chart.panels[at] ?? {};
  if (!up) return false;
  const [low, high] = up.domain.map((end) => placeOn(up, end)) as [number, number];
  // Between its points a line of costs leaves small steps out, which nobody can see.
  const tolerance = up.scale === 'log' ? 1e-6 : (high - low) * 0.005;
  const runsThrough = (some: readonly Line[]) => {
    const heights = some.flatMap((line) => heightsOf(line, x, [chart.x, up]));
    return (
      placeOn(up, y) >= Math.min(...heights) - tolerance &&
      placeOn(up, y) <= Math.max(...heights) + tolerance
    );
  };
  const band = bands[id];
  if (band) return runsThrough(lines.filter(({ label }) => band.includes(label)));
  return lines.some((line) => !line.secondary && runsThrough([line]));
}

const withCharts = calculators.flatMap(({ id, names }) =>
  [{}, ...(examples[id] ?? []).map(({ given }): Given => given)].flatMap((given) => {
    const { chart } = screenOf(id, queryOf(given)).answer ?? {};
    return chart && names ? [{ id, given, chart }] : [];
  }),
);

describe('The chart of each case', () => {
  test.each(withCharts)(
    '$id $given has its marker and its readings on the line.',
    ({ id, chart }) => {
      for (const [at, { current, marks }] of chart.panels.entries()) {
        expect(draws(id, chart, at, [current.x, current.y]), `the marker of panel ${at + 1}`).toBe(
          true,
        );
        for (const { x, values } of chart.samples) {
          const { y } = values[at] ?? {};
          // What has a mark of its own may be beside the line.
          const isMarked = marks.some((mark) => mark.x === x && mark.y === y);
          if (y !== undefined && !isMarked)
            expect(draws(id, chart, at, [x, y]), `${y} at ${x}, panel ${at + 1}`).toBe(true);
        }
      }
    },
  );

  test.each(withCharts.filter(({ chart }) => chart.input))(
    '$id $given draws what is computed where its marker is moved to.',
    ({ id, given, chart }) => {
      const { name = '', values = [] } = chart.input ?? {};
      let compared = 0;
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        const { x = 0, text = '' } = values[Math.round(part * (values.length - 1))] ?? {};
        const moved = answerOf(id, { ...given, [name]: text });
        for (const [at, { current }] of (moved.chart?.panels ?? []).entries()) {
          expect(near(current.x, x), text).toBe(true);
          expect(draws(id, chart, at, [x, current.y]), `${name}=${text}, panel ${at + 1}`).toBe(
            true,
          );
          compared++;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('The chart of a case without a marker to move', () => {
  test('of a burst is 3,500 IOPS for 30 minutes of a P20, then 2,300.', () => {
    // The page of disk bursting: a P20 has 2,300 IOPS, bursts to 3,500, and full credits last 30 minutes.
    const { chart } = answerOf('burst', {});
    if (!chart) throw new Error('There is no chart.');
    for (const point of [
      [0, 3500],
      [1799, 3500],
      [1801, 2300],
      [3600, 2300],
    ] as const)
      expect(draws('burst', chart, 0, point), `${point}`).toBe(true);
    for (const point of [
      [0, 1],
      [900, 0.5],
      [1800, 0],
      [3600, 0],
    ] as const)
      expect(draws('burst', chart, 1, point), `${point}`).toBe(true);
  });

  test('of a measurement has its figures, one a second.', () => {
    const figures = [100, 250, 180, 300];
    const text = iostat(
      ...figures.map((mb) => [['sdc', 0, mb * 4, 0, mb * 1000, 0, 2, 1, 90]] as const),
    );
    const { chart } = answerOf('diagnose', { ...one, text, device: 'sdc' });
    expect(chart?.panels[0]?.kind).toBe('throughput');
    for (const [at, mb] of figures.entries())
      expect(chart && draws('diagnose', chart, 0, [at, mb * 1.024]), `${mb} MB/s`).toBe(true);
  });
});
