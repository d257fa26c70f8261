/** What two set-ups have room for, one over the other, with a label for what only one of them has. */
import type { PlaneRoom } from '../../kit/index.ts';

type Placed = PlaneRoom & { readonly x: number; readonly y: number };

/** In the middle of what one of two rooms has and the other has not: above it, or at its right. */
export function roomLabels(rooms: readonly Placed[] | undefined, floor: number) {
  const [one, other] = rooms ?? [];
  return [
    [one, other],
    [other, one],
  ].flatMap(([own, beside]) => {
    if (!own?.text || !beside) return [];
    const isAbove = own.y < beside.y - 18;
    if (!isAbove && own.x < beside.x + 0.06) return [];
    const place = isAbove ? Math.min(own.x, beside.x) / 2 : (own.x + beside.x) / 2;
    const [top, bottom] = isAbove ? [own.y, beside.y] : [Math.max(own.y, beside.y), floor];
    const middle = (top + bottom) / 2 + 4;
    return [
      {
        kind: own.kind,
        text: own.text,
        spots: [middle, top + 16, bottom - 8].flatMap((y) =>
          [0, 40, -40].map((dx) => ({ place, dx, y, anchor: 'middle' as const })),
        ),
      },
    ];
  });
}
