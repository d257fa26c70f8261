/** What a mail program, a chat or a forum did to a text before it was pasted. */

/** Quote signs, or the indentation of a block of code: what stands in front of a line. Tools indent by two at most. */
export const prefixOf = (line: string): string =>
  /^(?:[ \t]*>[ \t]?)+|^(?: {3,}|\t+)/.exec(line)?.[0] ?? '';

/** A line without the prefix that all lines have; blank lines may have lost its last spaces. */
export function withoutPrefix(line: string, prefix: string): string {
  if (line.startsWith(prefix)) return line.slice(prefix.length);
  return line.trimEnd() === prefix.trimEnd() ? '' : line;
}

/** Takes out the blank line behind each line, where a text has one behind every line. */
export class LineSpacing {
  #isKnown = false;
  #isDouble = false;
  #blanks = 0;

  /**
   * Whether a line of the text is to be left out. The first line that is asked for is the one behind a heading,
   * behind which no tool leaves a blank line that matters.
   */
  isExtra(line: string): boolean {
    const isBlank = line.trim() === '';
    if (!this.#isKnown) {
      this.#isKnown = true;
      this.#isDouble = isBlank;
    }
    if (!this.#isDouble) return false;
    this.#blanks = isBlank ? this.#blanks + 1 : 0;
    return this.#blanks % 2 === 1;
  }
}
