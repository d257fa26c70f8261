import type { Check, Inputs } from '../../kit/index.ts';
import { formatBytes, formatIops, formatNumber, formatSeconds } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { info } from '../shared/answer/checks-and-columns.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { formatLimit, list } from '../shared/answer/text.ts';
import { expectationNotes } from '../shared/volume/expectation-notes.ts';
import { type LatencyInUse, latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { partOf } from './case.ts';
import type { fields } from './fields.ts';
import { atDepth, type Case, depthsOf, type Result } from './model.ts';

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
      ...latencyNotes(time, partOf(inputs), catalogue),
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
      `An IO of ${formatBytes(size)} is wider than the stripe unit: aligned, it becomes one IO on each of ${spread} disks${unaligned > spread ? ` (${unaligned} if it is not aligned)` : ''}. So ${formatNumber(enough)} of the application’s IOs are ${formatNumber(enough * spread)} at the disks. Each is complete with the slowest of its parts, which takes somewhat longer than their mean.`,
    ),
  ];
}

/** “An IO takes 2.2 ms. QD 44 gives 18,340 IOPS, and a deeper queue mostly adds latency.”; “on average” where the cache serves some. */
function why(given: Case, result: Result): string {
  const { disks, latency, diskLatency = latency } = given;
  const { by } = result;
  const { enough } = depthsOf(given, result);
  const most = formatIops(atDepth(enough, given, result).iops);
  const isOfVm = by.some(({ sharedBy }) => sharedBy !== 'disk');
  const ofVm = isOfVm
    ? ` Before ${disks === 1 ? 'the disk is' : 'all disks are'} busy, ${list(by.map(formatLimit))} is reached.`
    : '';
  const onAverage = diskLatency === latency ? '' : ' on average';
  return `An IO takes ${formatSeconds(latency)}${onAverage}. QD ${formatNumber(enough)} gives ${most}, and a deeper queue mostly adds latency.${ofVm}`;
}
