import { Component } from 'preact';
import type { Answer, Recommendation } from '../../kit/index.ts';
import type { DetailsProps } from './props.ts';
import { RecommendationList } from './RecommendationList.tsx';

type State = {
  /** What was computed apart last, and for which answer. */
  readonly found?: { readonly of: Answer; readonly list: readonly Recommendation[] | undefined };
  /** Somebody uses the calculator: until then nothing is computed for it. */
  readonly isUsed?: boolean;
};

/** Signs that somebody looks at a calculator and does not only have it on the page. */
const signsOfLife = ['pointerover', 'focusin', 'keydown'];

/** What is printed is kept by a node that is never drawn again (Preact leaves the content of such a one alone). */
const kept = { __html: '' };

/**
 * The recommendations of an answer. Where they are computed apart, those that are printed stay until the
 * answer changes; after that, the last ones keep their place, greyed, until the new ones are there.
 */
export class Recommendations extends Component<DetailsProps, State> {
  /** The answer whose recommendations the build has printed, if it has. */
  #printed: Answer | undefined;
  #element: HTMLElement | null = null;
  #computing: Answer | undefined;

  constructor(props: DetailsProps) {
    super(props);
    const { answer, recommend } = props;
    if (answer.recommendsLater && !recommend) this.#printed = answer;
  }

  override componentDidMount() {
    const root = this.#element?.getRootNode();
    // On a page of its own the case in the address is what the reader came for.
    if (!(root instanceof ShadowRoot) || root.host.hasAttribute('address'))
      return this.setState({ isUsed: true });
    const wake = () => this.setState({ isUsed: true });
    for (const sign of signsOfLife) root.addEventListener(sign, wake, { once: true });
  }

  override componentDidUpdate() {
    this.#compute();
  }

  override componentWillUnmount() {
    this.#computing = undefined;
  }

  async #compute() {
    const { answer, recommend } = this.props;
    const { isUsed, found } = this.state;
    if (!isUsed || !recommend || !answer.recommendsLater || answer === this.#printed) return;
    if (found?.of === answer || this.#computing === answer) return;
    this.#computing = answer;
    const isWanted = () => this.#computing === answer;
    const list = await recommend(isWanted);
    if (!isWanted()) return;
    this.#computing = undefined;
    this.setState({ found: { of: answer, list } });
  }

  override render(props: DetailsProps, { found, isUsed }: State) {
    const { answer } = props;
    const isOpen = answer.recommendsLater && answer !== this.#printed && answer !== found?.of;
    const list = answer.recommendsLater ? found?.list : answer.recommendations;
    return (
      <div
        class={`recommendations${isOpen ? (isUsed ? ' busy' : ' waiting') : ''}`}
        aria-busy={isOpen ? 'true' : undefined}
        ref={(element) => {
          this.#element = element;
        }}
      >
        <p class="computing">{isOpen ? 'Options are being computed.' : ''}</p>
        {this.#printed && !found ? (
          <div key="printed" inert={isOpen} dangerouslySetInnerHTML={kept} />
        ) : (
          <div key="drawn" inert={isOpen}>
            {list && <RecommendationList {...props} list={list} />}
            {found && !found.list && answer.recommendsLater && (
              <p>The options could not be loaded.</p>
            )}
          </div>
        )}
      </div>
    );
  }
}
