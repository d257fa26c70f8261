import { textRows } from '../../units/text-rows.ts';
import type { IdsIn } from '../listed-ids.ts';
import type { Source } from '../rows.ts';
import { compute, docs, github } from './addresses.ts';

/**
 * Documents as a table: `id | date | title | address`. An address is a URL, or the copy that was read
 * in a repository: its name, the commit and the path. `compute` and `docs` are the two repositories of
 * Azure’s documentation; `-` is a document without a stored copy.
 * @param readingOf what the “MB/s” of a document is read as, where it has figures
 */
export const documents = <Text extends string>(
  text: `\n${Text}`,
  readingOf: (id: IdsIn<Text>) => Source['reading'] = () => undefined,
): readonly (Source & { readonly id: IdsIn<Text> })[] =>
  textRows(text).map(([name, date = '', title = '', address = '', ...surplus]) => {
    const id = name as IdsIn<Text>;
    const words = address.split(' ');
    if (!address || surplus.length > 0 || words.length === 2 || words.length > 3)
      throw new Error(`Source “${id}” has no address, or not the words or cells of one`);
    const [url, reading] = [urlOf(words), readingOf(id)];
    return { id, title, date, ...(url && { url }), ...(reading && { reading }) };
  });

function urlOf([repo = '', commit = '', path]: readonly string[]): string | undefined {
  if (path === undefined) return repo === '-' ? undefined : repo;
  if (repo === 'compute') return compute(commit, path);
  return repo === 'docs' ? docs(commit, path) : github(repo, commit, path);
}
