/** The header of fio’s text, and lines that a terminal or a mail program has cut. */
import { summaryOf } from './fio-lines.ts';
import { byteCount } from './numbers.ts';
import type { Run } from './reading.ts';

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

/** “(R) 4096B-4096B, (W) 8192B-8192B” and “4K-4K/8K-8K/4K-4K” as the sizes of reads and writes; only a single size is one. */
export function sizesOf(text: string): Partial<Run> {
  const parts = text.startsWith('(')
    ? text.split(', ').map((part) => part.replace(/^\(\w\)\s*/, ''))
    : text.split('/');
  const size = (range = '') => {
    const [low = '', high = low] = range.split('-');
    return low === high ? byteCount(low, true) : Number.NaN;
  };
  const [readSize, writeSize] = [size(parts[0]), size(parts[1])];
  return { ...(readSize > 0 ? { readSize } : {}), ...(writeSize > 0 ? { writeSize } : {}) };
}
