import { Component, type ComponentChildren, createRef, type Ref } from 'preact';
import type { Timeline } from '../../kit/index.ts';

type Props = { readonly timeline: Timeline };
type Script = typeof import('../flow/script.ts');
type State = { readonly script?: Script };

/** How much of the place has to be in the window before it is drawn anew. */
const seen = 0.25;

/** Nothing, which pages that demand trusted types let in. */
const empty = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/** The place of a drawing, with the drawing in it as it is printed. */
export const Place = ({
  children,
  place,
}: {
  children: ComponentChildren;
  place?: Ref<HTMLDivElement> | undefined;
}) => (
  <div class="timeline-place" ref={place ?? null}>
    {children}
  </div>
);

/**
 * The place of a drawing in a page. A printed drawing stays as it is. The script that draws and plays
 * comes when the place is seen or used; until then the drawing of another case is hidden.
 */
export class TimelinePlace extends Component<Props, State> {
  /** Loads the script; nothing where it cannot be loaded. */
  static load: () => Promise<Script | undefined> = async () => undefined;

  override state: State = {};
  readonly #printed = this.props.timeline;
  #view: IntersectionObserver | undefined;
  #isLoading = false;
  readonly #place = createRef<HTMLDivElement>();

  override componentDidMount() {
    const place = this.#place.current;
    if (!place) return;
    place.addEventListener('pointerover', this.#use);
    place.addEventListener('focusin', this.#use);
    place.addEventListener('click', this.#press);
    this.#view = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= seen)) this.#load();
      },
      { threshold: seen },
    );
    this.#view.observe(place);
  }

  override componentWillUnmount() {
    this.#view?.disconnect();
  }

  /** @param pressed the button that was pressed, which is pressed again in the new drawing */
  #load = async (pressed?: Element | null) => {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const script = await TimelinePlace.load();
    this.#isLoading = false;
    const place = this.#place.current;
    if (!script || this.state.script || !place) return;
    this.#view?.disconnect();
    script.addStyles(place);
    const focused = place.querySelector(':focus')?.localName;
    this.setState({ script }, () => {
      const drawn = this.#place.current;
      if (focused) drawn?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
      if (pressed) drawn?.querySelector('button')?.click();
    });
  };

  #use = () => this.#load();
  #press = ({ target }: Event) => this.#load((target as Element).closest('button'));

  override render({ timeline }: Props, { script }: State) {
    if (script)
      return (
        <Place key="drawn" place={this.#place}>
          <script.Player timeline={timeline} />
        </Place>
      );
    return (
      <div
        key="printed"
        class={`timeline-place${timeline === this.#printed ? '' : ' stale'}`}
        ref={this.#place}
        // Nothing is set: what is printed stays while it is hydrated.
        dangerouslySetInnerHTML={empty}
      />
    );
  }
}
