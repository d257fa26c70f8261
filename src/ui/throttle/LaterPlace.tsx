import { Component, type ComponentChildren, createRef } from 'preact';
import type { Shown } from '../../kit/index.ts';
import { empty } from '../browser/empty-html.ts';
import { Place } from './Place.tsx';

/** The script that draws the parts which come later. */
export type LaterScript = typeof import('./flow-script.ts');

type Props = {
  readonly answer: Shown;
  readonly draw: (script: LaterScript) => ComponentChildren;
  /** It is more than a text: its script comes as soon as it is seen. */
  readonly moves?: boolean;
};
type State = { readonly script?: LaterScript };

/** After this time the part of another case is drawn even if nobody has come to it: pages are printed too. In ms. */
const unseenDelay = 3000;
/** What can be pressed or focused, in the order of the page. */
const controls = 'a,button,input,select,summary,[tabindex]';

/**
 * The place of a part of an answer in a page. A printed part stays as it is. The script that draws it
 * comes when the place is used, or with the answer to another case, once that is seen; until then the
 * part of the printed case is hidden. Links in a printed text work as they are.
 */
export class LaterPlace extends Component<Props, State> {
  /** Loads the script; nothing where it cannot be loaded. */
  static load: () => Promise<LaterScript | undefined> = async () => undefined;

  override state: State = {};
  readonly #printed = this.props.answer;
  readonly #place = createRef<HTMLDivElement>();
  #view: IntersectionObserver | undefined;
  #isSeen = false;
  #isLoading = false;
  #hasFailed = false;
  /** What was pressed before the script was there: it is pressed again in the part as it is drawn. */
  #pressed: Element | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    const place = this.#place.current;
    if (!place) return;
    place.addEventListener('pointerover', this.#use);
    place.addEventListener('focusin', this.#use);
    place.addEventListener('click', this.#press);
    // How much of it has to be in the window: inside a text all of it, since its script weighs a fifth of the rest.
    const seen = place.closest('.compact') ? 1 : 0.25;
    // A part higher than the window is seen when it fills as much of that.
    this.#view = new IntersectionObserver(
      (entries) => {
        this.#isSeen = entries.some(
          ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }) =>
            isIntersecting &&
            (intersectionRatio >= seen ||
              intersectionRect.height >= seen * (rootBounds?.height ?? 0)),
        );
        this.#follow();
      },
      { threshold: [0, 0.05, 0.1, 0.15, seen] },
    );
    this.#view.observe(place);
  }

  override componentDidUpdate() {
    this.#follow();
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
    this.#view?.disconnect();
  }

  /** Does the place show the part of another case, or nothing? */
  get #isStale() {
    return this.props.answer !== this.#printed || !this.#place.current?.hasChildNodes();
  }

  #follow() {
    if (this.state.script) return;
    if (this.#isSeen && (this.#isStale || this.props.moves)) this.#load();
    else if (this.#isStale) this.#timer ??= setTimeout(() => this.#load(), unseenDelay);
  }

  #load = async () => {
    if (this.#isLoading || this.state.script) return;
    this.#isLoading = true;
    const script = await LaterPlace.load();
    this.#isLoading = false;
    this.#hasFailed = !script;
    const place = this.#place.current;
    if (!script || this.state.script || !place) return;
    this.#view?.disconnect();
    script.addStyles(place);
    const before = [...place.querySelectorAll(controls)];
    const [focused = -1, again = -1] = [place.querySelector(':focus'), this.#pressed].map((one) =>
      one ? before.indexOf(one) : -1,
    );
    const fold = place.querySelector('details');
    this.setState({ script }, () => {
      // What somebody has unfolded stays so.
      const drawnFold = this.#place.current?.querySelector('details');
      if (drawnFold && fold) drawnFold.open = fold.open;
      const drawn = this.#place.current?.querySelectorAll<HTMLElement>(controls);
      drawn?.[focused]?.focus({ preventScroll: true });
      drawn?.[again]?.click();
    });
  };

  /** A text stays as it is printed; only its script is fetched. */
  #use = () => (this.props.moves || this.#isStale ? this.#load() : LaterPlace.load());
  #press = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('button,.try');
    if (!pressed || this.state.script || this.#hasFailed) return;
    // A change is tried here; without the script its link leads to a page with it.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) event.preventDefault();
    this.#pressed = pressed;
    this.#load();
  };

  override render({ answer, draw }: Props, { script }: State) {
    if (script)
      return (
        <Place key="drawn" place={this.#place}>
          {draw(script)}
        </Place>
      );
    return (
      <div
        key="printed"
        class={`later-place${answer === this.#printed ? '' : ' stale'}`}
        ref={this.#place}
        // Nothing is set: what is printed stays while it is hydrated.
        dangerouslySetInnerHTML={empty}
      />
    );
  }
}
