/** The answer where so many disks cannot have what is needed, or the VM cannot have so many disks. */

import type { Shown } from '../../kit/index.ts';
import type { Configuration, Refused } from '../../storage/set-up/provisioning.ts';
import type { Fault } from '../../storage/set-up/refused.ts';
import type { CalculatorContext } from '../context.ts';
import { notPossible } from '../shared/answer/not-possible.ts';
import { bySeverity, faultNotes } from '../shared/answer/notes.ts';
import { citationsOf, list, sourceAt } from '../shared/answer/text.ts';
import { typeChecks } from './checks.ts';
import { type Case, mostDisks } from './model.ts';
import { formatPart } from './text.ts';

/** What one disk cannot have, and how many disks can, as a sentence. */
export function faultOf({ excesses, disks }: Refused, given: Case): Fault {
  const { elastic, vm } = given;
  const most = list(excesses.map(({ figure, max }) => formatPart(figure, max)));
  const needed = list(excesses.map(({ figure, needed: value }) => formatPart(figure, value)));
  const each =
    given.disks > 1 ? `each of ${given.disks} disks would need ${needed}` : `${needed} are needed`;
  const enough = mostDisks(given);
  const end =
    disks <= enough
      ? `${disks} disks, striped, can have it.`
      : `even ${enough} striped disks, the most that ${vm ? `${vm.name} takes` : 'any VM takes'}, are too few.`;
  return { text: `${elastic.one} can have at most ${most}, and ${each}; ${end}` };
}

/**
 * @param faults the needs that one disk cannot meet, or why Azure refuses the disks on this VM
 * @param set the disks, where they can be created
 */
export function refusal(
  given: Case,
  faults: readonly Fault[],
  set: Configuration | undefined,
  { catalogue }: CalculatorContext,
): Shown {
  const { elastic, vm } = given;
  const citations = [
    sourceAt('disk-types', elastic.family, catalogue),
    ...citationsOf([vm], catalogue),
  ];
  return {
    ...notPossible(faults, [], citations),
    recommendationsTitle: 'Options that fit',
    checks: bySeverity([
      ...(set
        ? faultNotes(faults, vm, catalogue)
        : faults.map(({ text }) => ({
            severity: 'failed' as const,
            text,
            citation: sourceAt('disk-types', `${elastic.family} performance`, catalogue),
          }))),
      ...typeChecks(given, catalogue),
    ]),
  };
}
