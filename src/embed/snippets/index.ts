import { code } from './code.ts';
import { forms } from './forms.ts';
import { generators } from './generators.ts';
import { notes } from './notes.ts';
import { officeSuites } from './office-suites.ts';
import type { Snippet } from './shared.ts';
import { wikis } from './wikis.ts';

export type { Part, Shared } from './shared.ts';

/** Every way to put a calculator elsewhere, as a reader chooses among them. */
export const groups: readonly { readonly name: string; readonly snippets: readonly Snippet[] }[] = [
  { name: 'Any page', snippets: forms },
  { name: 'Wikis', snippets: wikis },
  { name: 'Office suites', snippets: officeSuites },
  { name: 'Code', snippets: code },
  { name: 'Notes and forums', snippets: notes },
  { name: 'Site generators', snippets: generators },
];

export const snippets: readonly Snippet[] = groups.flatMap((group) => group.snippets);
