import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { calculators } from '../../calculators/index.ts';
import type { Step } from './step.ts';
import { zipOf } from './zip.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What each plug-in says of itself, with the address of the page about it where the site's is known. */
const plugins = [
  {
    file: 'headroom-dokuwiki.zip',
    folder: 'integrations/dokuwiki/headroom',
    about: 'plugin.info.txt',
    withHome: (about: string, home: string) => `${about.trimEnd()}\nurl    ${home}\n`,
  },
  {
    file: 'headroom-mediawiki.zip',
    folder: 'integrations/mediawiki/Headroom',
    about: 'extension.json',
    withHome: (about: string, home: string) =>
      `${JSON.stringify({ ...JSON.parse(about), url: home }, null, 2)}\n`,
  },
] as const;

/**
 * Writes the plug-ins for wikis into the site, ready to be unpacked: an administrator who finds the
 * site has no copy of its sources. Each has the list of calculators, so that it can refuse
 * any other name.
 */
export const pluginZips: Step = async (dir, site) => {
  const home = site && `${site}use-it-elsewhere/embedding/`;
  const license = await readFile(path.join(root, 'LICENSE'), 'utf8');
  await mkdir(new URL('plugins/', dir), { recursive: true });
  for (const { file, folder, about, withHome } of plugins) {
    const source = path.join(root, folder);
    const info = await readFile(path.join(source, about), 'utf8');
    const generated = {
      LICENSE: license,
      'calculators.txt': `${calculators.map(({ id }) => id).join('\n')}\n`,
      [about]: home ? withHome(info, home) : info,
    };
    const zip = zipOf(source, path.basename(source), generated);
    await writeFile(new URL(`plugins/${file}`, dir), zip);
  }
  return `${plugins.length} plug-ins`;
};
