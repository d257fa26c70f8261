import type { Spark, Table } from '../../kit/index.ts';
import type { OwnProps } from '../view/props.ts';
import { Verdict } from '../view/Verdict.tsx';

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

/** Devices or runs with their figures and verdicts. A row is chosen by a click, or with arrow keys, as radio buttons are. */
export function DeviceTable({
  table,
  onText,
}: Pick<OwnProps, 'onText'> & { readonly table: Table }) {
  const { caption, columns, rows, sparks, chooses = '' } = table;
  const choose = (value = '') => onText?.(chooses, value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="table choices" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <>
                {at === sparks?.after && <th scope="col">{sparks.label}</th>}
                <th scope="col" class={column.numeric ? 'num' : undefined}>
                  {column.label}
                </th>
              </>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, small, spark, verdict, value, current }) => (
            <tr
              key={value}
              aria-current={current ? 'true' : undefined}
              onClick={() => choose(value)}
            >
              {cells.map((cell, at) => {
                const Tag = at === 0 ? 'th' : 'td';
                return (
                  <>
                    {at === sparks?.after && <td>{spark && <Line spark={spark} />}</td>}
                    <Tag
                      scope={at === 0 ? 'row' : undefined}
                      class={columns[at]?.numeric ? 'num' : undefined}
                    >
                      {at === 0 ? (
                        <label>
                          <input
                            type="radio"
                            name="chosen-row"
                            value={value}
                            checked={current}
                            onChange={() => choose(value)}
                          />{' '}
                          {cell}
                          {small && <small>{small}</small>}
                        </label>
                      ) : (
                        <>
                          {verdict && at === cells.length - 1 && <Verdict verdict={verdict} />}{' '}
                          {cell}
                        </>
                      )}
                    </Tag>
                  </>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {sparks && <p class="hint">{sparks.note}</p>}
    </section>
  );
}
