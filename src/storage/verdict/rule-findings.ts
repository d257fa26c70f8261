/** Which checks of a set-up pass, warn or fail, each with the rule of the dataset that it is based on. */
import type { AnswerRuleId as RuleId } from '../../limits/rules/answer.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { writeAcceleratorToday } from '../../limits/vms/current/write-accelerator.ts';
import { acceleratedDisks } from '../../limits/write-accelerator.ts';
import { defined } from '../../units/omit-undefined.ts';
import { roomOf } from '../path/local.ts';
import { isProvisioned } from '../path/path.ts';
import { dataDisks, isLocalNvme, type Role } from '../set-up/disk-group.ts';
import { isWriteCached, risksData, supportsCache } from '../set-up/host-cache.ts';
import { isCached, type Load, loadsOf } from '../set-up/loads.ts';
import { type Assessment, isExceeded } from './assess.ts';
import { type Check, checksOf } from './checks.ts';

/** A text about a finding that replaces the statement of its rule. */
export type Remark =
  | 'disk count'
  | 'idle groups'
  | 'guide stripes fewer'
  | 'no temp disk'
  | 'OS disk is cached'
  | 'ephemeral disk fits'
  | 'ephemeral cache setting'
  | 'local NVMe disks'
  | 'local disks together'
  | 'local mixture'
  | 'NVMe beside the temp disk'
  | 'host failure loses data'
  | 'host failure loses recent writes'
  | 'other data may be lost'
  | 'Write Accelerator'
  | 'own limit beside Premium SSD'
  | 'advised for a log'
  | 'advised for data'
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
  /** Every limit, if idle groups ran at their own limits, and those that would be exceeded only then. */
  readonly ifFull?: { readonly checks: readonly Check[]; readonly over: readonly Check[] };
};

/** Nothing where the rule does not concern the set-up. */
type Rule = (assessment: Assessment) => Finding | undefined;

/** The smaller numbers of data disks that the guide of 2018 gives for whole series. */
export const guideDisks: Readonly<Record<string, { readonly rule: RuleId; readonly max: number }>> =
  { DS: { rule: 'disks-ds', max: 32 }, GS: { rule: 'disks-gs', max: 64 } };

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
      ({ sustained, partlyKnown, mayBeHigher }) =>
        sustained !== undefined && !partlyKnown && !mayBeHigher,
    );
    return isKnown ? { rule, severity: 'passed' } : undefined;
  };

/** Does something use the local disks? */
const usesLocal = ({ setUp: { temp }, loads }: Assessment) =>
  temp !== 'unused' || loads.some(({ disk }) => disk.placement && disk.placement !== 'CacheDisk');

/** What the figures of local NVMe disks are worth: writes are published for empty disks alone. */
const localFigures: Rule = (assessment) => {
  const { setUp, temp, loads } = assessment;
  const { vm, read } = setUp;
  return (usesLocal(assessment) && vm.tempDisk === 'local NVMe') ||
    temp.path.some(({ id }) => id === 'nvme') ||
    loads.some(isLocalNvme)
    ? { rule: 'measured-local', severity: read < 1 ? 'warning' : 'info' }
    : undefined;
};

/** What the figures are of, as far as the VM's row tells. */
const localRemark =
  (remark: Remark, applies: (setUp: Assessment['setUp']) => unknown): Rule =>
  (assessment) =>
    usesLocal(assessment) && applies(assessment.setUp) ? { severity: 'info', remark } : undefined;

/** What would be exceeded if the groups without a target ran at their limits beside it? */
const idleGroups: Rule = ({ setUp, loads, temp, checks }) => {
  const who = loads.filter(({ demand }) => demand.basis === 'idle');
  if (who.length === 0) return undefined;
  const isNow = ({ id, kind }: Check) =>
    checks.some((check) => check.id === id && check.kind === kind && isExceeded(check));
  const full = checksOf(setUp, loadsOf(setUp, 'limits'), temp);
  const over = full.checks.filter((check) => !check.load && isExceeded(check) && !isNow(check));
  return {
    severity: over.length > 0 ? 'warning' : 'info',
    remark: 'idle groups',
    who,
    ifFull: { checks: full.checks, over },
  };
};

