/** Parts of an answer that calculators share: readouts, emphasis, values in order, and the answer about what cannot be built. */
import type { Check, Citation, Phrase, Readout, Shown } from '../../../kit/index.ts';
import type { Fault } from '../../../storage/set-up/refused.ts';
import {
  type BytesPerSecond,
  formatIops,
  formatThroughput,
  formatThroughputAside,
  type Iops,
  type ThroughputUnit,
} from '../../../units/index.ts';

export const strong = (text: string): Phrase[number] => ({ text, tone: 'strong' });

export const iopsReadout = (value: Iops, label = 'IOPS'): Readout => ({
  id: 'iops',
  label,
  kind: 'iops',
  value,
  unit: 'IOPS',
  text: formatIops(value),
});

export const throughputReadout = (
  value: BytesPerSecond,
  unit: ThroughputUnit,
  label = 'Throughput',
): Readout => ({
  id: 'throughput',
  label,
  kind: 'throughput',
  value,
  unit: 'B/s',
  text: formatThroughput(value, unit),
  aside: formatThroughputAside(value, unit),
});

/** The parts of an answer that are empty where there is nothing to compute; recommendations are added separately. */
export const withoutFigures = {
  boundBy: [],
  readouts: [],
  limits: [],
  tables: [],
  steps: [],
  deepLinks: [],
} as const satisfies Partial<Shown>;

/** The answer about a set-up that cannot be built: the reasons, and no figures. What can be built in its place comes later. */
export const notPossible = (
  faults: readonly Fault[],
  notes: readonly Check[],
  citations: readonly Citation[],
): Shown => ({
  verdict: 'not-possible',
  ...withoutFigures,
  recommendationsTitle: 'What can be built',
  headline: ['Not possible: ', { text: faults[0]?.text ?? 'it cannot be built.', tone: 'over' }],
  why: `${faults.every(({ isLoss }) => isLoss) ? 'Azure builds this set-up, but what it must keep can be lost' : 'Azure refuses this set-up'}, so no figures are computed for it. The checks below have every reason.`,
  checks: notes,
  citations,
});

/** Each value once, smallest first. */
export const sorted = <T extends number>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].sort((a, b) => a - b);
