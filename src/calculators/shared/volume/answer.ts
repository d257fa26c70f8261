/** How an answer about one striped volume begins, whatever is asked of it. */
import type { Check, Citation, Phrase, Shown } from '../../../kit/index.ts';
import type { Catalogue, Edition } from '../../../limits/types.ts';
import type { VmLimitId } from '../../../storage/path/path.ts';
import type { Cache } from '../../../storage/set-up/set-up.ts';
import { checkVolume, type Volume } from '../../../storage/set-up/volume.ts';
import type { Bytes } from '../../../units/index.ts';
import { notPossible } from '../answer/format.ts';
import { citationsOf, formatDoubted, notChecked } from '../answer/text.ts';
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
