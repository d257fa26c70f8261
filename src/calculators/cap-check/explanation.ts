/** Why the verdict is what it is, and which rules the set-up keeps or breaks. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { type Assessment, isExceeded } from '../../storage/assess.ts';
import type { Burst } from '../../storage/burst.ts';
import { diskName, formatDisks } from '../../storage/disk-names.ts';
import { placementNames, roomOf } from '../../storage/ephemeral.ts';
import { estimateOfCached } from '../../storage/estimate.ts';
import type { Load, SetUp } from '../../storage/loads.ts';
import { type Finding, findingsOn, guideDisks, type Remark } from '../../storage/rules.ts';
import { dataDisks, risksData } from '../../storage/set-up.ts';
import { formatBytes, formatIops, formatThroughput, iops } from '../../units/index.ts';
import { burstNotes } from '../burst-figures.ts';
import type { Explanation } from '../explanation.ts';
import { bySeverity, notesOn, ruleNote, unpublishedNotes } from '../notes.ts';
import { formatCheck } from '../set-up-limits.ts';
import { capital, citationOf, list, plural } from '../text.ts';
import { formatGaps, formatSafeCaching } from './headline.ts';

export function explain(
  assessment: Assessment,
  burst: Burst | undefined,
  catalogue: Catalogue,
): Omit<Explanation, 'recommendations'> {
  const { vm, groups, edition } = assessment.setUp;
  return {
    why: why(assessment),
    checks: bySeverity([
      ...checkNotes(assessment, catalogue),
      ...burstNotes(
        burst,
        vm,
        'all groups at once at their burst limits, or at what was typed for them',
        catalogue,
      ),
      ...notesOn([...groups.map(({ disk }) => disk), vm], edition, catalogue, ['burst apart']),
    ]),
  };
}

/** Traffic through a limit that is not published, or not counted, can only lower what is achieved. */
export const isUpperBound = ({ gaps }: Assessment) =>
  gaps.some(({ why }) => why === 'unpublished' || why === 'temp' || why === 'os');

/** “os (P10)”, “data (4 × P30)”. */
const groupName = ({ role, disk, count }: Load) => `${role} (${formatDisks(disk, count)})`;

/** Which demand is counted in the figures. */
function formatDemand({ loads }: Assessment): string {
  if (loads.every(({ demand }) => demand.basis === 'limits'))
    return 'Without a target every disk is counted at its own limits at the same time, the worst case; enter a target to check your real load.';
  const parts = [
    ['target', 'The target is spread over', 'in proportion to their limits'],
    ['group', '', 'with the IOPS typed for the group'],
    ['limits', '', 'at full limits'],
  ] as const;
  const words = parts.flatMap(([basis, before, after]) => {
    const names = list(loads.filter(({ demand }) => demand.basis === basis).map(groupName));
    return names ? [`${before} ${names} ${after}`.trim()] : [];
  });
  const [first = '', ...others] = words;
  return `${capital(others.length > 0 ? `${first}; counted besides: ${list(others)}` : first)}.`;
}

function why(assessment: Assessment): string {
  const { setUp, verdict, bottlenecks, gaps } = assessment;
  const exceeded = verdict === 'throttled' || verdict === 'oversubscribed';
  const isVmLevel = bottlenecks.some((check) => !check.load && isExceeded(check));
  const sentences = [
    ...(exceeded && bottlenecks.length > 1
      ? [`${capital(list(bottlenecks.map(formatCheck)))} are exceeded.`]
      : []),
    ...(exceeded
      ? [
          isVmLevel
            ? 'At a limit of the VM every disk that crosses it slows down, whichever disk caused it (VM-level throttling).'
            : 'At a disk’s own limit that disk alone slows down (disk-level throttling).',
        ]
      : []),
    ...(verdict === 'unsafe'
      ? [
          'With ReadWrite the host acknowledges writes before they are on the disk; if the host fails, they are gone. No limit is exceeded.',
        ]
      : []),
    ...(verdict !== 'unsafe' && setUp.groups.some(risksData)
      ? [`ReadWrite host cache can lose data here: ${formatSafeCaching(setUp)}.`]
      : []),
    formatDemand(assessment),
    ...(gaps.some((gap) => gap.why === 'os')
      ? [
          'An ephemeral OS disk could use all of the limit that it shares with others: enter its target IOPS.',
        ]
      : []),
    ...(setUp.size === undefined ? [] : [`IO size ${formatBytes(setUp.size)}.`]),
    ...(exceeded && gaps.length > 0 ? [`Not checked: ${formatGaps(assessment)}.`] : []),
  ];
  return sentences.join(' ');
}

