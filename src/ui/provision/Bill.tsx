import { percent } from '../shapes/scale.ts';
import { Figure } from '../view/Figure.tsx';
import type { FiguresProps } from '../view/props.ts';

/** The colours of its parts, by their names. */
const colours: Readonly<Record<string, string>> = {
  'vm-cost': 'quiet',
  'size-cost': 'line',
  'iops-cost': 'iops',
  'throughput-cost': 'rate',
};
const fillOf = (id: string) => `var(--${colours[id]})`;

/** What is billed: a bar of its parts, and a row for each. */
export function Bill({ readouts, outdated }: FiguresProps) {
  const parts = readouts.filter(({ within }) => within === 'bill');
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { value = 0 }) => sum + value, 0);
  let end = 0;
  return (
    <div class="bill">
      <svg width="100%" height="14" stroke="var(--paper)" aria-hidden="true">
        {parts.map(({ id, value = 0 }) => {
          const from = end;
          end += value;
          return (
            value > 0 && (
              <rect
                fill={fillOf(id)}
                x={percent(from / total)}
                width={percent(value / total)}
                height="14"
                rx="2"
                key={id}
              />
            )
          );
        })}
      </svg>
      <table aria-label="What is billed a month">
        <tbody>
          {parts.map(({ id, value, unit, text, aside }) => (
            <tr key={id}>
              <th scope="row">
                <svg width="10" height="10" aria-hidden="true">
                  <rect fill={fillOf(id)} width="10" height="10" rx="2" />
                </svg>
                {aside}
              </th>
              <td class="num">
                <b>
                  <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* For programs: the rows say these. */}
      <span class="hidden">
        {readouts.map(
          ({ id, value, unit, within }) =>
            within === 'billed' && (
              <Figure key={id} readout={{ id, value, unit }} text="" outdated={outdated} />
            ),
        )}
      </span>
    </div>
  );
}
