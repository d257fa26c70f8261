/** Packages of npm in a folder of their own, apart from the project's. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Place, Skip } from './host.ts';
import { needs } from './processes.ts';

/**
 * Installs exact versions, once. Nothing that a package would run at its installation is run.
 *
 * @returns the folder that holds `node_modules`
 */
export async function installed(
  { work, runs }: Place,
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string> {
  await needs(runs, 'npm', 'and it comes from npm');
  const folder = path.join(work, name);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.part`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const manifest = { private: true, dependencies: packages };
  await writeFile(path.join(fresh, 'package.json'), JSON.stringify(manifest));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runs.command('npm', ['install', ...quiet], { cwd: fresh }).catch((error) => {
    throw new Skip(`its packages could not be installed (${String(error).slice(0, 200)}).`);
  });
  await rename(fresh, folder);
  return folder;
}

/** The version that was installed. */
export async function versionOf(folder: string, name: string): Promise<string> {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}
