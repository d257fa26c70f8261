/** Which edits are one step for Undo, without a document: it can be tested without a browser. */

/**
 * Makes steps of edits. All that is typed into one input until it is left is one step, and so is what
 * follows a state that has no answer: nobody wants to go back to that.
 */
export class Steps {
  #input: string | undefined;
  #isAnswered = true;

  /**
   * Is a state that has settled a step of its own, or the present one continued?
   * @param edited the input that was edited; nothing where the state came about otherwise
   * @param isAnswered whether it has an answer
   */
  stepOf(edited: string | undefined, isAnswered: boolean): 'push' | 'replace' {
    const isContinued = edited === undefined || edited === this.#input || !this.#isAnswered;
    this.#isAnswered = isAnswered;
    this.#input = edited ?? this.#input;
    return isContinued ? 'replace' : 'push';
  }

  /** The input has been left: what is typed into it later is another step. */
  leave() {
    this.#input = undefined;
  }

  /** Another case is shown. */
  begin() {
    this.#input = undefined;
    this.#isAnswered = true;
  }
}

/** More steps back than anybody takes. */
const most = 100;

/** The steps of a calculator that the history of the browser does not have: on somebody else's page, and in a frame. */
export class OwnHistory {
  #entries: string[];
  #at = 0;

  constructor(first: string) {
    this.#entries = [first];
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  write(entry: string, how: 'push' | 'replace') {
    if (entry === this.#entries[this.#at]) return;
    const kept = this.#entries.slice(0, how === 'push' ? this.#at + 1 : this.#at);
    this.#entries = [...kept, entry].slice(-most);
    this.#at = this.#entries.length - 1;
  }

  /** @returns the entry before or after the present one, which is the present one then */
  go(by: -1 | 1): string | undefined {
    const entry = this.#entries[this.#at + by];
    if (entry !== undefined) this.#at += by;
    return entry;
  }

  get present(): string {
    return this.#entries[this.#at] ?? '';
  }
}
