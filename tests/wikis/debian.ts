/**
 * Debian's packages without installing them: downloaded, unpacked into a folder, and pointed at
 * that folder wherever they name their places from the root of the disk.
 */
import { existsSync } from 'node:fs';
import {
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { type Place, Skip } from './host.ts';
import { needs, type Runs } from './processes.ts';

const wikis = ['dokuwiki', 'mediawiki'];
const extensions = ['cli', 'intl', 'mbstring', 'sqlite3', 'xml'];

const ours = /^(php|lib|mediawiki)/;
const systems = /^(php[\d.]*|libapache2.*|libc6|libgcc-.*|libstdc.*)$/;

/** Where PHP files name other places: DokuWiki and its settings. */
const spoken = ['usr/share/dokuwiki', 'etc/dokuwiki'];

let made: Promise<string> | undefined;

/** Where the packages lie unpacked; both wikis share them. */
export const debian = (place: Place): Promise<string> => (made ??= unpacked(place));

async function unpacked({ work, runs }: Place): Promise<string> {
  if (process.platform !== 'linux') throw new Skip('it comes from Debian’s packages.');
  await needs(runs, 'apt-get', 'and it comes from Debian’s packages');
  const root = path.join(work, 'debian');
  if (existsSync(root)) return root;
  const fresh = `${root}.part`;
  const packages = path.join(work, 'packages');
  for (const folder of [fresh, packages]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const names = await closure(runs, [...wikis, ...extensions.map((name) => `php-${name}`)]);
  await runs.command('apt-get', ['download', ...names], { cwd: packages }).catch((error) => {
    throw new Skip(`its packages could not be downloaded (${String(error).slice(0, 200)}).`);
  });
  for (const file of await readdir(packages))
    await runs.command('dpkg', ['-x', path.join(packages, file), fresh]);
  await rm(packages, { recursive: true });
  await relocate(fresh, root);
  await rename(fresh, root);
  return root;
}

/** The packages and what they need, without web servers and the system's own libraries. Of alternatives it is the last: no database server. */
async function closure(runs: Runs, wanted: readonly string[]): Promise<string[]> {
  const all = new Set(wanted);
  for (let names = [...wanted]; names.length > 0; ) {
    const said = await runs.command('apt-cache', ['depends', '--important', ...names]);
    names = [...said.matchAll(/^ {2}(?:Pre)?Depends: ([^<\s]+)$/gm)]
      .map(([, name = '']) => name)
      .filter((name) => ours.test(name) && !systems.test(name) && !all.has(name));
    for (const name of names) all.add(name);
  }
  return [...all];
}

/** Links and settings that begin at the root of the disk begin at the folder instead. */
async function relocate(fresh: string, root: string) {
  for (const entry of await readdir(fresh, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) {
      const target = await readlink(file);
      if (!target.startsWith('/')) continue;
      await rm(file);
      await symlink(root + target, file);
    } else if (
      entry.isFile() &&
      file.endsWith('.php') &&
      spoken.some((folder) => file.startsWith(path.join(fresh, folder)))
    ) {
      const text = await readFile(file, 'utf8');
      const moved = text.replaceAll(/(['"])(\/(?:usr\/share|etc|var\/lib)\/)/g, `$1${root}$2`);
      if (moved !== text) await writeFile(file, moved);
    }
  }
}
