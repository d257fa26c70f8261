import type { Catalogue } from '../../limits/types.ts';
import type { Said } from '../counsel.ts';
import { notesOn } from '../notes.ts';
import type { Case, Result } from './model.ts';
import { remediesFor } from './remedies.ts';
import { rulesOn } from './rules.ts';

/** Which rules does this layout keep or break, and what would fit? */
export const counsel = (given: Case, result: Result, catalogue: Catalogue): Said => ({
  remedies: remediesFor(given, result, catalogue),
  notes: [
    ...rulesOn(given, result, catalogue),
    ...notesOn([...result.loads.map(({ disk }) => disk), given.vm], given.edition, catalogue),
  ],
});
