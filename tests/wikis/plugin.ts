/** Our plug-ins as an administrator gets them: the zips of the built site. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';

const plugins = path.join(import.meta.dirname, '../../dist/plugins');

export async function unpackPlugin(zip: string, folder: string) {
  const files = unzipSync(await readFile(path.join(plugins, zip)));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
