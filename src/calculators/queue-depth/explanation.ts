import type { Check, Inputs } from '../../kit/index.ts';
import {
  formatBytes,
  formatFraction,
  formatIops,
  formatNumber,
  formatSeconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { info } from '../shared/answer/parts.ts';
import { formatLimit, list, plural } from '../shared/answer/text.ts';
import { expectationNotes } from '../shared/volume/expectation-notes.ts';
import { type LatencyInUse, latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import type { fields } from './fields.ts';
import { type Case, depthsOf, nearlyAllShare, type Result } from './model.ts';

/** Why it is so, and which rules concern this stripe? */
export function explain(
  inputs: Inputs<typeof fields>,
  given: Case,
  time: LatencyInUse,
  result: Result,
  { catalogue }: CalculatorContext,
): Omit<Explanation, 'recommendations'> {
  const { cache, limits } = inputs;
  return {
    why: why(given, result),
    checks: [
      ...latencyNotes(time, given.size, catalogue),
      ...wideIoNote(given, result),
      ...(given.disk.placement ? [] : [ruleNote('queue-per-disk', catalogue)]),
      ...volumeNotes(given, limits, cache, catalogue),
      ...expectationNotes(given.disk, limits, catalogue),
    ],
  };
}

function wideIoNote(given: Case, result: Result): Check[] {
  const { size, stripeUnit, disks } = given;
  const { spread } = result;
  if (spread === 1) return [];
  const { enough } = depthsOf(given, result);
  const unaligned = Math.min(disks, Math.ceil(size / stripeUnit) + 1);
  return [
    info(
      `An IO of ${formatBytes(size)} is wider than the stripe unit: aligned, it becomes one IO on each of ${spread} disks${unaligned > spread ? ` (${unaligned} if it is not aligned)` : ''}. So ${formatNumber(enough)} of the application’s IOs are ${formatNumber(enough * spread)} at the disks.`,
    ),
  ];
}

/** “44 IOs in flight give 92 % of the limit; 52 give 97 %.” */
function inFlight(given: Case, result: Result): string {
  const { enough, share, nearlyAll } = depthsOf(given, result);
  const first = `${plural(enough, 'IO')} in flight ${enough === 1 ? 'gives' : 'give'} ${formatFraction(share)} of the limit`;
  return nearlyAll > enough
    ? `${first}; ${formatNumber(nearlyAll)} give ${formatFraction(nearlyAllShare)}.`
    : `${first}.`;
}

function why(given: Case, result: Result): string {
  const { disks, latency, diskLatency = latency } = given;
  const { diskRate, by, maxIops } = result;
  const stripe = disks === 1 ? 'The disk' : `Each of the ${disks} disks`;
  const ofDisks = `${stripe} completes up to ${formatIops(diskRate)} at this IO size, and an IO takes ${formatSeconds(diskLatency)}.`;
  const isOfVm = by.some(({ sharedBy }) => sharedBy !== 'disk');
  const ofVm = isOfVm
    ? ` Before all disks are busy, ${list(by.map(formatLimit))} is reached, at ${formatIops(maxIops)}.`
    : '';
  return `${ofDisks}${ofVm} ${inFlight(given, result)} More only add latency.`;
}
