import type { ComponentChildren } from 'preact';
import { Input, Select } from '../../ui/view/inputs.tsx';
import { calculatorLinks, openingOf, remarksOn } from './calculator-links.ts';
import {
  type Choice,
  type Entry,
  keys,
  type Report,
  reportOf,
  textOf,
  type Workload,
} from './checklist.ts';
import { answerKey, answers, checkGroups, checks, noteKey } from './checks.ts';
import { FigureTable, Singles } from './fields.tsx';
import { growthFigures, isFirst, percentiles, periods, rows, singles } from './figures.ts';
import { edit, updateChecklist } from './state.ts';
import { parseChoice } from './store.ts';
import { Copies, type ToolProps, Tools, Workloads } from './Tools.tsx';

/** Pages are found relative to the script of this page, wherever the folder is hosted. */
const root =
  typeof document === 'undefined' ? '' : (document.currentScript as HTMLScriptElement).src;

/** What most come for: these are there before a figure is. */
const buttons: Readonly<Record<string, string>> = {
  find: 'Find a VM and disks',
  'cap-check': 'Check mine',
};

/** The calculators that the figures of the chosen period and percentile open, set to them. */
const CalculatorLinks = ({ report, choice }: { report: Report; choice: Choice }) => {
  const links = calculatorLinks(report, choice);
  const opening = openingOf(links);
  const words = [...new Set(links.flatMap((link) => ('query' in link ? link.words : [])))];
  return (
    <div class="links live">
      <ul>
        {links.map((link) => {
          const { calculator, about } = link;
          const text = buttons[calculator];
          const opened =
            'query' in link ? (
              <a
                href={new URL(`calculators/${calculator}/index.html?${link.query}`, root).href}
                title={about.question}
              >
                {text ?? about.title}
              </a>
            ) : (
              text && (
                <button type="button" disabled>
                  {text}
                </button>
              )
            );
          return opened && <li key={calculator}>{opened}</li>;
        })}
      </ul>
      <p class="hint">
        {words.length > 0 && `${words.join(', ')}. `}
        {opening && `${opening}${words.length > 0 ? ' for more' : ''}.`}
      </p>
      {remarksOn(report, choice).map((remark) => (
        <p key={remark} class="hint">
          {remark}
        </p>
      ))}
    </div>
  );
};

/** Which of the figures the calculators get. */
const ChoiceOfFigures = ({ period, percentile, grown }: Choice) => (
  <div class="choice live">
    <b>Calculators get</b>
    <label for="period">Hours</label>
    <Select
      id="period"
      text={period}
      choices={periods.map(({ id, label }) => ({ value: id, label }))}
    />
    <label for="percentile">Percentile</label>
    <Select
      id="percentile"
      text={percentile}
      choices={percentiles.map((value) => ({ value, label: `${value} %` }))}
    />
    <input type="checkbox" id="grown" name="grown" checked={grown} autocomplete="off" />
    <label for="grown">with growth</label>
  </div>
);

/** A part of the form that is opened on demand: what it holds, and how much of it is filled in. */
const Part = (props: {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Pick<Entry, 'text'>[];
  readonly children: ComponentChildren;
}) => {
  const filled = props.entries.filter(({ text }) => text.trim() !== '').length;
  return (
    <details>
      <summary>
        <h2>{props.title}</h2> <span>{props.about}</span>{' '}
        {filled > 0 && (
          <small>
            {filled} of {props.entries.length} filled in
          </small>
        )}
      </summary>
      {props.children}
    </details>
  );
};

/** The questions that no counter answers. */
const Questions = ({ workload }: { readonly workload: Workload }) =>
  checkGroups.map(({ title, checks: list }) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul>
        {list.map(({ id, question, why, more }) => (
          <li key={id} class="check">
            <div>
              {question}
              <p class="hint">
                {why}{' '}
                <a href={more}>
                  More<span class="unseen">: {question}</span>
                </a>
              </p>
            </div>
            <div class="answered">
              <Select
                id={answerKey(id)}
                text={textOf(workload, answerKey(id))}
                name={`Answer: ${question}`}
                choices={answers}
              />
              <Input
                id={noteKey(id)}
                text={textOf(workload, noteKey(id))}
                name={`Note: ${question}`}
                placeholder="who, how much, when"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));

/** The checklist as it is filled in, one workload shown. Without script it is a form to print and write on. */
export function ChecklistView({ state, change }: ToolProps) {
  const { workloads, choice } = state.checklist;
  const workload = workloads[state.shown] ?? {};
  const report = reportOf(workload, state.shown);
  const entries = [...rows, ...singles].flatMap(report.entriesOf);
  const first = entries.filter(isFirst);
  const others = entries.filter((entry) => !isFirst(entry));
  const notes = textOf(workload, 'notes');
  const growth = growthFigures.flatMap(report.entriesOf);
  const onInput = ({ target }: Event) => {
    const { name, type, value, checked } = target as HTMLInputElement;
    if (keys.has(name)) change(edit(name, value));
    else if (name in choice) {
      const chosen = { ...choice, [name]: type === 'checkbox' ? checked : value };
      change(updateChecklist({ choice: parseChoice(chosen) }));
    }
  };
  return (
    <form
      class="form"
      autocomplete="off"
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.problem !== undefined && (
        <p class="notice" role="alert">
          {state.problem}
        </p>
      )}
      <div class="named">
        <label for="name">Workload and disk</label>
        <Input id="name" text={textOf(workload, 'name')} placeholder="Orders, data disk" />
        <Workloads state={state} change={change} />
      </div>
      <div class="peak">
        <h2>The peak, at 99 %</h2>
        <p class="hint">
          What 99 % of the seconds of the busiest hours stay below. Leave empty what you don’t know.
        </p>
      </div>
      <div class="first">
        <Singles entries={first} />
        <CalculatorLinks report={report} choice={choice} />
      </div>
      <Tools state={state} change={change} />
      <div class="lines">
        <Part
          title="Other hours and percentiles"
          about="and which of them the calculators get"
          entries={others}
        >
          <ChoiceOfFigures {...choice} />
          <div class="figures">
            {rows.map((figure) => (
              <FigureTable key={figure.id} figure={figure} entries={report.entriesOf(figure)} />
            ))}
          </div>
          <Singles entries={others.filter(({ period }) => !period)} />
        </Part>
        <Part
          title="Growth"
          about={report.growth?.sentence ?? 'of IOPS, throughput, transactions and data'}
          entries={growth}
        >
          <p class="hint">
            Growth compounds: (1 + growth)^(months to plan ahead ÷ months it takes).
          </p>
          <Singles entries={growth} />
        </Part>
        <Part
          title="Questions"
          about="what no counter answers: caches, failover, backups"
          entries={checks.map(({ id }) => ({ text: textOf(workload, answerKey(id)) }))}
        >
          <Questions workload={workload} />
        </Part>
        <Part title="Notes" about={notes || 'what else matters for this disk'} entries={[]}>
          <textarea name="notes" rows={4} aria-label="Notes" autocomplete="off" value={notes} />
        </Part>
        <Copies state={state} change={change} />
      </div>
      <p class={`status live${state.statusMessage === '' ? '' : ' shown'}`} role="status">
        {state.statusMessage}
      </p>
    </form>
  );
}
