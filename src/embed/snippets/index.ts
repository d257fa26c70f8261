import { code } from './code-hosts.ts';
import { forms } from './forms.ts';
import { notes } from './notes-and-forums.ts';
import { officeSuites } from './office-suites.ts';
import type { Part, Shared, Texts, Tool } from './shared-case.ts';
import { generators } from './site-generators.ts';
import { wikis } from './wikis.ts';

export type { Part, Shared, Tool } from './shared-case.ts';

/** Every way to put a calculator elsewhere, as a reader chooses among them. */
export const groups: readonly { readonly name: string; readonly tools: readonly Tool[] }[] = [
  { name: 'Any page', tools: forms },
  { name: 'Wikis', tools: wikis },
  { name: 'Office suites', tools: officeSuites },
  { name: 'Code', tools: code },
  { name: 'Notes and forums', tools: notes },
  { name: 'Site generators', tools: generators },
];

/** The texts of a tool as a list; none where it takes none. */
export const partsOf = (texts: Texts | undefined, shared: Shared): readonly Part[] =>
  Object.entries(texts?.(shared) ?? {}).map(([label, text]) => ({ label, text }));
