/**
 * Options that fit a target, and ways to get more without one. Every proposal is put through the
 * same model and the same checks before it is made: what cannot be built, loses data or crosses a
 * limit that is not published is never proposed.
 */
import type { Phrase } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { type Cache, dataDisks, risksData } from '../../storage/set-up.ts';
import {
  type BytesPerSecond,
  iops,
  printIops,
  printShare,
  printThroughput,
} from '../../units/index.ts';
import { type Group, writeGroups } from '../disk-group-field.ts';
import { type Remedy, sizesOfSeries } from '../remedies.ts';
import { list, plural } from '../words.ts';
import type { Case } from './load.ts';
import { model, type Result } from './model.ts';

/** A changed case, what it comes to, and how the change is said and set. */
type Option = {
  readonly words: string;
  readonly result: Result;
  readonly changes: Readonly<Record<string, string>>;
};

const withGroups = (given: Case, groups: readonly Group[]): Case => ({ ...given, groups });

const withCaches = (given: Case, of: (group: Group) => Cache): readonly Group[] =>
  given.groups.map((group) => ({ ...group, cache: of(group) }));

const isSame = (given: Case, groups: readonly Group[]) =>
  groups.every(({ cache, count }, index) => {
    const before = given.groups[index];
    return before?.cache === cache && before.count === count;
  });

/** The other sizes of the series, smallest first. */
const otherSizes = (given: Case, catalogue: Catalogue): readonly Option[] =>
  sizesOfSeries(given.vm, catalogue).map((vm) => ({
    words: `${vm.name}, in the same series`,
    result: model({ ...given, vm }),
    changes: { vm: vm.name },
  }));

/** More disks for the group whose own limit is short of its target; never for an OS disk. */
function moreDisks(given: Case, now: Result): readonly Option[] {
  const short = now.binding.find(({ place, counts }) => place === 'disk' && counts);
  const at = short?.group;
  const group = at === undefined ? undefined : given.groups[at];
  if (!short || !group || group.role === 'os' || typeof short.limit !== 'number') return [];
  const room = given.vm.maxDataDisks - dataDisks(given.groups);
  // A target is spread over groups by their limits, so the first count that fits may be a little more than this.
  const first = Math.max(1, Math.ceil((short.demand / short.limit - 1) * group.count - 1e-9));
  const options: Option[] = [];
  for (let extra = first; extra <= Math.min(room, first + 8); extra++) {
    const groups = given.groups.map((each, index) =>
      index === at ? { ...each, count: each.count + extra } : each,
    );
    options.push({
      words: `${plural(extra, `more ${group.disk.name}`, `more ${group.disk.name}`)} for ${group.role}, striped`,
      result: model(withGroups(given, groups)),
      changes: { disks: writeGroups(groups) },
    });
  }
  return options;
}

/** Other host cache settings, the OS disk left as it is. */
function otherCaches(given: Case): readonly Option[] {
  const settings: readonly { words: string; of: (group: Group) => Cache }[] = [
    {
      words: 'ReadOnly host cache on the data disks alone',
      of: ({ role, cache }) => (role === 'os' ? cache : role === 'data' ? 'ReadOnly' : 'None'),
    },
    {
      words: 'No host cache on any disk but the OS disk',
      of: ({ role, cache }) => (role === 'os' ? cache : 'None'),
    },
  ];
  return settings.flatMap(({ words, of }) => {
    const groups = withCaches(given, of);
    if (isSame(given, groups)) return [];
    return [
      { words, result: model(withGroups(given, groups)), changes: { disks: writeGroups(groups) } },
    ];
  });
}

/** The safe setting in place of ReadWrite, whatever it comes to. */
function saferCaches(given: Case): readonly Remedy[] {
  const risky = given.groups.filter(risksData);
  if (risky.length === 0) return [];
  const groups = withCaches(given, (group) =>
    risksData(group) ? (group.role === 'log' ? 'None' : 'ReadOnly') : group.cache,
  );
  const roles = [...new Set(risky.map(({ role }) => role))];
  const { verdict } = model(withGroups(given, groups));
  if (verdict === 'not-possible') return [];
  return [
    {
      text: [
        `${list(roles.map((role) => `${role === 'log' ? 'None' : 'ReadOnly'} on ${role}`))} instead of ReadWrite: then it is `,
        { text: verdictWords[verdict] ?? verdict, tone: verdict === 'fits' ? 'fits' : 'tight' },
        '.',
      ],
      changes: { disks: writeGroups(groups) },
    },
  ];
}

const verdictWords: Readonly<Record<string, string>> = {
  'not-checked': 'not checked',
  fits: 'a set-up that fits',
  tight: 'a tight fit',
};

