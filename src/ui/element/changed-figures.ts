/** A figure that has changed is marked for a moment, so that the reader sees what an edit has moved. */

/** How long, in ms. A mark that faded would paint the page again in each frame. */
const duration = 300;

export class ChangedFigures {
  readonly #root: HTMLElement;
  #texts: ReadonlyMap<string, string>;
  #marked: readonly HTMLElement[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.#unmark();
    this.#marked = figures.flatMap(([name, figure]) => {
      const last = before.get(name);
      return last === undefined || last === figure.textContent ? [] : [figure];
    });
    for (const figure of this.#marked) figure.dataset['changed'] = '';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#unmark, duration);
  }

  #unmark = () => {
    for (const figure of this.#marked) delete figure.dataset['changed'];
    this.#marked = [];
  };
}
