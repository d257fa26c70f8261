import type { Inputs } from '../../../kit/index.ts';
import { conflictOf } from '../../../storage/set-up/demand.ts';
import type { SetUp } from '../../../storage/set-up/set-up.ts';
import type { caseFields } from './case-fields.ts';

type Given = Inputs<typeof caseFields>;

/** The inputs as a set-up that can be assessed. */
export const setUpOf = (inputs: Given): SetUp => ({
  ...inputs,
  groups: inputs.disks,
  size: inputs['io-size'],
  targetIops: inputs['target-iops'],
  targetThroughput: inputs['target-throughput'],
  edition: inputs.limits,
});

const noGroup =
  'Every data group has IOPS of its own: no group is left for a target. Clear those of one, or this target.';

/** Why the targets cannot be followed, beside the input that it belongs to. */
export function problemsOf(setUp: SetUp): Partial<Record<keyof Given, string>> | undefined {
  const conflict = conflictOf(setUp);
  if (conflict === 'no group')
    return { [setUp.targetIops === undefined ? 'target-throughput' : 'target-iops']: noGroup };
  if (conflict === 'two throughputs')
    return {
      'target-throughput':
        'Target IOPS × IO size is another throughput. Clear a target or the IO size.',
    };
  return undefined;
}
