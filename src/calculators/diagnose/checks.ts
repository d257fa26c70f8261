/** The checks of a diagnosis: is the measurement valid, which disks is it of, and what is known of the VM. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Reading } from '../../readers/reading.ts';
import type { BenchmarkCase } from '../../storage/benchmark/name.ts';
import { formatFraction } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { bySeverity, notesOn, unpublishedNotes } from '../shared/answer/notes.ts';
import { info, listed, passed, warning } from '../shared/answer/parts.ts';
import { readingNote } from '../shared/measured/reading-text.ts';
import type { Judged } from './judge.ts';
import type { Given } from './measured.ts';
import { caseOf, chosenRun } from './runs.ts';
import { usedText } from './words.ts';

/** The case that the name of a benchmark run carries: which VM and disks were tested. */
function judgedCase(reading: Reading, device: string | undefined): BenchmarkCase | undefined {
  const run = reading.kind === 'runs' ? chosenRun(reading, device) : undefined;
  return run && caseOf(run);
}

/**
 * Which VM and disks does the name of a run tell?
 * @param device the text of the field for a device or a run
 * @returns the texts of these inputs, by name; none where no name carries a case
 */
export function impliedBy(reading: Reading, device: string): { vm?: string; disks?: string } {
  const found = judgedCase(reading, device.trim() || undefined);
  if (!found) return {};
  const { vm, disk, disks, cache } = found;
  return { ...present({ vm }), disks: `data:${disk}x${disks}:${cache}` };
}

/** Was the run of the VM and the disks that it is judged by? */
function caseCheck({ text: { reading }, device, vm, disks }: Given): Check | undefined {
  const found = judgedCase(reading, device);
  if (!found) return undefined;
  const tested = `${found.disks} × ${found.disk}, host cache ${found.cache}${found.vm ? `, on ${found.vm}` : ''}`;
  const isSame =
    (found.vm === undefined || found.vm === vm.name) &&
    disks.some(
      ({ disk, count, cache }) =>
        disk.name === found.disk && count === found.disks && cache === found.cache,
    );
  return isSame
    ? passed(`The name of this run shows what was tested: ${tested}.`)
    : warning(
        `The name of this run shows that something else was tested: ${tested}. VM and Disks were set by hand, and the run was judged by these.`,
      );
}

/** What had to be assumed of which device is which disk; the table of devices says what was taken for which. */
const assumptions = {
  order:
    'The text does not tell which device is which disk. They were taken in the order of their names',
  busiest:
    'There are more devices in the text than disks in the set-up. The busiest were counted; add the others to Disks',
  temp: 'The text does not tell which device is the temp disk. It was taken to be the second one, which is left out',
} as const;

/** What speaks for and against the measurement, and how it was read. */
export function checks(judged: Judged, inputs: Given, catalogue: Catalogue): readonly Check[] {
  const { first, verdict, mapping, setUp, unpublished, reading, step } = judged;
  return bySeverity(
    listed([
      ...judged.validity,
      caseCheck(inputs),
      mapping?.assumed &&
        warning(
          `${assumptions[mapping.assumed]}. If that is wrong, set it under Disks: Which device is which disk?`,
        ),
      // MB in a table of limits may mean either unit, and both readings were tried.
      first?.ratioInMib !== undefined &&
        verdict !== 'invalid' &&
        info(
          `With the limit in MB (1,000,000 bytes) it is used by ${formatFraction(first.ratio)}, in MiB by ${formatFraction(first.ratioInMib)}. Its page does not say which is meant, so the nearer one is used: ${usedText(first)}.`,
        ),
      ...unpublishedNotes(setUp.vm, unpublished),
      ...notesOn([setUp.vm], inputs.limits, catalogue),
      readingNote(reading, step),
    ]),
  );
}
