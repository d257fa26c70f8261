import { answerOf, checkGroups, noteOf } from './checks.ts';
import { growthOf, projected } from './growth.ts';
import { cellOf, percentiles, periods, rows, singles } from './rows.ts';
import { answerText, nameOf, readFigure, type Sheet, textOf, type Workload } from './sheet.ts';

const Figures = ({ workload }: { readonly workload: Workload }) => {
  const growth = growthOf(workload);
  return (
    <table class="all">
      <thead>
        <tr>
          <th />
          {periods.map(({ id, label }) => (
            <th key={id} scope="colgroup" colSpan={3}>
              {label}
            </th>
          ))}
        </tr>
        <tr>
          <th />
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
            {periods.flatMap(({ id }) =>
              percentiles.map((percentile) => {
                const text = textOf(workload, cellOf(row.id, id, percentile));
                const { value, problem } = readFigure(row, text);
                const later = projected(row, value, growth);
                return (
                  <td key={id + percentile}>
                    {text}
                    {problem !== undefined && <i> (not read)</i>}
                    {later !== undefined && <small>then {later}</small>}
                  </td>
                );
              }),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Questions = ({ workload }: { readonly workload: Workload }) => (
  <table class="asked-all">
    <tbody>
      {checkGroups.flatMap(({ checks }) =>
        checks.map(({ id, question }) => (
          <tr key={id}>
            <td>{question}</td>
            <td>{answerText(textOf(workload, answerOf(id)))}</td>
            <td>{textOf(workload, noteOf(id))}</td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);

/** All workloads as a document: what goes to the printer. */
export const Printed = ({ sheet }: { readonly sheet: Sheet }) => (
  <>
    {sheet.workloads.map((workload, at) => {
      const growth = growthOf(workload);
      return (
        <section key={at}>
          <h3>{nameOf(workload, at)}</h3>
          <Figures workload={workload} />
          <dl>
            {singles.map((figure) => {
              const text = textOf(workload, figure.id);
              const { value, problem } = readFigure(figure, text);
              const later = projected(figure, value, growth);
              return (
                <div key={figure.id}>
                  <dt>{figure.label}</dt>
                  <dd>
                    {text}
                    {problem !== undefined && <i> (not read)</i>}
                    {later !== undefined && `, then ${later}`}
                  </dd>
                </div>
              );
            })}
          </dl>
          {growth && <p>{'problem' in growth ? growth.problem : `Then: ${growth.arithmetic}.`}</p>}
          <Questions workload={workload} />
          {textOf(workload, 'notes').trim() !== '' && (
            <p class="written">{textOf(workload, 'notes')}</p>
          )}
        </section>
      );
    })}
  </>
);
