/** A figure that has changed is marked for a moment, so that the reader sees what an edit has moved. */

/** How long, in ms. */
const duration = 300;
/** The colours of verdicts would say something else. */
/** As strong as words on it can still be read: the figures' colours have 4.5 to 1 on it. */
const wash = 'color-mix(in srgb, var(--accent) 9%, transparent)';
const line = 'inset 0 -2px color-mix(in srgb, var(--accent) 60%, transparent)';

export class Washes {
  readonly #root: HTMLElement;
  #texts: ReadonlyMap<string, string>;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#texts = new Map(this.#figures().map(([name, { textContent }]) => [name, textContent]));
  }

  #figures(): readonly (readonly [name: string, figure: HTMLElement])[] {
    return [...this.#root.querySelectorAll<HTMLElement>('output[data-readout]')].map((figure) => [
      figure.dataset['readout'] ?? '',
      figure,
    ]);
  }

  /** Marks what has changed since the last time. */
  compare() {
    const before = this.#texts;
    const figures = this.#figures();
    // While there is no answer there are no figures: the next ones are compared with the last.
    if (figures.length === 0) return;
    this.#texts = new Map(figures.map(([name, { textContent }]) => [name, textContent]));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [name, figure] of figures) {
      const last = before.get(name);
      if (last === undefined || last === figure.textContent) continue;
      figure.animate(
        [
          { backgroundColor: wash, boxShadow: line },
          { backgroundColor: 'transparent', boxShadow: 'inset 0 -2px transparent' },
        ],
        duration,
      );
    }
  }
}
