/** Options that fit a target, and ways to get more without one, in words and as changes of inputs. */
import type { Phrase } from '../../../kit/index.ts';
import { isRetiring } from '../../../limits/lifecycle.ts';
import type { Catalogue } from '../../../limits/types.ts';
import type { Change, DisksChange } from '../../../storage/change/change.ts';
import {
  type Cheaper,
  saferOption,
  waysToBuild,
  waysToGetMore,
} from '../../../storage/change/options.ts';
import { optionsThatFit } from '../../../storage/change/options-that-fit.ts';
import type { Weighed } from '../../../storage/change/rank-options.ts';
import type { Load } from '../../../storage/set-up/loads.ts';
import { notOffered } from '../../../storage/set-up/series.ts';
import type { SetUp } from '../../../storage/set-up/set-up.ts';
import { type Assessment, assess, isExceeded } from '../../../storage/verdict/assess.ts';
import { atLimit } from '../../../storage/verdict/at-limit.ts';
import type { Gap } from '../../../storage/verdict/checks.ts';
import type { ProposedChange } from '../answer/explanation.ts';
import { list } from '../answer/text.ts';
import { serializeTemp } from '../case/case-fields.ts';
import type { Priced } from './cost.ts';
import { OptionRows } from './option-rows.ts';
import { soldIn } from './sold-in.ts';

/** Where a load may be on either of two local disks: its verdict on the NVMe disks, in place of the temp disk. */
function onNvme({ setUp, temp: { on }, checks }: Assessment): readonly ProposedChange[] {
  const { vm, temp } = setUp;
  if (on !== 'SCSI' || !vm.nvme || typeof temp === 'string') return [];
  if (temp.on && !checks.some((check) => check.id === 'local' && isExceeded(check))) return [];
  const other = { ...temp, on: 'NVMe' } as const;
  const { verdict } = assess({ ...setUp, temp: other });
  if (verdict === 'not-possible') return [];
  return [
    {
      text: [
        `If the load is on the local NVMe disks of ${vm.name}: `,
        { text: verdict.replace('-', ' '), tone: verdict === 'fits' ? 'fits' : 'tight' },
        '.',
      ],
      changes: { temp: serializeTemp(other) },
    },
  ];
}

/** The input that is missing, without which no set-up can be checked. */
function whatIsMissing({ gaps, setUp }: Assessment): string | undefined {
  const isOpen = (reason: Gap['why']) => gaps.some(({ why }) => why === reason);
  if (isOpen('temp'))
    return `Enter the load of the temp disk, such as 256MB/s${setUp.vm.nvme ? ', or of the local NVMe disks, 256MB/s:NVMe' : ''}.`;
  if (isOpen('os')) return 'Enter the IOPS of the OS disk.';
  return undefined;
}

/** @param before why nothing is proposed without it */
const enterTarget = (before = ''): ProposedChange => ({
  text: [
    before,
    { text: 'Enter a target IOPS or throughput', tone: 'secondary' },
    ' to see the set-ups that meet it.',
  ],
  asks: 'target-iops',
});

/** The disks without a target that achieve all that they can on this VM. */
const heldBy = ({ bottlenecks: [first] }: Assessment): Load | undefined =>
  first?.load?.demand.basis === 'limits' ? first.load : undefined;

/** Which sizes were tried where none of them fits. */
function nothingFits(
  { setUp: { vm }, loads }: Assessment,
  catalogue: Catalogue,
  hasGains: boolean,
): Phrase {
  const left = notOffered(vm, catalogue);
  const besides =
    left.length > 0
      ? ` Of the ${vm.series} series ${list(left)} ${left.length > 1 ? 'are' : 'is'} not tried: retiring, or not in the resource API.`
      : '';
  const full = [
    ...new Set(loads.filter(({ demand }) => demand.basis === 'limits').map(({ role }) => role)),
  ];
  const counted =
    full.length > 0
      ? ` Counted at full limits: ${list(full)}. Enter the IOPS to check the real load.`
      : '';
  return [
    `Nothing fits this target: no size on sale with published limits, half the vCPUs and three quarters of the memory of ${vm.name}.${besides}${counted}${hasGains ? ' These achieve more:' : ''}`,
  ];
}

/** So many set-ups that can be checked are shown in place of one that cannot. */
const maxToCheck = 3;

/** Does it ask for no more of a disk that is there? */
const isNoMore = ({ of, disk, count }: DisksChange) =>
  disk.family === of.disk.family &&
  count <= of.count &&
  disk.iops <= of.disk.iops &&
  disk.throughput <= of.disk.throughput;

/**
 * What else could be set up? What fits a target, or has more headroom; what can be built or checked in place of what
 * cannot; and other sizes for one that retires.
 * @param helps whether an option is worth its change; the others are left out, if any is left
 * @param cheaper what does the same for less, where that is offered
 * @yields the fraction that has been tried
 */
