/** Where the texts of an answer stand on the map: beside the lines through the load and the dots, never on them. */
import { expect, test } from 'vitest';
import { regionPrices } from '../../src/limits/prices/index.ts';
import { answerTo, type Load, sizeMap } from '../../src/site/map/answer.ts';
import { labelsOf, type MapLabel } from '../../src/site/map/labels.ts';
import { opening } from '../../src/site/map/opening.ts';
import { placeIn } from '../../src/site/map/shape.ts';
import { dollars } from '../../src/site/map/words.ts';
import { boxOf } from '../../src/ui/charts/labels.ts';
import { widthOf } from '../../src/ui/charts/text-width.ts';

const { axes, map } = opening;
const at = placeIn(axes);
const size = 12.5;
/** Width and height of the plot on windows 1280 and 360 px wide, and how much smaller its dots are. */
const frames = { broad: [738, 384, 1], slim: [282, 200, 0.75] } as const;

/** The loads of the first page, a small one, and one near the largest sizes. */
const loads: readonly Load[] = [
  { iops: 20_000, throughput: 400e6 },
  { iops: 4000, throughput: 60e6 },
  { iops: 25_600, throughput: 600e6 },
  { iops: 200_000, throughput: 6000e6 },
];

function boxOn({ text, only, x, y, dx, dy, anchor }: MapLabel, across: number = frames[only][0]) {
  const [, height] = frames[only];
  const spot = { place: x, dx, y: y * height + dy, anchor };
  return boxOf({ width: widthOf(text, size), size }, spot, across);
}

test.each(loads)(
  'no line of $iops IOPS and $throughput B/s runs through a text of its answer',
  (load) => {
    const [first] = answerTo(load, map).offers;
    const labels = labelsOf(axes, { load, places: map.places, first });
    const texts = labels.filter(({ kind }) => kind !== 'mark');
    const textsOf = (of: string) => texts.filter(({ only }) => only === of).map(({ text }) => text);
    expect(textsOf('broad')).toEqual([
      'your load',
      first && `${first.size.name} ${dollars(first)}`,
    ]);
    // On a phone the name alone; among the dots of the largest sizes it has no room.
    expect(textsOf('slim')).toEqual(
      load.iops === 200_000 ? ['your load'] : ['your load', first?.size.name],
    );
    for (const label of texts) {
      const [across, height] = frames[label.only];
      const { left, right, top, bottom } = boxOn(label);
      const { x, y } = at(load);
      const words = `${label.text}, ${label.only}`;
      expect(left < x * across && right > x * across, words).toBe(false);
      expect(top < y * height && bottom > y * height, words).toBe(false);
    }
  },
);

test.each(loads.slice(0, 3))(
  'each name beside $iops IOPS is nearer to its own dot than to any other',
  (load) => {
    const [first] = answerTo(load, map).offers;
    const names = labelsOf(axes, { load, places: map.places, first }).filter(
      ({ kind }) => kind === 'mark',
    );
    expect(names).not.toEqual([]);
    for (const name of names)
      for (const across of [560, 738, 850]) {
        const { left, right, top, bottom } = boxOn(name, across);
        const [nearest] = map.places
          .map((place) => {
            const { x, y } = at(place);
            const off = [
              Math.max(left - x * across, 0, x * across - right),
              Math.max(top - y * frames.broad[1], 0, y * frames.broad[1] - bottom),
            ];
            return { sizes: place.sizes.map((size) => size.name), far: Math.hypot(...off) };
          })
          .sort((one, other) => one.far - other.far);
        expect(nearest?.sizes, `${name.text} at ${across} px`).toContain(name.text);
        // Straight beside it: from a corner further away it would be read as the name of what is below it.
        expect(nearest?.far, name.text).toBeLessThanOrEqual(14.1);
      }
  },
);

test('no text covers a dot, in any region and at any load, and one that is away from its ring has a line to it', () => {
  const grid = (from: number, to: number, step: number): readonly number[] =>
    from > to ? [] : [from, ...grid(from * step, to, step)];
  let named = 0;
  const covering = new Set<string>();
  for (const prices of regionPrices) {
    const { places, offers } = sizeMap(opening.sizes, prices, 'linux', '');
    for (const iops of grid(3000, 600_000, 1.9))
      for (const throughput of grid(40e6, 12_000e6, 2.1)) {
        const load = { iops, throughput };
        const [first] = answerTo(load, { places, offers, count: 0 }).offers;
        for (const label of labelsOf(axes, { load, places, first })) {
          if (label.kind === 'best') named += 1;
          const [across, height, shrunk] = frames[label.only];
          const { left, right, top, bottom } = boxOn(label);
          for (const place of places) {
            const { x, y } = at(place);
            const off = [
              Math.max(left - x * across, 0, x * across - right),
              Math.max(top - y * height, 0, y * height - bottom),
            ];
            // The radius of a dot grows with the root of its sizes.
            const radius = place.sizes.length ? 2.6 + Math.sqrt(place.sizes.length) : 2;
            if (Math.hypot(...off) < radius * shrunk - 0.1)
              covering.add(`${label.text}, ${label.only}, ${prices.region}, ${iops} IOPS`);
          }
          const { y } = at({ iops: 0, throughput: 0, ...first?.size });
          const isFar = Math.max(y * height - bottom, top - y * height) > 16;
          if (label.kind === 'best') expect(label.lead !== undefined).toBe(isFar);
        }
      }
  }
  expect([...covering]).toEqual([]);
  expect(named).toBeGreaterThan(500);
});
