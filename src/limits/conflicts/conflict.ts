import { textRows } from '../../units/text-rows.ts';

/** What a document says, and where. */
export type Statement = {
  readonly says: string;
  /** The id of a document of the limits, the prices or the conflicts; `conflicts.ts` refuses any other. */
  readonly source: string;
  readonly place: string;
};

const kinds = ['misprint', 'conflict', 'reading'] as const;

/** A figure or word that cannot be used as printed: documents disagree, one is plainly wrong, or none says it. */
export type Conflict = {
  readonly id: string;
  /**
   * `misprint`: the document itself shows that it is wrong. `conflict`: two documents, or two times.
   * `reading`: no document says it, and what is used was concluded from those that are named.
   */
  readonly kind: (typeof kinds)[number];
  readonly about: string;
  readonly printed: Statement;
  /** Who says otherwise, or what else a reading rests on. A misprint may need nobody: then `why` has the calculation. */
  readonly against: readonly Statement[];
  /** What the dataset and the pages use. */
  readonly used: string;
  readonly why: string;
};

/**
 * Reads a list of conflicts, with an empty line between two. The first line is
 * `id | kind | about`; then `printed | source | place | says`, any number of
 * `against | source | place | says`, `used | …` and `why | …`.
 * @throws where a line is missing, empty or of another form
 */
export const conflictsIn = (text: string): readonly Conflict[] =>
  text.trim().split('\n\n').map(conflictOf);

function conflictOf(block: string): Conflict {
  const [[id = '', kind, about = ''] = [], ...lines] = textRows(block);
  const fail = (reason: string): never => {
    throw new Error(`src/limits/conflicts: “${id}”: ${reason}`);
  };
  const cellsOf = (key: string, count: number) =>
    lines
      .filter(([first]) => first === key)
      .map(([, ...cells]) =>
        cells.length === count && cells.every((cell) => cell.trim() !== '')
          ? cells
          : fail(`${count} cells behind “${key}”`),
      );
  const statements = (key: string) =>
    cellsOf(key, 3).map(([source = '', place = '', says = '']) => ({ says, source, place }));
  const [printed = fail('what is printed?'), ...others] = statements('printed');
  const against = statements('against');
  const [[used = ''] = fail('what is used?')] = cellsOf('used', 1);
  const [[why = ''] = fail('why?')] = cellsOf('why', 1);
  if (others.length > 0 || lines.length !== against.length + 3) fail('a line too many');
  return {
    id,
    kind: kinds.find((one) => one === kind) ?? fail(`unknown kind “${kind}”`),
    about,
    printed,
    against,
    used,
    why,
  };
}
