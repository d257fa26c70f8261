/** What would fit: every proposal is put through the same model before it is made. */
import type { Phrase } from '../../kit/index.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { printShare } from '../../units/index.ts';
import type { Cache } from '../fields.ts';
import { type Remedy, seriesNote, sizesAround } from '../remedies.ts';
import { plural } from '../words.ts';
import { type Group, writeGroups } from './fields.ts';
import { type Case, dataDisks, model, type Result } from './model.ts';
import { forbidden } from './rules.ts';

/** Carries the case, and forbids nothing that the rules forbid. */
function carries(given: Case): Result | undefined {
  const result = model(given);
  const known = result.headroom !== undefined && result.headroom >= 0;
  return known && !forbidden(given, result) ? result : undefined;
}

/** In the words of the verdict: what is left under 5 % is tight, not a fit. */
const left = ({ headroom = 0, verdict }: Result): Phrase => {
  const tone = verdict === 'tight' ? 'tight' : 'fits';
  return [`: ${tone}, with `, { text: `${printShare(headroom)} headroom`, tone }, '.'];
};

/** Both gates must have figures where something crosses them, or the answer would rest on a blank. */
const published = (vm: Vm, given: Case) =>
  typeof vm.uncached.iops === 'number' &&
  typeof vm.uncached.throughput === 'number' &&
  (given.groups.every(({ cache }) => cache === 'None') ||
    (typeof vm.cached.iops === 'number' && typeof vm.cached.throughput === 'number'));

function largerVm(given: Case, catalogue: Catalogue): Remedy[] {
  for (const vm of sizesAround(given.vm, catalogue)) {
    const other = { ...given, vm };
    const result = published(vm, given) ? carries(other) : undefined;
    if (result)
      return [
        {
          text: [`${vm.name}, ${seriesNote(given.vm, vm)}`, ...left(result)],
          changes: { vm: vm.name },
        },
      ];
  }
  return [];
}

const withGroups = (given: Case, groups: readonly Group[]): Case => ({ ...given, groups });

/** Takes disks away from the group that has most, data disks first, one by one, until the rest fits; never below one. */
function fewerDisks(given: Case, lead = ''): Remedy[] {
  let groups = given.groups;
  for (;;) {
    const most = Math.max(...groups.map(({ count }) => count));
    if (most === 1) return [];
    const largest = ({ count }: Group) => count === most;
    const data = groups.findIndex((group) => largest(group) && group.role === 'data');
    const at = data < 0 ? groups.findLastIndex(largest) : data;
    groups = groups.map((group, index) => (index === at ? { ...group, count: most - 1 } : group));
    const result = carries(withGroups(given, groups));
    if (!result) continue;
    const changed = groups.flatMap((group, index) => {
      const before = given.groups[index]?.count ?? 0;
      return group.count === before
        ? []
        : [`${group.count} × ${group.disk.name} for ${group.role} instead of ${before}`];
    });
    return [
      {
        text: [`${lead}${changed.join(', ')}`, ...left(result)],
        changes: { disks: writeGroups(groups) },
      },
    ];
  }
}

/** More disks of the same kind, where the disks and not the VM are short. */
function moreDisks(given: Case, now: Result): Remedy[] {
  const short = now.binding.find(({ place }) => place === 'disk');
  if (short?.group === undefined) return [];
  const room = given.vm.maxDataDisks - dataDisks(given.groups);
  for (let extra = 1; extra <= room; extra++) {
    const groups = given.groups.map((group, index) =>
      index === short.group ? { ...group, count: group.count + extra } : group,
    );
    const result = carries(withGroups(given, groups));
    const group = groups[short.group];
    if (result && group)
      return [
        {
          text: [
            `${plural(extra, `${group.disk.name} more`, `${group.disk.name} more`)} for ${group.role}, striped`,
            ...left(result),
          ],
          changes: { disks: writeGroups(groups) },
        },
      ];
  }
  return [];
}

/** Other cache settings: none at all, or none but on the data disks. */
function otherCaches(given: Case): Remedy[] {
  const settings: readonly { text: string; of: (group: Group) => Cache }[] = [
    {
      text: 'ReadOnly on the data disks alone',
      of: ({ role }) => (role === 'data' ? 'ReadOnly' : 'None'),
    },
    { text: 'No host cache on any disk', of: () => 'None' },
  ];
  const remedies: Remedy[] = [];
  for (const { text, of } of settings) {
    const groups = given.groups.map((group): Group => ({ ...group, cache: of(group) }));
    if (groups.every(({ cache }, index) => cache === given.groups[index]?.cache)) continue;
    const result = carries(withGroups(given, groups));
    if (result)
      remedies.push({ text: [text, ...left(result)], changes: { disks: writeGroups(groups) } });
    else if (groups.every(({ cache }) => cache === 'None'))
      remedies.push(...fewerDisks(withGroups(given, groups), 'No host cache on any disk, and '));
  }
  return remedies.slice(0, 1);
}

/** Nothing to propose where it fits already. */
export function remediesFor(given: Case, now: Result, catalogue: Catalogue): readonly Remedy[] {
  const trouble = (now.headroom !== undefined && now.headroom < 0) || forbidden(given, now);
  if (!trouble) return [];
  const wanted = now.loads.some(({ ask }) => ask.wanted);
  return [
    ...moreDisks(given, now),
    ...largerVm(given, catalogue),
    ...(wanted ? [] : fewerDisks(given)),
    ...otherCaches(given),
  ];
}
