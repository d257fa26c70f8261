import { type Checklist, reportOf } from './checklist.ts';
import { type Block, documentOf } from './exports.ts';

function PrintedBlock({ block }: { readonly block: Block }) {
  if ('list' in block)
    return (
      <>
        {block.title && <h4>{block.title}</h4>}
        <ul>
          {block.list.map(({ label, answer, text }) => (
            <li key={label}>
              {label} {answer && <strong>{answer}</strong>} {text}
            </li>
          ))}
        </ul>
      </>
    );
  const [heads = [], ...rows] = block.table;
  return (
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
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All workloads as a document: what goes to the printer. */
export const PrintedChecklist = ({ workloads }: Checklist) => (
  <>
    {workloads.map(reportOf).map((report, index) => (
      <section key={index}>
        <h3>{report.name}</h3>
        {documentOf(report, (text) => text, true).map((block, at) => (
          <PrintedBlock key={at} block={block} />
        ))}
      </section>
    ))}
  </>
);
