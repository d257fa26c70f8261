import { type Checklist, reportOf } from './checklist.ts';
import { documentOf } from './exports.ts';

/** All workloads as a document: what goes to the printer. */
export const PrintedChecklist = ({ workloads }: Checklist) =>
  workloads.map(reportOf).map((report, index) => {
    const {
      table: [heads = [], ...rows],
      lists,
    } = documentOf(report, true);
    return (
      <section key={index}>
        <h3>{report.name}</h3>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, ...cells]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {lists.map(({ title, items }) => (
          <>
            {title && <h4>{title}</h4>}
            <ul>
              {items.map(({ label, answer, text }) => (
                <li key={label}>
                  {label} {answer && <strong>{answer}</strong>} {text}
                </li>
              ))}
            </ul>
          </>
        ))}
      </section>
    );
  });
