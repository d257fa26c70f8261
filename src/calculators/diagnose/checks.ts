/** The checks of a diagnosis: is the measurement valid, which disks is it of, and what is known of the VM. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { formatFraction } from '../../units/index.ts';
import { info, listed, warning } from '../shared/answer/checks-and-columns.ts';
import { bySeverity, notesOn, unpublishedNotes } from '../shared/answer/notes.ts';
import { remarks } from './headline.ts';
import type { Judged } from './judge.ts';
import { latencyRemark } from './latency-scale.ts';
import type { OfTexts } from './loaded-with-texts.ts';
import { areNoneOfThese } from './mapping-table.ts';
import type { Given } from './measured.ts';
import { usedText } from './text.ts';
import { readAs } from './validity.ts';

/** What had to be assumed of which device is which disk; the table of devices says what was taken for which. */
const ifWrong = 'If that is wrong, set it under Disks: Which device is which disk?';
const assumptions = {
  order: `Which device is which disk is not told: they are taken in the order of their names. ${ifWrong}`,
  busiest: `The text has more devices than the set-up has disks. The busiest count; add the others to Disks. ${ifWrong}`,
  temp: `The text names no temp disk: the second SCSI disk, or D:, is taken for it and left out. ${ifWrong}`,
  striped:
    'Windows shows a stripe of Storage Spaces as one disk: each counts as a group. Give a single disk a group.',
} as const;

/** What speaks for and against the measurement, and how it was read. */
export function checks(
  judged: Judged,
  inputs: Given,
  catalogue: Catalogue,
  of: OfTexts | undefined,
): readonly Check[] {
  const { first, verdict, mapping, setUp, unpublished, reading, step } = judged;
  const inFlight = latencyRemark(judged);
  return bySeverity(
    listed([
      ...judged.validity,
      ...remarks(judged),
      inFlight !== undefined && info(inFlight),
      of?.caseCheck(inputs),
      mapping?.assumed && !areNoneOfThese(judged) && warning(assumptions[mapping.assumed]),
      // MB in a table of limits may be counted in either unit, and both readings were tried.
      first?.ratioInMib !== undefined &&
        verdict !== 'invalid' &&
        info(
          `The limit is used by ${formatFraction(first.ratio)} in MB (1,000,000 bytes), by ${formatFraction(first.ratioInMib)} in MiB. Which Azure counts is not certain; the nearer is used: ${usedText(first)}.`,
        ),
      ...unpublishedNotes(setUp.vm, unpublished),
      ...notesOn([setUp.vm], inputs.limits, catalogue),
      ...readAs(reading, step, of?.unitsOf),
    ]),
  );
}