/** The texts of findings whose rule does not say it, or that have no rule. */
const remarks: Readonly<Record<Remark, (setUp: SetUp) => string>> = {
  'disk count': ({ vm, groups }) =>
    `${plural(dataDisks(groups), 'data disk')}; ${vm.name} takes ${vm.maxDataDisks}.`,
  'guide stripes fewer': ({ vm, groups }) =>
    `${plural(dataDisks(groups), 'data disk')}: the size table allows ${vm.maxDataDisks} on ${vm.name}, the design guide stripes at most ${guideDisks[vm.series]?.max}.`,
  'no temp disk': ({ vm }) =>
    `${vm.name} has no temp disk, so the load typed for it is not counted.`,
  'OS disk is cached': () =>
    'None on an OS disk is treated as ReadOnly according to one page of Microsoft’s; another shows an uncached OS disk at work. It is counted as ReadOnly here.',
  'ephemeral disk fits': ({ vm, groups }) => {
    const disk = groups.find(({ disk: { placement } }) => placement)?.disk;
    const room = disk && roomOf(vm, disk);
    return disk?.placement && typeof room === 'number'
      ? `${diskName(disk)} fits: the ${placementNames[disk.placement]} of ${vm.name} can hold ${formatBytes(room)}. A VM with Trusted launch takes 1 GiB of that.`
      : '';
  },
  'ephemeral cache setting': () =>
    'The host cache setting of an ephemeral OS disk is ignored here: the disk is local itself.',
  'local disks together': ({ vm }) =>
    `${vm.name} has ${vm.nvmeDisks} local disks, and the figures of its page are of all together. Each is counted with an equal part: one of them alone has no more, and those of an ephemeral OS disk are its own.`,
  'local mixture': () =>
    'No page gives a figure for reads beside writes. They are taken to share the local disks: reads ÷ their limit + writes ÷ theirs is at most 1, the careful reading.',
  'NVMe beside the temp disk': ({ vm }) =>
    `The load is checked against the temp disk. The local NVMe disks of ${vm.name} beside it are not checked: the page prints ${formatIops(vm.nvme?.iops ?? iops(0))} for them, without saying whether of reads or writes.`,
  'host failure loses data': () =>
    'ReadWrite host cache can lose data when the host fails: writes are acknowledged before they are on the disk. It is not for logs and not for SQL Server; elsewhere only for applications that flush what must last.',
  'host failure loses recent writes': () =>
    'ReadWrite loses recent writes when the host fails, and Microsoft’s SQL Server guidance does not allow it for tempdb.',
  'own limit beside Premium SSD': ({ vm }) =>
    `${vm.name} has a limit for Premium SSD v2 and Ultra Disk. No page says that it adds to the one for Premium SSD: where both are attached, the larger is the ceiling for all of them, and the Premium SSD limit for their part.`,
  'needs a zone': () => 'in most regions with availability zones only a VM in a zone can have it.',
  'no availability set': () => 'only for a single VM or one in a zone, not in an availability set.',
  'changes a day': () => 'its IOPS and MB/s can be changed four times in 24 hours.',
};

function noteOf(
  { rule, remark, severity, who }: Finding,
  setUp: SetUp,
  catalogue: Catalogue,
): Check {
  const text = remark && remarks[remark](setUp);
  const note = rule
    ? ruleNote(rule, catalogue, severity, text)
    : {
        severity,
        text: text ?? '',
        citation: citationOf(who?.[0]?.disk ?? setUp.vm, catalogue),
      };
  return who ? { ...note, text: `${list(who.map(groupName))}: ${note.text}` } : note;
}

/** What an unpublished cached limit may be: a sentence for the check that says so, and its source. */
function withEstimate(check: Check, vm: Vm, catalogue: Catalogue): Check {
  const estimate = estimateOfCached(vm, catalogue);
  if (!estimate) return check;
  const { limit, from } = estimate;
  const figures = `${formatIops(limit.iops)} and ${formatThroughput(limit.throughput, from.unit)}`;
  return {
    ...check,
    text: `${check.text} Estimate: ${figures}, the limit of ${from.name}, the same size with a temp disk; not used in the verdict.`,
    citation: citationOf(from, catalogue),
  };
}

/** An OS disk without a target does not affect the verdict, but a note says what was not checked. */
function uncheckedOs(
  { setUp: { vm }, loads, gaps }: Assessment,
  catalogue: Catalogue,
): readonly Check[] {
  const open = loads
    .filter(({ role }) => role === 'os')
    .flatMap(({ path }) => path.filter(({ published }) => !published));
  if (gaps.some(({ why }) => why === 'unpublished')) return [];
  if (open.some(({ id }) => id === 'disk')) return unpublishedNotes(vm, ['local']);
  return open.some(({ id }) => id === 'cached')
    ? [
        withEstimate(
          {
            severity: 'info',
            text: `The cached limit of ${vm.name} is not published, so the OS disk is not checked against it.`,
          },
          vm,
          catalogue,
        ),
      ]
    : [];
}

/** Every check that concerns the set-up. */
function checkNotes(assessment: Assessment, catalogue: Catalogue): readonly Check[] {
  const { setUp } = assessment;
  const ids = new Set(
    assessment.gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.id] : [])),
  );
  return [
    ...[...ids].flatMap((id) =>
      unpublishedNotes(setUp.vm, [id]).map((check) =>
        id === 'cached' ? withEstimate(check, setUp.vm, catalogue) : check,
      ),
    ),
    ...findingsOn(assessment).map((finding) => noteOf(finding, setUp, catalogue)),
    ...uncheckedOs(assessment, catalogue),
  ];
}
