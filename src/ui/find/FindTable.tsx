import { Component, type ComponentType, createRef } from 'preact';
import type { SetUpFigures } from '../../calculators/find/parts.ts';
import { findPart } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import { loadSheet } from '../browser/sheets.ts';
import type { TableProps } from '../view/props.ts';
import { TableView } from '../view/TableView.tsx';
import { nameOf, SetUpTable } from './SetUpTable.tsx';
import type { SideBySideProps } from './SideBySide.tsx';

type State = {
  /** The names of those that are chosen, in the order of choosing. */
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  readonly SideBySide?: ComponentType<SideBySideProps>;
  readonly hasFailed?: boolean;
};

/** More do not fit beside each other. */
const most = 3;

/** Those of the table: the one that the answer is about is above it, unless the set-up of today is compared with it. */
const listedOf = (setUps: readonly SetUpFigures[]) =>
  setUps.length > 1 && setUps[0]?.letter === 'A' ? setUps.slice(1) : setUps;

/** The table of set-ups, with a tray of those that are selected and, once that is asked for, these side by side. */
class SetUps extends Component<TableProps & { readonly setUps: readonly SetUpFigures[] }, State> {
  override state: State = { chosen: [], isOpen: false };
  #place = createRef<HTMLDivElement>();

  override componentDidMount() {
    loadSheet(this.#place.current, 'find', () => import('./find-sheet.ts'));
  }

  /** Those that are chosen and still among the set-ups. */
  get #chosen(): readonly SetUpFigures[] {
    return this.state.chosen.flatMap(
      (name) => this.props.setUps.find((one) => nameOf(one) === name) ?? [],
    );
  }

  #set(chosen: readonly SetUpFigures[]) {
    this.setState({ chosen: chosen.map(nameOf), ...(chosen.length < 2 ? { isOpen: false } : {}) });
  }

  /** The one that the answer is about: the first that is selected is compared with it. */
  get #answered() {
    return this.props.setUps.find(({ letter }) => letter === 'A');
  }

  #toggle = (setUp: SetUpFigures) => {
    const [chosen, answered] = [this.#chosen, this.#answered];
    const rest = chosen.filter((one) => one !== setUp);
    if (rest.length < chosen.length) this.#set(rest.some((one) => one !== answered) ? rest : []);
    else this.#set([...(chosen.length > 0 || !answered ? chosen : [answered]), setUp]);
  };

  /** The button in the row gets the focus that its chip had, or else that of what is still selected. */
  #remove = (setUp: SetUpFigures) => {
    const other = this.#chosen.find((one) => one !== setUp);
    this.#toggle(setUp);
    (this.#buttonOf(setUp) ?? (other && this.#buttonOf(other)))?.focus();
  };

  #buttonOf = (setUp: SetUpFigures) =>
    [...(this.#place.current?.querySelectorAll<HTMLElement>('tbody button') ?? [])].find(
      (button) => button.getAttribute('aria-label') === labelOf(setUp),
    );

  #open = async () => {
    const script = this.state.SideBySide ? undefined : await load(() => import('./SideBySide.tsx'));
    if (!script && !this.state.SideBySide) return this.setState({ hasFailed: true });
    this.setState({ isOpen: true, hasFailed: false, ...script }, () => {
      const heading = this.#place.current?.querySelector<HTMLElement>('.side-by-side h2');
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    });
  };

  #close = () => {
    const other = this.#chosen.find((one) => one !== this.#answered);
    this.#set([]);
    if (other) this.#buttonOf(other)?.focus();
  };

  #button = (setUp: SetUpFigures) => {
    const chosen = this.#chosen;
    const isChosen = chosen.includes(setUp);
    if (chosen.length === 0 && setUp === this.#answered) return null;
    return (
      <button
        type="button"
        class="tool"
        aria-label={labelOf(setUp)}
        aria-pressed={isChosen}
        disabled={!isChosen && chosen.length >= most}
        onClick={() => this.#toggle(setUp)}
      >
        {isChosen ? 'Selected' : 'Select'}
      </button>
    );
  };

  override render({ table, setUps, links }: SetUps['props'], state: State) {
    const { isOpen, SideBySide, hasFailed } = state;
    const chosen = this.#chosen;
    const isBeside = isOpen && SideBySide && chosen.length > 1;
    return (
      <div class="set-ups" ref={this.#place}>
        <section class="set-up-list" aria-label={table.caption}>
          <SetUpTable
            table={table}
            setUps={listedOf(setUps)}
            cheapest={this.#answered}
            links={links}
            choose={this.#button}
          />
          <More setUps={listedOf(setUps)} />
        </section>
        {isBeside && <SideBySide setUps={chosen} links={links} onClose={this.#close} />}
        <span role="status" class="announced">
          {chosen.length > 0 && `${chosen.length} of at most ${most} set-ups chosen.`}
          {hasFailed && ' The comparison could not be loaded.'}
        </span>
        {chosen.length > 0 && (
          <section class="tray" aria-label="Selected set-ups">
            <b>Selected</b>
            {chosen.map((setUp) => (
              <button
                type="button"
                class="chip"
                aria-label={`Remove ${nameOf(setUp)}`}
                onClick={() => this.#remove(setUp)}
                key={nameOf(setUp)}
              >
                <b>{setUp.letter}</b> {setUp.vm}{' '}
                <span>{setUp.readouts.find(({ id }) => id === 'cost')?.text}</span>
              </button>
            ))}
            <button type="button" class="main" disabled={chosen.length < 2} onClick={this.#open}>
              {chosen.length < 2
                ? 'Choose one more'
                : isBeside
                  ? 'Go to side by side'
                  : `See ${chosen.length} side by side`}
            </button>
          </section>
        )}
      </div>
    );
  }
}

/** As many set-ups as are shown at first: the style sheet hides the others until this is open. */
const atOnce = 5;

/** What shows the other set-ups, in a line that says what they are for. */
function More({ setUps }: { readonly setUps: readonly SetUpFigures[] }) {
  const rest = setUps.slice(atOnce);
  if (rest.length < 2) return null;
  return (
    <details class="folded more-set-ups">
      <summary>
        <b>{rest.length} more</b> <span>{rest.map(({ why }) => why).join(' · ')}</span>
      </summary>
    </details>
  );
}

const labelOf = (setUp: SetUpFigures) => `Select ${nameOf(setUp)}`;

/** A table of the search: the first lists the set-ups that fit. */
export function FindTable(props: TableProps) {
  const { answer, table } = props;
  const setUps = table === answer.tables[0] ? findPart(answer, 'set-ups') : undefined;
  return setUps ? <SetUps {...props} setUps={setUps} /> : <TableView {...props} />;
}
