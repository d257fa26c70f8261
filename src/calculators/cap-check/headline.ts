/** The headline of the cap check. */
import type { Phrase } from '../../kit/index.ts';
import { headroom } from '../../laws/index.ts';
import type { Disk } from '../../limits/types.ts';
import { type Assessment, utilisationOf } from '../../storage/assess.ts';
import type { Check, Gap } from '../../storage/checks.ts';
import { diskName, formatDisks } from '../../storage/disk-names.ts';
import { placementNames } from '../../storage/ephemeral.ts';
import type { SetUp } from '../../storage/loads.ts';
import { risksData, safeCaching } from '../../storage/set-up.ts';
import { formatFraction, formatNumber } from '../../units/index.ts';
import { formatAmount, formatCheck } from '../set-up-limits.ts';
import { capital, formatUnpublished, list, notPublished } from '../text.ts';

/** What was not checked, as the end of a sentence: “the VM’s cached limit of D8s_v6 is not published”. */
export function formatGaps({ setUp, gaps }: Assessment): string {
  const ids = [...new Set(gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.id] : [])))];
  const isOpen = (reason: Gap['why']) => gaps.some(({ why }) => why === reason);
  return list([
    ...(ids.length > 0 ? [formatUnpublished(ids, setUp.vm, true)] : []),
    ...(isOpen('no-size') ? ['without an IO size IOPS and throughput cannot be compared'] : []),
    ...(isOpen('temp') ? ['the load on the temp disk is not known'] : []),
    ...(isOpen('os') ? ['the load of the ephemeral OS disk is not known'] : []),
    ...gaps.flatMap((gap) => (gap.why === 'room' ? [formatRoom(setUp, gap.disk)] : [])),
    ...(isOpen('mix')
      ? ['no source says whether Premium SSD beside Premium SSD v2 or Ultra Disk may use this much']
      : []),
  ]);
}

/** “whether an Ephemeral OS disk of 128 GiB fits in the host cache of D8ds_v5 is not published”. */
const formatRoom = ({ vm }: SetUp, disk: Disk) =>
  `whether an ${diskName(disk)} fits in the ${placementNames[disk.placement ?? 'CacheDisk']} of ${vm.name} is ${notPublished}`;

/** What to set on the groups that risk data. */
export function formatSafeCaching({ groups }: SetUp): string {
  const roles = [...new Set(groups.filter(risksData).map(({ role }) => role))];
  const settings = roles.map(
    (role) => `${safeCaching(role) === 'None' ? 'None' : 'ReadOnly or None'} on ${role}`,
  );
  return `set ${list(settings)}`;
}

const limitOf = ({ sustained = 0 }: Check) => sustained;
const times = (check: Check) => `${formatNumber(utilisationOf(check), 2)} times`;

/** Can this VM use the performance of these disks, and which limit is the most utilised? */
export function headline(assessment: Assessment): Phrase {
  const { setUp, verdict, bottlenecks, utilisation } = assessment;
  const { vm } = setUp;
  const worst = bottlenecks[0];
  if (verdict === 'throttled' && worst)
    return [
      `Throttled: ${worst.id === 'local' && setUp.temp !== 'unused' ? 'the temp disk' : 'the target'} needs `,
      { text: formatAmount(worst.typed, worst, vm), tone: 'over' },
      `, and ${formatCheck(worst)} is ${formatAmount(limitOf(worst), worst, vm)}.`,
    ];
  if (verdict === 'oversubscribed' && worst)
    return [
      `Oversubscribed: together the disks can demand ${formatAmount(worst.demand, worst, vm)}, `,
      { text: times(worst), tone: 'tight' },
      ` ${formatCheck(worst)} of ${formatAmount(limitOf(worst), worst, vm)}.`,
    ];
  if (verdict === 'not-checked')
    return [
      'Not checked: ',
      { text: formatGaps(assessment), tone: 'secondary' },
      '. No published limit is exceeded.',
    ];
  if (verdict === 'unsafe')
    return [
      'Unsafe: ',
      { text: 'ReadWrite host cache can lose data', tone: 'over' },
      `; ${formatSafeCaching(setUp)}.`,
    ];
  const tone = verdict === 'tight' ? 'tight' : 'fits';
  if (worst && !worst.affectsVerdict) return diskBottleneck(tone, assessment);
  if (!worst || utilisation === undefined)
    return [{ text: 'Fits', tone }, `: ${vm.name} has no limit of its own for these disks.`];
  return [
    `${capital(tone)}: `,
    { text: `${formatFraction(headroom(worst.demand, limitOf(worst)))} headroom`, tone },
    ` at ${formatCheck(worst)}.`,
  ];
}

/** Where no demand was typed and the VM has headroom, the disks achieve their own limits. */
function diskBottleneck(tone: 'fits' | 'tight', assessment: Assessment): Phrase {
  const { setUp, bottlenecks, utilisation, checks, loads } = assessment;
  const { vm } = setUp;
  const ephemeral = loads.find(({ disk }) => disk.placement);
  const [load, ...others] = new Set(bottlenecks.flatMap((check) => check.load ?? ephemeral ?? []));
  const limits = bottlenecks.map((check) => formatAmount(limitOf(check), check, vm));
  const bottleneck =
    load && others.length === 0
      ? `the disk is the bottleneck, ${list(limits)} (${formatDisks(load.disk, load.count)})`
      : 'the disks’ own limits are the bottleneck';
  const lead = { text: capital(tone), tone };
  if (utilisation === undefined)
    return [lead, `: ${bottleneck}; ${vm.name} has no limit of its own for them.`];
  const nearest = checks
    .filter(({ affectsVerdict, sustained }) => affectsVerdict && sustained !== undefined)
    .reduce((a, b) => (utilisationOf(b) > utilisationOf(a) ? b : a));
  if (nearest.demand === 0) return [lead, `: ${bottleneck}.`];
  return [
    lead,
    `: ${bottleneck}. The VM has `,
    { text: `${formatFraction(headroom(nearest.demand, limitOf(nearest)))} headroom`, tone },
    ` at ${formatCheck(nearest)}.`,
  ];
}
