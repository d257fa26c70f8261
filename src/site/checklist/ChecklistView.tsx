import { CalculatorLinks } from './CalculatorLinks.tsx';
import { keys, reportOf, textOf } from './checklist.ts';
import { FigureTable, Input, Singles } from './fields.tsx';
import { growthFigures, rows, singles } from './figures.ts';
import { Questions } from './Questions.tsx';
import { edit, parseChoice, updateChecklist } from './store.ts';
import { type ToolProps, Tools, Workloads } from './Tools.tsx';

/** The checklist as it is filled in, one workload shown. Without script it is a form to print and write on. */
export function ChecklistView({ state, change }: ToolProps) {
  const { workloads, choice } = state.checklist;
  const workload = workloads[state.shown] ?? {};
  const report = reportOf(workload, state.shown);
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
      <Workloads state={state} change={change} />
      <div class="named">
        <label for="field-name">Workload and disk</label>
        <Input name="name" value={textOf(workload, 'name')} placeholder="Orders, data disk" />
      </div>

      <h3>Figures</h3>
      <div class="figures">
        {rows.map((figure) => (
          <FigureTable key={figure.id} figure={figure} entries={report.entriesOf(figure)} />
        ))}
      </div>
      <Singles entries={singles.flatMap(report.entriesOf)} />

      <h3>Growth</h3>
      <Singles entries={growthFigures.flatMap(report.entriesOf)} />
      <p class="sum">
        {report.growth?.sentence ??
          'Growth compounds: (1 + growth)^(months to plan ahead ÷ months it takes). IOPS, throughput, transactions and data grow; IO sizes, shares and latency don’t.'}
      </p>

      <h3 class="live">Calculators set to these figures</h3>
      <CalculatorLinks report={report} choice={choice} />

      <h3>Questions</h3>
      <Questions workload={workload} />
      <div class="notes">
        <label for="field-notes">Notes</label>
        <textarea
          id="field-notes"
          name="notes"
          rows={4}
          autocomplete="off"
          value={textOf(workload, 'notes')}
        />
      </div>
      <Tools state={state} change={change} />
      <p class={`status live${state.statusMessage === '' ? '' : ' shown'}`} role="status">
        {state.statusMessage}
      </p>
    </form>
  );
}
