/** The rules of a sound layout, each checked against the case and said with its source. */
import type { Note } from '../../kit/index.ts';
import type { RuleId } from '../../limits/rules.ts';
import type { Catalogue } from '../../limits/types.ts';
import { printNumber } from '../../units/index.ts';
import { ruleNote } from '../notes.ts';
import { citationOf, list, plural } from '../words.ts';
import type { Case, Load, Result } from './model.ts';

type Weight = Note['weight'];
/** What a rule found: nothing where it does not concern the case. Without a rule of the dataset it rests on the VM's own row. */
type Finding =
  | { readonly rule?: RuleId; readonly weight: Weight; readonly text: string }
  | undefined;

const named = ({ role, disk, count }: Load) =>
  `${role} (${count === 1 ? disk.name : `${count} × ${disk.name}`})`;
const namedAll = (loads: readonly Load[]) => list(loads.map(named));
const isCached = ({ effective }: Load) => effective !== 'None';

/** What the VM takes, and the smaller number that the guide of 2018 gives for whole series. */
const guideMost: Readonly<Record<string, number>> = { DS: 32, GS: 64 };

/** How many disks of the case count against the VM's data disks. */
export const dataDisks = (loads: readonly Pick<Load, 'role' | 'count'>[]) =>
  loads.reduce((sum, { role, count }) => sum + (role === 'os' ? 0 : count), 0);

function diskCount({ vm, edition }: Case, { loads }: Result): Finding {
  const count = dataDisks(loads);
  const disks = plural(count, 'data disk');
  if (count > vm.maxDataDisks)
    return {
      weight: 'broken',
      text: `${vm.name} takes ${printNumber(vm.maxDataDisks)} data disks; these groups have ${printNumber(count)}.`,
    };
  const guide = edition === '2018-09' ? guideMost[vm.series] : undefined;
  if (guide !== undefined && count > guide)
    return {
      rule: vm.series === 'DS' ? 'disks-ds' : 'disks-gs',
      weight: 'caution',
      text: `${disks}: the size table lets ${vm.name} have ${vm.maxDataDisks}, the design guide stops at ${guide} for the ${vm.series} series.`,
    };
  return { weight: 'holds', text: `${disks} of the ${vm.maxDataDisks} that ${vm.name} takes.` };
}

/** The sum against a gate as a rule of thumb, in the words of the article it comes from. */
function sums(place: 'cached' | 'uncached', rule: RuleId, what: string) {
  return (_: Case, { checks, loads }: Result): Finding => {
    if (place === 'cached' && !loads.some(isCached)) return undefined;
    const at = checks.filter((check) => check.place === place && check.headroom !== undefined);
    if (at.length === 0) return undefined;
    const over = at.some(({ headroom }) => headroom !== undefined && headroom < 0);
    return {
      rule,
      weight: over ? 'broken' : 'holds',
      text: `${what} ${over ? 'ask more than' : 'stay within'} the VM’s ${place} limit.`,
    };
  };
}

function temp({ temp: use, vm }: Case, { loads }: Result): Finding {
  if (use === 'unused') return undefined;
  if (vm.tempDisk === 'none')
    return {
      weight: 'caution',
      text: `${vm.name} has no temp disk, so what you gave for it is not counted.`,
    };
  if (vm.tempDisk === 'local NVMe')
    return {
      rule: 'gate-local-nvme',
      weight: 'holds',
      text: `The temp disk of ${vm.name} is local NVMe and stands outside the cached limit.`,
    };
  const cached = loads.filter(isCached);
  if (cached.length === 0)
    return {
      rule: 'gate-temp-used',
      weight: 'holds',
      text: 'The temp disk is used, and no disk that matters shares the cached limit with it.',
    };
  return {
    rule: 'gate-temp-used',
    weight: 'broken',
    text: `The temp disk shares the cached limit with ${namedAll(cached)}: when it is busy, they wait. Take the cache off them, or leave the temp disk alone.`,
  };
}

function noCache({ edition }: Case, { loads }: Result): Finding {
  const groups = loads.filter(({ because }) => because === 'disk');
  if (groups.length === 0) return undefined;
  const families = new Set(groups.map(({ disk }) => disk.family));
  const rule = ((): RuleId => {
    if (families.has('Premium SSD v2')) return 'cache-premium-v2';
    if (families.has('Ultra Disk')) return 'cache-ultra';
    return edition === '2018-09' ? 'cache-size-2018' : 'cache-size';
  })();
  return {
    rule,
    weight: 'broken',
    text: `${namedAll(groups)} can’t have a host cache; computed with None.`,
  };
}

