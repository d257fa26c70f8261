import { type Entry, entryOf, type Growth, type Workload } from './checklist.ts';
import { type Cell, cellsOf, type Figure, percentiles, periods } from './figures.ts';

export type Edit = (key: string, text: string) => void;
type Props = {
  readonly workload: Workload;
  readonly growth?: Growth | undefined;
  readonly edit: Edit;
};

/** The id of the sentence that says why the text of a field can't be read. */
const problemId = (key: string) => `problem-${key}`;

type FieldProps = {
  readonly cell: Cell;
  readonly entry: Entry;
  readonly edit: Edit;
  readonly hint?: string;
  readonly label?: string;
};

/** A figure is typed here as free text; a problem is tied to the field for screen readers. */
const Field = ({ cell: { key }, entry: { text, problem }, edit, hint, label }: FieldProps) => (
  <input
    id={`field-${key}`}
    name={key}
    value={text}
    autocomplete="off"
    spellcheck={false}
    aria-label={label}
    aria-invalid={problem !== undefined || undefined}
    aria-describedby={problem === undefined ? hint : problemId(key)}
    onInput={({ currentTarget }) => edit(key, currentTarget.value)}
  />
);

/** A figure that a workload has once. */
export function Single({ figure, workload, growth, edit }: Props & { readonly figure: Figure }) {
  const cell: Cell = { key: figure.id, figure };
  const entry = entryOf(workload, cell, growth);
  const hint = `hint-${figure.id}`;
  return (
    <div class="single">
      <label for={`field-${figure.id}`}>{figure.label}</label>
      <Field cell={cell} entry={entry} edit={edit} hint={hint} />
      {entry.problem === undefined ? (
        <p class="hint" id={hint}>
          {entry.grown ? `With growth: ${entry.grown.text}.` : figure.hint}
        </p>
      ) : (
        <p class="problem" id={problemId(figure.id)}>
          {entry.problem}
        </p>
      )}
    </div>
  );
}

/** One figure for every period and percentile: narrow enough for a phone. */
export function FigureTable({ row, workload, growth, edit }: Props & { readonly row: Figure }) {
  const fields = cellsOf(row).map((cell) => ({ cell, entry: entryOf(workload, cell, growth) }));
  return (
    <div class="figure">
      <table>
        <caption>
          {row.label}: <small>{row.hint}</small>
        </caption>
        <colgroup>
          <col class="hours" />
          <col span={percentiles.length} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Hours</span>
            </th>
            {percentiles.map((percentile) => (
              <th key={percentile} scope="col">
                {percentile} %
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.id}>
              <th scope="row">{period.label}</th>
              {fields
                .filter(({ cell }) => cell.period === period)
                .map(({ cell, entry }) => (
                  <td key={cell.key}>
                    <Field
                      cell={cell}
                      entry={entry}
                      edit={edit}
                      label={`${row.label}, ${period.words}, ${cell.percentile} %`}
                    />
                    {row.grows && <output class="grown">{entry.grown?.text}</output>}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      {fields.map(
        ({ cell: { key, period, percentile }, entry: { problem } }) =>
          problem !== undefined && (
            <p key={key} class="problem" id={problemId(key)}>
              {`${period.label}, ${percentile} %: ${problem}`}
            </p>
          ),
      )}
    </div>
  );
}