const fits = ({ result: { verdict } }: Option) => verdict === 'fits' || verdict === 'tight';

/** What a set-up that fits leaves, in the words of its verdict. */
const left = ({ verdict, utilisation = 0 }: Result): Phrase => {
  const tone = verdict === 'tight' ? 'tight' : 'fits';
  return [
    `: ${tone}, with `,
    { text: `${printShare(Math.max(0, 1 - utilisation))} headroom`, tone },
    '.',
  ];
};

/** With a target: the first option of each kind that fits, those with room before those that are tight. */
function optionsThatFit(given: Case, now: Result, catalogue: Catalogue): readonly Remedy[] {
  const found = [moreDisks(given, now), otherSizes(given, catalogue), otherCaches(given)].flatMap(
    (options) => {
      const fitting = options.filter(fits);
      const roomy = fitting.find(({ result }) => result.verdict === 'fits');
      const first = fitting[0];
      return [...new Set([first, roomy])].filter((option) => option !== undefined);
    },
  );
  const rank = ({ result }: Option) => (result.verdict === 'fits' ? 0 : 1);
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ words, result, changes }) => ({ text: [words, ...left(result)], changes }));
}

/** Why nothing is proposed for a target: what has to be entered first, or that the series has nothing. */
function whyNothing({ vm }: Case, { gaps }: Result): Remedy {
  const unknown = (reason: string) => gaps.some(({ why }) => why === reason);
  if (unknown('temp'))
    return {
      text: [
        'Enter the load of the temp disk, such as 256 MB/s: no other set-up can be checked without it.',
      ],
    };
  if (unknown('no-size'))
    return { text: ['Enter an IO size: no other set-up can be checked without it.'] };
  return {
    text: [
      `No size of the ${vm.series} series with published limits fits this target. Other series are not compared here; the table of limits lists them.`,
    ],
  };
}

/** What a change achieves more than now, in the dimension that is short; nothing where it is no more. */
function gain(given: Case, now: Result, { result }: Option): string | undefined {
  const kind = now.binding[0]?.kind ?? 'throughput';
  const [before, after] = [now.achieved[kind], result.achieved[kind]];
  if (before === undefined || after === undefined || !exceeds(after, before)) return undefined;
  const print = (value: number) =>
    kind === 'iops'
      ? printIops(iops(value))
      : printThroughput(value as BytesPerSecond, given.vm.unit);
  return `${print(after)} instead of ${print(before)}`;
}

/** Without a target: the smallest size of the series on which the disks are no longer limited, and caches that free a limit. */
function waysToGetMore(given: Case, now: Result, catalogue: Catalogue): readonly Remedy[] {
  const sound = ({ result: { verdict, gaps } }: Option) =>
    verdict !== 'not-possible' && verdict !== 'unsafe' && gaps.length === 0;
  const sizes = otherSizes(given, catalogue).filter(sound);
  const options = [
    sizes.find(fits) ?? best(given, now, sizes),
    ...otherCaches(given).filter(sound),
  ];
  return [
    {
      text: ['Enter a target IOPS or throughput: the options that fit it are then listed here.'],
    },
    ...options.flatMap((option): Remedy[] => {
      const more = option && gain(given, now, option);
      return option && more
        ? [
            {
              text: [`${option.words}: `, { text: more, tone: 'strong' }, '.'],
              changes: option.changes,
            },
          ]
        : [];
    }),
  ];
}

/** The option that achieves most in the dimension that is short. */
function best(given: Case, now: Result, options: readonly Option[]): Option | undefined {
  const kind = now.binding[0]?.kind ?? 'throughput';
  return options
    .filter((option) => gain(given, now, option) !== undefined)
    .reduce<Option | undefined>(
      (a, b) => (!a || (b.result.achieved[kind] ?? 0) > (a.result.achieved[kind] ?? 0) ? b : a),
      undefined,
    );
}

/**
 * What else could be set up?
 * @returns nothing where it fits or cannot be built; sizes are of the VM's own series, and say so
 */
export function remediesFor(given: Case, now: Result, catalogue: Catalogue): readonly Remedy[] {
  const safer = saferCaches(given);
  const exceeded = now.verdict === 'throttled' || now.verdict === 'oversubscribed';
  if (!exceeded) return safer;
  const targeted = now.loads.some(({ demand }) => demand.basis !== 'limits' && demand.iops !== 0);
  const others = targeted
    ? optionsThatFit(given, now, catalogue)
    : waysToGetMore(given, now, catalogue);
  return [...safer, ...(others.length > 0 ? others : [whyNothing(given, now)])];
}
