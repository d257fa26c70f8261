/** Which VM and disks the name of a benchmark run tells. */
import type { Check } from '../../kit/index.ts';
import type { Reading } from '../../readers/reading.ts';
import type { BenchmarkCase } from '../../storage/benchmark/name.ts';
import { defined } from '../../units/omit-undefined.ts';
import { passed, warning } from '../shared/answer/checks-and-columns.ts';
import { outputFor } from '../shared/measured/outputs.ts';
import { outputsOf } from '../shared/measured/reading-text.ts';
import type { Entered, Given } from './measured.ts';
import { caseOf, chosenRun } from './runs.ts';

/** The case that the name of a benchmark run carries: which VM and disks were tested. */
function judgedCase(
  reading: Reading,
  asked: Partial<Pick<Entered, 'run' | 'device'>>,
): BenchmarkCase | undefined {
  const run = reading.kind === 'runs' ? chosenRun(reading, asked) : undefined;
  return run && caseOf(run);
}

/**
 * Which VM and disks does the name of a run tell?
 * @param text the texts of the inputs
 * @returns the texts of these inputs, by name; none where no name carries a case
 */
export function impliedBy(
  reading: Reading,
  text: (name: string) => string,
): { vm?: string; disks?: string } {
  const run = Number(text('run')) || undefined;
  const asked = { run, device: text('device').trim() || undefined };
  const { output = reading, ...own } = outputFor(outputsOf(reading), asked);
  const found = judgedCase(output, own);
  if (!found) return {};
  const { vm, disk, disks, cache } = found;
  return { ...defined({ vm }), disks: `data:${disk}x${disks}:${cache}` };
}

/** Was the run of the VM and the disks that it is judged by? */
export function caseCheck({ text: { reading }, device, run, vm, disks }: Given): Check | undefined {
  const found = judgedCase(reading, { run, device });
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
        `By its name something else was tested: ${tested}. The run was judged by VM and Disks, set by hand.`,
      );
}
