import type { Check, Inputs } from '../../kit/index.ts';
import { formatBytes, formatIops, formatNumber, formatSeconds } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { info } from '../shared/answer/parts.ts';
import { formatLimit, list } from '../shared/answer/text.ts';
import { roundedUp } from '../shared/volume/format.ts';
import { expectationNotes, type LatencyInUse, latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import type { fields } from './fields.ts';
import type { Case, Result } from './model.ts';

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

function wideIoNote({ size, stripeUnit, disks }: Case, { spread, needed }: Result): Check[] {
  if (spread === 1) return [];
  const unaligned = Math.min(disks, Math.ceil(size / stripeUnit) + 1);
  return [
    info(
      `An IO of ${formatBytes(size)} is wider than the stripe unit: aligned, it becomes one IO on each of ${spread} disks${unaligned > spread ? ` (${unaligned} if it is not aligned)` : ''}. The needed ${formatNumber(roundedUp(needed))} are counted at the disks, so ${formatNumber(roundedUp(needed / spread))} of the application’s IOs fill them.`,
    ),
  ];
}

function why(
  { disks, latency, diskLatency = latency }: Case,
  { needed, diskRate, by }: Result,
): string {
  const stripe = disks === 1 ? 'The disk' : `Each of the ${disks} disks`;
  const vm = by.some(({ sharedBy }) => sharedBy !== 'disk')
    ? ` Here ${list(by.map(formatLimit))} is reached before all disks are busy.`
    : '';
  return `${stripe} completes up to ${formatIops(diskRate)} at this IO size, and an IO takes ${formatSeconds(diskLatency)}: that keeps ${formatNumber(roundedUp(needed))} IOs in flight. A much deeper queue only adds latency.${vm}`;
}
