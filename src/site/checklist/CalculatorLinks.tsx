import type { AddressOf } from './ChecksView.tsx';
import { calculatorLinks, choiceWords, remarksOn } from './calculator-links.ts';
import type { Choice, Workload } from './checklist.ts';
import { type Percentile, type Period, percentiles, periods } from './figures.ts';

type Props = {
  readonly workload: Workload;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly to: AddressOf;
};

/** The calculators, set to the figures of the chosen period and percentile. */
export const CalculatorLinks = ({ workload, choice, choose, to }: Props) => (
  <div class="links">
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
    <ul>
      {calculatorLinks(workload, choice).map((link) => (
        <li key={link.calculator}>
          {'query' in link ? (
            <a href={to(`/calculators/${link.calculator}/`, link.query)}>{link.title}</a>
          ) : (
            link.title
          )}
          <small>{'query' in link ? `${choiceWords(choice)}: ${link.words}` : link.missing}</small>
        </li>
      ))}
    </ul>
    {remarksOn(workload, choice).map((remark) => (
      <p key={remark} class="hint">
        {remark}
      </p>
    ))}
  </div>
);
