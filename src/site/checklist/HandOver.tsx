import { choiceWords, remarksOn } from './demand.ts';
import { handsOf } from './handover.ts';
import { type Percentile, type Period, percentiles, periods } from './rows.ts';
import type { Choice, Workload } from './sheet.ts';
import type { To } from './state.ts';

type Props = {
  readonly workload: Workload;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly to: To;
};

/** The calculators, set to the figures of the chosen hour. */
export function HandOver({ workload, choice, choose, to }: Props) {
  const remarks = remarksOn(workload, choice);
  return (
    <div class="hand">
      <div class="choice">
        <label>
          Hours{' '}
          <select
            name="period"
            value={choice.period}
            autocomplete="off"
            onInput={({ currentTarget }) =>
              choose({ ...choice, period: currentTarget.value as Period })
            }
          >
            {periods.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Percentile{' '}
          <select
            name="percentile"
            value={choice.percentile}
            autocomplete="off"
            onInput={({ currentTarget }) =>
              choose({ ...choice, percentile: currentTarget.value as Percentile })
            }
          >
            {percentiles.map((percentile) => (
              <option key={percentile} value={percentile}>
                {percentile} %
              </option>
            ))}
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            name="grown"
            checked={choice.grown}
            autocomplete="off"
            onInput={({ currentTarget }) => choose({ ...choice, grown: currentTarget.checked })}
          />{' '}
          with growth
        </label>
      </div>
      <ul class="hands">
        {handsOf(workload, choice).map((hand) => (
          <li key={hand.calculator}>
            {'query' in hand ? (
              <>
                <a href={to(`/calculators/${hand.calculator}/`, hand.query)}>{hand.title}</a>
                <small>
                  {choiceWords(choice)}: {hand.words}
                </small>
              </>
            ) : (
              <>
                {hand.title}
                <small>{hand.missing}</small>
              </>
            )}
          </li>
        ))}
      </ul>
      {remarks.map((remark) => (
        <p key={remark} class="hint">
          {remark}
        </p>
      ))}
    </div>
  );
}
