/** From the table of what is stated of series and sizes to its statements. */
import { present } from './columns/column.ts';
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
    checkState(row, state, table.places);
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
      ...present('soon', (state === 'retires' && date <= yearsLater(newest, 2)) || undefined),
      ...present('note', row.note),
      source: id,
      place: table.places[id] ?? table.places[state],
    };
  });
}

function checkState(
  row: Row,
  state: string,
  places: LifecycleTable['places'],
): asserts state is LifecycleState {
  if (!Object.hasOwn(places, state) || state.includes('-'))
    row.fail(
      `unknown state “${state}”: there are ${Object.keys(places)
        .filter((one) => !one.includes('-'))
        .join(', ')}`,
    );
}

/** A document announces what is to come, and reports what has been. */
function checkDate(row: Row, state: LifecycleState, date: string, { id, date: of }: Source) {
  if (state === 'restrictedSince') {
    if (!isMonth(date)) row.fail(`“${date}” is not a month such as 2026-07`);
    return;
  }
  if (!isDay(date)) row.fail(`“${date}” is not a day such as 2028-05-01`);
  if (!isDay(of)) return;
  if (state === 'retires' && date <= of)
    row.fail(`source “${id}” is of ${of} and cannot announce ${date}`);
  if (state !== 'retires' && date > of)
    row.fail(`source “${id}” is of ${of} and cannot report ${date}`);
}
