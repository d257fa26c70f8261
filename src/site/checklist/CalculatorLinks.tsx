import { calculatorLinks, remarksOn } from './calculator-links.ts';
import type { Choice, Report } from './checklist.ts';
import { Input, Select } from './fields.tsx';
import { percentiles, periods } from './figures.ts';

/** Pages are found relative to the script of this page, wherever the folder is hosted. */
const root =
  typeof document === 'undefined' ? '' : (document.currentScript as HTMLScriptElement).src;

type Props = { readonly report: Report; readonly choice: Choice };

/** The calculators, set to the figures of the chosen period and percentile. */
export const CalculatorLinks = ({ report, choice }: Props) => {
  const { period, percentile, grown } = choice;
  const chosen = `${periods.find(({ id }) => id === period)?.label} at ${percentile} %`;
  return (
    <div class="links live">
      <div class="choice">
        <label for="field-period">Hours</label>
        <Select
          name="period"
          value={period}
          options={periods.map(({ id, label }) => ({ value: id, label }))}
        />
        <label for="field-percentile">Percentile</label>
        <Select
          name="percentile"
          value={percentile}
          options={percentiles.map((value) => ({ value, label: `${value} %` }))}
        />
        <Input type="checkbox" name="grown" checked={grown} />
        <label for="field-grown">with growth</label>
      </div>
      <ul>
        {calculatorLinks(report, choice).map(({ calculator, title, ...link }) => (
          <li key={calculator}>
            {'missing' in link ? (
              title
            ) : (
              <a href={new URL(`calculators/${calculator}/index.html?${link.query}`, root).href}>
                {title}
              </a>
            )}
            <small>{'missing' in link ? link.missing : `${chosen}: ${link.words}`}</small>
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
};
