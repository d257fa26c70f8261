/** Which checks of a set-up pass, warn or fail, each with the rule of the dataset that it is based on. */
import type { AnswerRuleId as RuleId } from '../limits/rules/answer.ts';
import { type Assessment, isExceeded } from './assess.ts';
import { roomOf } from './ephemeral.ts';
import { isCached, type Load } from './loads.ts';
import { isProvisioned } from './path.ts';
import { dataDisks, risksData } from './set-up.ts';

/** A text about a finding that replaces the statement of its rule. */
export type Remark =
  | 'disk count'
  | 'guide stripes fewer'
  | 'no temp disk'
  | 'OS disk is cached'
  | 'ephemeral disk fits'
  | 'ephemeral cache setting'
  | 'local disks together'
  | 'local mixture'
  | 'NVMe beside the temp disk'
  | 'host failure loses data'
  | 'host failure loses recent writes'
  | 'own limit beside Premium SSD'
  | 'needs a zone'
  | 'no availability set'
  | 'changes a day';

export type Finding = {
  readonly severity: 'failed' | 'warning' | 'passed' | 'info';
  /** Without a rule of the dataset, a finding is based on the row of the disks that it is about, or else of the VM. */
  readonly rule?: RuleId;
  readonly remark?: Remark;
  /** The groups it is about. */
  readonly who?: readonly Load[];
};

/** Nothing where the rule does not concern the set-up. */
type Rule = (assessment: Assessment) => Finding | undefined;

/** The smaller numbers of data disks that the guide of 2018 gives for whole series. */
export const guideDisks: Readonly<Record<string, { readonly rule: RuleId; readonly max: number }>> =
  {
    DS: { rule: 'disks-ds', max: 32 },
    GS: { rule: 'disks-gs', max: 64 },
  };

const diskCount: Rule = ({ setUp: { vm, edition }, loads }) => {
  const guide = edition === '2018-09' ? guideDisks[vm.series] : undefined;
  return guide && dataDisks(loads) > guide.max
    ? { rule: guide.rule, severity: 'warning', remark: 'guide stripes fewer' }
    : { severity: 'passed', remark: 'disk count' };
};

/** The demand of all disks compared with a limit: passed only where both of its figures are published and all of the demand is known. */
const sum =
  (id: 'cached' | 'uncached', rule: RuleId): Rule =>
  ({ checks, loads }) => {
    const both = checks.filter((check) => check.id === id);
    if (both.length === 0 || (id === 'cached' && !loads.some(isCached))) return undefined;
    if (both.some((check) => isExceeded(check, 'typed'))) return { rule, severity: 'failed' };
    if (both.some((check) => isExceeded(check))) return { rule, severity: 'warning' };
    const isKnown = both.every(
      ({ sustained, partlyKnown }) => sustained !== undefined && !partlyKnown,
    );
    return isKnown ? { rule, severity: 'passed' } : undefined;
  };

/** Does something use the local disks? */
const usesLocal = ({ setUp: { temp }, loads }: Assessment) =>
  temp !== 'unused' || loads.some(({ disk }) => disk.placement && disk.placement !== 'CacheDisk');

/** What the figures of local NVMe disks are worth: writes are published for empty disks alone. */
const localFigures: Rule = (assessment) => {
  const { vm, read } = assessment.setUp;
  return usesLocal(assessment) && vm.tempDisk === 'local NVMe'
    ? { rule: 'measured-local', severity: read < 1 ? 'warning' : 'info' }
    : undefined;
};

/** What the figures are of, as far as the VM's row tells. */
const localRemark =
  (remark: Remark, applies: (setUp: Assessment['setUp']) => unknown): Rule =>
  (assessment) =>
    usesLocal(assessment) && applies(assessment.setUp) ? { severity: 'info', remark } : undefined;

const tempDisk: Rule = ({ setUp: { temp, vm }, loads }) => {
  if (temp === 'unused') return undefined;
  if (vm.tempDisk === 'none') return { severity: 'warning', remark: 'no temp disk' };
  if (vm.tempDisk === 'local NVMe') return { rule: 'limit-local-nvme', severity: 'info' };
  const who = loads.filter(isCached);
  return who.length > 0
    ? { rule: 'limit-temp-used', severity: 'warning', who }
    : { rule: 'limit-temp', severity: 'info' };
};

