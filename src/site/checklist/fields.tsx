/** The fields of the form, and the tables of figures that they fill. */
import type { ComponentChildren } from 'preact';
import type { Entry, Line } from './checklist.ts';
import { percentiles, periods } from './figures.ts';

export type Edit = (key: string, text: string) => void;

export const Button = (props: {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly current?: boolean;
  readonly children: ComponentChildren;
}) => (
  <button
    type="button"
    onClick={props.onClick}
    disabled={props.disabled ?? false}
    aria-current={props.current ? 'true' : undefined}
  >
    {props.children}
  </button>
);

export const Select = <T extends string>(props: {
  readonly id: string;
  readonly value: string;
  readonly label?: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onSelect: (value: T) => void;
}) => (
  <select
    id={`field-${props.id}`}
    name={props.id}
    value={props.value}
    aria-label={props.label}
    autocomplete="off"
    onInput={({ currentTarget }) => props.onSelect(currentTarget.value as T)}
  >
    {props.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

type FieldProps = {
  readonly entry: Entry;
  readonly edit: Edit;
  readonly hint?: string;
  readonly label?: string;
};

/** A figure is typed here as free text; a problem is tied to the field for screen readers. */
const Field = ({ entry: { key, text, problem }, edit, hint, label }: FieldProps) => (
  <input
    id={`field-${key}`}
    name={key}
    value={text}
    autocomplete="off"
    spellcheck={false}
    aria-label={label}
    aria-invalid={problem !== undefined || undefined}
    aria-describedby={problem === undefined ? hint : `problem-${key}`}
    onInput={({ currentTarget }) => edit(key, currentTarget.value)}
  />
);

const Problem = ({ entry, text }: { readonly entry: Entry; readonly text: string }) => (
  <p class="problem" id={`problem-${entry.key}`}>
    {text}
  </p>
);

type SinglesProps = { readonly lines: readonly Line[]; readonly edit: Edit };

/** Figures that a workload has once. */
export const Singles = ({ lines, edit }: SinglesProps) => (
  <div class="singles">
    {lines
      .flatMap(({ entries }) => entries)
      .map((entry) => (
        <div key={entry.key} class="single">
          <label for={`field-${entry.key}`}>{entry.figure.label}</label>
          <Field entry={entry} edit={edit} hint={`hint-${entry.key}`} />
          {entry.problem === undefined ? (
            <p class="hint" id={`hint-${entry.key}`}>
              {entry.grown ? `With growth: ${entry.grown.text}.` : entry.figure.hint}
            </p>
          ) : (
            <Problem entry={entry} text={entry.problem} />
          )}
        </div>
      ))}
  </div>
);

type TableProps = { readonly line: Line; readonly edit: Edit };

/** One figure for every period and percentile: narrow enough for a phone. */
export const FigureTable = ({ line: { figure, entries }, edit }: TableProps) => (
  <div class="figure">
    <table>
      <caption>
        {figure.label}: <small>{figure.hint}</small>
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
        {periods.map(({ id, label, words }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {entries
              .filter(({ period }) => period?.id === id)
              .map((entry) => (
                <td key={entry.key}>
                  <Field
                    entry={entry}
                    edit={edit}
                    label={`${figure.label}, ${words}, ${entry.percentile} %`}
                  />
                  {figure.grows && <output class="grown">{entry.grown?.text}</output>}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
    {entries.map((entry) => {
      const { key, period, percentile, problem } = entry;
      const text = `${period?.label}, ${percentile} %: ${problem}`;
      return problem !== undefined && <Problem key={key} entry={entry} text={text} />;
    })}
  </div>
);
