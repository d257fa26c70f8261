import type { Check, Inputs } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { info, listed, warning } from '../shared/answer/checks-and-columns.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { derivedCreditNote } from '../shared/answer/notes.ts';
import { capital, sourceAt } from '../shared/answer/text.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import type { fields } from './fields.ts';
import type { Case, Result } from './model.ts';
import { failureText } from './text.ts';

/** Why the burst ends when it does, and what rules say of it. */
export const explain = (
  { limits, cache }: Inputs<typeof fields>,
  given: Case,
  result: Result,
  catalogue: Catalogue,
): Omit<Explanation, 'recommendations'> => ({
  why: why(result),
  checks: [
    ...rules(given, result, catalogue),
    info(
      'IOs and bytes have a bucket each, and so have the disks and the VM. What is not delivered at once is counted as lost here; a real application would wait for it.',
    ),
    ...volumeNotes(given.volume, limits, cache, catalogue, [
      'burst',
      ...(given.mode === 'on-demand' ? (['onDemand'] as const) : []),
    ]),
  ],
});

function why(result: Result): string {
  const hasCredits = result.limits.some(({ bucket }) => bucket > 0);
  return listed([
    result.unknown && hasCredits
      ? `With a burst in that time credits would ${result.isOpen ? 'not ' : ''}last.`
      : capital(failureText(result)),
    hasCredits && 'Credits refill while the load is below the sustained limit.',
  ]).join(' ');
}

function rules(
  { volume, mode }: Case,
  { limits, transactions, unknown }: Result,
  catalogue: Catalogue,
): readonly Check[] {
  const hasCredits = (ofDisk: boolean) =>
    limits.some(({ id, bucket }) => (id === 'disk') === ofDisk && bucket > 0);
  const [ofDisk, ofVm] = [hasCredits(true), hasCredits(false)];
  const cite = (place: string) => sourceAt('burst-credits', place, catalogue);
  return listed([
    (ofDisk || ofVm) &&
      info(
        'A bucket holds (burst − sustained) × 1,800 s, for IOs and for bytes. It starts full, and what a load leaves of the sustained limit fills it.',
        cite('Bursting flow'),
      ),
    ofVm && volume.vm && derivedCreditNote(volume.vm, catalogue),
    transactions === 0 &&
      !unknown &&
      warning(
        'What is delivered is within the sustained limits of the disks: on-demand bursting is billed and gives nothing.',
      ),
    mode === 'on-demand' &&
      info(
        'On-demand bursting is switched on by the owner of the disk. It is billed by the month and by each 10,000 IOs above the sustained limits.',
        cite('On-demand bursting'),
      ),
    !ofDisk &&
      mode === 'credit' &&
      !(volume.disk.bought?.plus || volume.disk.bought?.raised) &&
      info(`${diskName(volume.disk)} does not burst on credits.`),
  ]);
}
