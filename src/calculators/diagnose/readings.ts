/** From the text of a field to what it says: pasted text, an example, or a file that the page has read. */
import { readText } from '../../readers/index.ts';
import type { Reading } from '../../readers/reading.ts';
import { exampleText } from './example-texts.ts';

/** Files that the page has read, by what stands in the field for them. Their texts are not kept. */
const files = new Map<string, Reading>();

/** How many files are kept, for somebody who goes back to one. */
const mostFiles = 4;

/**
 * Hands over what a file says.
 * @param name what the field shows in place of its text
 */
export function supplyFile(name: string, reading: Reading) {
  files.delete(name);
  files.set(name, reading);
  for (const oldest of [...files.keys()].slice(0, -mostFiles)) files.delete(oldest);
}

/** What stands in the field for a file that the page has read. */
export const isFile = (text: string): boolean => files.has(text);

let last: { readonly text: string; readonly reading: Reading } | undefined;

/** What a text says. The last one is kept, since every field of a screen asks for it. */
export function readingOf(text: string): Reading {
  const file = files.get(text);
  if (file) return file;
  if (last?.text !== text) last = { text, reading: readText(exampleText(text) ?? text) };
  return last.reading;
}
