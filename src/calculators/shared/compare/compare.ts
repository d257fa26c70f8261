/**
 * How do two cases of a calculator differ, in their inputs and in their answers? Pure data: the texts are
 * those of the two view models, differences are computed from their values in base units. This is of every
 * calculator. What changes between two set-ups, how disruptive it is and what it saves is the cap check’s own answer
 * (`cap-check/comparison.ts`), of which the page shows these limits too.
 */

import type { Control } from '../../../kit/form-model.ts';
import { utilisationText } from '../../../kit/utilisation.ts';
import type {
  Kind,
  LimitUse,
  Readout,
  Shown,
  Verdict,
  ViewModel,
} from '../../../kit/view-model.ts';
import { defined } from '../../../units/omit-undefined.ts';
import { differenceOf, type Entry } from './difference.ts';

/** One thing of both cases. `difference` is that of then from now, where both have a figure of one unit. */
export type ComparedRow = {
  readonly label: string;
  readonly kind?: Kind;
  readonly texts: readonly [now: string, then: string];
  readonly difference?: string;
  readonly isSame: boolean;
};

/** What one of the two cases comes to. */
export type Outcome = {
  readonly verdict?: Verdict;
  readonly badge?: string;
  readonly boundBy: readonly string[];
  /** Why there is no answer. */
  readonly withheld?: string;
};

export type Compared = {
  readonly outcomes: readonly [now: Outcome, then: Outcome];
  /** The inputs that differ. */
  readonly inputs: readonly ComparedRow[];
  readonly readouts: readonly ComparedRow[];
  readonly limits: readonly ComparedRow[];
};

/** What is shown where one of the two has no such thing. */
const none = '–';

export function compare(now: ViewModel, then: ViewModel): Compared {
  const limits = [now, then].map(({ answer }) => limitsOf(answer)) as [Keyed, Keyed];
  const all = [now, then].map(({ answer }) => answer?.readouts ?? []);
  // Ends of a range that print alike in one of them are for programs.
  const unseen = all.flat().flatMap(({ id, within }) => (within === 'over' ? id : []));
  const readouts = all.map((own) => readoutsOf(own, unseen)) as [Keyed, Keyed];
  return {
    outcomes: [outcomeOf(now), outcomeOf(then)],
    inputs: beside(inputsOf(now), inputsOf(then)).filter(({ isSame }) => !isSame),
    readouts: beside(...readouts),
    limits: beside(...limits),
  };
}

function outcomeOf({ answer, controls }: ViewModel): Outcome {
  if (answer) {
    const { verdict, badge, boundBy } = answer;
    return { boundBy, ...defined({ verdict, badge }) };
  }
  const wrong = controls.filter(({ problem }) => problem).map(({ label }) => label);
  return { boundBy: [], withheld: `No result. Not readable: ${wrong.join(', ')}.` };
}

type Keyed = ReadonlyMap<string, Entry>;

/** Everything of both, in the order of now; what only then has is last. */
function beside(now: Keyed, then: Keyed): readonly ComparedRow[] {
  return [...new Set([...now.keys(), ...then.keys()])].map((key) => {
    const [left, right] = [now.get(key), then.get(key)];
    const { label = '', kind } = left ?? right ?? {};
    const difference = left && right && differenceOf(left, right);
    return {
      label,
      ...defined({ kind }),
      texts: [left?.text ?? none, right?.text ?? none],
      ...defined({ difference: difference || undefined }),
      isSame: (left?.typed ?? left?.text) === (right?.typed ?? right?.text) && !difference,
    };
  });
}

/** Things that have one name, such as two groups of data disks, are told apart by their order. */
function keyed(entries: readonly (readonly [name: string, entry: Entry])[]): Keyed {
  const found = new Map<string, Entry>();
  for (const [name, entry] of entries) {
    let key = name;
    for (let again = 2; found.has(key); again++) key = `${name} ${again}`;
    found.set(key, entry);
  }
  return found;
}

const textOf = (text: string, choices: readonly { value: string; label: string }[] | undefined) =>
  choices?.find(({ value }) => value.toLowerCase() === text.trim().toLowerCase())?.label ?? text;

/** The inputs in the words that the reader sees; each row of a list is one. */
function inputsOf({ controls }: ViewModel): Keyed {
  const entries = controls.flatMap((control: Control): [string, Entry][] => {
    const { name, label, text: typed, brief = [] } = control;
    if (control.kind === 'list')
      return control.rows.map(({ title, line }, row) => [
        `${name}.${row}`,
        { label: `${label}, ${row + 1}`, text: `${title}: ${line}` },
      ]);
    const choices = control.kind === 'choice' ? control.choices : undefined;
    const text = (choices ? undefined : brief[0]) ?? (textOf(typed, choices) || 'left empty');
    return [[name, { label, text, typed }]];
  });
  return keyed(entries);
}

const readoutsOf = (all: readonly Readout[], unseen: readonly string[]): Keyed =>
  keyed(
    all
      .filter(({ id }) => !unseen.includes(id))
      .map(({ id, kind, text, value, unit, ...shown }) => {
        // An end of a range has the name of its figure before it.
        const of = all.find((one) => one.id === shown.within)?.label;
        const label = [of, shown.label].filter(Boolean).join(', ');
        return [id, { label, kind, text, value, unit }];
      }),
  );

const kindWords: Readonly<Record<Kind, string>> = {
  iops: 'IOPS',
  throughput: 'throughput',
  latency: 'latency',
  duration: '',
  count: '',
};

const limitsOf = (answer: Shown | undefined): Keyed =>
  keyed(
    (answer?.limits ?? []).map((limit) => {
      const label = [limit.label, kindWords[limit.kind]].filter((word) => word !== '').join(', ');
      return [label, { label, kind: limit.kind, text: useText(limit) }];
    }),
  );

/** “767 of 600 MB/s, 128 %”: no share where part of the demand or the limit is not known. */
function useText(limit: LimitUse) {
  const share = utilisationText(limit);
  const use = `${limit.demandText} of ${limit.limitText} ${limit.unitText}`.trim();
  return share === '–' ? use : `${use}, ${share}`;
}
