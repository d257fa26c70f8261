/** From the table of what is stated of series and sizes to its statements. */
import { defined } from '../units/omit-undefined.ts';
import type { KnownSizes } from './known-sizes.ts';
import type { LifecycleState, LifecycleStatement, Source, Vm } from './rows.ts';
import { parseTable, type Row, type TextTable } from './table.ts';

export type LifecycleTable = TextTable & {
  /** Where in a document it is stated, by the state, or by the source where that differs. */
  readonly places: Readonly<Record<LifecycleState, string>> & Readonly<Record<string, string>>;
};

const columns = {
  state: { units: ['-'], needed: true },
  date: { units: ['-'], needed: true },
  source: { units: ['-'], needed: true },
  names: { units: ['-'], needed: true },
} as const;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const monthInWords = (month: string) =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

const words: Readonly<Record<LifecycleState, (date: string) => string>> = {
  retires: (date) => `retires on ${date}`,
  retired: (date) => `was retired on ${date}`,
  restrictedSince: (date) =>
    `cannot be deployed by new subscriptions since ${monthInWords(date)}, nor is quota added`,
  preview: (date) => `was in preview on ${date} according to its page`,
  notInApi: (date) =>
    `is not in the resource API of ${date}, which does not mean that it is retired`,
  noNewCapacity: (date) => `got no new capacity on ${date} according to its page`,
  previousGeneration: (date) =>
    `is listed as a previous generation of which a newer one is available (${date})`,
  current: (date) => `is in the lifecycle stage Current (${date})`,
  extended: (date) => `is in the lifecycle stage Extended (${date})`,
  endOfLife: (date) => `is in the lifecycle stage End of Life (${date})`,
};

/** What a newer document can end: that a size is not yet to be had. */
const passing: readonly LifecycleState[] = ['preview', 'notInApi'];
/** What shows that it is to be had. */
const available: readonly LifecycleState[] = ['current', 'extended'];

/** Every state there is. */
export const lifecycleStates = Object.keys(words) as readonly LifecycleState[];

/** Is it a day of the calendar? February has no 31st. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  );
}
const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);
const yearsLater = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * Parses the table, checking every state, date, source and name.
 * @param vms the sizes that have rows
 * @param known names without rows, which may be stated with their star
 */
export function parseLifecycle(
  table: LifecycleTable,
  sources: readonly Source[],
  vms: readonly Vm[],
  known: readonly KnownSizes[],
): readonly LifecycleStatement[] {
  const names = new Set([
    ...vms.flatMap(({ series, name }) => [series, name.replace('/nvme', '')]),
    ...known.flatMap(([, patterns]) => patterns.split(' ')),
  ]);
  const newest =
    sources
      .map(({ date }) => date)
      .filter(isDay)
      .sort()
      .at(-1) ?? '';
  const once = new Set<string>();
  return parseTable(table, columns).map((row): LifecycleStatement => {
    const [state, date, id] = [
      row.cell('state').text,
      row.cell('date').text,
      row.cell('source').text,
    ];
    checkState(row, state);
    const source = sources.find((one) => one.id === id) ?? row.fail(`unknown source “${id}”`);
    checkDate(row, state, date, source);
    const own = row.cell('names').text.split(',');
    for (const name of own) {
      if (!names.has(name)) row.fail(`“${name}” is no series, size or known name`);
      if (once.has(`${state} ${name}`)) row.fail(`${state} is stated of “${name}” a second time`);
      once.add(`${state} ${name}`);
    }
    return {
      state,
      date,
      names: own,
      says: `${words[state](date)}${row.note === undefined ? '' : ` (${row.note})`}`,
      ...defined({ urgent: isUrgent(state, date, newest) || undefined }),
      source: id,
      place: table.places[id] ?? table.places[state],
    };
  });
}

function checkState(row: Row, state: string): asserts state is LifecycleState {
  if (!Object.hasOwn(words, state))
    row.fail(`unknown state “${state}”: there are ${lifecycleStates.join(', ')}`);
}

const isUrgent = (state: LifecycleState, date: string, newest: string) =>
  state === 'retired' ||
  state === 'restrictedSince' ||
  (state === 'retires' && date <= yearsLater(newest, 2));

/** A document announces what is to come, and reports what has been. */
function checkDate(row: Row, state: LifecycleState, date: string, { id, date: of }: Source) {
  if (state === 'restrictedSince') {
    if (!isMonth(date)) row.fail(`“${date}” is not a month such as 2026-07`);
    return;
  }
  if (!isDay(date)) row.fail(`“${date}” is not a day such as 2028-05-01`);
  const isDated = isDay(of);
  if (isDated && state === 'retires' && date <= of)
    row.fail(`source “${id}” is of ${of} and cannot announce ${date}`);
  if (isDated && state !== 'retires' && date > of)
    row.fail(`source “${id}” is of ${of} and cannot report ${date}`);
  if (state !== 'retires' && state !== 'retired' && !of.startsWith(date))
    row.fail(`source “${id}” is of ${of}, which is the date of what it states, not ${date}`);
}

/** Which sizes have a price, on a day. */
export type PriceList = { readonly date: string; readonly names: ReadonlySet<string> };

const plainName = ({ name }: Vm) => name.replace('/nvme', '');

/**
 * The newest statement counts: a stage or a price ends what an older document says of a preview, or of
 * names that the resource API lacks. It stays as a remark, for those sizes of which a newer one exists.
 */
export function withEnds(
  statements: readonly LifecycleStatement[],
  vms: readonly Vm[],
  lists: readonly PriceList[],
): readonly LifecycleStatement[] {
  /** The newest of what shows that a size is to be had: its day, and the words for it. */
  const newestOf = (vm: Vm, after: string) =>
    [
      ...statements
        .filter(({ state }) => available.includes(state))
        .filter(({ names }) => names.includes(vm.series) || names.includes(plainName(vm)))
        .map(({ date, says }) => ({ date, says })),
      ...lists
        .filter(({ names }) => names.has(plainName(vm)))
        .map(({ date }) => ({ date, says: `has a price on the list of ${date}` })),
    ]
      .filter(({ date }) => date > after)
      .sort((one, other) => (one.date < other.date ? 1 : -1))[0];

  return statements.flatMap((one): readonly LifecycleStatement[] => {
    if (!passing.includes(one.state)) return [one];
    const sizes = vms.filter((vm) =>
      [vm.series, plainName(vm)].some((name) => one.names.includes(name)),
    );
    const byEnd = Map.groupBy(sizes, (vm) => newestOf(vm, one.date)?.says);
    return [...byEnd].map(([says, of]): LifecycleStatement => {
      // Only where some sizes of a series differ are they named one by one.
      const names = byEnd.size === 1 ? one.names : [...new Set(of.map(plainName))];
      const date = of[0] && newestOf(of[0], one.date)?.date;
      return says === undefined || date === undefined
        ? { ...one, names }
        : { ...one, names, says: `${one.says}; it ${says}`, ended: date };
    });
  });
}
