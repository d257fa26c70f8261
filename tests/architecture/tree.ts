/** Small projects in a temporary folder, on which a rule is shown to fail. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files, given by path, below a folder. */
export async function plant(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** A temporary folder that is removed when the work in it is done. */
export async function inTemporaryFolder<T>(work: (root: string) => Promise<T>): Promise<T> {
  // By its real name: on macOS the temporary folder is a link, and tools print where it leads.
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'headroom-')));
  try {
    return await work(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
