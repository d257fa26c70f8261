/** Builds the site into another folder, in a process and an environment of its own. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/sources.ts';

const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');

/**
 * One at a time: builds of one checkout share Astro's folder for what lies between.
 * @param env all that the build knows of its surroundings
 */
export async function buildInto(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const options = { cwd: root, env: env as NodeJS.ProcessEnv };
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', folder], options);
}
