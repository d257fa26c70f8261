/** What is shown of an answer before its details are computed. */
import type { Headline, Shown, Started, ViewModel, Work } from '../../kit/index.ts';

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

/** The words of an answer are drawn before its inputs and pictures, which stay as they were drawn last. */
export class Words {
  /** A text by itself was edited. What a choice in a list changes is there for the next key. */
  ofText = true;
  #drawn: ViewModel | undefined;
  #owed: Started | undefined;

  /** All of a screen is drawn. */
  drawn(screen: ViewModel) {
    this.#drawn = screen;
    this.#owed = undefined;
  }

  /**
   * What was drawn last with the sentence and the figures of another answer; nothing where there is none of either, and
   * where something else than a field has the focus: whoever moves a point sees it move, and a choice is there at once.
   */
  of(started: Started, last: Shown, root?: ShadowRoot | null): ViewModel | undefined {
    const isTyped = !root || root.activeElement?.matches('input');
    if (!started.answer || !this.#drawn || !this.ofText || !isTyped) return undefined;
    this.#owed = started;
    return { ...this.#drawn, answer: withWords(this.#drawn.answer ?? last, started.answer) };
  }

  /** The screen of which only the words have been drawn. */
  owed(last: Shown | undefined): ViewModel | undefined {
    return this.#owed && besideLast(this.#owed, last);
  }
}

/** A screen with the details of its answer, if it has one. */
export const detailed = (started: Started): Work<ViewModel> =>
  started.details?.() ?? besideLast(started, undefined);
