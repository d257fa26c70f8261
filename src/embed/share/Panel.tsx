import { Component, createRef } from 'preact';
import { isOwnText } from '../../kit/form-model.ts';
import type { Shown, ViewModel } from '../../kit/index.ts';
import { load } from '../../ui/browser/load.ts';
import { adoptStyles } from '../../ui/browser/sheets.ts';
import { carried } from '../../ui/scripts.ts';
import type { PanelProps } from '../../ui/view/Share.tsx';
import { copyOf, markdownOf, plainOf, screenCsv } from '../copy.ts';
import { questionOf } from '../questions.ts';
import { pageOf } from '../snippets/shared-case.ts';
import { CopyText } from './CopyText.tsx';
import styles from './panel.css?inline';
import { openAt } from './panel-place.ts';
import { SavedPicture } from './SavedPicture.tsx';
import { onDisk, sharedOf } from './shared-case.ts';

const forms = [
  ['answer', 'Answer only'],
  ['whole', 'Whole calculator'],
  ['picture', 'Picture'],
  ['text', 'Markdown'],
] as const;

type Script = typeof import('./Embedding.tsx');
type State = {
  readonly form: (typeof forms)[number][0];
  /** What it takes to put the calculator elsewhere, once that is loaded. */
  readonly script?: Script | undefined;
  readonly failed?: boolean;
};

/** The answer as text, with its inputs and sources. */
function textsOf(screen: ViewModel, answer: Shown) {
  const shared = sharedOf(screen);
  const link = shared && !onDisk() ? pageOf(shared) : undefined;
  const copy = copyOf(questionOf(screen.calculator), screen, answer, link);
  return [
    { label: 'Markdown', text: markdownOf(copy) },
    { label: 'CSV', text: screenCsv(copy) },
    { label: 'Plain text', text: plainOf(copy) },
  ];
}

/** Does the case rest on a measurement of the reader’s, which no link has? */
const isPrivate = ({ controls }: ViewModel) => controls.some(isOwnText);

/** Everything that can be copied or saved of what is shown. It follows each change, so that what is seen is what is pasted. */
export class Panel extends Component<PanelProps, State> {
  override state: State = { form: carried ? 'picture' : 'answer' };
  #panel = createRef<HTMLDivElement>();
  #leave: (() => void) | undefined;

  override componentDidMount() {
    const panel = this.#panel.current;
    if (!panel) return;
    adoptStyles(panel, styles);
    this.#leave = openAt(panel, this.props.button, this.props.close);
    if (!carried) this.#load();
  }

  async #load() {
    const script = await load(() => import('./Embedding.tsx'));
    this.setState({ script, failed: !script });
  }

  override componentWillUnmount() {
    this.#leave?.();
  }

  #close = () => {
    this.props.close();
    this.props.button.focus();
  };

  /** A case that is opened is what one wants to see. */
  #leaveForCase = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.open')) this.#close();
  };

  override render({ screen, address, onCases, menu }: PanelProps, state: State) {
    const { script, failed } = state;
    const isOwn = isPrivate(screen);
    // What shows the case of a link elsewhere would show another one.
    const shared = isOwn ? undefined : sharedOf(screen);
    const offered = carried || isOwn ? forms.slice(2) : forms;
    const form = offered.some(([id]) => id === state.form) ? state.form : 'picture';
    return (
      <div
        id="share"
        popover="manual"
        role="dialog"
        aria-labelledby="share-title"
        tabIndex={-1}
        ref={this.#panel}
      >
        <div class="share-head">
          <h2 id="share-title">Share</h2>
          <button type="button" class="try" onClick={this.#close}>
            Close
          </button>
        </div>
        {onDisk() && (
          <p class="note">
            These pages are opened from a disk, so their addresses work for nobody else. Take them
            from where the site is hosted.
          </p>
        )}
        <CopyText id="share-link" part={{ label: 'Link', text: address }} short />
        {screen.query !== '' && (
          <p class="note">
            {isOwn
              ? 'The link has your other inputs; the measurement stays in your browser. A picture and Markdown show your answer.'
              : 'The link carries the case. Its preview in a chat shows the example.'}
          </p>
        )}
        {onCases && (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: buttons inside do it, and those have keys.
          <div class="kept" onClick={this.#leaveForCase}>
            <button
              type="button"
              class="try"
              aria-expanded={menu ? 'true' : 'false'}
              onClick={onCases}
            >
              Cases
            </button>
            {menu}
          </div>
        )}
        {!screen.answer && <p class="note">There is no answer to share yet.</p>}
        {screen.answer && (
          <fieldset class="forms">
            <legend class="hidden">What to share</legend>
            {offered.map(([id, name]) => (
              <label key={id}>
                <input
                  type="radio"
                  name="share-form"
                  checked={id === form}
                  onChange={() => this.setState({ form: id })}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        {screen.answer && form === 'picture' && <SavedPicture screen={screen} />}
        {script && shared && form === 'picture' && (
          <script.PictureSnippets screen={screen} shared={shared} />
        )}
        {script && shared && (form === 'answer' || form === 'whole') && (
          <script.Embedding screen={screen} shared={{ ...shared, shown: form }} />
        )}
        {screen.answer &&
          form === 'text' &&
          textsOf(screen, screen.answer).map((part, at) => (
            <CopyText id={`share-text-${at}`} part={part} key={part.label} />
          ))}
        {failed && <p class="note">This could not be loaded. The link works.</p>}
        {carried && (
          <p class="note">
            To put it into a page of yours, open it on its site, and share it there.
          </p>
        )}
      </div>
    );
  }
}
