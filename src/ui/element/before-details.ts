/** What is shown of an answer before its details are computed. */
import type { Headline, Shown, Started, ViewModel } from '../../kit/index.ts';

/** An answer whose words are another one's: of what only some answers have, nothing stays. */
function withWords(last: Shown, words: Headline): Shown {
  const { verdict: _, badge: __, bottleneck: ___, whose: ____, burst: _____, ...rest } = last;
  return { ...rest, ...words };
}

/** A screen with the details of the last answer, until those of its own are there. */
export function besideLast(started: Started, last: Shown | undefined): ViewModel {
  const { answer, ...inputs } = started.screen();
  if (!answer || !last) return inputs;
  const { plane: _, ...others } = last;
  return { ...inputs, answer: withWords(others, answer) };
}

/** The headline and figures of an answer are drawn before its inputs and pictures, which stay as they were drawn last. */
export class HeadlineFirst {
  /** A text by itself was edited. What a choice in a list changes is there for the next key. */
  isTextEdit = true;
  #drawn: ViewModel | undefined;
  #pending: Started | undefined;

  /** All of a screen is drawn. */
  drawn(screen: ViewModel) {
    this.#drawn = screen;
    this.#pending = undefined;
  }

  /**
   * What was drawn last with the sentence and the figures of another answer; nothing where there is none of either, and
   * where something else than a field has the focus: whoever moves a point sees it move, and a choice is there at once.
   */
  of(started: Started, last: Shown, root?: ShadowRoot | null): ViewModel | undefined {
    const isTyped = !root || root.activeElement?.matches('input');
    if (!started.answer || !this.#drawn || !this.isTextEdit || !isTyped) return undefined;
    this.#pending = started;
    return { ...this.#drawn, answer: withWords(this.#drawn.answer ?? last, started.answer) };
  }

  /** The screen of which only the headline and figures have been drawn. */
  pending(last: Shown | undefined): ViewModel | undefined {
    return this.#pending && besideLast(this.#pending, last);
  }
}
