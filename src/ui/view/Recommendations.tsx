import { Component } from 'preact';
import type { Shown } from '../../kit/index.ts';
import { followHere } from './follow-link.ts';
import { kept } from './Memo.tsx';
import type { DetailsProps, Recommended } from './props.ts';
import { RecommendationList } from './RecommendationList.tsx';

type State = {
  /** The answer that the last recommendations are for, and those; nothing where they could not be loaded. */
  readonly of?: Shown;
  readonly found?: Recommended | undefined;
  /** Somebody uses the calculator: until then nothing is computed for it. */
  readonly isUsed?: true;
};

/** Signs that somebody looks at a calculator and does not only have it on the page. */
const signsOfLife = ['pointerover', 'focusin', 'keydown'];

/**
 * The recommendations of an answer. Where they are computed apart, those that are printed stay until the
 * answer changes; after that, the last ones keep their place, greyed, until the new ones are there.
 */
export class Recommendations extends Component<DetailsProps, State> {
  /** The answer whose recommendations the build has printed, if it has. */
  #printed = this.props.recommend ? undefined : this.props.answer;
  #element: HTMLElement | null = null;
  #computing: Shown | undefined;

  override componentDidMount() {
    const root = this.#element?.getRootNode() as ShadowRoot;
    const use = () => this.setState({ isUsed: true });
    // On a page of its own the case in the address is what the reader came for; elsewhere it is an illustration.
    if (root.host.matches('[address]:not([framed])')) use();
    for (const sign of signsOfLife) root.addEventListener(sign, use, { once: true });
    this.#element?.addEventListener('click', (event) => followHere(event, this.props.onTry));
  }

  override async componentDidUpdate() {
    const { answer, recommend, outdated } = this.props;
    if (!this.#isOpen() || !this.state.isUsed || !recommend || this.#computing === answer) return;
    // They would be those of the inputs, which cannot be read.
    if (outdated) return;
    this.#computing = answer;
    const isWanted = () => this.#computing === answer;
    const found = await recommend(isWanted);
    if (!isWanted()) return;
    this.#computing = undefined;
    this.setState({ of: answer, found });
  }

  override componentWillUnmount() {
    this.#computing = undefined;
  }

  /** Are the recommendations of the present answer still missing? */
  #isOpen() {
    const { answer } = this.props;
    return !answer.recommendations && answer !== this.#printed && answer !== this.state.of;
  }

  override render(props: DetailsProps, { of, found }: State) {
    const { answer, views, outdated } = props;
    const isOpen = this.#isOpen();
    const { recommendations: list } = answer;
    const shown = list ? { ...views, list } : found;
    // What fits has hardly ever any, so that no room is kept for them, which would be given up in sight.
    const isAwaited = isOpen && answer.verdict !== 'fits';
    // Once something else was drawn, what was printed is gone.
    if (list || of || isAwaited !== isOpen) this.#printed = undefined;
    const content = this.#printed ? (
      <div key="printed" inert={isOpen} dangerouslySetInnerHTML={kept} />
    ) : (
      <div key="drawn" inert={isOpen}>
        {shown && <RecommendationList {...props} {...shown} />}
      </div>
    );
    const status = isOpen
      ? !outdated && 'Computing options.'
      : of === answer && !found && 'Options could not be loaded.';
    return (
      <div
        // Those of another case are no last ones.
        class={`recommendations${isAwaited ? (of ? ' busy' : ' waiting') : ''}`}
        aria-busy={isOpen || undefined}
        ref={(element) => {
          this.#element = element;
        }}
      >
        <p class="computing">{status}</p>
        {content}
      </div>
    );
  }
}
