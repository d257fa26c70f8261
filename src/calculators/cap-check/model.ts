/** Does this VM carry these disks? The gates, what is asked of each, and what gets through. */
import { ceiling, countedAs, headroom, pastCache, through } from '../../laws/index.ts';
import type { Cap, Edition, Vm } from '../../limits/types.ts';
import type { Bytes, BytesPerSecond, Iops, Share } from '../../units/index.ts';
import type { Cache } from '../fields.ts';
import { countsInUnits } from '../volume.ts';
import { type Ask, asksOf } from './asks.ts';
import type { Group, Temp } from './fields.ts';

export type Case = {
  readonly vm: Vm;
  readonly groups: readonly Group[];
  readonly temp: Temp;
  readonly size: Bytes | undefined;
  readonly iops: Iops | undefined;
  readonly throughput: BytesPerSecond | undefined;
  readonly read: Share;
  readonly hit: Share;
  readonly edition: Edition;
};

/** A group with what follows for it from the VM and the case. */
export type Load = Group & {
  /** The setting that takes effect. */
  readonly effective: Cache;
  /** Why it is not the one that was chosen. */
  readonly because?: 'disk' | 'vm' | 'os';
  /** What part of its IOs goes past the cache. */
  readonly past: number;
  /** Passes the VM's own cap for Premium SSD v2 and Ultra Disk. */
  readonly elastic: boolean;
  readonly ask: Ask;
  /** As how many IOs one counts at the disk. */
  readonly units: number;
};

export type Kind = 'iops' | 'throughput';
export type Place = 'disk' | 'cached' | 'uncached' | 'elastic';

/** One dimension of one gate. */
export type Check = {
  readonly place: Place;
  readonly kind: Kind;
  /** Of the loads; only a disk gate has one. */
  readonly group?: number;
  readonly asked: number;
  readonly limit: Cap<number>;
  /** Missing where there is no figure to compare with. */
  readonly headroom?: number;
  /** Stands in the verdict: the VM's gates always, disks where somebody asked something of them. */
  readonly counts: boolean;
};

export type Result = {
  readonly loads: readonly Load[];
  /** What the temp disk adds at the cached gate. */
  readonly tempAsk: { readonly iops: number; readonly throughput: number };
  readonly checks: readonly Check[];
  /** The smallest headroom that counts. */
  readonly headroom?: number;
  readonly verdict?: 'fits' | 'tight' | 'throttled';
  /** The checks that bind: all that are overdrawn, or the smallest headroom. */
  readonly binding: readonly Check[];
  readonly askedInAll: Partial<Record<Kind, number>>;
  readonly throughInAll: Partial<Record<Kind, number>>;
};

/** The setting that takes effect: some disks and VMs have no host cache, and today an OS disk always has one. */
function effectiveCache(
  { role, disk, cache }: Group,
  vm: Vm,
  edition: Edition,
): Pick<Load, 'effective' | 'because'> {
  const able = vm.hostCache && disk.hostCache !== 'no';
  if (cache !== 'None' && !able)
    return { effective: 'None', because: vm.hostCache ? 'disk' : 'vm' };
  if (cache === 'None' && role === 'os' && edition === 'current' && able)
    return { effective: 'ReadOnly', because: 'os' };
  return { effective: cache };
}

function loadsOf(given: Case): readonly Load[] {
  const asks = asksOf(given);
  return given.groups.map((group, index) => {
    const setting = effectiveCache(group, given.vm, given.edition);
    const elastic = group.disk.family === 'Premium SSD v2' || group.disk.family === 'Ultra Disk';
    return {
      ...group,
      ...setting,
      past: pastCache(setting.effective !== 'None', given.read, given.hit),
      elastic: elastic && given.vm.elastic !== undefined,
      ask: asks[index] ?? { wanted: false },
      units: given.size === undefined ? 1 : countedAs(given.size, countsInUnits(group.disk)),
    };
  });
}

/** What the temp disk puts on the cached gate: nothing where it is not used, not known, or stands outside the gate. */
function tempAskOf({ temp, vm, size }: Case) {
  if (typeof temp === 'string' || vm.tempDisk !== 'cached gate') return { iops: 0, throughput: 0 };
  return { iops: size === undefined ? 0 : temp / size, throughput: temp };
}

