import { type Checklist, reportOf } from './checklist.ts';
import { documentOf } from './exports.ts';
import { Table } from './fields.tsx';

/** All workloads as a document: what goes to the printer. */
export const PrintedChecklist = ({ workloads }: Checklist) =>
  workloads.map(reportOf).map((report, index) => {
    const { table, lists } = documentOf(report, true);
    return (
      <section key={index}>
        <h3>{report.name}</h3>
        <Table rows={table} />
        {lists.map(({ title, items }) => [
          title && <h4>{title}</h4>,
          <ul>
            {items.map(({ label, answer, text }) => (
              <li key={label}>
                {label} {answer && <strong>{answer}</strong>} {text}
              </li>
            ))}
          </ul>,
        ])}
      </section>
    );
  });
