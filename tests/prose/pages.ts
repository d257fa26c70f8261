/** The pages of the guide, and the code blocks that a reader copies from them. */
import { sourcesOf } from '../architecture/sources.ts';

export const pages = sourcesOf('content/*/**/*.mdx');

/** A fenced block: its language, its text, and where in the page it begins. */
export type Block = { readonly language: string; readonly code: string; readonly at: number };

export const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/^(`{3,})(\w*)\n(.*?)^\1/gms)].map(
    ({ 2: language = '', 3: code = '', index }) => ({
      language,
      code,
      at: index,
    }),
  );

/** All code of a page as one text, in the order in which a reader meets it. */
export const codeOf = (text: string) =>
  blocksOf(text)
    .map(({ code }) => code)
    .join('\n');

/** What a page says: its sentences and table rows, without code blocks and the head. */
export const proseOf = (text: string) =>
  text.replace(/^---\n.*?\n---\n/s, '').replace(/^(`{3,})\w*\n.*?^\1/gms, '');

/** The paragraphs, list items and table rows of a page, each on a line of its own. */
export const passagesOf = (text: string): readonly string[] =>
  proseOf(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
