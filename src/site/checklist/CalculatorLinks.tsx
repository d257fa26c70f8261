import { calculatorLinks, choiceWords, remarksOn } from './calculator-links.ts';
import type { Choice, Report } from './checklist.ts';
import { Select } from './fields.tsx';
import { percentiles, periods } from './figures.ts';

/** The address of a page of the site, from the page that shows the checklist. */
export type AddressOf = (page: string, query?: string) => string;

type Props = {
  readonly report: Report;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly to: AddressOf;
};

/** The calculators, set to the figures of the chosen period and percentile. */
export const CalculatorLinks = ({ report, choice, choose, to }: Props) => (
  <div class="links">
    <div class="choice">
      <label for="field-period">Hours</label>
      <Select
        id="period"
        value={choice.period}
        options={periods.map(({ id, label }) => ({ value: id, label }))}
        onSelect={(period) => choose({ ...choice, period })}
      />
      <label for="field-percentile">Percentile</label>
      <Select
        id="percentile"
        value={choice.percentile}
        options={percentiles.map((value) => ({ value, label: `${value} %` }))}
        onSelect={(percentile) => choose({ ...choice, percentile })}
      />
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
      {calculatorLinks(report, choice).map((link) => (
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
    {remarksOn(report, choice).map((remark) => (
      <p key={remark} class="hint">
        {remark}
      </p>
    ))}
  </div>
);