function cacheBySize({ edition }: Case, { loads }: Result): Finding {
  const groups = loads.filter((load) => isCached(load) && load.disk.hostCache === 'below 4 TiB');
  if (groups.length === 0) return undefined;
  return {
    rule: edition === '2018-09' ? 'cache-size-2018' : 'cache-size',
    weight: 'caution',
    text: `${namedAll(groups)} can have a host cache only if provisioned below 4 TiB; at its full size it has none.`,
  };
}

function vmWithoutCache({ vm }: Case, { loads }: Result): Finding {
  const groups = loads.filter(({ because }) => because === 'vm');
  if (groups.length === 0) return undefined;
  return {
    rule: 'cache-no-series',
    weight: 'broken',
    text: `${vm.name} has no host cache for data disks; ${namedAll(groups)} computed with None.`,
  };
}

function osWithoutCache(_: Case, { loads }: Result): Finding {
  const groups = loads.filter(({ because }) => because === 'os');
  if (groups.length === 0) return undefined;
  return {
    rule: 'cache-none-on-os',
    weight: 'caution',
    text: 'None on an OS disk is treated as ReadOnly today, so it is computed as ReadOnly and crosses the cached gate.',
  };
}

function logCache(_: Case, { loads }: Result): Finding {
  const logs = loads.filter(({ role }) => role === 'log');
  if (logs.length === 0) return undefined;
  const cached = logs.filter(isCached);
  return cached.length > 0
    ? {
        rule: 'cache-log',
        weight: 'caution',
        text: `${namedAll(cached)}: log writes gain nothing from a cache and share its limit. None is the setting for log disks.`,
      }
    : { rule: 'cache-log', weight: 'holds', text: 'The log disks have no host cache.' };
}

function readWrite(_: Case, { loads }: Result): Finding {
  const groups = loads.filter(({ effective, role }) => effective === 'ReadWrite' && role !== 'os');
  if (groups.length === 0) return undefined;
  return {
    rule: 'cache-read-write',
    weight: 'caution',
    text: `${namedAll(groups)}: ReadWrite acknowledges writes before they reach the disk. Only for an application that flushes.`,
  };
}

function dataCache(_: Case, { loads }: Result): Finding {
  const groups = loads.filter(
    ({ role, effective, because }) =>
      role === 'data' && effective === 'None' && because === undefined,
  );
  if (groups.length === 0) return undefined;
  return {
    rule: 'cache-data',
    weight: 'info',
    text: `${namedAll(groups)}: ReadOnly suits data files that are mostly read; it moves their hits from the uncached limit to the cached one.`,
  };
}

function standardHdd(_: Case, { loads }: Result): Finding {
  const groups = loads.filter(({ disk }) => disk.family === 'Standard HDD');
  if (groups.length === 0) return undefined;
  return {
    rule: 'gate-standard-disk',
    weight: 'info',
    text: `${namedAll(groups)}: Standard HDD is throttled in the storage back end, and its figures are “up to”.`,
  };
}

function elasticCap({ vm }: Case, { loads }: Result): Finding {
  if (!loads.some(({ elastic }) => elastic)) return undefined;
  return {
    weight: 'info',
    text: `${vm.name} has a limit of its own for Premium SSD v2 and Ultra Disk; those groups are checked against it.`,
  };
}

const oneThread: () => Finding = () => ({
  rule: 'gate-sync-thread',
  weight: 'info',
  text: 'All this needs a queue deep enough. One thread that waits for each IO gets 1 ÷ latency, whatever is attached.',
});

const all = [
  diskCount,
  sums('cached', 'gate-sum-cached', 'The cached disks'),
  sums('uncached', 'gate-sum-all', 'All the disks, cached and uncached,'),
  temp,
  noCache,
  cacheBySize,
  vmWithoutCache,
  osWithoutCache,
  logCache,
  readWrite,
  dataCache,
  elasticCap,
  standardHdd,
  oneThread,
];

const order: readonly Weight[] = ['broken', 'caution', 'holds', 'info'];

/** Every rule that concerns the case, the broken ones first. */
export function rulesOn(given: Case, result: Result, catalogue: Catalogue): readonly Note[] {
  return all
    .flatMap((rule) => rule(given, result) ?? [])
    .map(({ rule, weight, text }) =>
      rule
        ? ruleNote(rule, catalogue, weight, text)
        : { weight, text, citation: citationOf(given.vm, catalogue) },
    )
    .toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

/** A layout that a rule forbids, sums apart (those are the verdict's). */
export const forbidden = (given: Case, result: Result): boolean =>
  [diskCount, temp, noCache, vmWithoutCache].some(
    (rule) => rule(given, result)?.weight === 'broken',
  );
