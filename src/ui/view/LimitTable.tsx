import { capital } from '../../calculators/shared/answer/text.ts';
import { type LimitUse, utilisationText } from '../../kit/index.ts';
import { LimitBar, sharedLimitAt } from '../shapes/LimitBar.tsx';
import { percent } from '../shapes/svg-attributes.ts';
import { Figure } from './Figure.tsx';
import type { LimitsProps } from './props.ts';

/** The limits as a table with a bar in each row: on a phone the bar goes under its figures. */
export function LimitTable({ limits, outdated, isNamed }: LimitsProps) {
  const limitAt = sharedLimitAt(limits);
  return (
    <table class="limits">
      <caption class="hidden">The demand for each limit</caption>
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <td>
            <svg width="100%" height="16" aria-hidden="true">
              <text x={percent(limitAt / 2)} y="12">
                50 %
              </text>
              <text x={percent(limitAt)} y="12">
                limit
              </text>
            </svg>
          </td>
          <th scope="col" class="num">
            Demand of limit
          </th>
          <th scope="col" class="num">
            Used
          </th>
        </tr>
      </thead>
      <tbody>
        {limits.map((limit, index) => {
          const { label, parts, state } = limit;
          const again = limits[index - 1]?.label === label;
          const followed = limits[index + 1]?.label === label;
          const group = limits.filter((one) => one.label === label);
          const mark = isNamed ? undefined : group.find((one) => one.mark)?.mark;
          const worst = group.some((one) => one.state === 'over') ? 'over' : 'tight';
          const washed = mark && (mark === 'bottleneck' ? worst : 'nearest');
          // What the row above has is there for who hears this row alone.
          const heard = again ? 'hidden' : undefined;
          const place = again ? 'again' : followed ? 'first' : 'single';
          return (
            <tr class={washed ? `${place} marked ${washed}` : place} key={index}>
              <th scope="row">
                <b class={heard}>{parts?.name ?? label}</b>{' '}
                <small class={heard}>{parts?.detail}</small>{' '}
                {mark && limit.mark && <i>{capital(limit.mark)}</i>}
              </th>
              <td>
                <LimitBar {...limit} limitAt={limitAt} />
              </td>
              <td class="num">
                <Demand limit={limit} outdated={outdated} />{' '}
                <span class="of">
                  of {limit.limitText} <span class="unit">{limit.unitText}</span>
                </span>
              </td>
              <td class={`num ${state}`}>{utilisationText(limit)}</td>
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
