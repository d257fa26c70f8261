import type { Catalogue } from '../../limits/types.ts';
import { notesOn } from '../notes.ts';
import type { Said } from '../said.ts';
import { why } from './headline.ts';
import type { Case } from './load.ts';
import type { Result } from './model.ts';
import { remediesFor } from './remedies.ts';
import { rulesOn } from './rules.ts';

/** Which rules does this layout keep or break, and which other set-ups fit? */
export const counsel = (given: Case, result: Result, catalogue: Catalogue): Said => ({
  why: why(given, result),
  remedies: remediesFor(given, result, catalogue),
  notes: [
    ...rulesOn(given, result, catalogue),
    ...notesOn([...result.loads.map(({ disk }) => disk), given.vm], given.edition, catalogue),
  ],
});
