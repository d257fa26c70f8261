import type { Spark } from '../../kit/index.ts';
import type { TableProps } from '../view/props.ts';
import { TableView } from '../view/TableView.tsx';

const height = 26;
const yOf = (value: number) => ((1 - value) * (height - 2) + 1).toFixed(1);

/** A small line, as wide as its cell. */
const Line = ({ spark: { points, limit, kind, text } }: { readonly spark: Spark }) => (
  <svg
    class={`spark ${kind}`}
    viewBox={`0 0 100 ${height}`}
    preserveAspectRatio="none"
    role="img"
    aria-label={text}
  >
    {limit !== undefined && <path class="limit" d={`M0 ${yOf(limit)}H100`} />}
    <polyline
      points={points.map(([at, value]) => `${+(at * 100).toFixed(1)},${yOf(value)}`).join(' ')}
    />
  </svg>
);

/** A table of devices, each with what it did over time; any other table as it is. */
export function DeviceTable({ table, links }: TableProps) {
  const { caption, columns, rows, sparks } = table;
  if (!sparks) return <TableView table={table} links={links} />;
  const { label, after, note } = sparks;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <>
                {at === after && <th scope="col">{label}</th>}
                <th scope="col" class={column.numeric ? 'num' : undefined}>
                  {column.label}
                </th>
              </>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, spark }) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => {
                const Tag = at === 0 ? 'th' : 'td';
                return (
                  <>
                    {at === after && <td>{spark && <Line spark={spark} />}</td>}
                    <Tag
                      scope={at === 0 ? 'row' : undefined}
                      class={columns[at]?.numeric ? 'num' : undefined}
                    >
                      {cell}
                    </Tag>
                  </>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{note}</p>
    </section>
  );
}
