/** Options that fit a target, and ways to get more without one, in words and as changes of inputs. */
import type { Phrase } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Assessment } from '../../storage/assess.ts';
import type { Gap } from '../../storage/checks.ts';
import { optionsThatFit } from '../../storage/fitting.ts';
import type { SetUp } from '../../storage/loads.ts';
import { saferOption, waysToGetMore } from '../../storage/options.ts';
import { notOffered } from '../../storage/series.ts';
import { safeCaching } from '../../storage/set-up.ts';
import type { Priced } from '../cost.ts';
import { serializeGroups } from '../disk-group-field.ts';
import type { ProposedChange } from '../explanation.ts';
import { list } from '../text.ts';
import { gainRow, optionRow } from './option-rows.ts';

/** The safe setting instead of ReadWrite, whatever its verdict. */
function safer(setUp: SetUp): readonly ProposedChange[] {
  const option = saferOption(setUp);
  if (!option) return [];
  const { roles, groups, verdict } = option;
  const verdicts: Readonly<Record<string, string>> = {
    'not-checked': 'not checked',
    fits: 'a set-up that fits',
    tight: 'a tight fit',
  };
  return [
    {
      text: [
        `${list(roles.map((role) => `${safeCaching(role)} on ${role}`))} instead of ReadWrite: then it is `,
        { text: verdicts[verdict] ?? verdict, tone: verdict === 'fits' ? 'fits' : 'tight' },
        '.',
      ],
      changes: { disks: serializeGroups(groups) },
    },
  ];
}

/** The input that is missing, without which no set-up can be checked. */
function whatIsMissing({ gaps }: Assessment): string | undefined {
  const isOpen = (reason: Gap['why']) => gaps.some(({ why }) => why === reason);
  if (isOpen('temp'))
    return 'Enter the load of the temp disk, such as 256 MB/s: no other set-up can be checked without it.';
  if (isOpen('os'))
    return 'Enter the IOPS of the OS disk: no other set-up can be checked without them.';
  return undefined;
}

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
      ? ` ${list(full)} ${full.length > 1 ? 'are' : 'is'} counted at full limits: enter the IOPS of ${full.length > 1 ? 'these groups' : 'this group'} to check the real load.`
      : '';
  return [
    `Nothing fits this target: no size that can be bought, with published limits, at least half of the vCPUs and three quarters of the memory of ${vm.name}.${besides}${counted}${hasGains ? ' These achieve more:' : ''}`,
  ];
}

/**
 * What else could be set up?
 * @yields the fraction that has been tried
 * @returns nothing where it fits or cannot be built
 */
export function* recommendationsFor(
  now: Assessment,
  catalogue: Catalogue,
  pricedAt: (setUp: SetUp) => Priced,
): Generator<number, readonly ProposedChange[]> {
  const { setUp, loads, verdict } = now;
  if (verdict !== 'throttled' && verdict !== 'oversubscribed') return safer(setUp);
  const bill = pricedAt(setUp);
  const costOf = (other: SetUp) => pricedAt(other).cost?.total?.all;
  const gains = () =>
    waysToGetMore(now, catalogue, costOf).map((gain) =>
      gainRow(gain, now, bill, pricedAt(gain.option.assessment.setUp)),
    );
  if (loads.every(({ demand }) => demand.basis === 'limits' || demand.iops === 0))
    return [
      ...safer(setUp),
      {
        text: ['Enter a target IOPS or throughput to see the set-ups that meet it.'],
      },
      ...gains(),
    ];
  const missing = whatIsMissing(now);
  if (missing) return [...safer(setUp), { text: [missing] }];
  const options = yield* optionsThatFit(now, catalogue, costOf);
  const sizeMissing = now.gaps.some(({ why }) => why === 'no-size')
    ? [{ text: ['Enter an IO size: without one, IOPS and throughput are compared apart.'] }]
    : [];
  if (options.length > 0)
    return [
      ...safer(setUp),
      ...sizeMissing,
      ...options.map((option) => optionRow(option, now, bill, pricedAt(option.assessment.setUp))),
    ];
  const more = gains();
  return [
    ...safer(setUp),
    ...sizeMissing,
    { text: nothingFits(now, catalogue, more.length > 0) },
    ...more,
  ];
}
