/**
 * Which VM sizes retire, are restricted, in preview, or in no answer of the resource API. It is looked
 * up by the series or the name of a size and is in no packed row, so that those stay small.
 */
import type { LifecycleState, LifecycleStatement, Vm } from './rows.ts';

/** States for which another size is the better choice. The others are background, which answers leave out. */
const concerning: readonly LifecycleState[] = [
  'retires',
  'retired',
  'restrictedSince',
  'preview',
  'notInApi',
  'noNewCapacity',
];
export const isConcern = ({ state, ended }: LifecycleStatement): boolean =>
  ended === undefined && concerning.includes(state);

const stages = { current: 'Current', extended: 'Extended', endOfLife: 'End of Life' } as const;
type Stage = keyof typeof stages;

/** What is known of a size: the date of each state that it is in, and the vendor’s name of its stage. */
export type Lifecycle = { readonly [State in Exclude<LifecycleState, Stage>]?: string } & {
  readonly stage?: (typeof stages)[Stage];
};

/** What was announced for a day that has come is past. No document need say so. */
export const asOf = (
  statements: readonly LifecycleStatement[],
  today: string,
): readonly LifecycleStatement[] =>
  statements.map((one) =>
    one.state === 'retires' && one.date <= today
      ? { ...one, state: 'retired', says: one.says.replace('retires on', 'was to retire on') }
      : one,
  );

/** Puts what is stated of a series or a size into the rows of its sizes, those of NVMe included. */
export function withLifecycle(
  vms: readonly Vm[],
  statements: readonly LifecycleStatement[],
): readonly Vm[] {
  const byName = new Map<string, LifecycleStatement[]>();
  for (const one of statements)
    for (const name of one.names) byName.set(name, [...(byName.get(name) ?? []), one]);
  return vms.map((vm) => {
    const lifecycle = [vm.series, vm.name.replace('/nvme', '')].flatMap(
      (name) => byName.get(name) ?? [],
    );
    return lifecycle.length > 0 ? { ...vm, lifecycle } : vm;
  });
}

type Dated = Pick<Vm, 'lifecycle'>;

/** In which states is a size, and since when or of which date? */
export function lifecycleOf({ lifecycle = [] }: Dated): Lifecycle {
  const known: Partial<Record<string, string>> = {};
  for (const { state, date, ended } of lifecycle) {
    if (ended !== undefined) continue;
    if (state in stages) known['stage'] = stages[state as Stage];
    else known[state] = date;
  }
  return known as Lifecycle;
}

/** Has the day come, or is one announced, on which its VMs are stopped? */
export const isRetiring = (vm: Dated): boolean => {
  const { retires, retired } = lifecycleOf(vm);
  return retires !== undefined || retired !== undefined;
};

export const isPreview = (vm: Dated): boolean => lifecycleOf(vm).preview !== undefined;

/** Does nothing speak against choosing it for a new VM: it neither retires nor is restricted, in preview or missing from the resource API? */
export const isFirstChoice = ({ lifecycle = [] }: Dated): boolean => !lifecycle.some(isConcern);

/**
 * May a size be recommended to somebody who has another one? What speaks against it must be true of
 * their own size too, in the same series: on a VM of a series that retires a larger one helps all the same.
 */
export const mayBeOffered = (vm: Vm, own: Vm): boolean =>
  (vm.lifecycle ?? [])
    .filter(isConcern)
    .every(
      ({ state }) =>
        vm.series === own.series &&
        own.lifecycle?.some((one) => isConcern(one) && one.state === state),
    );

/** What statements say of a subject, as one sentence: “the series retires on 2028-05-01.” */
export const lifecycleSentence = (subject: string, statements: readonly LifecycleStatement[]) =>
  `${subject} ${statements.map(({ says }) => says).join(' and ')}.`;

/** What one document states of a size or its whole series. */
export type LifecycleRemark = {
  readonly ofSeries: boolean;
  /** “The series retires on 2028-05-01.” or “The size …”, without a capital letter. */
  readonly sentence: string;
  /** It is retired or restricted, or retires soon. */
  readonly urgent: boolean;
  readonly source: string;
  readonly place: string;
  /** Those that the sentence is made of. */
  readonly statements: readonly LifecycleStatement[];
};

/** What is stated of a size, one sentence for each document. */
export function lifecycleRemarks(
  { series }: Pick<Vm, 'series'>,
  statements: readonly LifecycleStatement[] = [],
): readonly LifecycleRemark[] {
  const keyOf = ({ names, source }: LifecycleStatement) => `${names.includes(series)} ${source}`;
  return [...new Set(statements.map(keyOf))].flatMap((key): readonly LifecycleRemark[] => {
    const group = statements.filter((one) => keyOf(one) === key);
    const [first] = group;
    if (!first) return [];
    const ofSeries = first.names.includes(series);
    return [
      {
        ofSeries,
        sentence: lifecycleSentence(ofSeries ? 'the series' : 'the size', group),
        urgent: group.some(({ urgent }) => urgent),
        source: first.source,
        place: [...new Set(group.map(({ place }) => place))].join('; '),
        statements: group,
      },
    ];
  });
}
