import { Figure } from './Figure.tsx';
import type { FiguresProps } from './props.ts';

/** Figures that are alike as a table, such as those of several workloads. Figures without a cell are not in it. */
export function ReadoutTable({ readouts, outdated }: FiguresProps) {
  const cells = readouts.flatMap(({ cell, ...readout }) => (cell ? [{ ...readout, ...cell }] : []));
  if (cells.length === 0) return null;
  const columns = [...new Set(cells.map(({ column }) => column))];
  const rows = [...new Set(cells.map(({ row }) => row))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="figures table" aria-label={cells[0]?.caption} tabIndex={0}>
      <table>
        <caption>{cells[0]?.caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th scope="col" class="num" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const own = cells.filter((cell) => cell.row === row);
            return (
              <tr key={row}>
                <th scope="row" class={own[0]?.tone}>
                  {row}
                </th>
                {columns.map((column) => {
                  const cell = own.find((one) => one.column === column);
                  const under = readouts.filter(({ within }) => within && within === cell?.id);
                  return (
                    <td class={`num ${cell?.kind ?? ''}`} title={cell?.aside} key={column}>
                      {cell && <Figure readout={cell} text={cell.text} outdated={outdated} />}
                      {under.length > 0 && (
                        <span class="aside">
                          {under.map((one) => (
                            <Figure
                              readout={one}
                              text={` ${one.label} ${one.text}`}
                              outdated={outdated}
                              key={one.id}
                            />
                          ))}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