/** The vendor's layout for SQL Server is listed together with the article's advice, so that both are read. */
const tempLayout: Rule = ({ setUp: { temp, vm }, loads }) =>
  temp !== 'unused' && vm.tempDisk === 'cached limit' && loads.some(isCached)
    ? { rule: 'cache-sql-server', severity: 'info' }
    : undefined;

const isEphemeral = ({ disk }: Load) => disk.placement !== undefined;

/** A rule about the groups to which it applies. */
const about =
  (finding: Finding, applies: (load: Load) => boolean): Rule =>
  ({ loads }) => {
    const who = loads.filter(applies);
    return who.length > 0 ? { ...finding, who } : undefined;
  };

const losesWrites = ({ effectiveCaching }: Load) => effectiveCaching === 'ReadWrite';
/** A group whose effective caching can lose its data. */
const isRisky = (load: Load) => risksData({ ...load, cache: load.effectiveCaching });

const rules: readonly Rule[] = [
  diskCount,
  tempDisk,
  tempLayout,
  localFigures,
  localRemark('local mixture', ({ vm, read }) => vm.localWrite && read > 0 && read < 1),
  localRemark(
    'local disks together',
    ({ vm }) => vm.localDisk && (vm.nvmeDisks ?? 0) > 1 && !vm.nvme,
  ),
  localRemark('NVMe beside the temp disk', ({ vm }) => vm.nvme),
  sum('cached', 'limit-sum-cached'),
  sum('uncached', 'limit-sum-all'),
  about(
    { rule: 'cache-none-on-os', severity: 'warning', remark: 'OS disk is cached' },
    ({ role, cache, effectiveCaching, disk }) =>
      role === 'os' && cache !== effectiveCaching && !disk.placement,
  ),
  ({ setUp: { vm }, loads }) =>
    loads.some(({ disk }) => disk.placement && roomOf(vm, disk) !== undefined)
      ? { rule: 'ephemeral-place', severity: 'passed', remark: 'ephemeral disk fits' }
      : undefined,
  about({ rule: 'ephemeral-loss', severity: 'warning' }, isEphemeral),
  about({ rule: 'ephemeral-reads', severity: 'info' }, isEphemeral),
  about(
    { severity: 'info', remark: 'ephemeral cache setting' },
    (load) => isEphemeral(load) && load.cache !== 'None',
  ),
  about(
    { rule: 'os-standard-hdd', severity: 'warning' },
    ({ role, disk }) => role === 'os' && disk.family === 'Standard HDD',
  ),
  about(
    { rule: 'cache-log', severity: 'warning' },
    (load) => load.role === 'log' && isCached(load),
  ),
  about(
    { rule: 'cache-log', severity: 'passed' },
    (load) => load.role === 'log' && !isCached(load),
  ),
  about(
    { rule: 'cache-read-write', severity: 'failed', remark: 'host failure loses data' },
    isRisky,
  ),
  about(
    { rule: 'cache-sql-server', severity: 'warning', remark: 'host failure loses recent writes' },
    (load) => load.role !== 'os' && losesWrites(load) && !isRisky(load),
  ),
  about(
    { rule: 'cache-data', severity: 'info' },
    (load) => load.role === 'data' && !isCached(load) && load.disk.hostCache !== 'no',
  ),
  ({ loads }) =>
    loads.some(({ elastic }) => elastic)
      ? { severity: 'info', remark: 'own limit beside Premium SSD' }
      : undefined,
  // The lists that say what cannot be an OS disk say this too.
  about(
    { rule: 'os-premium-v2', severity: 'info', remark: 'needs a zone' },
    ({ disk }) => disk.family === 'Premium SSD v2',
  ),
  about(
    { rule: 'os-ultra', severity: 'info', remark: 'no availability set' },
    ({ disk }) => disk.family === 'Ultra Disk',
  ),
  about({ severity: 'info', remark: 'changes a day' }, ({ disk }) => isProvisioned(disk)),
  about(
    { rule: 'limit-standard-disk', severity: 'info' },
    ({ disk }) => disk.family === 'Standard HDD',
  ),
  () => ({ rule: 'limit-sync-thread', severity: 'info' }),
];

/** The findings of every rule that concerns the set-up, in the order of the rules. */
export const findingsOn = (assessment: Assessment): readonly Finding[] =>
  rules.flatMap((rule) => rule(assessment) ?? []);
