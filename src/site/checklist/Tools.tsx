import { Manual } from './Manual.tsx';
import { mostWorkloads, nameOf } from './sheet.ts';
import type { Actions, Format, State } from './state.ts';

type Props = { readonly state: State; readonly act: Actions };

const formats: readonly { readonly format: Format; readonly label: string }[] = [
  { format: 'markdown', label: 'Markdown' },
  { format: 'csv', label: 'CSV' },
];

/** What has just happened, and the way back: in sight wherever the reader is on this long sheet. */
export const Said = ({ state: { said, before }, act }: Props) => (
  <p class={said === '' ? 'said live' : 'said some live'}>
    <span role="status">{said}</span>{' '}
    {before && (
      <button type="button" onClick={act.undo}>
        Undo
      </button>
    )}
  </p>
);

/** What can be done with the whole sheet. */
export const Tools = ({ state, act }: Props) => (
  <div class="tools live">
    <p class="deeds">
      {formats.map(({ format, label }) => (
        <button key={format} type="button" onClick={() => act.copy(format)}>
          Copy as {label}
        </button>
      ))}
      {formats.map(({ format, label }) => (
        <button key={format} type="button" onClick={() => act.save(format)}>
          Download {label}
        </button>
      ))}
      <button type="button" onClick={() => act.save('file')}>
        Save as a file
      </button>
      <label class="open">
        Open a file
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) act.open(file);
            // So that the same file can be opened again.
            currentTarget.value = '';
          }}
        />
      </label>
      <button type="button" onClick={act.print}>
        Print
      </button>
      {state.asking === 'clear' ? (
        <span class="sure">
          Clear all workloads?{' '}
          <button type="button" onClick={act.clear}>
            Yes, clear
          </button>{' '}
          <button type="button" onClick={() => act.ask(undefined)}>
            No
          </button>
        </span>
      ) : (
        <button type="button" onClick={() => act.ask('clear')}>
          Clear
        </button>
      )}
    </p>
    <Manual state={state} act={act} />
  </div>
);

/** The workloads by name, one of them open. */
export const Workloads = ({ state: { sheet, at }, act }: Props) => (
  <ul class="workloads live" aria-label="Workloads">
    {sheet.workloads.map((workload, index) => (
      <li key={index}>
        <button
          type="button"
          aria-current={index === at ? 'true' : undefined}
          onClick={() => act.show(index)}
        >
          {nameOf(workload, index).slice(0, 60)}
        </button>
      </li>
    ))}
    <li>
      <button type="button" onClick={act.add} disabled={sheet.workloads.length >= mostWorkloads}>
        {sheet.workloads.length >= mostWorkloads
          ? `${mostWorkloads} are the most`
          : 'Add a workload'}
      </button>
    </li>
    {sheet.workloads.length > 1 && (
      <li>
        <button type="button" onClick={act.remove}>
          Remove this one
        </button>
      </li>
    )}
  </ul>
);
