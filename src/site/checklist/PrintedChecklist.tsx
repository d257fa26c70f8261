import {
  answerText,
  type Checklist,
  type Entry,
  entryOf,
  growthOf,
  nameOf,
  textOf,
  type Workload,
} from './checklist.ts';
import { answerKey, checks, noteKey } from './checks.ts';
import { cellsOf, growthFigures, percentiles, periods, rows, singles } from './figures.ts';

const Value = ({ text, problem, grown }: Entry) => (
  <>
    {text}
    {problem !== undefined && <i> (not read)</i>}
    {grown && <small>with growth {grown.text}</small>}
  </>
);

function Section({ workload, name }: { readonly workload: Workload; readonly name: string }) {
  const growth = growthOf(workload);
  return (
    <section>
      <h3>{name}</h3>
      <table class="all-figures">
        <thead>
          <tr>
            <td />
            {periods.map(({ id, label }) => (
              <th key={id} scope="colgroup" colSpan={percentiles.length}>
                {label}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {periods.flatMap(({ id }) =>
              percentiles.map((percentile) => (
                <th key={id + percentile} scope="col">
                  {percentile} %
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {cellsOf(row).map((cell) => (
                <td key={cell.key}>
                  <Value {...entryOf(workload, cell, growth)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {[...singles, ...growthFigures].map((figure) => (
          <div key={figure.id}>
            <dt>{figure.label}</dt>
            <dd>
              <Value {...entryOf(workload, { key: figure.id, figure }, growth)} />
            </dd>
          </div>
        ))}
      </dl>
      {growth && <p>Growth: {growth.sentence}</p>}
      <table class="all-checks">
        <tbody>
          {checks.map(({ id, question }) => (
            <tr key={id}>
              <td>{question}</td>
              <td>{answerText(textOf(workload, answerKey(id)))}</td>
              <td>{textOf(workload, noteKey(id))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="notes-text">{textOf(workload, 'notes')}</p>
    </section>
  );
}

/** All workloads as a document: what goes to the printer. */
export const PrintedChecklist = ({ workloads }: Checklist) => (
  <>
    {workloads.map((workload, index) => (
      <Section key={index} workload={workload} name={nameOf(workload, index)} />
    ))}
  </>
);
