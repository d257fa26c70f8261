/** The pages of the guide with the script that a component puts in, and the code blocks that a reader copies from them. */

import { nodesOf } from '../../src/site/content-checks/tags.ts';
import { checkDisks } from '../../src/storage/find-commands/check-disks.ts';
import { sourcesOf } from '../architecture/sources.ts';
import { blanked } from './blank-out.ts';

export const pages = sourcesOf('content/*/**/*.mdx').map((page) => ({
  ...page,
  text: page.text.replace('<CheckDisks />', () => `\`\`\`bash\n${checkDisks}\`\`\``),
}));

/** A fenced block: its language, its text, and where in the page it begins. */
export type Block = { readonly language: string; readonly code: string; readonly at: number };

export const blocksOf = (text: string): readonly Block[] =>
  nodesOf(text)
    .filter(({ type }) => type === 'code')
    .map(({ lang, value, position }) => ({
      language: lang ?? '',
      code: `${value}\n`,
      at: position?.start.offset ?? 0,
    }));

/** All code of a page as one text, in the order in which a reader meets it. */
export const codeOf = (text: string) =>
  blocksOf(text)
    .map(({ code }) => code)
    .join('\n');

/** What a page says: its sentences and table rows, without code blocks and the head. */
export const proseOf = (text: string) =>
  blanked(text, ({ type }) => (type === 'yaml' || type === 'code' ? 'all' : undefined));

/** The paragraphs, list items and table rows of a page, each on a line of its own. */
export const passagesOf = (text: string): readonly string[] =>
  proseOf(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
