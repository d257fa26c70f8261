import { headroomText, type LimitUse } from '../../kit/index.ts';
import { LimitBar } from '../shapes/LimitBar.tsx';
import { Figure } from './Figure.tsx';

/** The limits as a table with a bar in each row: on a phone the bar goes under its figures. */
export function LimitTable({
  limits,
  outdated,
}: {
  limits: readonly LimitUse[];
  outdated: string | undefined;
}) {
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
                <Demand limit={limit} outdated={outdated} /> of {limit.limitText}{' '}
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

function Demand({
  limit: { readout, demand: value, demandText: text },
  outdated,
}: {
  limit: LimitUse;
  outdated: string | undefined;
}) {
  if (!readout) return <>{text}</>;
  return <Figure readout={{ ...readout, value }} text={text} outdated={outdated} />;
}
