import type { ComponentChild } from 'preact';
import type { Spark, Table } from '../../kit/index.ts';
import type { OwnProps } from '../view/props.ts';
import { Verdict } from '../view/Verdict.tsx';
import { LatencyLine, scaleOf } from './LatencyFigure.tsx';

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

type Props = Pick<OwnProps, 'onText'> & { readonly table: Table };
type RowProps = { readonly row: Table['rows'][number]; readonly choose: (value?: string) => void };

/** The name of a row, with the button that chooses it. */
const Name = ({ row: { cells, small, number, value, current }, choose }: RowProps) => (
  <label>
    <input
      type="radio"
      name="chosen-row"
      class={number === undefined ? undefined : 'hidden'}
      value={value}
      checked={current}
      onChange={() => choose(value)}
    />{' '}
    {number !== undefined && <b class="number">{number}</b>} {cells[0]}
    {small && <small>{small}</small>}
  </label>
);

/** On a phone rows are cards, which a browser no longer takes for rows of a table, unless their roles say it. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;

/** The devices or the runs of a measurement, of which one is chosen: by a click on its row, or with arrow keys, as radio buttons are. */
export function ChoiceTable({ table, onText }: Props) {
  const { caption, columns, rows, sparks, chooses = '' } = table;
  const choose = (value = '') => onText?.(chooses, value);
  const heads = columns.map(({ label, numeric }) => ({ label, kind: numeric ? 'num' : undefined }));
  if (sparks) heads.splice(sparks.after, 0, { label: sparks.label, kind: 'drawn' });
  const at = sparks?.domain && scaleOf(sparks.domain);
  const cellOf = (row: RowProps['row'], cell: string, index: number): ComponentChild => {
    const isLast = index === row.cells.length - 1;
    const { numeric, label = '' } = columns[index] ?? {};
    // On a card a figure without a unit has the head of its column in front.
    const name = numeric && !/^(IOPS|Throughput)$/.test(label) ? { 'data-label': label } : {};
    return (
      <td {...as.cell} class={cell === '–' ? 'num none' : numeric ? 'num' : undefined} {...name}>
        {row.verdict && isLast && <Verdict verdict={row.verdict} />} {cell}
      </td>
    );
  };
  return (
    <section class="table choices" aria-label={caption}>
      <table class="cards" {...as.table}>
        <caption>{caption}</caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {heads.map(({ label, kind }) => (
              <th {...as.columnheader} scope="col" class={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => {
            const cells = row.cells.map((cell, index) => index > 0 && cellOf(row, cell, index));
            if (sparks)
              cells.splice(
                sparks.after,
                0,
                <td {...as.cell} class="drawn">
                  {row.spark && <Line spark={row.spark} />}
                  {row.latency && at && <LatencyLine row={row.latency} at={at} />}
                </td>,
              );
            return (
              <tr
                {...as.row}
                key={row.value}
                aria-current={row.current ? 'true' : undefined}
                onClick={() => choose(row.value)}
              >
                <th {...as.rowheader} scope="row">
                  <Name row={row} choose={choose} />
                </th>
                {cells}
              </tr>
            );
          })}
        </tbody>
      </table>
      {sparks && <p class="hint">{sparks.note}</p>}
    </section>
  );
}
