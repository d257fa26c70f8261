/**
 * Where two editions differ. What is printed the same has not changed on the page, even where its
 * unit is read anew; nor has a figure that is the same in another unit.
 */
export type Printed = {
  readonly text: string;
  readonly unit?: string;
  /** In base units, where it is a number. */
  readonly value?: number;
};
export type Entry = {
  readonly name: string;
  readonly group: string;
  /** By the id of the column. */
  readonly cells: ReadonlyMap<string, Printed>;
};
/** What each edition says, with its unit. */
export type Change = { readonly column: string; readonly before: string; readonly after: string };
export type Changes = {
  readonly differing: readonly {
    readonly name: string;
    readonly group: string;
    readonly changes: readonly Change[];
  }[];
  /** In both, with the same figures. */
  readonly same: readonly string[];
  readonly gone: readonly Entry[];
  readonly fresh: readonly Entry[];
};

/** Pages round: what differs by less than a thousandth is the same figure. */
const alike = (one: Printed, other: Printed) =>
  one.text === other.text ||
  (one.value !== undefined &&
    other.value !== undefined &&
    Math.abs(one.value - other.value) < one.value / 1000);

const textOf = ({ text, unit }: Printed) => (unit ? `${text} ${unit}` : text);

/** Columns that only one edition has are no difference: the other's pages did not speak of such a thing. */
export function changesOf(before: readonly Entry[], after: readonly Entry[]): Changes {
  const old = new Map(before.map((entry) => [entry.name, entry]));
  const now = new Set(after.map(({ name }) => name));
  const both = after.flatMap((entry) => {
    const earlier = old.get(entry.name);
    if (!earlier) return [];
    const changes = [...earlier.cells].flatMap(([column, was]) => {
      const is = entry.cells.get(column);
      return is === undefined || alike(was, is)
        ? []
        : [{ column, before: textOf(was), after: textOf(is) }];
    });
    return [{ name: entry.name, group: entry.group, changes }];
  });
  return {
    differing: both.filter(({ changes }) => changes.length > 0),
    same: both.filter(({ changes }) => changes.length === 0).map(({ name }) => name),
    gone: before.filter(({ name }) => !now.has(name)),
    fresh: after.filter(({ name }) => !old.has(name)),
  };
}

/** Entries gathered by series or family, in the order they come. */
export const grouped = (entries: readonly Entry[]) =>
  [...Map.groupBy(entries, ({ group }) => group)].map(
    ([group, list]) => [group, list.map(({ name }) => name)] as const,
  );
