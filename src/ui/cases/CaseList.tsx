import { Component } from 'preact';
import type { KeptCase } from './store.ts';

type Props = {
  readonly cases: { readonly recent: readonly KeptCase[]; readonly named: readonly KeptCase[] };
  /** What the last button did. */
  readonly said: string;
  readonly canSave: boolean;
  readonly onSave: (name: string) => void;
  readonly onOpen: (one: KeptCase) => void;
  readonly onRename: (one: KeptCase, name: string) => void;
  readonly onDelete: (one: KeptCase) => void;
  readonly onClear: () => void;
  readonly keepsRecent: boolean;
  readonly onKeepRecent: (keeps: boolean) => void;
};

/** A day as readers write it. */
const dayOf = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime())
    ? ''
    : day.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      } as const);
};

/** The cases that this browser keeps of a calculator. */
export class CaseList extends Component<Props, { name: string; renaming?: string | undefined }> {
  override state: { name: string; renaming?: string | undefined } = { name: '' };

  #save = (event: Event) => {
    event.preventDefault();
    this.props.onSave(this.state.name);
    this.setState({ name: '' });
  };

  #rename = (one: KeptCase, event: SubmitEvent) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget as HTMLFormElement).get('name');
    this.setState({ renaming: undefined });
    this.props.onRename(one, String(name));
  };

  #caseView = (one: KeptCase) => {
    const { onOpen, onDelete } = this.props;
    const { name, text, date } = one;
    const title = name ?? text;
    if (name !== undefined && this.state.renaming === name)
      return (
        <li key={name}>
          <form onSubmit={(event) => this.#rename(one, event)} aria-label={`Rename ${name}`}>
            <input name="name" aria-label="New name" maxLength={60} defaultValue={name} required />
            <button type="submit" class="tool">
              Rename
            </button>
          </form>
        </li>
      );
    return (
      <li key={title}>
        <button type="button" class="open" onClick={() => onOpen(one)}>
          <b>{title}</b>
          <span>
            {name !== undefined && text} {dayOf(date)}
          </span>
        </button>
        {name !== undefined && (
          <button
            type="button"
            class="small"
            aria-label={`Rename ${name}`}
            onClick={() => this.setState({ renaming: name })}
          >
            Rename
          </button>
        )}
        <button
          type="button"
          class="small"
          aria-label={`Delete ${title}`}
          onClick={() => onDelete(one)}
        >
          Delete
        </button>
      </li>
    );
  };

  override render(props: Props) {
    const { cases, said, canSave, onClear, keepsRecent, onKeepRecent } = props;
    const { recent, named } = cases;
    return (
      <section class="cases" aria-label="Cases">
        <form onSubmit={this.#save} aria-label="Save this case">
          <label for="case-name">Save this case as</label>
          <input
            id="case-name"
            value={this.state.name}
            maxLength={60}
            required
            autocomplete="off"
            onInput={({ currentTarget }) => this.setState({ name: currentTarget.value })}
          />
          <button type="submit" class="tool" disabled={!canSave}>
            Save
          </button>
        </form>
        <Cases title="Named" cases={named} view={this.#caseView} />
        <Cases title="Recent" cases={recent} view={this.#caseView} />
        <label class="keep">
          <input
            type="checkbox"
            checked={keepsRecent}
            onChange={({ currentTarget }) => onKeepRecent(currentTarget.checked)}
          />
          Keep the last three cases of each calculator
        </label>
        <p class="note" aria-live="polite">
          {said}
        </p>
        <p class="note">
          Cases stay in this browser and are sent nowhere.{' '}
          {named.length + recent.length > 0 && (
            <button type="button" class="small" onClick={onClear}>
              Delete all
            </button>
          )}
        </p>
      </section>
    );
  }
}

function Cases({
  title,
  cases,
  view,
}: {
  title: string;
  cases: readonly KeptCase[];
  view: (one: KeptCase) => unknown;
}) {
  if (cases.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>{cases.map(view) as never}</ul>
    </>
  );
}
