import { headroomText, type LimitUse } from '../../kit/index.ts';
import { LimitBar } from '../shapes/LimitBar.tsx';

/** The limits as a table with a bar in each row: on a phone the bar goes under its figures. */
export function LimitTable({ limits }: { limits: readonly LimitUse[] }) {
  return (
    <table class="limits">
      <caption class="hidden">The demand for each limit</caption>
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <td />
          <th scope="col" class="num">
            demand / limit
          </th>
          <th scope="col" class="num">
            headroom
          </th>
        </tr>
      </thead>
      <tbody>
        {limits.map((limit, index) => {
          const again = limits[index - 1]?.label === limit.label;
          const followed = limits[index + 1]?.label === limit.label;
          return (
            <tr class={again ? 'again' : followed ? 'first' : undefined} key={index}>
              <th scope="row">
                <span class={again ? 'hidden' : undefined}>{limit.label}</span>
              </th>
              <td>
                <LimitBar {...limit} />
              </td>
              <td class="num">
                <Demand limit={limit} /> of {limit.limitText}{' '}
                <span class="unit">{limit.unitText}</span>
              </td>
              <td class={`num ${limit.state}`}>{headroomText(limit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Demand({ limit }: { limit: LimitUse }) {
  const { readout, demand, demandText } = limit;
  if (!readout) return <>{demandText}</>;
  return (
    <output data-readout={readout.id} data-value={demand} data-unit={readout.unit} role="none">
      {demandText}
    </output>
  );
}
