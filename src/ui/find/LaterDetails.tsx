import { Component, createRef, hydrate, render } from 'preact';
import { empty } from '../browser/empty-html.ts';
import { yieldToMain } from '../browser/yield-to-main.ts';
import type { LaterProps } from '../view/props.ts';

/**
 * The place of the tables, steps and checks of a search. There are so many that drawing them is a task of
 * its own after the rest of the answer; until then those before stay, so that nothing moves.
 */
export class LaterDetails extends Component<LaterProps> {
  readonly #place = createRef<HTMLDivElement>();
  #drawn: LaterProps['answer'] | undefined;
  /** What was pressed before it did anything: it is pressed again then. */
  #pressed: HTMLElement | undefined;

  override componentDidMount() {
    this.#place.current?.addEventListener('click', this.#press);
    this.#follow();
  }

  override componentDidUpdate() {
    this.#follow();
  }

  override componentWillUnmount() {
    const place = this.#place.current;
    if (place && this.#drawn) render(null, place);
  }

  #follow = async () => {
    await yieldToMain();
    const { answer, draw } = this.props;
    const place = this.#place.current;
    if (!place || !draw || answer === this.#drawn) return;
    // What is printed is taken over as it is.
    const isPrinted = !this.#drawn && place.hasChildNodes();
    this.#drawn = answer;
    (isPrinted ? hydrate : render)(draw(), place);
    place.removeEventListener('click', this.#press);
    this.#pressed?.click();
    this.#pressed = undefined;
  };

  #press = ({ target }: Event) => {
    this.#pressed = (target as Element).closest('button') ?? undefined;
  };

  override render() {
    return <div class="later-place" ref={this.#place} dangerouslySetInnerHTML={empty} />;
  }
}
