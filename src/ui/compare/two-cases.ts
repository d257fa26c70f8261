/** The two cases of a comparison: one is in the inputs, and the other one in the address or in the text of an input. */

import type { Shown, ViewModel } from '../../kit/index.ts';
import { parseQuery, secondCaseName, serializeQuery } from '../../kit/link.ts';
import type { Host } from '../state/host.ts';
import {
  alone,
  hasSecond,
  queryDifference,
  screenOf,
  textsIn,
  textsOf,
  withSecond,
} from './case-texts.ts';
import { inWords } from './OtherCaseRow.tsx';

/** The screens of both, and what the calculator says of the two. */
export type Sides = {
  readonly now: ViewModel;
  readonly then: ViewModel | undefined;
  /** The answer to now with what differs. */
  readonly both: Shown | undefined;
  /** The inputs, those that are the same in both in a word. */
  readonly controls?: ViewModel['controls'];
};

type BothRead = Sides & { readonly then: ViewModel };

/** A case to be opened, beside a second one or alone. */
export type Opened = readonly [query: string, pinned?: string];

/** Where the two cases are, and what follows from it. */
export type TwoCases = {
  /** Which of them is in the inputs. */
  readonly side: 'Now' | 'Then';
  readonly sidesOf: (shown: ViewModel) => Sides;
  /** With the other case in the inputs, whose cell is edited. */
  readonly edited: (sides: BothRead) => Opened;
  readonly swapped: (sides: BothRead) => Opened;
  readonly ended: (shown: ViewModel) => Opened;
  /** Called before an input gets another text where the picture of both was moved. */
  readonly moved?: (sides: Sides, name: string, text: string) => void;
};

/** The case in the address is now, and that in the inputs then. */
export function inAddress(of: string, now: ViewModel, { state }: Host): TwoCases {
  const sidesOf = (then: ViewModel): Sides => {
    const base = { now, then, ...(hasSecond(of) ? { controls: inWords(now, then) } : {}) };
    if (!hasSecond(of) || !now.answer || !then.answer) return { ...base, both: undefined };
    const [textOf, other] = [textsOf(of, now), queryDifference(of, now, then)];
    return {
      ...base,
      both: screenOf(of, (name) => (name === secondCaseName ? other : textOf(name)))?.answer,
    };
  };
  return {
    side: 'Then',
    sidesOf,
    edited: ({ then }) => [withSecond(of, now, then)],
    swapped: ({ then }) => [now.query, then.query],
    ended: ({ query }) => [query],
    // A load that is the same in both stays so.
    moved: ({ then }, name, text) => {
      if (!then || textsOf(of, now)(name) !== textsOf(of, then)(name)) return;
      state.pinned = serializeQuery([...new Map([...textsIn(of, now.query), [name, text]])]);
    },
  };
}

/** The case in the inputs is now, and one of their texts has what then has otherwise. */
export function inInput(of: string): TwoCases {
  const sidesOf = (now: ViewModel): Sides => {
    const textOf = textsOf(of, now);
    const { lookup } = parseQuery(textOf(secondCaseName) ?? '');
    const isWrong = now.controls.some(({ name, problem }) => name === secondCaseName && problem);
    const then = isWrong
      ? undefined
      : screenOf(of, (name) => (name === secondCaseName ? '' : (lookup(name) ?? textOf(name))));
    return { now, then, both: now.answer };
  };
  return {
    side: 'Now',
    sidesOf,
    edited: ({ now, then }) => [alone(of, then), alone(of, now)],
    swapped: ({ now, then }) => [withSecond(of, then, now)],
    ended: (shown) => [alone(of, shown)],
  };
}
