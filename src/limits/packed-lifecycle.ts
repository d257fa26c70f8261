/** What is stated of some sizes as one text, for browsers. */
import { packRows, unpackRows } from './packed-rows.ts';
import type { LifecycleState, LifecycleStatement } from './rows.ts';

/** Statements by their order in the dataset, since several files may have the same. */
type Ordered = Readonly<Record<number, LifecycleStatement>>;

/** @param stated those that nothing has ended */
export const packLifecycle = (stated: Ordered): string =>
  packRows(
    Object.entries(stated).map(([at, { state, date, names, says, source, place, urgent }]) => [
      ...[at, state, date, names.join(' '), says, source, place],
      ...(urgent ? ['urgent'] : []),
    ]),
  );

type Row = readonly [
  ...[at: string, state: LifecycleState, date: string, names: string],
  ...[says: string, source: string, place: string, urgent?: string],
];

export const unpackLifecycle = (packed: string): Ordered =>
  Object.fromEntries(
    (unpackRows(packed) as unknown as readonly Row[]).map(
      ([at, state, date, names, says, source, place, urgent]) => [
        at,
        {
          ...(urgent && { urgent: true as const }),
          state,
          date,
          names: names.split(' '),
          says,
          source,
          place,
        },
      ],
    ),
  );
