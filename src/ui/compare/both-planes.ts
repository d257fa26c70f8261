/** Two planes as one: what only one of two set-ups has room for, and what both have. */
import type { Plane, PlaneBox, PlaneRoom } from '../../kit/index.ts';

const kinds = ['iops', 'throughput'] as const;
type Kind = (typeof kinds)[number];

/** The lowest limit in a dimension. */
const lowest = ({ boxes }: Plane, kind: Kind): PlaneBox | undefined =>
  boxes
    .filter((box) => box[kind] !== undefined)
    .toSorted((a, b) => (a[kind] ?? 0) - (b[kind] ?? 0))[0];

/** “Data 15,000 IOPS”, without which disks these are: the strip has them. */
const inShort = (text: string, { label }: PlaneBox) =>
  text.replace(label, label.split(',')[0] ?? label);

/** What a set-up has room for, as one box: each side is that of the limit which is lowest there. */
function roomOf(plane: Plane, name: 'now' | 'then'): PlaneBox {
  const [iops, throughput] = kinds.map((kind) => lowest(plane, kind));
  const texts = Object.fromEntries(
    [iops, throughput].flatMap((box, at) => {
      const kind = kinds[at];
      const text = kind && box?.texts[kind];
      return text ? [[kind, `${name}: ${inShort(text, box)}`]] : [];
    }),
  );
  return {
    kind: name === 'then' ? 'first' : 'past',
    label: name,
    owner: name,
    texts,
    ...(iops?.iops === undefined ? {} : { iops: iops.iops }),
    ...(throughput?.throughput === undefined ? {} : { throughput: throughput.throughput }),
  };
}

const union = (a: Plane['x'], b: Plane['x']): Plane['x'] => ({
  ...b,
  domain: [Math.min(a.domain[0], b.domain[0]), Math.max(a.domain[1], b.domain[1])],
});

const lower = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);

/** @returns nothing where the two cannot be drawn over each other */
export function bothPlanes(now: Plane, then: Plane): Plane | undefined {
  if (now.y.label !== then.y.label) return undefined;
  const [before, after] = [roomOf(now, 'now'), roomOf(then, 'then')];
  const room = (
    kind: PlaneRoom['kind'],
    { iops, throughput }: Partial<PlaneBox>,
    text?: string,
  ) => ({
    kind,
    ...(iops === undefined ? {} : { iops }),
    ...(throughput === undefined ? {} : { throughput }),
    ...(text ? { text } : {}),
  });
  const shared: Partial<Record<Kind, number | undefined>> = Object.fromEntries(
    kinds.map((kind) => [kind, lower(before[kind], after[kind])]),
  );
  const { iops, throughput } = now.achievable ?? {};
  return {
    ...then,
    title: 'What is gained and lost',
    summary: `${[before, after].flatMap(({ texts }) => Object.values(texts)).join(', ')}. ${then.summary}`,
    x: union(now.x, then.x),
    y: union(now.y, then.y),
    boxes: [before, after],
    ...(then.load ? { load: { ...then.load, text: 'your load' } } : {}),
    rooms: [
      room('lost', before, 'lost'),
      room('gained', after, 'gained'),
      room('shared', shared as Partial<PlaneBox>),
    ],
    ...(iops === undefined || throughput === undefined
      ? {}
      : {
          marks: [
            { iops, throughput, text: `now ${now.achievable?.text.replace('achievable ', '')}` },
          ],
        }),
  };
}
