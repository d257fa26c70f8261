/** The fields of the form, and the figures that are typed into them. A change reaches the checklist as an event of the form. */
import type { ComponentProps } from 'preact';
import { describe, Hint } from '../../ui/view/Hint.tsx';
import type { Entry } from './checklist.ts';
import { type Figure, percentiles, periods } from './figures.ts';

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

export const Input = (props: ComponentProps<'input'>) => (
  <input id={`field-${props.name}`} autocomplete="off" spellcheck={false} {...props} />
);

type SelectProps = ComponentProps<'select'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
};
export const Select = ({ options, ...props }: SelectProps) => (
  <select id={`field-${props.name}`} autocomplete="off" {...props}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

/** A figure is typed here as free text; a hint or problem is tied to the field for screen readers. */
const FigureInput = (props: { entry: Entry; label?: string }) => {
  const { key: name, text, problem = '' } = props.entry;
  return (
    <Input
      name={name}
      value={text}
      aria-label={props.label}
      aria-invalid={problem !== '' || undefined}
      aria-describedby={props.label && !problem ? undefined : describe({ name, problem })}
    />
  );
};

/** Figures that a workload has once. */
export const Singles = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <div class="singles">
    {entries.map((entry) => {
      const { key: name, figure, problem, grown } = entry;
      const hint = grown ? `With growth: ${grown.text}.` : figure.hint;
      return (
        <div key={name}>
          <label for={`field-${name}`}>{figure.label}</label>
          <FigureInput entry={entry} />
          <Hint control={{ name, hint, problem }} />
        </div>
      );
    })}
  </div>
);

type TableProps = { readonly figure: Figure; readonly entries: readonly Entry[] };

/** One figure for every period and percentile: narrow enough for a phone. */
export const FigureTable = ({ figure, entries }: TableProps) => (
  <div class="figure">
    <table>
      <caption>
        {figure.label}: <small>{figure.hint}</small>
      </caption>
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
            {entries
              .filter((entry) => entry.period === period)
              .map((entry) => (
                <td key={entry.key}>
                  <FigureInput
                    entry={entry}
                    label={`${figure.label}, ${period.words}, ${entry.percentile} %`}
                  />
                  {figure.grows && <output class="grown">{entry.grown?.text}</output>}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
    {entries.map(({ key: name, period, percentile, problem }) => {
      const sentence = `${period?.label}, ${percentile} %: ${problem}`;
      return problem && <Hint key={name} control={{ name, hint: '', problem: sentence }} />;
    })}
  </div>
);
