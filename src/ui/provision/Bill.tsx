import { percent } from '../shapes/scale.ts';
import { Figure } from '../view/Figure.tsx';
import type { FiguresProps } from '../view/props.ts';

/** What is billed: a bar of its parts, and a row for each, in the colours of their kinds. */
export function Bill({ readouts, outdated }: FiguresProps) {
  const parts = readouts.filter(({ within }) => within === 'bill');
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { value = 0 }) => sum + value, 0);
  let end = 0;
  return (
    <div class="bill">
      <svg width="100%" height="14" stroke="var(--paper)" aria-hidden="true">
        {parts.map(({ id, kind, value = 0 }) => {
          const from = end;
          end += value;
          return (
            value > 0 && (
              <rect
                class={kind}
                fill={`var(--mine, var(--${id === 'vm-cost' ? 'quiet' : 'line'}))`}
                x={percent(from / total)}
                width={percent(value / total)}
                height="14"
                key={id}
              />
            )
          );
        })}
      </svg>
      <table aria-label="What is billed a month">
        <tbody>
          {parts.map(({ id, kind, value, unit, text, aside }) => (
            <tr class={kind} key={id}>
              <th scope="row">{aside}</th>
              <td class="num">
                <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
