/** The rules of a sound layout, each checked against the case and said with its source. */
import type { Note } from '../../kit/index.ts';
import type { RuleId } from '../../limits/rules.ts';
import type { Catalogue } from '../../limits/types.ts';
import { ruleNote } from '../notes.ts';
import { citationOf, list, plural } from '../words.ts';
import { type Case, dataDisks, type Load, type Result } from './model.ts';

/** What a rule found. Without a rule of the dataset it rests on the VM's own row; without a text the rule speaks for itself. */
type Finding = {
  readonly rule?: RuleId;
  readonly weight: Note['weight'];
  readonly text?: string;
  /** The groups it is about. */
  readonly who?: readonly Load[];
};
/** Nothing where the rule does not concern the case. */
type Rule = (given: Case, result: Result) => Finding | undefined;

const named = ({ role, disk, count }: Load) =>
  `${role} (${count === 1 ? disk.name : `${count} × ${disk.name}`})`;
const isCached = ({ effective }: Load) => effective !== 'None';

/** The smaller numbers that the guide of 2018 gives for whole series. */
const guideMost: Readonly<Record<string, readonly [RuleId, number]>> = {
  DS: ['disks-ds', 32],
  GS: ['disks-gs', 64],
};

const diskCount: Rule = ({ vm, edition }, { loads }) => {
  const count = dataDisks(loads);
  const guide = edition === '2018-09' ? guideMost[vm.series] : undefined;
  if (count <= vm.maxDataDisks && guide && count > guide[1])
    return {
      rule: guide[0],
      weight: 'caution',
      text: `${plural(count, 'data disk')}: the size table lets ${vm.name} have ${vm.maxDataDisks}, the design guide stripes ${guide[1]} at most.`,
    };
  return {
    weight: count > vm.maxDataDisks ? 'broken' : 'holds',
    text: `${plural(count, 'data disk')}; ${vm.name} takes ${vm.maxDataDisks}.`,
  };
};

/** A sum against a gate. The temp disk's share is not the disks', so only they are named. */
const sum =
  (place: 'cached' | 'uncached', rule: RuleId): Rule =>
  (_, { checks, loads }) => {
    const over = checks.filter((check) => check.place === place && check.headroom !== undefined);
    if (over.length === 0 || (place === 'cached' && !loads.some(isCached))) return undefined;
    return { rule, weight: over.some(({ headroom = 0 }) => headroom < 0) ? 'broken' : 'holds' };
  };

const temp: Rule = ({ temp: use, vm }, { loads }) => {
  if (use === 'unused') return undefined;
  if (vm.tempDisk === 'none')
    return {
      weight: 'caution',
      text: `${vm.name} has no temp disk; what you gave for it is not counted.`,
    };
  if (vm.tempDisk === 'local NVMe') return { rule: 'gate-local-nvme', weight: 'holds' };
  const who = loads.filter(isCached);
  return who.length > 0
    ? { rule: 'gate-temp-used', weight: 'broken', who }
    : { rule: 'gate-temp-used', weight: 'holds' };
};

/** A rule about the groups that something is true of. */
const about =
  (
    rule: RuleId | ((given: Case) => RuleId),
    weight: Finding['weight'],
    applies: (load: Load) => boolean,
  ): Rule =>
  (given, { loads }) => {
    const who = loads.filter(applies);
    if (who.length === 0) return undefined;
    return { rule: typeof rule === 'string' ? rule : rule(given), weight, who };
  };

const bySize = ({ edition }: Case): RuleId =>
  edition === '2018-09' ? 'cache-size-2018' : 'cache-size';
const elastic = (load: Load) => ['Premium SSD v2', 'Ultra Disk'].includes(load.disk.family);

/** What can't be built at all. */
const impossible: readonly Rule[] = [
  diskCount,
  temp,
  about(
    'cache-premium-v2',
    'broken',
    ({ because, disk }) => because === 'disk' && disk.family === 'Premium SSD v2',
  ),
  about(
    'cache-ultra',
    'broken',
    ({ because, disk }) => because === 'disk' && disk.family === 'Ultra Disk',
  ),
  about(bySize, 'broken', (load) => load.because === 'disk' && !elastic(load)),
  about('cache-no-series', 'broken', ({ because }) => because === 'vm'),
];

const all: readonly Rule[] = [
  ...impossible,
  sum('cached', 'gate-sum-cached'),
  sum('uncached', 'gate-sum-all'),
  about(bySize, 'caution', (load) => isCached(load) && load.disk.hostCache === 'below 4 TiB'),
  about('cache-none-on-os', 'caution', ({ because }) => because === 'os'),
  about('cache-log', 'caution', (load) => load.role === 'log' && isCached(load)),
  about('cache-log', 'holds', (load) => load.role === 'log' && !isCached(load)),
  about(
    'cache-read-write',
    'caution',
    ({ effective, role }) => effective === 'ReadWrite' && role !== 'os',
  ),
  about('cache-data', 'info', (load) => load.role === 'data' && !isCached(load) && !load.because),
  ({ vm }, { loads }) =>
    loads.some((load) => load.elastic)
      ? {
          weight: 'info',
          text: `${vm.name} has a limit of its own for Premium SSD v2 and Ultra Disk.`,
        }
      : undefined,
  about('gate-standard-disk', 'info', ({ disk }) => disk.family === 'Standard HDD'),
  () => ({ rule: 'gate-sync-thread', weight: 'info' }),
];

const order: readonly Note['weight'][] = ['broken', 'caution', 'holds', 'info'];

/** Every rule that concerns the case, the broken ones first. */
export function rulesOn(given: Case, result: Result, catalogue: Catalogue): readonly Note[] {
  return all
    .flatMap((rule) => rule(given, result) ?? [])
    .map(({ rule, weight, text = '', who }): Note => {
      if (!rule) return { weight, text, citation: citationOf(given.vm, catalogue) };
      const note = ruleNote(rule, catalogue, weight, text || undefined);
      const ignored = who?.some(({ because }) => because && because !== 'os');
      return who
        ? {
            ...note,
            text: `${list(who.map(named))}: ${note.text}${ignored ? ' Computed with None.' : ''}`,
          }
        : note;
    })
    .sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

/** A layout that a rule forbids, sums apart (those are the verdict's). */
export const forbidden = (given: Case, result: Result): boolean =>
  impossible.some((rule) => rule(given, result)?.weight === 'broken');
