import type { Catalogue } from '../../limits/types.ts';
import { printBytes } from '../../units/index.ts';
import { notesOn } from '../notes.ts';
import type { Said } from '../said.ts';
import { list } from '../words.ts';
import { checkInWords } from './gates.ts';
import type { Case, Result } from './model.ts';
import { remediesFor } from './remedies.ts';
import { rulesOn } from './rules.ts';

/** Which rules does this layout keep or break, and what would fit? */
export const counsel = (given: Case, result: Result, catalogue: Catalogue): Said => ({
  why: why(given, result),
  remedies: remediesFor(given, result, catalogue),
  notes: [
    ...rulesOn(given, result, catalogue),
    ...notesOn([...result.loads.map(({ disk }) => disk), given.vm], given.edition, catalogue),
  ],
});

function why(given: Case, result: Result): string {
  const vm = result.binding.filter(({ place }) => place !== 'disk');
  const worstCase = result.loads.every(({ ask }) => !ask.wanted)
    ? ' This is the worst case, every disk asked for all it can do at once.'
    : '';
  const sentence = (() => {
    if (result.verdict === 'throttled' && vm.length > 0) {
      const places = [...new Set(vm.map(({ place }) => place))];
      const others =
        vm.length > 1
          ? ` ${list(vm.map((check) => checkInWords(check, result))).replace(/^t/, 'T')} are overdrawn.`
          : '';
      return `Throttling is dependent: everything behind the VM’s ${list(places)} gate${places.length > 1 ? 's' : ''} waits together, whichever disk caused it.${others}`;
    }
    if (result.verdict === 'throttled')
      return 'Throttling is independent: only the disks that are asked too much are held back, the others do not feel it.';
    return 'No VM gate is overdrawn, so a disk that reaches its own limit is held back alone: throttling would be independent.';
  })();
  const size = given.size === undefined ? '' : ` IOs of ${printBytes(given.size)}.`;
  return `${sentence}${worstCase}${size}`;
}
