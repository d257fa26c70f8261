/** What a terminal, a log, a mail program or a forum did to a text before it was pasted. */

const esc = String.fromCharCode(27);
/** Colours and movements of the cursor, also where the escape sign is written out, or was lost from a colour. */
const controls = new RegExp(
  `(?:${esc}|\\^\\[|\\\\u001b|\\\\x1b)(?:\\[[0-9;?]*[A-Za-z]|[()][A-Z0-9])|\\[\\d{1,3}(?:;\\d{1,3})*m`,
  'gi',
);

/** A line without what a terminal does not show, nor the signs of bold print. */
export function withoutControls(line: string): string {
  const plain = line.includes('**') ? line.replaceAll('**', '') : line;
  return plain.includes(esc) || plain.includes('[') || plain.includes('\\')
    ? plain.replace(controls, '')
    : plain;
}

/** What may precede a line of a tool, each with a line that begins so. */
const beforeTools = new RegExp(
  `[ \\t]*(?:${[
    // “> Device r/s w/s” of a reply, “# sda 12.0 3.0” of a comment, “+sda 12.0 3.0” of a change; not “-0.5”, nor “*5”.
    '//|[>#;*|!+](?=\\D|$)',
    // “2026-01-31T10:00:00.123Z stdout F sda 12.0 3.0”: a container of Kubernetes.
    '\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d\\S*(?: std(?:out|err) [FP])?',
    // “10:00:00.123 sda 12.0 3.0”
    '\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?',
    // “Jan 31 10:00:00 host1 iostat[123]: sda 12.0 3.0”: syslog.
    '[A-Z][a-z]{2} +\\d+ \\d\\d:\\d\\d:\\d\\d(?: \\S+ [^ :]+:)?',
    // “[2026-01-31 10:00:00] sda 12.0 3.0”, “##[info] sda”; not “[R(1)][50.0%]” of fio.
    '(?:##)?\\[(?![A-Z]?\\()[^\\]]{1,120}\\](?=[^\\[])',
    // “INFO: sda 12.0 3.0”
    '(?:INFO|DEBUG|WARN|ERROR|TRACE)\\b *[:|]?',
    // “fio-pod-7d9f fio sda 12.0 3.0”: the names of a pod and of its container.
    '[\\w.]*-[\\w.-]+ [\\w.-]+(?= \\S)',
    // “fio-1  | sda 12.0 3.0”: a service of Docker Compose.
    '[\\w./-]+ +\\|',
  ].join('|')})[ \\t]?`,
  'y',
);

/** Everything that the beginning of a line may be without being of the tool, the longest first. Tools indent by two at most. */
export function prefixesOf(line: string): readonly string[] {
  const ends = [/^(?: {3,}|\t+)/.exec(line)?.[0].length ?? 0];
  beforeTools.lastIndex = 0;
  while (ends.length < 12 && beforeTools.test(line)) ends.push(beforeTools.lastIndex);
  return [...new Set([0, ...ends])].toReversed().map((end) => line.slice(0, end));
}

/** Takes the prefix of a heading from other lines, which may have other numbers in it, such as a later time. */
export function prefixRemover(prefix: string): (line: string) => string {
  if (prefix === '') return (line) => line;
  const fixed = prefix
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\d+/g, '\\d+')
    .replace(/(?<=\S) +(?=\S)/g, ' +')
    .replace(/\b[A-Z][a-z]{2}\b(?= \+\\d)/g, '[A-Z][a-z]{2}');
  // A blank line may have lost the last spaces.
  const pattern = new RegExp(`^(?:${fixed}|${fixed.trimEnd()}$)`);
  return (line) => line.replace(pattern, '');
}

/** A row of a table in Markdown, or with commas or semicolons between its cells, as columns between spaces; nothing for a rule. */
export const asColumns = (line: string): string | undefined =>
  line.includes('--') && /^[\s:|-]+$/.test(line) ? undefined : line.replace(/[|,;]/g, ' ').trim();

/** Takes out the blank line behind each line, where a text has one behind every line. */
export class LineSpacing {
  #isKnown = false;
  #isDouble = false;
  #blanks = 0;

  /**
   * Takes the next line of the text. The first is the one behind a heading, behind which no tool leaves a blank line
   * that matters.
   * @returns whether the line is to be left out
   */
  takeOut(line: string): boolean {
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
