/** Lines of fio’s text that a terminal or a mail program has cut. */
import { summaryOf } from './fio-lines.ts';

/** What a job is, as fio prints it before it starts. */
export const header = /^(.+?): \(g=(\d+)\): rw=([^,]+), bs=(.+), ioengine=([^,]+), iodepth=(\d+)/;

/** A line that has lost its end to the next one, which a mail program or a narrow terminal does. */
export const isHalf = (line: string) =>
  (/^\s*(read|write)\s*:\s*(IOPS|io)=/.test(line) && !summaryOf(line)) ||
  (/^\s*[sc]?lat\s*\([num]sec\)\s*:\s*min=/.test(line) && !/stdev=\s*[\d.]/.test(line)) ||
  (/: \(g=\d+\): rw=/.test(line) && !header.test(line));

/** Two parts of a line: it was cut between two words, or in the middle of one. */
export function joinedOf(first: string, second: string): string {
  const [apart, together] = [`${first.trimEnd()} ${second.trimStart()}`, first + second];
  const isWord = /[\w.]$/.test(first) && /^[\w.]/.test(second);
  const [likely, other] = isWord ? [together, apart] : [apart, together];
  return isHalf(likely) && !isHalf(other) ? other : likely;
}
