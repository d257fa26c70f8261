/** From a measurement and a set-up to the limit that was reached, if any. */
import { type Diagnosis, findingOf } from '../../storage/diagnosis/diagnose.ts';
import { type Load, loadsOf } from '../../storage/set-up/loads.ts';
import { faultsOf } from '../../storage/set-up/refused.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import type { Moment } from '../shared/measured/series.ts';
import { type Spread, spreadOfSamples } from './latency-percentiles.ts';
import type { OfDisks } from './loaded-with-disks.ts';
import type { Unit } from './mapping.ts';
import {
  type Compared,
  type Given,
  type Measured,
  type MeasureRun,
  nothingMeasured,
} from './measured.ts';
import { measureSamples } from './samples.ts';

export type Diagnosed = Measured & {
  readonly reading: Readable;
  readonly diagnosis: Diagnosis<Compared>;
  /** The comparison that decides; nothing where there is no limit to compare with. */
  readonly first: Compared | undefined;
  /** What the devices of that limit, or the device that was asked for, did then. */
  readonly moment: Moment;
  readonly spreads: readonly Spread[];
  readonly loads: readonly Load[];
};

/** Why can this set-up not be built, beside the field that it belongs to? */
export function problemsOf({ vm, disks, limits }: Given): { readonly disks: string } | undefined {
  const [fault] = faultsOf(vm, disks, limits);
  return fault && { disks: fault.text };
}

/** Equal disks of one group are the same limit several times: the busiest of them speaks for all. */
function busiestOfEach(compared: readonly Compared[], units: readonly Unit[]): readonly Compared[] {
  const best = new Map<string, Compared>();
  for (const one of compared) {
    const { limit, groups } = one;
    const of = limit.id === 'disk' ? units[groups[0] ?? -1]?.group : 'vm';
    const key = `${of} ${limit.id} ${limit.kind}`;
    const before = best.get(key);
    if (!before || one.ratio > before.ratio) best.set(key, one);
  }
  return [...best.values()];
}

/** Which limit do these measurements reach? In slices of a few milliseconds, since a file may have 100,000 samples. */
export function* diagnosing(
  reading: Readable,
  inputs: Given,
  of: (OfDisks & { readonly measureRun: MeasureRun }) | undefined,
): Generator<void, Diagnosed> {
  const work =
    reading.kind === 'samples'
      ? measureSamples(reading, inputs, of)
      : of?.measureRun(reading, inputs);
  const measured = work ? yield* work : nothingMeasured(inputs);
  const { compared, units, setUp } = measured;
  const { device } = inputs;
  const chosen = busiestOfEach(compared, units).filter(
    ({ devices }) => measured.run !== undefined || device === undefined || devices.includes(device),
  );
  const diagnosis = findingOf(chosen);
  const [first] = diagnosis.finding?.limits ?? diagnosis.comparisons;
  const crossing = device === undefined ? (first?.devices ?? []) : [device];
  const spreads =
    measured.spreads ??
    (yield* spreadOfSamples(
      measured.devices.filter((one) => crossing.includes(one.device)),
      measured.samples,
    ));
  return {
    ...measured,
    spreads,
    reading,
    diagnosis,
    first,
    moment: measured.momentOf(first),
    loads: loadsOf(setUp),
  };
}
