/** What can be done with the checklist as a whole: copy, download, print, open a file, clear. */
import type { ComponentProps } from 'preact';
import { saveFile } from '../dom.ts';
import { nameOf } from './checklist.ts';
import { csvText, markdownText } from './exports.ts';
import { append, type Change, initial, remove, type State, update } from './state.ts';
import { parse, serialize, store } from './store.ts';

export type ToolProps = { readonly state: State; readonly change: (change: Change) => void };

const markdown = { name: 'checklist.md', type: 'text/markdown', text: markdownText, note: '' };
const csv = {
  name: 'checklist.csv',
  type: 'text/csv',
  text: csvText,
  note: ' A cell that begins like a formula has an apostrophe in front, so that no spreadsheet computes it.',
};
const file = { name: 'checklist.json', type: 'application/json', text: serialize, note: '' };
type Format = typeof csv;
/** More text than any checklist has. */
const maxFileSize = 8_000_000;

const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** The workloads by name, one of them shown. */
export const Workloads = ({ state, change }: ToolProps) => {
  const { workloads } = state.checklist;
  return (
    <ul class="workloads live" aria-label="Workloads">
      {workloads.length > 1 &&
        workloads.map((workload, index) => (
          <li key={index}>
            <Button
              aria-current={index === state.shown || undefined}
              onClick={() => change(update({ shown: index }))}
            >
              {nameOf(workload, index).slice(0, 60)}
            </Button>
          </li>
        ))}
      <li>
        <Button onClick={() => change(append([{}]))}>Add a workload</Button>
      </li>
      {workloads.length > 1 && (
        <li>
          <Button onClick={() => confirm('Remove this workload?') && change(remove)}>
            Remove this one
          </Button>
        </li>
      )}
    </ul>
  );
};

const tell = ({ change }: ToolProps, statusMessage: string) => change(update({ statusMessage }));

function download({ name, type, text, note }: Format, props: ToolProps) {
  saveFile(name, type, text(props.state.checklist));
  tell(props, `Downloaded ${name}.${note}`);
}

/** As text, for other programs. */
export const Copies = (props: ToolProps) => {
  const copy = async ({ text, note }: Format) => {
    try {
      await navigator.clipboard.writeText(text(props.state.checklist));
      tell(props, `Copied.${note}`);
    } catch {
      // Without a secure context there is no clipboard, and a sandbox refuses it.
      tell(props, 'This browser does not let the page copy. Download the text instead.');
    }
  };
  return (
    <details class="live">
      <summary>
        <b>Copy or download</b> <span>Markdown for tickets, CSV for spreadsheets</span>
      </summary>
      <div>
        <Button onClick={() => copy(markdown)}>Copy as Markdown</Button>
        <Button onClick={() => copy(csv)}>Copy as CSV</Button>
        <Button onClick={() => download(markdown, props)}>Download Markdown</Button>
        <Button onClick={() => download(csv, props)}>Download CSV</Button>
      </div>
    </details>
  );
};

/** What is done with the sheet itself. */
export const Tools = (props: ToolProps) => {
  const { change } = props;
  /** Adds the workloads of a file to the checklist. */
  const open = async (given: File) => {
    const name = `“${given.name.slice(0, 60)}”`;
    if (given.size > maxFileSize) return tell(props, `${name} is too large to be a checklist.`);
    const { checklist: found, problem = '' } = parse(await given.text().catch(() => ''));
    if (found) change(append(found.workloads, `${name} was added. ${problem}`));
    else tell(props, `${name} was not added. ${problem}`);
  };
  const clear = () => {
    if (!confirm('Clear all workloads, here and in this browser?')) return;
    store.erase();
    change(() => ({ ...initial, statusMessage: 'Cleared, and removed from this browser.' }));
  };
  return (
    <div class="tools live">
      <Button onClick={() => download(file, props)}>Save as a file</Button>
      <label class="file">
        Open a file
        <input
          type="file"
          class="unseen"
          accept=".json,.txt,application/json,text/plain"
          onChange={({ currentTarget }) => {
            const [given] = currentTarget.files ?? [];
            // So that the same file can be opened again.
            currentTarget.value = '';
            if (given) open(given);
          }}
        />
      </label>
      <Button onClick={() => print()}>Print</Button>
      <Button onClick={clear}>Clear</Button>
    </div>
  );
};
