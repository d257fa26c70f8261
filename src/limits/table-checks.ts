/** What must be true of the figures of a table together. A typing mistake nearly always breaks one of these rules. */
import type { Figure, Pair } from './cells.ts';
import type { Row } from './table.ts';

/** A row's figures by name, and its rank: how large it is, since its limits may not be lower than those of a smaller one. */
export type Ranked = {
  readonly row: Row;
  readonly name: string;
  readonly rank: number | undefined;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Pairs of names: the second figure may not be below the first. */
  readonly bursts: readonly (readonly [base: string, burst: string])[];
};

/** The figures of a pair, each with a name of its own. */
export const namedFigures = (name: string, pair: Partial<Pair<unknown>> | undefined) =>
  Object.fromEntries(
    Object.entries(pair ?? {})
      .filter(([, figure]) => typeof figure === 'object')
      .map(([half, figure]) => [`${name} ${half}`, figure as Figure]),
  );

/** The names of both halves, for `bursts`. */
export const burstPairs = (base: string, name: string) =>
  ['iops', 'throughput'].map((half) => [`${base} ${half}`, `${name} ${half}`] as const);

export function checkFigures(rows: readonly Ranked[]) {
  for (const row of rows) {
    for (const [name, figure] of Object.entries(row.figures)) {
      const wrong = belowItsBase(row, name) ?? belowASmaller(rows, row, name);
      if (wrong !== undefined && !figure.marked)
        row.row.fail(`${wrong}. If the page lists it so, mark it with * and say it in a note`);
      if (!figure.marked) continue;
      if (wrong === undefined && !aboveALarger(rows, row, name))
        row.row.fail(`${name} is in order: drop its *`);
      if (row.row.note === undefined) row.row.fail(`${name} is marked with *: say why in a note`);
    }
  }
}

function belowItsBase({ figures, bursts }: Ranked, name: string): string | undefined {
  const base = bursts.find(([, other]) => other === name)?.[0];
  const least = base === undefined ? undefined : figures[base]?.value;
  const value = figures[name]?.value ?? 0;
  return least !== undefined && value < least
    ? `${name} ${value} is below its base ${least}`
    : undefined;
}

/** A marked figure is not compared with others. */
const unmarked = (row: Ranked, name: string) => {
  const figure = row.figures[name];
  return figure && !figure.marked ? figure.value : undefined;
};

/** The message names the smaller size with the highest figure: where two rows disagree, either may be wrong. */
function belowASmaller(rows: readonly Ranked[], row: Ranked, name: string): string | undefined {
  const value = row.figures[name]?.value ?? 0;
  let highest: { value: number; of: string } | undefined;
  for (const other of rows) {
    const least = unmarked(other, name);
    if (least === undefined || least <= (highest?.value ?? value)) continue;
    if ((other.rank ?? Infinity) < (row.rank ?? 0)) highest = { value: least, of: other.name };
  }
  return highest && `${name} falls from ${highest.value} in ${highest.of} to ${value}`;
}

function aboveALarger(rows: readonly Ranked[], row: Ranked, name: string): boolean {
  const value = row.figures[name]?.value ?? 0;
  return rows.some(
    (other) =>
      (other.rank ?? 0) > (row.rank ?? Infinity) && (unmarked(other, name) ?? Infinity) < value,
  );
}

/** Refuses a second row of the same name in one edition, since only one of them could be found. */
export function duplicateGuard(): (row: Row, edition: string, name: string) => void {
  const seen = new Set<string>();
  return (row, edition, name) => {
    const key = `${edition} ${name.toLowerCase()}`;
    if (seen.has(key)) row.fail(`“${name}” is listed a second time in the ${edition} edition`);
    seen.add(key);
  };
}
