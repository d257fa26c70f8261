import { inCents } from '../../calculators/shared/set-up/money.ts';
import { percent } from '../shapes/svg-attributes.ts';
import { Figure } from '../view/Figure.tsx';
import type { FiguresProps } from '../view/props.ts';

/** The colours of the VM, where it is a part, the size, the IOPS and the throughput. */
const colours = ['quiet', 'line', 'iops', 'rate'];

/** What is billed: a bar of its parts, and a row for each. */
export function Bill({ readouts, outdated }: FiguresProps) {
  const parts = readouts.flatMap(({ cost, ...part }) => (cost === undefined ? [] : { cost, part }));
  if (parts.length === 0) return null;
  const fillOf = (at: number) => `var(--${colours.at(at - parts.length)})`;
  const total = parts.reduce((sum, { cost }) => sum + cost, 0);
  let end = 0;
  return (
    <div class="bill">
      <svg width="100%" height="14" stroke="var(--paper)" aria-hidden="true">
        {parts.map(({ cost }, at) => {
          const x = percent(end / total);
          end += cost;
          return (
            <rect fill={fillOf(at)} x={x} width={percent(cost / total)} height="14" key={at} />
          );
        })}
      </svg>
      <table aria-label="Bill">
        <tbody>
          {parts.map(({ cost, part }, at) => {
            // That of the VM is what it costs.
            const isCost = part.unit === 'USD/month';
            const amount = `$${inCents(cost)}`;
            const text = isCost ? amount : part.text;
            const figure = <Figure readout={part} text={text} outdated={outdated} />;
            return (
              <tr key={part.id}>
                <th scope="row">
                  <svg width="10" height="10" aria-hidden="true">
                    <rect fill={fillOf(at)} width="10" height="10" />
                  </svg>
                  {isCost ? part.aside : [figure, ' ', part.aside]}
                </th>
                <td class="num">
                  <b>{isCost ? figure : amount}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {/* For programs: the rows say these. */}
      <span class="hidden">
        {readouts.map(
          (one) =>
            one.within === 'billed' && (
              <Figure key={one.id} readout={one} text="" outdated={outdated} />
            ),
        )}
      </span>
    </div>
  );
}
