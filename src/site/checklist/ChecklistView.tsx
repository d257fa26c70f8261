import { CalculatorLinks } from './CalculatorLinks.tsx';
import { type AddressOf, ChecksView } from './ChecksView.tsx';
import { growthOf, maxWorkloads, nameOf, textOf } from './checklist.ts';
import { FigureTable, Single } from './FigureTable.tsx';
import { growthFigures, rows, singles } from './figures.ts';
import type { Action, State } from './state.ts';

export type Format = 'markdown' | 'csv' | 'file';

/** What the page can do apart from changing its state. */
export type Effects = {
  readonly copy: (format: Format) => void;
  readonly download: (format: Format) => void;
  readonly openFile: (file: File) => void;
  readonly print: () => void;
  readonly erase: () => void;
  readonly downloadBackup: () => void;
  readonly deleteBackup: () => void;
};

type Props = {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
  readonly effects: Effects;
};

const Button = (props: {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly current?: boolean;
  readonly children: preact.ComponentChildren;
}) => (
  <button
    type="button"
    onClick={props.onClick}
    disabled={props.disabled ?? false}
    aria-current={props.current ? 'true' : undefined}
  >
    {props.children}
  </button>
);

/** A button whose deed can't be undone, so a second one confirms it. The first stays, so that the focus is not lost. */
const Confirmed = (
  props: Pick<Props, 'state' | 'dispatch'> & {
    readonly what: NonNullable<State['pendingConfirmation']>;
    readonly label: string;
    readonly question: string;
    readonly yes: string;
    readonly onConfirm: () => void;
  },
) => {
  const { what, dispatch } = props;
  const ask = (asked: boolean) => dispatch({ type: 'confirm', what: asked ? what : undefined });
  const pending = props.state.pendingConfirmation === what;
  return (
    <>
      <Button onClick={() => ask(!pending)}>{props.label}</Button>
      {pending && (
        <span class="confirm" role="alert">
          {props.question} <Button onClick={props.onConfirm}>{props.yes}</Button>{' '}
          <Button onClick={() => ask(false)}>No</Button>
        </span>
      )}
    </>
  );
};

/** What the reader has to know about saving. */
const Notices = ({ state, effects }: Props) => (
  <>
    {state.backup !== undefined && (
      <div class="notice" role="alert">
        <p>
          <strong>A saved checklist could not be read completely.</strong> {state.problem} A copy of
          its text is kept in this browser.
        </p>
        <p class="buttons">
          <Button onClick={effects.downloadBackup}>Download the copy</Button>
          <Button onClick={effects.deleteBackup}>Delete the copy</Button>
        </p>
      </div>
    )}
    {state.changedElsewhere && (
      <p class="notice elsewhere" role="alert">
        <strong>This checklist was changed in another tab.</strong> Reload the page to see that
        version. If you go on here, this version replaces it.
      </p>
    )}
    {state.storageProblem !== undefined && (
      <p class="notice" role="alert">
        {state.storageProblem}
      </p>
    )}
  </>
);

/** The workloads by name, one of them shown. */
const Workloads = ({ state, dispatch }: Props) => {
  const { workloads } = state.checklist;
  const full = workloads.length >= maxWorkloads;
  return (
    <ul class="workloads live" aria-label="Workloads">
      {workloads.map((workload, index) => (
        <li key={index}>
          <Button current={index === state.shown} onClick={() => dispatch({ type: 'show', index })}>
            {nameOf(workload, index).slice(0, 60)}
          </Button>
        </li>
      ))}
      <li>
        <Button onClick={() => dispatch({ type: 'append', workloads: [{}] })} disabled={full}>
          {full ? `At most ${maxWorkloads} workloads` : 'Add a workload'}
        </Button>
      </li>
      {workloads.length > 1 && (
        <li>
          <Confirmed
            state={state}
            dispatch={dispatch}
            what="remove"
            label="Remove this one"
            question="Remove this workload?"
            yes="Yes, remove"
            onConfirm={() => dispatch({ type: 'remove' })}
          />
        </li>
      )}
    </ul>
  );
};

/** What can be done with the whole checklist. */
const Tools = ({ state, dispatch, effects }: Props) => (
  <div class="tools buttons live">
    <Button onClick={() => effects.copy('markdown')}>Copy as Markdown</Button>
    <Button onClick={() => effects.copy('csv')}>Copy as CSV</Button>
    <Button onClick={() => effects.download('markdown')}>Download Markdown</Button>
    <Button onClick={() => effects.download('csv')}>Download CSV</Button>
    <Button onClick={effects.print}>Print</Button>
    <Button onClick={() => effects.download('file')}>Save as a file</Button>
    <label class="file">
      Open a file
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) effects.openFile(file);
          // So that the same file can be opened again.
          currentTarget.value = '';
        }}
      />
    </label>
    <Confirmed
      state={state}
      dispatch={dispatch}
      what="erase"
      label="Clear"
      question="Clear all workloads, here and in this browser?"
      yes="Yes, clear"
      onConfirm={effects.erase}
    />
  </div>
);

/** The checklist as it is filled in, one workload shown. Without script it is a form to print and write on. */
export function ChecklistView(props: Props & { readonly to: AddressOf }) {
  const { state, dispatch, to } = props;
  const { workloads, choice } = state.checklist;
  const workload = workloads[state.shown] ?? {};
  const growth = growthOf(workload);
  const edit = (key: string, text: string) => dispatch({ type: 'edit', key, text });
  return (
    <form class="form" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <Notices {...props} />
      <Workloads {...props} />
      <div class="single named">
        <label for="workload-name">Workload and disk</label>
        <input
          id="workload-name"
          name="name"
          value={textOf(workload, 'name')}
          autocomplete="off"
          placeholder="Orders, data disk"
          onInput={({ currentTarget }) => edit('name', currentTarget.value)}
        />
      </div>

      <h3>Figures</h3>
      <div class="figures">
        {rows.map((row) => (
          <FigureTable key={row.id} row={row} workload={workload} growth={growth} edit={edit} />
        ))}
      </div>
      <div class="singles">
        {singles.map((figure) => (
          <Single key={figure.id} figure={figure} workload={workload} growth={growth} edit={edit} />
        ))}
      </div>

      <h3>Growth</h3>
      <div class="singles">
        {growthFigures.map((figure) => (
          <Single key={figure.id} figure={figure} workload={workload} edit={edit} />
        ))}
      </div>
      <p class="sum">
        {growth?.sentence ??
          'Growth compounds: (1 + growth)^(months to plan ahead ÷ months it takes). IOPS, throughput, transactions and data grow; IO sizes, shares and latency don’t.'}
      </p>

      <h3 class="live">Calculators set to these figures</h3>
      <div class="live">
        <CalculatorLinks
          workload={workload}
          choice={choice}
          choose={(chosen) => dispatch({ type: 'choose', choice: chosen })}
          to={to}
        />
      </div>

      <h3>Questions</h3>
      <ChecksView workload={workload} edit={edit} to={to} />
      <div class="single notes">
        <label for="workload-notes">Notes</label>
        <textarea
          id="workload-notes"
          name="notes"
          rows={4}
          autocomplete="off"
          value={textOf(workload, 'notes')}
          onInput={({ currentTarget }) => edit('notes', currentTarget.value)}
        />
      </div>
      <Tools {...props} />
      <p class={`status live${state.statusMessage === '' ? '' : ' shown'}`} role="status">
        {state.statusMessage}
      </p>
    </form>
  );
}
