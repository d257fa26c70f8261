/** The measurements that a page keeps: every field of a screen asks what a text says, at each key. */
import type { Readings } from '../../calculators/dataset.ts';
import type { Reading } from '../../readers/reading.ts';

/** Files that the page has read, by what stands in the field for them. Their texts are not kept. */
const files = new Map<string, Reading>();

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
    const file = files.get(text);
    if (file) return file;
    if (last?.text !== text) last = { text, reading: read(text) };
    return last.reading;
  },
  isFile: (text) => files.has(text),
};