function checksOf(given: Case, loads: readonly Load[], temp: { iops: number; throughput: number }) {
  const checks: Check[] = [];
  const add = (
    place: Place,
    kind: Kind,
    asked: number,
    limit: Cap<number>,
    counts: boolean,
    group?: number,
  ) =>
    checks.push({
      place,
      kind,
      asked,
      limit,
      counts,
      ...(group === undefined ? {} : { group }),
      ...(typeof limit === 'number' ? { headroom: headroom(asked, limit) } : {}),
    });
  for (const kind of ['iops', 'throughput'] as const) {
    loads.forEach((load, index) => {
      const asked = load.ask[kind];
      if (asked === undefined) return;
      const units = kind === 'iops' && load.ask.wanted ? load.units : 1;
      add(
        'disk',
        kind,
        asked * load.past * units,
        load.disk[kind] * load.count,
        load.ask.wanted,
        index,
      );
    });
    const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0);
    const asked = (load: Load) => load.ask[kind] ?? 0;
    add(
      'cached',
      kind,
      temp[kind] + sum((load) => (load.effective === 'None' ? 0 : asked(load))),
      given.vm.cached[kind],
      true,
    );
    add(
      'uncached',
      kind,
      sum((load) => (load.elastic ? 0 : asked(load) * load.past)),
      given.vm.uncached[kind],
      true,
    );
    if (given.vm.elastic && loads.some(({ elastic }) => elastic))
      add(
        'elastic',
        kind,
        sum((load) => (load.elastic ? asked(load) * load.past : 0)),
        given.vm.elastic[kind],
        true,
      );
  }
  return checks;
}

const figure = (cap: Cap<number>) => (typeof cap === 'number' ? cap : Number.POSITIVE_INFINITY);

/** How much of one dimension gets through all gates. With an IO size both caps of a gate are one: the tighter at that size. */
function throughOf(given: Case, loads: readonly Load[], temp: number, kind: Kind | Bytes): number {
  const { vm } = given;
  const gate = (caps: { readonly iops: Cap<number>; readonly throughput: Cap<number> }) =>
    typeof kind === 'number'
      ? Math.min(figure(caps.iops), figure(caps.throughput) / kind)
      : figure(caps[kind]);
  const demand = (load: Load) => ({
    asked:
      typeof kind === 'number'
        ? Math.min(load.ask.iops ?? 0, (load.ask.throughput ?? 0) / kind)
        : (load.ask[kind] ?? 0),
    cached: load.effective !== 'None',
    disks:
      load.count *
      (typeof kind === 'number' ? ceiling(load.disk, kind, load.units).iops : load.disk[kind]),
  });
  const past = pastCache(true, given.read, given.hit);
  const own = through(loads.filter(({ elastic }) => !elastic).map(demand), temp, past, {
    cached: gate(vm.cached),
    uncached: gate(vm.uncached),
  });
  const elastic = vm.elastic
    ? through(loads.filter((load) => load.elastic).map(demand), 0, 1, {
        cached: 0,
        uncached: gate(vm.elastic),
      })
    : 0;
  return own + elastic;
}

function totals(given: Case, loads: readonly Load[], temp: { iops: number; throughput: number }) {
  const asked: Partial<Record<Kind, number>> = {};
  const got: Partial<Record<Kind, number>> = {};
  for (const kind of ['iops', 'throughput'] as const) {
    if (loads.some(({ ask }) => ask[kind] === undefined)) continue;
    asked[kind] = loads.reduce((sum, { ask }) => sum + (ask[kind] ?? 0), temp[kind]);
    got[kind] = throughOf(given, loads, temp[kind], kind);
  }
  if (given.size !== undefined) {
    got.iops = throughOf(given, loads, temp.iops, given.size);
    got.throughput = got.iops * given.size;
  }
  return { asked, got };
}

/** Headroom under this part is tight: the tables are read more exactly than they are kept. */
const tightBelow = 0.05;

/** Checks every gate of the case. */
export function model(given: Case): Result {
  const loads = loadsOf(given);
  const tempAsk = tempAskOf(given);
  const checks = checksOf(given, loads, tempAsk);
  const counted = checks.filter(
    (check): check is Check & { headroom: number } => check.counts && check.headroom !== undefined,
  );
  const { asked, got } = totals(given, loads, tempAsk);
  const base = { loads, tempAsk, checks, askedInAll: asked, throughInAll: got };
  if (counted.length === 0) return { ...base, binding: [] };

  const least = Math.min(...counted.map((check) => check.headroom));
  const binding =
    least < 0
      ? counted.filter((check) => check.headroom < 0).toSorted((a, b) => a.headroom - b.headroom)
      : counted.filter((check) => check.headroom === least);
  const verdict = least < 0 ? 'throttled' : least < tightBelow ? 'tight' : 'fits';
  return { ...base, headroom: least, verdict, binding };
}

/** How many disks of the case count against the VM's data disks. */
export const dataDisks = (loads: readonly Pick<Load, 'role' | 'count'>[]) =>
  loads.reduce((sum, { role, count }) => sum + (role === 'os' ? 0 : count), 0);
