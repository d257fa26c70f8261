/** Which sides of a limit’s box bound what the load can have. */
import type { Plane } from '../../kit/index.ts';

type PlaneBox = Plane['boxes'][number];
export type Point = { readonly x: number; readonly y: number };

type Kinds = { readonly [Side in 'iops' | 'throughput']: PlaneBox['kind'] };

/** Of the first limit only what bounds the room in all boxes is drawn as such: its other side is one of several. */
export function boundsOf(
  { kind }: PlaneBox,
  { right, top }: { readonly right: number; readonly top: number },
  points: readonly Point[],
  { boxes }: Plane,
  room: Point | undefined,
): {
  readonly kinds: Kinds;
  readonly lines: readonly { kind: string; points: readonly Point[] }[];
} {
  const isAlone = kind === 'first' && room && boxes.every((box) => box.kind !== 'past');
  const [isRight, isTop] = isAlone ? [right === room.x, top === room.y] : [true, true];
  if (isRight && isTop)
    return { kinds: { iops: kind, throughput: kind }, lines: [{ kind, points }] };
  const end = isRight ? points.at(-1) : points[0];
  return {
    kinds: { iops: isRight ? kind : 'other', throughput: isTop ? kind : 'other' },
    lines: [
      { kind: 'other', points },
      { kind, points: room && end ? [room, end] : [] },
    ],
  };
}
