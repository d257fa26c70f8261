/** The headline of the cap check. */
import type { Phrase } from '../../kit/index.ts';
import { headroom } from '../../laws/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { diskName, formatDisks } from '../../storage/path/disk-names.ts';
import { placementNames } from '../../storage/path/local.ts';
import { risksData, safeCaching } from '../../storage/set-up/host-cache.ts';
import type { Load } from '../../storage/set-up/loads.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import {
  type Assessment,
  countedOf,
  isExceeded,
  leastOf,
  utilisationOf,
} from '../../storage/verdict/assess.ts';
import type { Check, Gap } from '../../storage/verdict/checks.ts';
import { exceeds, formatFraction } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { unitOf, wholeFigure } from '../shared/answer/checks-and-columns.ts';
import {
  capital,
  formatDoubted,
  formatUnpublished,
  kindNames,
  list,
  notPublished,
} from '../shared/answer/text.ts';
import { formatCheck, formatCheckAmount } from '../shared/set-up/limits.ts';
import { allowedSizes } from '../shared/set-up/verdict-io-sizes.ts';

/** What was not checked, as the end of a sentence: “the VM’s cached limit of D8s_v6 is not published”. */
export function formatGaps({ setUp, gaps }: Assessment): string {
  const ids = [...new Set(gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.id] : [])))];
  const isOpen = (reason: Gap['why']) => gaps.some(({ why }) => why === reason);
  return list(
    compact([
      ids.length > 0 && formatUnpublished(ids, setUp.vm, true),
      isOpen('doubted') && formatDoubted(setUp.vm),
      isOpen('temp') &&
        `the load on the temp disk${setUp.vm.nvme ? ', or on the local NVMe disks,' : ''} is not known`,
      isOpen('no-temp') && formatNoTemp(setUp),
      isOpen('os') && 'the load of the ephemeral OS disk is not known',
      ...gaps.flatMap((gap) => {
        if (gap.why === 'room') return [formatRoom(setUp, gap.disk)];
        return gap.why === 'older' ? [formatOlder(setUp, gap.disk)] : [];
      }),
      isOpen('mix') && 'no page says that Premium SSD beside v2 or Ultra Disk may use this much',
    ]),
  );
}

/** “D8s_v5 has no temp disk for the load”. */
export const formatNoTemp = ({ vm, temp }: SetUp): string => {
  const isNvme = typeof temp === 'object' && temp.on === 'NVMe';
  return `${vm.name} has no ${isNvme ? 'local NVMe disks' : 'temp disk'} for the load`;
};

/** “whether an Ephemeral OS disk of 128 GiB fits in the host cache of D8ds_v5 is not published”. */
const formatRoom = ({ vm }: SetUp, disk: Disk) =>
  disk.placement === 'LocalNVMe'
    ? `how many local NVMe disks ${vm.name} has is ${notPublished}`
    : `whether an ${diskName(disk)} fits in the ${placementNames[disk.placement ?? 'CacheDisk']} of ${vm.name} is ${notPublished}`;

/** Those disks did not exist when the tables of 2018 were written. */
const formatOlder = ({ vm }: SetUp, { family }: Disk) =>
  `whether the ${vm.name} of September 2018 can have ${family} is ${notPublished}`;

/** What to set on the groups that risk data. */
function formatSafeCaching({ groups, vm }: SetUp): string {
  const roles = [...new Set(groups.filter(risksData).map(({ role }) => role))];
  const settings = roles.map((role) => `${safeCaching(role, vm).join(' or ')} on ${role}`);
  return `set ${list(settings)}`;
}

const limitOf = ({ sustained = 0 }: Check) => sustained;

/** “500 to ”, where a limit that may be higher than its figure allows at least so much. */
function formatAtLeast(check: Check, { bottlenecks, achieved, setUp: { vm } }: Assessment): string {
  const least = achieved[check.kind];
  const isOpen = bottlenecks.some(({ kind, mayBeHigher }) => mayBeHigher && kind === check.kind);
  return isOpen && least !== undefined && exceeds(limitOf(check), least)
    ? `${formatCheckAmount(least, check, vm).replace(/ .*/, '')} to `
    : '';
}

/** Without the decimals of the readout, unless only those are above the limit. */
function formatDemanded(value: number, check: Check, vm: Vm): string {
  const { unit } = check.load?.disk ?? vm;
  const [demand, limit] = [value, limitOf(check)].map((one) => wholeFigure(check.kind, one, unit));
  return demand === limit
    ? formatCheckAmount(value, check, vm)
    : `${demand} ${unitOf(check.kind, unit)}`;
}

/** Who allows how much: “D16ds_v5 allows 600 MB/s”, “D8s_v3 allows 128 MB/s to cached disks”, “4 × P30 allow 800 MB/s”. */
function allowed(check: Check, assessment: Assessment, tone: 'over' | 'tight'): Phrase {
  const { id, load } = check;
  const { vm } = assessment.setUp;
  const text = `${formatAtLeast(check, assessment)}${formatCheckAmount(limitOf(check), check, vm)}`;
  const limit = { text, tone };
  if (load && !load.disk.placement)
    return [
      `. ${formatDisks(load.disk, load.count)} ${load.count > 1 ? 'allow' : 'allows'} `,
      limit,
      '.',
    ];
  const to: Readonly<Partial<Record<Check['id'], string>>> = {
    cached: ' to cached disks',
    elastic: ' to Premium SSD v2 and Ultra Disk',
    local: ' on its local disk',
    nvme: ' on its local NVMe disks',
    disk: ' on its local disks',
  };
  return [`. ${vm.name} allows `, limit, `${to[id] ?? ''}.`];
}

