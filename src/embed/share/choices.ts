import { site } from '../../elements/scripts.ts';
import type { Screen } from '../../kit/index.ts';
import { screenCsv } from '../copy/csv.ts';
import { markdownOf } from '../copy/markdown.ts';
import { plainOf } from '../copy/plain.ts';
import { copyOf } from '../copy/rows.ts';
import { altOf } from '../pictures/Picture.tsx';
import { groups, type Part, type Shared } from '../snippets/index.ts';
import { pageOf } from '../snippets/shared.ts';
import { questionOf } from './abouts.ts';

/** What a reader can take away of this screen: one of these is chosen, and its texts are shown. */
export type Choice = {
  readonly id: string;
  readonly name: string;
  readonly parts: () => readonly Part[];
  readonly note: string;
};
export type Group = { readonly name: string; readonly choices: readonly Choice[] };

/** An address on this disk opens nothing for anybody else. */
export const onDisk = () => site?.startsWith('file:') === true;

/** A picture of a case of one's own has no address. */
const upload = 'This picture is of your case alone, so save it below and put it beside the page.';

/** @returns nothing but the link for a screen whose answer is withheld */
export function choicesOf(screen: Screen, ownLink: string): readonly Group[] {
  const { calculator: id, query, answer } = screen;
  const title = questionOf(id);
  const link: Choice = {
    id: 'link',
    name: 'Link',
    parts: () => [{ label: 'Address', text: ownLink }],
    note: 'The address carries the case.',
  };
  if (!answer) return [{ name: 'This case', choices: [link] }];

  const shared: Shared | undefined =
    site === undefined ? undefined : { site, id, query, title, alt: altOf(title, answer) };
  const copy = () =>
    copyOf(title, screen, answer, shared && !onDisk() ? pageOf(shared) : undefined);
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
    choices: snippets.map(({ id, tool, parts, note, picture }) => ({
      id,
      name: tool,
      parts: () => parts(shared),
      note: picture && query !== '' ? `${note} ${upload}` : note,
    })),
  }));
  const [first, ...others] = ready;
  return first ? [first, texts, ...others] : [texts];
}
