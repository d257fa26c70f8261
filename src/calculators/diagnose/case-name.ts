/** The case that the name of a benchmark run carries: which VM and disks were tested. */

import type { Check } from '../../kit/index.ts';
import type { Reading } from '../../readers/reading.ts';
import type { BenchmarkCase } from '../../storage/benchmark/name.ts';
import { present } from '../../units/present.ts';
import { passed, warning } from '../shared/answer/parts.ts';
import type { Given } from './measured.ts';
import { caseOf, chosenRun } from './runs.ts';

function judgedCase(reading: Reading, device: string | undefined): BenchmarkCase | undefined {
  const run = reading.kind === 'runs' ? chosenRun(reading, device) : undefined;
  return run && caseOf(run);
}

/** “data:P30x4:None”, as the field of disks has it. */
const disksText = ({ disk, disks, cache }: BenchmarkCase) => `data:${disk}x${disks}:${cache}`;

/**
 * Which VM and disks does the name of a run tell?
 * @param device the text of the field for a device or a run
 * @returns the texts of these inputs, by name; none where no name carries a case
 */
export function impliedBy(reading: Reading, device: string): { vm?: string; disks?: string } {
  const found = judgedCase(reading, device.trim() || undefined);
  if (!found) return {};
  return { ...present({ vm: found.vm }), disks: disksText(found) };
}

/** Was the run of the VM and the disks that it is judged by? */
export function caseChecks({ text: { reading }, device, vm, disks }: Given): readonly Check[] {
  const found = judgedCase(reading, device);
  if (!found) return [];
  const tested = `${found.disks} × ${found.disk}, host cache ${found.cache}${found.vm ? `, on ${found.vm}` : ''}`;
  const isSame =
    (found.vm === undefined || found.vm === vm.name) &&
    disks.some(
      ({ disk, count, cache }) =>
        disk.name === found.disk && count === found.disks && cache === found.cache,
    );
  return [
    isSame
      ? passed(`The name of this run shows what was tested: ${tested}.`)
      : warning(
          `The name of this run shows that something else was tested: ${tested}. VM and Disks were set by hand, and the run was judged by these.`,
        ),
  ];
}