/** Whose limits are exceeded, local disks being the VM’s; nothing where those of both are. */
export function whoseLimit({ verdict, bottlenecks }: Assessment): string | undefined {
  if (verdict === 'oversubscribed') return 'the VM is the limit, not the disks';
  const ofDisks = bottlenecks.filter(({ load }) => load && !load.disk.placement).length;
  // A remainder is left where neither none nor all are of disks.
  if (verdict !== 'throttled' || ofDisks % bottlenecks.length > 0) return undefined;
  return ofDisks > 0 ? 'by the disks, not by the VM' : 'by the VM, not by the disks';
}

/** By how much a limit is exceeded, by targets or by all groups at once. */
function excess(worst: Check, assessment: Assessment): Phrase {
  const { setUp, loads, temp } = assessment;
  const { vm } = setUp;
  if (!isExceeded(worst, 'typed'))
    return [
      `The disks can do ${formatDemanded(worst.demand, worst, vm)}`,
      ...allowed(worst, assessment, 'tight'),
    ];
  const isTyped = (load: Load) => load.demand.basis !== 'limits' && load.demand.iops !== 0;
  const own = worst.load
    ? [worst.load]
    : loads.filter(({ path }) => path.some(({ id }) => id === worst.id));
  const isOfTemp = !worst.load && temp.path.some(({ id }) => id === worst.id);
  const who = compact([
    (own.some(isTyped) || !isOfTemp) && 'your load',
    isOfTemp && `the load on the ${worst.id === 'nvme' ? 'local NVMe disks' : 'temp disk'}`,
  ]);
  // IOs of no size need at least so much.
  const least = exceeds(worst.typed, limitOf(worst)) ? '' : 'at least ';
  return [
    `${capital(list(who))} ${who.length > 1 ? 'need' : 'needs'} ${least}${formatDemanded(leastOf(worst, 'typed'), worst, vm)}`,
    ...allowed(worst, assessment, 'over'),
  ];
}

/**
 * Can this VM use the performance of these disks, and which limit is the most utilised? The badge has
 * the verdict, and this does not repeat it.
 */
export function headline(assessment: Assessment): Phrase {
  const { setUp, verdict, bottlenecks, utilisation } = assessment;
  const { vm } = setUp;
  const worst = bottlenecks[0];
  if (verdict === 'unsafe')
    return [
      { text: 'ReadWrite host cache can lose data', tone: 'over' },
      `: ${formatSafeCaching(setUp)}.`,
      ...(worst && isExceeded(worst) ? [' ', ...excess(worst, assessment)] : []),
    ];
  if ((verdict === 'throttled' || verdict === 'oversubscribed') && worst)
    return excess(worst, assessment);
  if (verdict === 'not-checked')
    return [{ text: capital(formatGaps(assessment)), tone: 'secondary' }, '.'];
  const tone = verdict === 'tight' ? 'tight' : 'fits';
  if (worst && !worst.affectsVerdict) return diskBottleneck(tone, assessment);
  if (!worst || utilisation === undefined)
    return [`${vm.name} has no limit of its own for these disks.`];
  // Which limit it is stands above the sentence. Where the IO size is open, the answer holds for some sizes.
  const sizes = allowedSizes(assessment.checks, setUp);
  const left = `${formatFraction(headroom(leastOf(worst), limitOf(worst)))} headroom`;
  if (sizes) return [{ text: `${left} in ${kindNames[worst.kind]}`, tone }, ` ${sizes}.`];
  const { unit } = worst.load?.disk ?? vm;
  return [
    `${wholeFigure(worst.kind, worst.demand, unit)} of ${formatCheckAmount(limitOf(worst), worst, vm)}: `,
    { text: left, tone },
    '.',
  ];
}

/** Where no demand was typed and the VM has headroom, the disks achieve their own limits. */
function diskBottleneck(tone: 'fits' | 'tight', assessment: Assessment): Phrase {
  const { setUp, bottlenecks, utilisation, checks } = assessment;
  const { vm } = setUp;
  const [load, ...others] = new Set(bottlenecks.flatMap((check) => check.load ?? []));
  const amounts = (checks: readonly Check[]) =>
    list(checks.map((check) => formatCheckAmount(limitOf(check), check, vm)));
  const ofDisks = bottlenecks.filter((check) => check.load);
  // An ephemeral OS disk has no limits but those of the VM.
  const ofVm = bottlenecks.filter((check) => !check.load);
  const areVm = `${list(ofVm.map(formatCheck))} ${ofVm.length > 1 ? 'are' : 'is'} the bottleneck`;
  const bottleneck = capital(
    compact([
      ofDisks.length > 0 &&
        (load && others.length === 0
          ? `the disk is the bottleneck, ${amounts(ofDisks)} (${formatDisks(load.disk, load.count)})`
          : 'the disks are the bottleneck'),
      ofVm.length > 0 &&
        `${ofDisks.length > 0 ? 'for the ephemeral OS disk ' : ''}${areVm}, ${amounts(ofVm)}`,
    ]).join('; '),
  );
  // After figures there is no room for the headroom: two lines have 28 letters each beside the plane.
  if (bottleneck.length > 30) return [`${bottleneck}.`];
  if (utilisation === undefined)
    return [`${bottleneck}; ${vm.name} has no limit of its own for them.`];
  const nearest = countedOf(checks).reduce((a, b) => (utilisationOf(b) > utilisationOf(a) ? b : a));
  if (nearest.demand === 0) return [`${bottleneck}.`];
  return [
    `${bottleneck}; the VM has `,
    { text: `${formatFraction(headroom(nearest.demand, limitOf(nearest)))} headroom`, tone },
    '.',
  ];
}
