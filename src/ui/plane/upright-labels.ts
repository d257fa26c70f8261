/** Where the texts along the right sides of boxes are, which are read from below. */
import type { Room } from '../charts/labels.ts';
import { widthOf } from '../charts/text-width.ts';
import { type PlaneShape, plot, radius, small } from './shape.ts';

/** The width at which upright texts must not touch, in px: on phones there are none. */
const width = 480;
const room = 14;

/** The texts along the right sides of boxes: before the line or behind it, where there is room. */
export function uprightLabels({ boxes: limits, region }: PlaneShape) {
  const [foot, edge, text] = [region?.corners[4], region?.corners[3], region?.texts.right];
  const boxes = [
    ...limits.map((box) => ({ ...box, y: plot.bottom })),
    ...(edge && foot && text
      ? [
          {
            kind: 'other',
            label: '',
            texts: { iops: text },
            iops: 1,
            right: edge.x,
            top: edge.y,
            y: foot.y,
          },
        ]
      : []),
  ];
  const taken = boxes.map(({ right }) => [right * width - 1, right * width + 1] as const);
  return boxes
    .toSorted((a, b) => Number(b.kind === 'first') - Number(a.kind === 'first'))
    .flatMap(({ kind, right, top, texts, iops, label, y: end }) => {
      const { iops: words } = texts;
      if (!words || iops === undefined) return [];
      // What is of the past is written outside of its box, and of two lines close together the right one on its right.
      const isAfter = boxes.some((one) => one.right < right && (right - one.right) * width < room);
      // Inside of a region prices are written.
      const side = (kind === 'past' || isAfter || !label ? [1, -1] : [-1, 1]).find((each) => {
        const [from, to] = [right * width + each * 2, right * width + each * (2 + room)].toSorted(
          (a, b) => a - b,
        ) as [number, number];
        const isFree = taken.every(([start, end]) => end < from || start > to);
        if (isFree && from > 0 && to < width) taken.push([from, to]);
        return isFree && from > 0 && to < width;
      });
      if (!side) return [];
      const y = end - 6;
      // In a low box its name is at its upper side alone, and on phones in any.
      const short = words.replace(`${label} `, '');
      const isLow = label !== '' && y - widthOf(words, small) < top + radius;
      return [{ kind, text: isLow ? short : words, short, right, dx: side < 0 ? -5 : room, y }];
    });
}

type Upright = ReturnType<typeof uprightLabels>[number];

/** On phones one has room, with its figure alone: that of the limit that is met first. */
export const uprightOnPhones = (all: readonly Upright[]) =>
  all.filter(({ kind }) => kind === 'first').map((one) => ({ ...one, text: one.short }));

/** What upright texts cover, for other labels to keep off. */
export const coveredBy = (texts: readonly Omit<Upright, 'short'>[]): NonNullable<Room['taken']> =>
  texts.map(({ text, right, dx, y }) => ({
    width: room,
    size: widthOf(text, small),
    spot: {
      place: right,
      dx: dx + 4 - room,
      anchor: 'start',
      y: y - widthOf(text, small) * 0.2,
    },
  }));
