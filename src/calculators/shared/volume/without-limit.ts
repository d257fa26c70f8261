/** The answer of a calculator of one volume where no limit on the path has a published figure. */
import type { Check, Citation, Readout, Shown } from '../../../kit/index.ts';
import type { Vm } from '../../../limits/types.ts';
import type { VmLimitId } from '../../../storage/path/path.ts';
import { withoutFigures } from '../answer/format.ts';
import { formatUnpublished } from '../answer/text.ts';

export const withoutLimit = (
  vm: Vm | undefined,
  unpublished: readonly VmLimitId[],
  readouts: readonly Readout[],
  notes: readonly Check[],
  citations: readonly Citation[],
): Shown => ({
  verdict: 'not-checked',
  ...withoutFigures,
  headline:
    vm && unpublished.length > 0
      ? [
          'Not checked: ',
          { text: formatUnpublished(unpublished, vm), tone: 'secondary' },
          ', and no other limit counts here.',
        ]
      : [
          'No limit counts here: ',
          { text: `${vm?.name} has none of its own`, tone: 'secondary' },
          '.',
        ],
  why: 'The cache serves every IO, so the disks do not limit the result and no figure can be computed. Lower the cache hit rate to see what the disks allow.',
  readouts,
  checks: notes,
  citations,
});
