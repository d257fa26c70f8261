import { code } from './code.ts';
import { forms } from './forms.ts';
import { generators } from './generators.ts';
import { notes } from './notes.ts';
import { officeSuites } from './office-suites.ts';
import type { Part, Shared, Tool } from './shared.ts';
import { wikis } from './wikis.ts';

export type { Part, Shared } from './shared.ts';

type Parts = (shared: Shared) => readonly Part[];

/** How a calculator gets into one tool: its texts as lists. */
export type Snippet = Omit<Tool, 'texts' | 'pictures'> & {
  readonly parts?: Parts;
  readonly pictures?: Parts;
};

const listed =
  (texts: NonNullable<Tool['texts']>): Parts =>
  (shared) =>
    Object.entries(texts(shared)).map(([label, text]) => ({ label, text }));

const snippetOf = ({ texts, pictures, ...tool }: Tool): Snippet => ({
  ...tool,
  ...(texts ? { parts: listed(texts) } : {}),
  ...(pictures ? { pictures: listed(pictures) } : {}),
});

/** Every way to put a calculator elsewhere, as a reader chooses among them. */
export const groups = [
  { name: 'Any page', snippets: forms.map(snippetOf) },
  { name: 'Wikis', snippets: wikis.map(snippetOf) },
  { name: 'Office suites', snippets: officeSuites.map(snippetOf) },
  { name: 'Code', snippets: code.map(snippetOf) },
  { name: 'Notes and forums', snippets: notes.map(snippetOf) },
  { name: 'Site generators', snippets: generators.map(snippetOf) },
];

export const snippets: readonly Snippet[] = groups.flatMap((group) => group.snippets);
