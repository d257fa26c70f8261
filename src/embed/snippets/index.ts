import { code } from './code.ts';
import { forms } from './forms.ts';
import { generators } from './generators.ts';
import { notes } from './notes.ts';
import { officeSuites } from './office-suites.ts';
import type { Part, Shared, Tool } from './shared.ts';
import { wikis } from './wikis.ts';

export type { Part, Shared } from './shared.ts';

/** How a calculator gets into one tool: its texts as a list. */
type Snippet = Omit<Tool, 'texts'> & { readonly parts: (shared: Shared) => readonly Part[] };

const snippetOf = ({ texts, ...tool }: Tool): Snippet => ({
  ...tool,
  parts: (shared) => Object.entries(texts(shared)).map(([label, text]) => ({ label, text })),
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
