import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** The first moment a zip can name. In local time, as it is written: the same everywhere. */
const mtime = new Date(1980, 0, 1);
/** Written on Unix: a plain file that everybody may read. */
const readable = { os: 3, attrs: 0o100644 << 16 } as const;

/**
 * A folder as one zip: the same bytes for the same files, whoever packs them, where and when.
 * So names are sorted, and neither dates nor owners are taken along.
 *
 * @param inside the one folder at the top of the zip, so that unpacking creates nothing else
 * @param made files that are not in the folder, or replace those that are
 */
export function zipOf(
  folder: string,
  inside: string,
  made: Readonly<Record<string, string>> = {},
): Uint8Array {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
  const files: Zippable = {};
  for (const name of [...new Set([...names, ...Object.keys(made)])].sort())
    files[`${inside}/${name}`] = [
      Buffer.from(made[name] ?? readFileSync(path.join(folder, name))),
      { mtime, ...readable, level: 9 },
    ];
  return zipSync(files);
}
