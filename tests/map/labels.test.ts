/** Where the two texts of an answer stand on the map: beside the lines through the load, never on them. */
import { expect, test } from 'vitest';
import { answerTo, type Load } from '../../src/site/map/answer.ts';
import { labelsOf } from '../../src/site/map/labels.ts';
import { opening } from '../../src/site/map/opening.ts';
import { placeIn } from '../../src/site/map/shape.ts';
import { dollars } from '../../src/site/map/words.ts';
import { boxOf } from '../../src/ui/charts/labels.ts';
import { widthOf } from '../../src/ui/charts/text-width.ts';

const { axes, map } = opening;
const size = 12.5;
/** Width and height of the plot on windows 1280 and 360 px wide. */
const frames = { broad: [738, 384], slim: [282, 200] } as const;

/** The loads of the first page, a small one, and one near the largest sizes. */
const loads: readonly Load[] = [
  { iops: 20_000, throughput: 400e6 },
  { iops: 4000, throughput: 60e6 },
  { iops: 25_600, throughput: 600e6 },
  { iops: 200_000, throughput: 6000e6 },
];

test.each(loads)(
  'no line of $iops IOPS and $throughput B/s runs through a text of its answer',
  (load) => {
    const [first] = answerTo(load, map).offers;
    const labels = labelsOf(axes, { load, places: map.places, first });
    const texts = labels.filter(({ kind }) => kind !== 'mark');
    // Two on a desk and two on a phone.
    const named = first && `${first.size.name} ${dollars(first)}`;
    expect(texts.map(({ text }) => text).sort()).toEqual(
      [named, named, 'your load', 'your load'].sort(),
    );
    // The name and price of the ringed size stand at the ring, whose radius is 9 px.
    for (const { kind, dx, dy } of texts)
      if (kind === 'best') expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThan(28);
    for (const { text, only, x, y, dx, dy, anchor } of texts) {
      const [across, height] = frames[only];
      const spot = { place: x, dx, y: y * height + dy, anchor };
      const { left, right, top, bottom } = boxOf(
        { width: widthOf(text, size), size },
        spot,
        across,
      );
      const at = placeIn(axes)(load);
      expect(left < at.x * across && right > at.x * across, `${text}, ${only}`).toBe(false);
      expect(top < at.y * height && bottom > at.y * height, `${text}, ${only}`).toBe(false);
    }
  },
);
