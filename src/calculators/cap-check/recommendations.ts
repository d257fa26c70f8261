/** Options that fit a target, and ways to get more without one, in words and as changes of inputs. */
import type { Phrase } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Assessment } from '../../storage/assess.ts';
import type { Gap } from '../../storage/checks.ts';
import type { SetUp } from '../../storage/loads.ts';
import {
  type Gain,
  type Option,
  optionsThatFit,
  safeCaching,
  saferOption,
  waysToGetMore,
} from '../../storage/options.ts';
import { notOffered } from '../../storage/series.ts';
import {
  type BytesPerSecond,
  formatFraction,
  formatIops,
  formatThroughput,
  iops,
} from '../../units/index.ts';
import { formatChangedCost, type Priced } from '../cost.ts';
import { serializeGroups } from '../disk-group-field.ts';
import type { ProposedChange } from '../explanation.ts';
import { strong } from '../format.ts';
import { list } from '../text.ts';

const cachingTexts = {
  'data disks only': 'ReadOnly host cache on the data disks alone',
  'OS disk only': 'No host cache on any disk but the OS disk',
} as const;

/** The text of a change, and the inputs that make it. */
function changeOf({ change }: Option) {
  if ('vm' in change)
    return { text: `${change.vm.name}, in the same series`, changes: { vm: change.vm.name } };
  const changes = { disks: serializeGroups(change.groups) };
  if ('caching' in change) return { text: cachingTexts[change.caching], changes };
  const { more, of } = change;
  return { text: `${more} more ${of.disk.name} for ${of.role}, striped`, changes };
}

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

/** The verdict on an option and the headroom that it leaves. */
function headroomLeft({ verdict, utilisation = 0 }: Assessment): Phrase {
  const tone = verdict === 'tight' ? 'tight' : 'fits';
  const headroom = formatFraction(Math.max(0, 1 - utilisation));
  return [`: ${tone}, with `, { text: `${headroom} headroom`, tone }, '.'];
}

function formatGain({ kind, before, after }: Gain, { vm }: SetUp): string {
  const print = (value: number) =>
    kind === 'iops' ? formatIops(iops(value)) : formatThroughput(value as BytesPerSecond, vm.unit);
  return `${print(after)} instead of ${print(before)}`;
}

/** By cost among those of one verdict, which keep their order; those without a price come after the others. */
function cheapestFirst(options: readonly Option[], pricedAt: (setUp: SetUp) => Priced) {
  const verdicts = [...new Set(options.map(({ assessment }) => assessment.verdict))];
  const rank = ({ assessment: { verdict, setUp } }: Option) => [
    verdicts.indexOf(verdict),
    pricedAt(setUp).cost?.total?.all ?? Number.MAX_VALUE,
  ];
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .toSorted(({ rank: [v1 = 0, c1 = 0] }, { rank: [v2 = 0, c2 = 0] }) => v1 - v2 || c1 - c2)
    .map(({ option }) => option);
}

/** Why nothing is recommended for a target: an input that is missing, or no size of the series fits. */
function whyNothing({ setUp: { vm }, gaps }: Assessment, catalogue: Catalogue): string {
  const isOpen = (reason: Gap['why']) => gaps.some(({ why }) => why === reason);
  if (isOpen('temp'))
    return 'Enter the load of the temp disk, such as 256 MB/s: no other set-up can be checked without it.';
  if (isOpen('os'))
    return 'Enter the IOPS of the OS disk: no other set-up can be checked without them.';
  if (isOpen('no-size')) return 'Enter an IO size: no other set-up can be checked without it.';
  const left = notOffered(vm, catalogue);
  const besides =
    left.length > 0
      ? ` ${list(left)} ${left.length > 1 ? 'are' : 'is'} not tried: retiring, or not in the resource API.`
      : '';
  return `No size of the ${vm.series} series with published limits fits this target.${besides} Other series are not compared here; the table of limits lists them.`;
}

/**
 * What else could be set up?
 * @returns nothing where it fits or cannot be built; sizes are of the VM's own series, and say so
 */
export function recommendationsFor(
  now: Assessment,
  catalogue: Catalogue,
  pricedAt: (setUp: SetUp) => Priced,
): readonly ProposedChange[] {
  const { setUp } = now;
  const costOf = ({ assessment }: Option) =>
    formatChangedCost(pricedAt(setUp), pricedAt(assessment.setUp));
  if (now.verdict !== 'throttled' && now.verdict !== 'oversubscribed') return safer(setUp);
  if (now.loads.every(({ demand }) => demand.basis === 'limits' || demand.iops === 0))
    return [
      ...safer(setUp),
      {
        text: ['Enter a target IOPS or throughput: the options that fit it are then listed here.'],
      },
      ...waysToGetMore(now, catalogue).map((gain) => {
        const { text, changes } = changeOf(gain.option);
        const gained = strong(formatGain(gain, setUp));
        return { text: [`${text}: `, gained, `.${costOf(gain.option)}`], changes };
      }),
    ];
  const options = cheapestFirst(optionsThatFit(now, catalogue), pricedAt).map((option) => {
    const { text, changes } = changeOf(option);
    return { text: [text, ...headroomLeft(option.assessment), costOf(option)], changes };
  });
  return [
    ...safer(setUp),
    ...(options.length > 0 ? options : [{ text: [whyNothing(now, catalogue)] }]),
  ];
}
