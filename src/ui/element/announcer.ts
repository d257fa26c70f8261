/** Tells screen readers of another answer. */
import type { Shown } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';

const textOf = (answer: Shown | undefined) =>
  answer ? plainText(answer.headline) : 'No answer yet.';

/** The live region of a calculator. It is there before it says something: browsers announce what changes in one. */
export class Announcer {
  readonly #root: ShadowRoot;
  readonly #region = document.createElement('p');
  #last: string;

  /** @param first the answer that was read with the page */
  constructor(root: ShadowRoot, first: Shown | undefined) {
    this.#root = root;
    this.#last = textOf(first);
    this.#region.setAttribute('role', 'status');
    this.#region.lang = 'en';
    this.#region.className = 'hidden';
    root.append(this.#region);
  }

  /** Announces an answer, unless that has the focus and was just read for it; the caller waits until typing has paused. */
  say(answer: Shown | undefined) {
    const text = textOf(answer);
    if (text === this.#last) return;
    this.#last = text;
    this.#region.textContent = this.#root.activeElement?.matches('.headline') ? '' : text;
  }
}
