/** Samples over time beside the limits of the disks that the devices are. */

import type { Samples } from '../../readers/reading.ts';
import {
  comparing,
  type MeasuredGroup,
  percentile,
  sumOf,
} from '../../storage/diagnosis/compare.ts';
import { type Kind, kinds, type PathLimit, vmLimit } from '../../storage/path/path.ts';
import { loadsOf } from '../../storage/set-up/loads.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { defined } from '../../units/omit-undefined.ts';
import { isVmMetric, leavesOf } from '../shared/measured/devices.ts';
import {
  type Aligned,
  type Moment,
  momentOf,
  type Steps,
  stepLength,
  stepsOf,
} from '../shared/measured/series.ts';
import { uses } from './fields.ts';
import type { OfDisks } from './loaded-with-disks.ts';
import { mapDevices, type Unit } from './mapping.ts';
import { type Compared, type Given, type Measured, setUpFor } from './measured.ts';

const sum = (values: readonly number[] = []) =>
  values.reduce((all, value) => all + (Number.isNaN(value) ? 0 : value), 0);

/** How much a device moved in all, so that devices can be compared with each other. */
const busynessOf = (device: Aligned | undefined) =>
  device
    ? sum(device.throughput ?? device.iops) +
      sum(device.columns.consumedIops) +
      sum(device.columns.consumedThroughput)
    : 0;

const consumed = { iops: 'consumedIops', throughput: 'consumedThroughput' } as const;

/** Rates of a unit; where only the used share of the disk’s own limit is reported, that share of the limit. */
function ratesOf(
  unit: Unit,
  index: number,
  steps: Steps,
  setUp: SetUp,
  kind: Kind,
): readonly number[] {
  const own = loadsOf(setUp)[index]?.path.find(
    (limit) => limit.id === 'disk' && limit.kind === kind,
  );
  const parts = steps.devices.filter(({ device }) => unit.devices.includes(device));
  const known = parts.flatMap((part) => {
    const rates = part[kind];
    if (rates) return [rates];
    const shares = part.columns[consumed[kind]];
    const limit = own?.sustained;
    return shares && limit !== undefined ? [shares.map((share) => share * limit)] : [];
  });
  return known.length > 0 ? sumOf(known) : new Array(steps.length).fill(Number.NaN);
}

/** What Azure Monitor says of the VM’s own limits, which is after the cache and so better than a sum of disks. */
function vmComparisons(steps: Steps, { vm }: Given, use: number): readonly Compared[] {
  return steps.devices.flatMap(({ device, columns }) => {
    if (!isVmMetric(device)) return [];
    const id = device === 'VM cached' ? 'cached' : 'uncached';
    // The platform’s share is of the limit itself, whatever is published of it.
    return vmLimit(vm, id).flatMap(({ mayBeHigher: _, ...limit }): Compared[] => {
      const shares = columns[consumed[limit.kind]];
      const ratio = shares && percentile(shares, use);
      const { sustained } = limit;
      if (!shares || ratio === undefined || sustained === undefined) return [];
      const values = shares.map((share) => share * sustained);
      return [
        {
          limit,
          owner: vm.name,
          groups: [],
          ratio,
          level: ratio * sustained,
          peak: (percentile(shares, 1) ?? ratio) * sustained,
          values,
          devices: [device],
        },
      ];
    });
  });
}

const keyOf = ({ id, kind }: PathLimit) => `${id} ${kind}`;

/** Samples beside every limit on the path of the disks. */
export function* measureSamples(
  samples: Samples,
  inputs: Given,
  of: OfDisks | undefined,
): Generator<void, Measured> {
  const steps = yield* stepsOf(samples);
  const byDevice = new Map(steps.devices.map((device) => [device.device, device]));
  const leaves = leavesOf(samples.series).map(({ device }) => device);
  const asked = inputs.device;
  // A volume or a partition that is asked for takes the place of what is counted otherwise.
  const isOther =
    asked !== undefined &&
    !leaves.includes(asked) &&
    !inputs.map.set.has(asked) &&
    !isVmMetric(asked);
  const devices = isOther ? [asked] : leaves;
  const hasTemp = inputs.vm.tempDisk !== 'none';
  const mapping = mapDevices(
    devices,
    inputs.disks,
    hasTemp,
    (device) => busynessOf(byDevice.get(device)),
    inputs.map.set,
    of?.areAllVolumes(devices, inputs.disks, hasTemp, inputs.map.set),
  );
  const { units } = mapping;
  const counted = units.flatMap((unit) => unit.devices.flatMap((name) => byDevice.get(name) ?? []));
  const total = (name: 'reads' | 'writes') =>
    counted.reduce((all, { columns }) => all + sum(columns[name]), 0);
  const [reads, writes] = [total('reads'), total('writes')];
  const setUp = setUpFor(inputs, units, {
    read: reads + writes > 0 ? reads / (reads + writes) : undefined,
  });
  const measured: MeasuredGroup[] = [];
  for (const [group, unit] of units.entries()) {
    yield;
    measured.push({
      group,
      iops: ratesOf(unit, group, steps, setUp, 'iops'),
      throughput: ratesOf(unit, group, steps, setUp, 'throughput'),
      ...defined({
        writes: of?.writesOf(unit.devices.flatMap((name) => byDevice.get(name) ?? [])),
      }),
    });
  }
  yield;
  const use = uses[inputs.use];
  const compared = yield* comparing(setUp, measured, use, of?.behindCache);
  const ofVm = vmComparisons(steps, inputs, use);
  const told = new Set(ofVm.map(({ limit }) => keyOf(limit)));
  const ofDisks = compared
    .filter(({ limit }) => !told.has(keyOf(limit)))
    .map((one) => ({
      ...one,
      devices: one.groups.flatMap((group) => units[group]?.devices ?? []),
    }));
  const step = stepLength(samples, inputs.interval);
  return {
    units,
    mapping,
    isUnsure: mapping.isUnsure,
    setUp,
    compared: [...ofVm, ...ofDisks],
    samples: steps.length,
    devices: steps.devices,
    ...defined({ step, times: steps.times }),
    momentOf: (compared) => {
      if (!compared) return {};
      const at = compared.values.indexOf(compared.level);
      // Where shares of both are reported, what crossed the cached and the uncached limit together.
      if (compared.groups.length === 0)
        return ratesAt(at, (kind) =>
          ofVm.filter(({ limit }) => limit.kind === kind).map(({ values }) => values),
        );
      const names = asked === undefined ? compared.devices : [asked];
      const own = measured.filter((_, group) =>
        units[group]?.devices.some((name) => names.includes(name)),
      );
      return {
        ...ratesAt(at, (kind) => own.map((one) => one[kind])),
        ...momentOf(
          names.flatMap((name) => byDevice.get(name) ?? []),
          at,
        ),
      };
    },
  };
}

/** The sums of some series of each kind at one step, where they have a value. */
function ratesAt(at: number, of: (kind: Kind) => readonly (readonly number[])[]): Moment {
  const rates = kinds.flatMap((kind) => {
    const [rate = Number.NaN] = sumOf(of(kind).map((values) => [values[at] ?? Number.NaN]));
    return Number.isNaN(rate) ? [] : [[kind, rate] as const];
  });
  return Object.fromEntries(rates);
}
