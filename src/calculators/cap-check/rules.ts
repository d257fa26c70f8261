/** The checks beside the verdict: what is passed, what to watch, and what fails, each with its source. */
import type { Note } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { AnswerRuleId as RuleId } from '../../limits/rules/answer.ts';
import type { Catalogue } from '../../limits/types.ts';
import { dataDisks } from '../../storage/set-up.ts';
import { ruleNote, unpublishedNotes } from '../notes.ts';
import { citationOf, list, plural } from '../words.ts';
import type { Case, Load } from './load.ts';
import type { Result } from './model.ts';

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
  if (guide && count > guide[1])
    return {
      rule: guide[0],
      weight: 'caution',
      text: `${plural(count, 'data disk')}: the size table allows ${vm.maxDataDisks} on ${vm.name}, the design guide stripes at most ${guide[1]}.`,
    };
  return {
    weight: 'holds',
    text: `${plural(count, 'data disk')}; ${vm.name} takes ${vm.maxDataDisks}.`,
  };
};

/** A sum of disks against a limit: passed only where both of its figures are published and the whole demand is known. */
const sum =
  (place: 'cached' | 'uncached', rule: RuleId): Rule =>
  (_, { checks, loads }) => {
    const both = checks.filter((check) => check.place === place);
    if (both.length === 0 || (place === 'cached' && !loads.some(isCached))) return undefined;
    const over = (of: 'typed' | 'demand') =>
      both.some((check) => typeof check.limit === 'number' && exceeds(check[of], check.limit));
    if (over('typed')) return { rule, weight: 'broken' };
    if (over('demand')) return { rule, weight: 'caution' };
    const known = both.every(({ limit, partly }) => typeof limit === 'number' && !partly);
    return known ? { rule, weight: 'holds' } : undefined;
  };

const temp: Rule = ({ temp: use, vm }, { loads }) => {
  if (use === 'unused') return undefined;
  if (vm.tempDisk === 'none')
    return {
      weight: 'caution',
      text: `${vm.name} has no temp disk, so the load typed for it is not counted.`,
    };
  if (vm.tempDisk === 'local NVMe') return { rule: 'gate-local-nvme', weight: 'info' };
  const who = loads.filter(isCached);
  return who.length > 0
    ? { rule: 'gate-temp-used', weight: 'caution', who }
    : { rule: 'gate-temp', weight: 'info' };
};

/** The vendor's layout for SQL Server stands beside the article's advice, so that both are read. */
const tempLayout: Rule = ({ temp: use, vm }, { loads }) =>
  use !== 'unused' && vm.tempDisk === 'cached gate' && loads.some(isCached)
    ? { rule: 'cache-sql-server', weight: 'info' }
    : undefined;

/** A rule about the groups that something is true of. */
const about =
  (
    rule: RuleId | ((given: Case) => RuleId),
    weight: Finding['weight'],
    applies: (load: Load, given: Case) => boolean,
    text?: string,
  ): Rule =>
  (given, { loads }) => {
    const who = loads.filter((load) => applies(load, given));
    if (who.length === 0) return undefined;
    return {
      rule: typeof rule === 'string' ? rule : rule(given),
      weight,
      who,
      ...(text === undefined ? {} : { text }),
    };
  };

const all: readonly Rule[] = [
  diskCount,
  temp,
  tempLayout,
  sum('cached', 'gate-sum-cached'),
  sum('uncached', 'gate-sum-all'),
  about(
    'cache-none-on-os',
    'caution',
    ({ role, cache, effective }) => role === 'os' && cache !== effective,
    'None on an OS disk is treated as ReadOnly according to one page of Microsoft’s; another shows an uncached OS disk at work. It is counted as ReadOnly here.',
  ),
  about('cache-log', 'caution', (load) => load.role === 'log' && isCached(load)),
  about('cache-log', 'holds', (load) => load.role === 'log' && !isCached(load)),
  about(
    'cache-read-write',
    'broken',
    ({ effective, role }) => effective === 'ReadWrite' && (role === 'data' || role === 'log'),
    'ReadWrite host cache can lose data when the host fails: writes are acknowledged before they are on the disk. It is not for logs and not for SQL Server; elsewhere only for applications that flush what must last.',
  ),
  about(
    'cache-sql-server',
    'caution',
    ({ effective, role }) =>
      effective === 'ReadWrite' && role !== 'os' && role !== 'data' && role !== 'log',
    'ReadWrite loses recent writes when the host fails, and Microsoft’s SQL Server guidance does not allow it for tempdb.',
  ),
  about(
    'cache-data',
    'info',
    (load) => load.role === 'data' && !isCached(load) && load.disk.hostCache !== 'no',
  ),
  ({ vm }, { loads }) =>
    loads.some((load) => load.elastic)
      ? {
          weight: 'info',
          text: `${vm.name} has a limit for Premium SSD v2 and Ultra Disk. No page says that it adds to the one for Premium SSD: where both are attached, the larger is the ceiling for all of them, and the Premium SSD limit for their part.`,
        }
      : undefined,
  about('gate-standard-disk', 'info', ({ disk }) => disk.family === 'Standard HDD'),
  () => ({ rule: 'gate-sync-thread', weight: 'info' }),
];

const order: readonly Note['weight'][] = ['broken', 'caution', 'holds', 'info'];

/** An OS disk at rest does not decide the verdict, but what was not checked of it is said. */
function uncheckedOs({ vm }: Case, { checks, gaps }: Result): readonly Note[] {
  const open = checks.filter(
    ({ place, limit }) =>
      place === 'cached' && (limit === 'not published' || limit === 'local disk only'),
  );
  return open.length > 0 && gaps.every(({ why }) => why !== 'unpublished')
    ? [
        {
          weight: 'info',
          text: `The cached limit of ${vm.name} is not published, so the OS disk is not checked against it.`,
        },
      ]
    : [];
}

/** Every check that concerns the case, the failed ones first. */
export function rulesOn(given: Case, result: Result, catalogue: Catalogue): readonly Note[] {
  const unpublished = result.gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.place] : []));
  const found = all
    .flatMap((rule) => rule(given, result) ?? [])
    .map(({ rule, weight, text = '', who }): Note => {
      if (!rule) return { weight, text, citation: citationOf(given.vm, catalogue) };
      const note = ruleNote(rule, catalogue, weight, text || undefined);
      return who ? { ...note, text: `${list(who.map(named))}: ${note.text}` } : note;
    });
  return [
    ...unpublishedNotes(given.vm, unpublished),
    ...found,
    ...uncheckedOs(given, result),
  ].toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}
