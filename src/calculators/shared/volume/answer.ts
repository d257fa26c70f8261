/** How an answer about one striped volume begins, whatever is asked of it, and what it is where nothing published limits it. */
import type { Check, Citation, Phrase, Readout, Shown } from '../../../kit/index.ts';
import type { Catalogue, Edition, Vm } from '../../../limits/types.ts';
import type { VmLimitId } from '../../../storage/path/path.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import { checkVolume, type Volume } from '../../../storage/set-up/volume.ts';
import type { Bytes } from '../../../units/index.ts';
import { notPossible } from '../answer/not-possible.ts';
import { withoutFigures } from '../answer/readouts.ts';
import { citationsOf, formatDoubted, formatUnpublished, notChecked } from '../answer/text.ts';
import { volumeNotes } from './notes.ts';

type Start = {
  /** The whole answer, where Azure refuses the volume. */
  readonly refused?: Shown;
  readonly start: Pick<Shown, 'verdict'>;
  readonly citations: readonly Citation[];
  /** The limits on its path that have no figure. */
  readonly unpublished: readonly VmLimitId[];
  /** The end of a headline that says what was not checked. */
  readonly open: Phrase;
  /** What the rules and rows say about it. */
  readonly notes: () => readonly Check[];
};

/**
 * What does an answer about this volume start with, before anything is computed: its verdict as a
 * set-up, and its sources?
 * @param cache the setting that was chosen, whether it takes effect or not
 */
export function startAnswer(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
): Start {
  const citations = citationsOf([volume.disk, volume.vm], catalogue);
  const { faults, unpublished, isDoubted, verdict } = checkVolume(volume, size, cache, edition);
  const start = verdict ? { verdict } : {};
  const notes = () => volumeNotes(volume, edition, cache, catalogue);
  const open = [
    ...notChecked(volume.vm, unpublished),
    ...(isDoubted && volume.vm ? [` Not checked: ${formatDoubted(volume.vm)}.`] : []),
  ];
  const started = { start, citations, unpublished, open, notes };
  if (faults.length === 0) return started;
  return { ...started, refused: notPossible(faults, notes(), citations) };
}

export const withoutLimit = (
  vm: Vm | undefined,
  unpublished: readonly VmLimitId[],
  readouts: readonly Readout[],
  notes: readonly Check[],
  citations: readonly Citation[],
): Shown => ({
  verdict: 'not-checked',
  ...withoutFigures,
  recommendations: [],
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
  why: unpublished.includes('local')
    ? 'No page has a limit of these local disks, so no figure can be computed. Measure them on the VM.'
    : 'The cache serves every IO, so the disks do not limit the result and no figure can be computed. Set the host cache to None to see what the disks allow.',
  readouts,
  checks: notes,
  citations,
});
