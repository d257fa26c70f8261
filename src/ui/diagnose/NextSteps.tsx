import { Component, createRef } from 'preact';
import { findPart } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import { loadSheet } from '../browser/sheets.ts';
import type { OwnProps } from '../view/props.ts';

type State = {
  /** What was copied, or is shown to be copied by hand. */
  readonly copied?: string;
  readonly byHand?: boolean;
};

/** The address of this page with the VM and the disks: the text of a measurement is in no address. */
const pageAddress = () => location.href.replace(/#.*$/s, '');

/** What to do after a diagnosis, each step with its command, and the whole as Markdown for a ticket. */
export class NextSteps extends Component<OwnProps, State> {
  override state: State = {};
  #first = createRef<HTMLDivElement>();
  #root: Node | undefined;
  /** The field that somebody is typing into. */
  #typed: EventTarget | null = null;

  override componentDidMount() {
    loadSheet(this.#first.current, 'diagnose', () => import('./diagnose-sheet.ts'));
    this.#root = this.#first.current?.getRootNode();
    for (const event of ['input', 'click']) this.#root?.addEventListener(event, this.#note);
    this.#ask();
  }

  override componentWillUnmount() {
    for (const event of ['input', 'click']) this.#root?.removeEventListener(event, this.#note);
  }

  #note = ({ type, target }: Event) => {
    // A text that is pasted, or a file, is whole.
    this.#typed = type === 'input' && (target as HTMLInputElement).type === 'text' ? target : null;
  };

  override componentDidUpdate() {
    this.#ask();
  }

  /**
   * After a whole text comes what it leaves open: its field gets the focus, unless the reader is elsewhere, or types
   * a name: one that can be read may go on, and the keys that follow are no choice of disks.
   */
  #ask() {
    const root = this.#root as Partial<ShadowRoot> | undefined;
    const name = findPart(this.props.answer, 'asks');
    const area = root?.querySelector?.<HTMLElement>('[data-whole]');
    const asked = area?.dataset['whole'];
    if (!area || !name || asked === name) return;
    area.dataset['whole'] = name;
    const field = root?.querySelector?.<HTMLElement>(`#${name}, .group.${name} .readings button`);
    const active = root?.activeElement;
    const isFree = active
      ? active.closest(`.area, .group.${asked || name}`) && active !== this.#typed
      : document.activeElement === document.body;
    if (!field || !isFree) return;
    const group = field.closest('details');
    if (group) group.open = true;
    field.focus();
  }

  #copy = async (text: string) => {
    let byHand = false;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      byHand = true;
    }
    this.setState({ copied: text, byHand });
  };

  #ticket = async () => {
    const script = await load(() => import('./ticket.ts'));
    const { answer, recommend } = this.props;
    // What to change is computed apart from the answer.
    const found = answer.recommendations ? undefined : await recommend?.(() => true);
    const whole = found ? { ...answer, recommendations: found.list } : answer;
    if (script) await this.#copy(script.ticketOf(whole, pageAddress()));
  };

  override render({ answer, compact }: OwnProps, { copied, byHand }: State) {
    const nextSteps = findPart(answer, 'next-steps') ?? [];
    const commands = nextSteps.flatMap(({ command }) => command ?? []);
    const isTicket = copied !== undefined && !commands.includes(copied);
    const all = (
      <>
        <ol>
          {nextSteps.map(({ title, text, command }) => (
            <li key={title}>
              <b>{title}</b>
              {text && <p>{text}</p>}
              {command && (
                <div class="command">
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
                  <pre tabIndex={0}>{command}</pre>
                  <button
                    type="button"
                    class="tool"
                    aria-label={`Copy: ${title}`}
                    onClick={() => this.#copy(command)}
                  >
                    {copied === command && !byHand ? 'Copied' : 'Copy'}
                  </button>
                </div>
              )}
            </li>
          ))}
        </ol>
        {answer.readouts.length > 0 && (
          <p class="ticket">
            <button type="button" class="tool" onClick={this.#ticket}>
              Copy for a ticket
            </button>
            <span role="status">
              {copied !== undefined && (byHand ? 'Select the text and copy it.' : 'Copied')}
            </span>
          </p>
        )}
        {isTicket && byHand && (
          <textarea class="by-hand" readOnly rows={8} value={copied} aria-label="The ticket" />
        )}
      </>
    );
    return (
      <div class="next-steps" ref={this.#first}>
        {nextSteps.length === 0 ? (
          all
        ) : compact ? (
          <>
            <h2>Next steps</h2>
            {all}
          </>
        ) : (
          <details class="folded">
            <summary>
              <b>Next steps</b>{' '}
              <span>
                {[...nextSteps.map(({ title }) => title), 'A text for a ticket'].join(' · ')}
              </span>
            </summary>
            {all}
          </details>
        )}
      </div>
    );
  }
}
