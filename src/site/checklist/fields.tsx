/** The figures of the form. A change reaches the checklist as an event of the form. */
import type { ComponentChildren } from 'preact';
import { describe, Hint } from '../../ui/view/Hint.tsx';
import { Input } from '../../ui/view/inputs.tsx';
import type { Entry } from './checklist.ts';
import { exampleOf, type Figure, isFirst, labelOf, percentiles, periods } from './figures.ts';

/** Figures that a workload has once. */
export const Singles = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <div class="singles">
    {entries.map((entry) => {
      const { key: name, figure, text, problem, grown } = entry;
      const hint = grown ? `With growth: ${grown.text}.` : figure.hint;
      const describedBy = describe({ name, problem });
      return (
        <div key={name}>
          <label for={name}>{labelOf(entry)}</label>
          <Input
            id={name}
            text={text}
            problem={problem}
            describedBy={describedBy}
            placeholder={exampleOf(entry)}
          />
          <Hint control={{ name, hint, problem }} />
        </div>
      );
    })}
  </div>
);

type TableProps = {
  readonly caption?: ComponentChildren;
  readonly rows: readonly (readonly ComponentChildren[])[];
};

/** A table whose first row and first column are headings. Its columns are there before its cells have come. */
export const Table = ({ caption, rows: [heads = [], ...rows] }: TableProps) => (
  <table>
    {caption && <caption>{caption}</caption>}
    <colgroup span={heads.length} />
    <thead>
      <tr>
        {heads.map((head, index) => (
          <th key={index} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells], index) => (
        <tr key={index}>
          <th scope="row">{head}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type FigureProps = { readonly figure: Figure; readonly entries: readonly Entry[] };

/** One figure for every period and percentile: narrow enough for a phone. */
export function FigureTable({ figure: { label, hint, grows }, entries }: FigureProps) {
  const heads = [<span class="unseen">Hours</span>, ...percentiles.map((one) => `${one} %`)];
  const cells = entries.map((entry) => {
    const { key: id, text, period, percentile, problem, grown } = entry;
    // It has its field at the top of the form.
    if (isFirst(entry)) return [<output class="above">{text || 'above'}</output>];
    const name = `${label}, ${period?.words}, ${percentile} %`;
    const describedBy = problem && describe({ name: id, problem });
    const field = { id, text, problem, describedBy, name };
    return [<Input {...field} />, grows && <output class="grown">{grown?.text}</output>];
  });
  const rows = periods.map(({ label }, index) => {
    const from = index * percentiles.length;
    return [label, ...cells.slice(from, from + percentiles.length)];
  });
  const caption = [`${label}: `, <small>{hint}</small>];
  return (
    <div class="figure">
      <Table caption={caption} rows={[heads, ...rows]} />
      {entries.map((entry) => {
        const { key: name, period, percentile, problem } = entry;
        if (isFirst(entry)) return null;
        const sentence = `${period?.label}, ${percentile} %: ${problem}`;
        return problem && <Hint key={name} control={{ name, hint: '', problem: sentence }} />;
      })}
    </div>
  );
}
