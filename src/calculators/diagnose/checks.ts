/** The checks of a diagnosis: is the measurement valid, which device is which disk, and what is known of the VM. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { formatFraction } from '../../units/index.ts';
import { bySeverity, notesOn, unpublishedNotes } from '../shared/answer/notes.ts';
import { caseChecks } from './case-name.ts';
import type { Judged } from './judge.ts';
import type { Given } from './measured.ts';
import { formatReading } from './reading-text.ts';
import { usedText } from './words.ts';

/** What had to be assumed of which device is which disk; the table of devices says what was taken for which. */
function mappingChecks({ mapping }: Judged): readonly Check[] {
  if (!mapping?.assumed) return [];
  const texts = {
    order:
      'The text does not tell which device is which disk. They were taken in the order of their names',
    busiest:
      'There are more devices in the text than disks in the set-up. The busiest were counted; add the others to Disks',
    temp: 'The text does not tell which device is the temp disk. It was taken to be the second one, which is left out',
  } as const;
  return [
    {
      severity: 'warning',
      text: `${texts[mapping.assumed]}. If that is wrong, set it under Disks: Which device is which disk?`,
    },
  ];
}

/** MB in a table of limits may mean either unit, and both readings were tried. */
function unitChecks({ first, verdict }: Judged): readonly Check[] {
  if (first?.ratioInMib === undefined || verdict === 'invalid') return [];
  const [mb, mib] = [formatFraction(first.ratio), formatFraction(first.ratioInMib)];
  return [
    {
      severity: 'info',
      text: `With the limit in MB (1,000,000 bytes) it is used by ${mb}, in MiB by ${mib}. Its page does not say which is meant, so the nearer one is used: ${usedText(first)}.`,
    },
  ];
}

/** What speaks for and against the measurement, and how it was read. */
export function checks(judged: Judged, inputs: Given, catalogue: Catalogue): readonly Check[] {
  return bySeverity([
    ...judged.validity,
    ...caseChecks(inputs),
    ...mappingChecks(judged),
    ...unitChecks(judged),
    ...unpublishedNotes(judged.setUp.vm, judged.unpublished),
    ...notesOn([judged.setUp.vm], inputs.limits, catalogue),
    { severity: 'info', text: formatReading(judged.reading, judged.step) },
  ]);
}
