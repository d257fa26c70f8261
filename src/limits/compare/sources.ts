import { allSources } from '../publish/json.ts';
import { sourcesOf2018 } from '../sources/of-2018.ts';

type Cited = { readonly source: string; readonly also?: readonly string[] | undefined };

/** The date that a source of ours carries. */
export const dateOf = (id: string) => allSources.find((source) => source.id === id)?.date ?? '';

/**
 * Does a row of ours cite what a row of the reference names? The reference writes `repo:path@commit`
 * with a long or short commit, several separated by `;`, or the number of one of the five documents.
 * @returns what is missing, or nothing
 */
export function uncited(reference: string, { source, also = [] }: Cited): string {
  const ids = [source, ...also];
  const cited = allSources.filter(({ id }) => ids.includes(id));
  return reference
    .replaceAll(/\([^)]*\)/g, '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => {
      const number = /^seed ?(\d{3})/.exec(one)?.[1];
      if (number !== undefined) return !ids.includes(sourcesOf2018[Number(number)]?.id ?? '');
      const [, repo, path, commit = ''] = /^([^:\s]+):(\S+)@([0-9a-f]+)/.exec(one) ?? [];
      return !cited.some(({ url = '' }) => {
        const [, ourRepo, ourCommit = '', ourPath] =
          /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/([0-9a-f]+)\/(.+)$/.exec(url) ?? [];
        const same = ourCommit.startsWith(commit) || commit.startsWith(ourCommit);
        return repo !== undefined && ourRepo === repo && ourPath === path && same;
      });
    })
    .join('; ');
}
