import { type AddressOf, CalculatorLinks } from './CalculatorLinks.tsx';
import { ChecksView } from './ChecksView.tsx';
import { reportOf, textOf } from './checklist.ts';
import { FigureTable, Singles } from './fields.tsx';
import { edit, update } from './store.ts';
import { type ToolProps, Tools, Workloads } from './Tools.tsx';

/** The checklist as it is filled in, one workload shown. Without script it is a form to print and write on. */
export function ChecklistView({ to, ...tools }: ToolProps & { readonly to: AddressOf }) {
  const { state, change } = tools;
  const { workloads, choice } = state.checklist;
  const workload = workloads[state.shown] ?? {};
  const report = reportOf(workload, state.shown);
  const onEdit = (key: string, text: string) => change(edit(key, text));
  return (
    <form class="form" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      {state.problem !== undefined && (
        <p class="notice" role="alert">
          {state.problem}
        </p>
      )}
      <Workloads {...tools} />
      <div class="single named">
        <label for="workload-name">Workload and disk</label>
        <input
          id="workload-name"
          name="name"
          value={textOf(workload, 'name')}
          autocomplete="off"
          placeholder="Orders, data disk"
          onInput={({ currentTarget }) => onEdit('name', currentTarget.value)}
        />
      </div>

      <h3>Figures</h3>
      <div class="figures">
        {report.rows.map((line) => (
          <FigureTable key={line.figure.id} line={line} edit={onEdit} />
        ))}
      </div>
      <Singles lines={report.singles} edit={onEdit} />

      <h3>Growth</h3>
      <Singles lines={report.growthFigures} edit={onEdit} />
      <p class="sum">
        {report.growth?.sentence ??
          'Growth compounds: (1 + growth)^(months to plan ahead ÷ months it takes). IOPS, throughput, transactions and data grow; IO sizes, shares and latency don’t.'}
      </p>

      <h3 class="live">Calculators set to these figures</h3>
      <div class="live">
        <CalculatorLinks
          report={report}
          choice={choice}
          choose={(chosen) => change(update({ checklist: { ...state.checklist, choice: chosen } }))}
          to={to}
        />
      </div>

      <h3>Questions</h3>
      <ChecksView workload={workload} edit={onEdit} to={to} />
      <div class="single notes">
        <label for="workload-notes">Notes</label>
        <textarea
          id="workload-notes"
          name="notes"
          rows={4}
          autocomplete="off"
          value={textOf(workload, 'notes')}
          onInput={({ currentTarget }) => onEdit('notes', currentTarget.value)}
        />
      </div>
      <Tools {...tools} />
      <p class={`status live${state.statusMessage === '' ? '' : ' shown'}`} role="status">
        {state.statusMessage}
      </p>
    </form>
  );
}
