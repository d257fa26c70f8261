/** Deep links from one calculator to another: the same case in the inputs of the other. */
import { type DeepLink, queryOf } from '../../../kit/index.ts';
import type { Disk, Edition, Vm } from '../../../limits/types.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import { type Bytes, serializeBytes, serializeCount } from '../../../units/index.ts';
import { serializeGroups } from './disk-groups-text.ts';

/** The part of a case that calculators have in common. */
export type Case = {
  readonly disk: Disk;
  readonly disks: number;
  readonly vm: Vm | undefined;
  readonly cache: Cache;
  readonly size: Bytes | undefined;
  readonly limits: Edition;
  /** Where it is bought, as far as that was entered. */
  readonly region?: string;
  readonly os?: string;
};

type Target = {
  readonly text: string;
  /** The inputs that a link sets, in their order, with their defaults, which a link leaves out. A test compares them with the fields. */
  readonly takes: Readonly<Record<string, string>>;
};
const volume = { disk: 'P30', disks: '1', vm: '' };
const limits = 'current';
/** What those have whose options have a cost. */
const bought = { region: 'westeurope', os: 'linux', limits };

/**
 * The calculators that others link to. Their defaults are repeated here, since with their fields every
 * page would load the code of every calculator.
 */
export const targets = {
  'cap-check': {
    text: 'Check it with all the disks of the VM',
    takes: {
      vm: 'D16ds_v5',
      disks: 'os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x1:None',
      'io-size': '',
      ...bought,
    },
  },
  'io-size': {
    text: 'See it at other IO sizes',
    takes: { ...volume, cache: 'None', 'io-size': '8KiB', ...bought },
  },
  'queue-depth': {
    text: 'Which queue depth does it need?',
    takes: { ...volume, disks: '4', 'io-size': '8KiB', cache: 'None', ...bought },
  },
  'sync-io': {
    text: 'How fast is synchronous IO on it?',
    takes: { ...volume, 'io-size': '4KiB', cache: 'None', ...bought },
  },
  burst: {
    text: 'How long does a burst of it last?',
    takes: { ...volume, disk: 'P20', 'io-size': '8KiB', ...bought },
  },
  benchmark: {
    text: 'Prove it with a benchmark',
    takes: { ...volume, disks: '4', cache: 'None', 'io-size': '', limits },
  },
} as const satisfies Readonly<Record<string, Target>>;

/** The query of these texts, without those that are missing or a default. */
export const changedQuery = (
  texts: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string>>,
): string =>
  queryOf(
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        text === undefined || text === defaults[name] ? [] : [[name, text]],
      ),
    ),
  );

/** The query of a link to another calculator for this case. */
function queryTo(target: keyof typeof targets, inCase: Case): string {
  const { disk, disks, vm, cache, size, region, os, limits } = inCase;
  const group = { role: 'data', disk, count: disks, cache, iops: undefined } as const;
  const all: Readonly<Record<string, string | undefined>> = {
    disk: disk.name,
    disks: target === 'cap-check' ? serializeGroups([group]) : serializeCount(disks),
    vm: vm?.name,
    cache,
    'io-size': size === undefined ? undefined : serializeBytes(size),
    region,
    os,
    limits,
  };
  const { takes } = targets[target];
  return changedQuery(
    Object.fromEntries(Object.keys(takes).map((name) => [name, all[name]])),
    takes,
  );
}

/**
 * Does the other calculator have an answer for this case? A cap check needs a VM, a burst something that bursts,
 * and a benchmark disks of today whose host does not answer writes for them.
 */
function concerns(to: keyof typeof targets, { disk, vm, cache, limits }: Case): boolean {
  if (to === 'burst' && disk.placement) return false;
  if (to === 'benchmark') return cache !== 'ReadWrite' && limits === 'current';
  if (to === 'burst') return (disk.burst ?? disk.onDemand ?? vm?.uncachedBurst) !== undefined;
  return to !== 'cap-check' || vm !== undefined;
}

/**
 * Links to the other calculators, set to this case.
 * @param from the id of the calculator that has the links
 */
export function crossLinks(from: string, inCase: Case): readonly DeepLink[] {
  return (Object.keys(targets) as (keyof typeof targets)[])
    .filter((to) => to !== from && concerns(to, inCase))
    .map((to) => ({
      text: targets[to].text,
      calculator: to,
      query: queryTo(to, inCase),
    }));
}
