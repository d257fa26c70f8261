/** Other host caching: what cannot lose data, and what crosses no limit that is not published. */
import { risksData, safeCaching } from '../../storage/set-up/host-cache.ts';
import { guide } from '../shared/answer/guide.ts';
import { type Change, changed, recached, withCache } from './changes.ts';
import { formatCaching } from './format.ts';
import type { Result } from './model.ts';
import { type Case, diskGroups, isOs, type UsedGroup } from './setup.ts';

/**
 * In place of host caching that can lose data: settings that cannot, from the best to None everywhere, as the end of
 * a sentence. Nothing where no setting can.
 */
export const saferCaching = (given: Case): readonly Change[] => {
  const risky = diskGroups(given.loads).filter(risksData);
  if (risky.length === 0) return [];
  return [0, 1].map((at): Change => {
    const cacheOf = ({ role }: UsedGroup) => safeCaching(role, given.vm)[at] ?? 'None';
    const loads = given.loads.map((load) => {
      const group = risky.find(({ users }) => users.includes(load));
      return group ? { ...load, ...withCache(load, cacheOf(group)) } : load;
    });
    return {
      text: `host cache ${formatCaching(risky, cacheOf)} instead of ReadWrite`,
      to: { loads },
      how: 'restart',
      guide: guide.cache,
    };
  });
};

/**
 * Where the VM’s cached limit is not published: no host cache on what crosses it, so that what it gets can be said.
 * Nothing where cache hits would be lost with it; today an OS disk is treated as ReadOnly whatever is set.
 */
export function withoutUncheckedCache({ given, loads }: Result): Change | undefined {
  const unchecked = loads.flatMap(({ load, unpublished }) =>
    unpublished.includes('cached') ? load : [],
  );
  const groups = diskGroups(given.loads).filter(({ users }) =>
    users.some((user) => unchecked.includes(user)),
  );
  const users = groups.flatMap((group) => group.users);
  if (users.length === 0 || users.some((user) => isOs(user) || user.options.hit)) return undefined;
  return changed(
    `Host cache ${formatCaching(groups, () => 'None')}`,
    given,
    users,
    recached,
    (user) => withCache(user, 'None'),
  );
}
