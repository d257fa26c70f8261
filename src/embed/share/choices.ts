import type { ViewModel } from '../../kit/index.ts';
import { site } from '../../ui/element/scripts.ts';
import { markdownOf, plainOf, screenCsv } from '../copy/formats.ts';
import { copyOf } from '../copy/rows.ts';
import { altOf } from '../pictures/Picture.tsx';
import { groups, type Part, type Shared } from '../snippets/index.ts';
import { pageOf } from '../snippets/shared.ts';
import { questionOf } from './abouts.ts';

/** A way to take this screen elsewhere; the texts of the one that is chosen are shown. */
export type Choice = {
  readonly id: string;
  readonly name: string;
  readonly parts: () => readonly Part[];
  readonly note: string;
  /** Something of ours for this tool, to be downloaded. */
  readonly download?: { readonly label: string; readonly address: string };
};
export type Group = { readonly name: string; readonly choices: readonly Choice[] };

/** Whether the pages are read from a disk: their addresses work for nobody else. */
export const onDisk = () => site?.startsWith('file:') === true;

/** A picture of a case of one's own has no address. */
const upload = 'This picture is of your case alone, so save it below and put it next to the page.';

/** The case that is shared, where the site's address is known and there is an answer. */
export function sharedOf({ calculator: id, query, answer }: ViewModel): Shared | undefined {
  const title = questionOf(id);
  return site === undefined || !answer
    ? undefined
    : { site, id, query, title, alt: altOf(title, answer) };
}

/**
 * @param heights of the very case, once they were measured
 * @returns nothing but the link for a screen whose answer is withheld
 */
export function choicesOf(
  screen: ViewModel,
  ownLink: string,
  heights: Shared['heights'],
): readonly Group[] {
  const { calculator: id, query, answer } = screen;
  const link: Choice = {
    id: 'link',
    name: 'Link',
    parts: () => [{ label: 'Address', text: ownLink }],
    note: 'The address carries the case. A card that a tool makes of it shows the default case.',
  };
  if (!answer) return [{ name: 'This case', choices: [link] }];

  const known = sharedOf(screen);
  const shared: Shared | undefined = known && { ...known, heights };
  const copy = () =>
    copyOf(questionOf(id), screen, answer, shared && !onDisk() ? pageOf(shared) : undefined);
  const text = (id: string, name: string, label: string, make: () => string): Choice => ({
    id,
    name,
    parts: () => [{ label, text: make() }],
    note: '',
  });
  const texts: Group = {
    name: 'The answer as text',
    choices: [
      text('markdown-table', 'Markdown table', 'Markdown', () => markdownOf(copy())),
      text('csv', 'CSV', 'CSV', () => screenCsv(copy())),
      text('plain', 'Plain text', 'Text', () => plainOf(copy())),
    ],
  };
  if (!shared) return [{ name: 'This case', choices: [link] }, texts];
  const ready = groups.map(({ name, snippets }) => ({
    name,
    choices: snippets.map(({ id, tool, parts, note, picture, plugin }) => ({
      id,
      name: tool,
      parts: () => parts(shared),
      note: picture === undefined ? note : `${note} ${query === '' ? picture : upload}`.trim(),
      ...(plugin ? { download: { label: plugin.label, address: shared.site + plugin.file } } : {}),
    })),
  }));
  const [first, ...others] = ready;
  return first ? [first, texts, ...others] : [texts];
}