export function* recommendationsFor(
  given: Assessment,
  catalogue: Catalogue,
  pricedAt: (setUp: SetUp) => Priced,
  helps: (setUp: SetUp) => boolean = () => true,
  cheaper?: Cheaper,
): Generator<number, readonly ProposedChange[]> {
  // Where there is no temp disk its load is not counted, and decides on no other set-up.
  const isOnNone = given.setUp.temp === 'used' && given.setUp.vm.tempDisk === 'none';
  const now =
    isOnNone && given.verdict !== 'not-checked'
      ? assess({ ...given.setUp, temp: 'unused' })
      : given;
  const { setUp, loads, verdict } = now;
  const rows = new OptionRows(given, pricedAt);
  const fitted = (options: readonly Weighed[]) => options.map((option) => rows.fitting(option));
  const costOf = (other: SetUp) => pricedAt(other).cost?.total?.all;
  const bill = pricedAt(setUp);
  const sold = soldIn(bill);
  const isSold = ({ vm, disks = [] }: Change) =>
    sold({ vm }) && disks.every((one) => isNoMore(one) || sold({ disk: one.disk }));
  const search = { catalogue, costOf, isSold, isLicensedByCore: bill.os === 'windows' };
  const fitting = function* (onlyVm = false) {
    const options = yield* optionsThatFit(now, { ...search, onlyVm });
    const helping = options.filter(({ assessment }) => helps(assessment.setUp));
    return (helping[0] ? helping : options).filter(
      ({ grade }) => grade === 'fits' || verdict !== 'tight',
    );
  };
  if (verdict === 'not-possible')
    return waysToBuild(setUp, search).map((option) => rows.possible(option));
  const first = onNvme(now);
  if (verdict === 'fits' || verdict === 'tight') {
    const isOld = isRetiring(setUp.vm);
    if (verdict === 'fits' && !isOld) return first;
    const held = isOld ? undefined : heldBy(now);
    if (held) {
      const isOther = held.disk.placement === undefined;
      const why = isOther ? 'Another VM gives no more: the disks are the bottleneck. ' : '';
      return [...first, enterTarget(why)];
    }
    const sizes = yield* fitting(isOld);
    // No other size helps where a disk is what is tight.
    const options = sizes.length > 0 || verdict === 'fits' ? sizes : yield* fitting();
    return [...first, ...fitted(options)];
  }
  if (verdict === 'not-checked') {
    const missing = whatIsMissing(now);
    if (missing) return [...first, { text: [missing] }];
    // Where the room for an ephemeral OS disk is not known, what surely has it is enough.
    const isRoom = now.gaps.some(({ why }) => why === 'room');
    const enough = isRoom ? /^(fits|tight|oversubscribed)$/ : /^(fits|tight)$/;
    // Beside what cannot be checked a limit is used up: what leaves more of it helps, though it cannot be checked either.
    if (!isRoom && (now.utilisation ?? 0) >= atLimit.from) {
      const options = yield* fitting();
      const roomy = options.filter(({ grade }) => grade === 'fits' || grade === 'open');
      if (roomy.length > 0) return [...first, ...fitted(roomy)];
    }
    const built = waysToBuild(setUp, search).filter(
      ({ change, assessment }) => (isRoom || !change.vm) && enough.test(assessment.verdict),
    );
    const options = built.length > 0 ? [] : yield* fitting();
    const checked = options.filter(({ grade }) => grade === 'fits' || grade === 'tight');
    return [
      ...first,
      ...[...built, ...checked]
        .slice(0, maxToCheck)
        .map((one) =>
          one.assessment.verdict === 'oversubscribed' ? rows.possible(one) : rows.fitting(one),
        ),
    ];
  }
  if (verdict === 'unsafe') {
    const safe = saferOption(setUp);
    if (!safe) return first;
    // Nothing else is changed before the data are safe, and what is changed then comes with it.
    const options = yield* optionsThatFit(safe.assessment, search);
    const isEnough = safe.assessment.verdict === 'fits';
    return [
      rows.safer(safe),
      ...(isEnough ? [] : options).map((option) =>
        rows.fitting({ ...option, change: { ...option.change, safe: true } }),
      ),
    ];
  }
  const gains = () =>
    waysToGetMore(now, catalogue, costOf, cheaper)
      .filter(({ option }) => isSold(option.change))
      .map((gain) => rows.gaining(gain));
  const isOpen = ({ demand }: Load) => demand.basis === 'limits';
  if (loads.some(isOpen) && loads.every((load) => isOpen(load) || load.demand.iops === 0))
    return [...first, enterTarget(), ...gains()];
  const missing = whatIsMissing(now);
  const asked = missing ? [...first, { text: [missing] }] : first;
  const options = yield* fitting();
  if (missing || options.length > 0) return [...asked, ...fitted(options)];
  const more = gains();
  return [...first, { text: nothingFits(now, catalogue, more.length > 0) }, ...more];
}
