/**
 * The editions of the dataset, the newest first: the figures that a reader can compute with side by
 * side. A further edition is a line here, and its tables.
 */
export const editions = [
  { id: 'current', label: 'today', date: 'today' },
  { id: '2018-09', label: 'September 2018', date: '2018-09' },
] as const satisfies readonly {
  readonly id: string;
  /** What a reader chooses. */
  readonly label: string;
  /** When, where there is little room. */
  readonly date: string;
}[];

export type Edition = (typeof editions)[number]['id'];

/** By name, the newest first. */
export const editionIds: readonly Edition[] = editions.map(({ id }) => id);

export const editionOf = (id: Edition) => editions.find((one) => one.id === id) ?? editions[0];

/** When, in a sentence: “today”, “in 2018-09”. */
export const whenOf = (id: Edition) =>
  id === editions[0].id ? editions[0].date : `in ${editionOf(id).date}`;

/** The newest edition in which there are such rows, and the one before it. */
export function comparedIn(rows: readonly { readonly edition: Edition }[]) {
  const [now, before] = editionIds.filter((id) => rows.some(({ edition }) => edition === id));
  return now && before && { before, now };
}
