import { Component } from 'preact';
import { attempt } from '../../ui/browser.ts';
import type { PanelProps } from '../../ui/view/Share.tsx';
import type { Shared } from '../snippets/index.ts';
import { CopyText } from './CopyText.tsx';
import { choicesOf, onDisk, sharedOf } from './choices.ts';
import { atHome, measured } from './measure.ts';
import { savePicture } from './picture.tsx';

const storedTool = 'headroom-share-for';

/**
 * The tool that the reader chose last, who will embed the next calculator in the same wiki. It is kept
 * on our own site only: what other sites store is theirs. A browser may refuse to store anything.
 */
const lastTool = () => attempt(() => (atHome() && localStorage.getItem(storedTool)) || undefined);
const rememberTool = (id: string) =>
  attempt(() => atHome() && localStorage.setItem(storedTool, id));

type State = {
  readonly chosen: string;
  readonly statusMessage: string;
  /** How high a case is, and which. */
  readonly heights?: { readonly query: string; readonly found: Shared['heights'] };
};

/** Pause after the last change before the case is measured, in ms. */
const measureDelay = 500;

/** Everything that can be copied or saved of what is shown. It follows each change, so that what is seen is what is pasted. */
export class Panel extends Component<PanelProps, State> {
  override state: State = { chosen: lastTool() ?? 'link', statusMessage: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    this.#measure();
  }

  override componentDidUpdate({ screen }: PanelProps) {
    if (screen.query === this.props.screen.query) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#measure(), measureDelay);
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  /** The default case was measured when the site was made. */
  async #measure() {
    const { query } = this.props.screen;
    const shared = sharedOf(this.props.screen);
    if (!shared || query === '') return;
    const found = await measured(shared);
    if (query === this.props.screen.query) this.setState({ heights: { query, found } });
  }

  #choose = (chosen: string) => {
    rememberTool(chosen);
    this.setState({ chosen });
  };

  #save = (kind: 'svg' | 'png') => async () => {
    this.setState({ statusMessage: await savePicture(this.props.screen, kind) });
  };

  override render({ screen, address }: PanelProps, { chosen, statusMessage, heights }: State) {
    const known = heights?.query === screen.query ? heights.found : undefined;
    const groups = choicesOf(screen, address, known);
    const choices = groups.flatMap((group) => group.choices);
    const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
    return (
      <>
        {onDisk() && (
          <p class="note">
            These pages are opened from a disk, so their addresses work for nobody else. Take them
            from where the site is hosted.
          </p>
        )}
        {!screen.answer && (
          <p class="note">There is no answer to share yet. The link carries what was typed.</p>
        )}
        {choices.length > 1 && (
          <div class="control">
            <label for="share-for">For</label>
            <select
              id="share-for"
              onChange={({ currentTarget }) => this.#choose(currentTarget.value)}
            >
              {groups.map(({ name, choices }) => (
                <optgroup label={name} key={name}>
                  {choices.map(({ id, name }) => (
                    <option value={id} selected={id === choice?.id} key={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
        )}
        {choice?.parts().map((part, at) => (
          <CopyText id={`share-text-${at}`} part={part} key={`${choice.id} ${part.label}`} />
        ))}
        {choice?.note && <p class="note">{choice.note}</p>}
        {choice?.download && (
          <p class="done">
            <a href={choice.download.address} download="">
              {choice.download.label}
            </a>{' '}
            (zip)
          </p>
        )}
        {screen.answer && (
          <p class="done">
            Picture of this answer:{' '}
            <button type="button" onClick={this.#save('svg')}>
              Save as SVG
            </button>{' '}
            <button type="button" onClick={this.#save('png')}>
              Save as PNG
            </button>{' '}
            <span aria-live="polite">{statusMessage}</span>
          </p>
        )}
      </>
    );
  }
}
