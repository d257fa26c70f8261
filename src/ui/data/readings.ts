/** The measurements that a page keeps: every field of a screen asks what a text says, at each key. */
import type { Readings } from '../../calculators/context.ts';
import type { Reading } from '../../readers/reading.ts';

/** Files that the page has read, by what stands in the field for them. Their texts are not kept. */
const files = new Map<string, Reading>();

/** What texts say that a page need not read: those that it opens with. */
const known = new Map<string, Reading>();

/** Hands over what a text says. */
export const supplyKnown = (text: string, reading: Reading) => known.set(text, reading);

/** How many files are kept, for somebody who goes back to one. */
const mostFiles = 4;

/**
 * Hands over what a file says.
 * @param name what the field shows in place of its text
 */
export function supplyFile(name: string, reading: Reading) {
  files.set(name, reading);
  for (const oldest of [...files.keys()].slice(0, -mostFiles)) files.delete(oldest);
}

let last: { readonly text: string; readonly reading: Reading } | undefined;

export const readings: Readings = {
  of: (text, read) => {
    const kept = files.get(text) ?? known.get(text);
    if (kept) return kept;
    if (last?.text === text) return last.reading;
    const reading = read();
    if (reading) last = { text, reading };
    return reading;
  },
  isFile: (text) => files.has(text),
};
