import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * A step of the build, which writes into the built folder.
 * @param dir the folder, as an address that ends in a slash
 * @param site where the site will be hosted, with a slash at its end, if that is known
 * @returns what was written, in words
 */
export type Step = (dir: URL, site: string | undefined) => Promise<string>;

/** The files of a folder that match a pattern, sorted, with `/` in their paths on Windows too. */
export async function filesIn(folder: URL, pattern: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: fileURLToPath(folder) }))
    files.push(file.replaceAll('\\', '/'));
  return files.sort();
}