const tempDisk: Rule = ({ setUp: { vm }, temp: { path, on }, loads }) => {
  if (on === undefined) return undefined;
  if (path.length === 0) return { severity: 'warning', remark: 'no temp disk' };
  if (vm.tempDisk === 'local NVMe') return { rule: 'limit-local-nvme', severity: 'info' };
  if (on === 'NVMe') return undefined;
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

const isEphemeral = (group: Pick<Load, 'disk'>) =>
  group.disk.placement !== undefined && !isLocalNvme(group);

/** A rule about the groups to which it applies. */
const about =
  (
    severity: Finding['severity'],
    rule: RuleId | undefined,
    applies: (load: Load) => boolean,
    remark?: Remark,
  ): Rule =>
  ({ loads }) => {
    const who = loads.filter(applies);
    return who.length > 0 ? { severity, ...defined({ rule, remark }), who } : undefined;
  };

const losesWrites = (losing: Role) => (load: Load) => load.role === losing && isWriteCached(load);
const isOf =
  (family: DiskFamily) =>
  ({ disk }: Load) =>
    disk.family === family;
const isLog = ({ role }: Load) => role === 'log';

const rules: readonly Rule[] = [
  diskCount,
  idleGroups,
  tempDisk,
  tempLayout,
  localFigures,
  localRemark('local mixture', ({ vm, read }) => vm.localWrite && read > 0 && read < 1),
  localRemark(
    'local disks together',
    ({ vm }) => vm.localDisk && (vm.nvmeDisks ?? 0) > 1 && !vm.nvme,
  ),
  localRemark('NVMe beside the temp disk', ({ vm, temp }) => Boolean(vm.nvme && temp !== 'unused')),
  sum('cached', 'limit-sum-cached'),
  sum('uncached', 'limit-sum-all'),
  about(
    'warning',
    'cache-none-on-os',
    ({ role, cache, effectiveCaching, disk }) =>
      role === 'os' && cache !== effectiveCaching && !disk.placement,
    'OS disk is cached',
  ),
  ({ setUp: { vm }, loads }) =>
    loads.some((load) => isEphemeral(load) && roomOf(vm, load.disk) !== undefined)
      ? { rule: 'ephemeral-place', severity: 'passed', remark: 'ephemeral disk fits' }
      : undefined,
  about('warning', 'ephemeral-loss', isEphemeral),
  about('info', 'ephemeral-reads', isEphemeral),
  about('warning', 'local-loss', isLocalNvme),
  about('info', undefined, isLocalNvme, 'local NVMe disks'),
  about(
    'info',
    undefined,
    (load) => load.disk.placement !== undefined && load.cache !== 'None',
    'ephemeral cache setting',
  ),
  about('warning', 'os-standard-hdd', (load) => load.role === 'os' && isOf('Standard HDD')(load)),
  about('warning', 'cache-log', (load) => isLog(load) && isCached(load), 'advised for a log'),
  about('passed', 'cache-log', (load) => isLog(load) && !isCached(load), 'advised for a log'),
  about('failed', 'cache-read-write', risksData, 'host failure loses data'),
  about('warning', 'cache-sql-server', losesWrites('tempdb'), 'host failure loses recent writes'),
  about('warning', 'cache-read-write', losesWrites('other'), 'other data may be lost'),
  (assessment) =>
    supportsCache(assessment.setUp.vm, 'data')
      ? about(
          'info',
          'cache-data',
          (load) => load.role === 'data' && !isCached(load) && load.disk.hostCache !== 'no',
          'advised for data',
        )(assessment)
      : undefined,
  ({ setUp: { vm, edition }, loads }) => {
    const who = loads.filter((load) => isLog(load) && isOf('Premium SSD')(load));
    return edition === 'current' && who.length > 0 && acceleratedDisks(writeAcceleratorToday, vm)
      ? { rule: 'accelerator-use', severity: 'info', remark: 'Write Accelerator', who }
      : undefined;
  },
  ({ loads }) =>
    loads.some(({ elastic }) => elastic)
      ? { severity: 'info', remark: 'own limit beside Premium SSD' }
      : undefined,
  // The lists that say what cannot be an OS disk say this too.
  about('info', 'os-premium-v2', isOf('Premium SSD v2'), 'needs a zone'),
  about('info', 'os-ultra', isOf('Ultra Disk'), 'no availability set'),
  about('info', undefined, ({ disk }) => isProvisioned(disk), 'changes a day'),
  about('info', 'limit-standard-disk', isOf('Standard HDD')),
  () => ({ rule: 'limit-sync-thread', severity: 'info' }),
];

/** The findings of every rule that concerns the set-up, in the order of the rules. */
export const findingsOn = (assessment: Assessment): readonly Finding[] =>
  rules.flatMap((rule) => rule(assessment) ?? []);
