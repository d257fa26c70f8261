/** PHP from the unpacked packages: its extensions named one by one, its own server for a wiki. */
import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Runs } from './processes.ts';
import { freePort } from './processes.ts';

export type Php = {
  readonly version: string;
  /** Runs a script to its end. */
  readonly run: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
  /** Serves a folder. @returns its address, with a slash at the end */
  readonly serve: (folder: string, port?: number) => Promise<string>;
};

/** Some extensions need others before them. */
const first = ['dom', 'xml', 'pdo', 'sockets'];
const order = (name: string) => (first.includes(name) ? 0 : 1);

export async function php(root: string, runs: Runs): Promise<Php> {
  const home = path.join(root, 'usr/lib/php');
  const compiled = readdirSync(home).find((name) => /^\d{8}$/.test(name)) ?? '';
  const folder = path.join(home, compiled);
  const names = readdirSync(folder)
    .map((file) => path.basename(file, '.so'))
    .filter((name) => name !== 'opcache' && name !== 'readline')
    .sort((a, b) => order(a) - order(b));
  const ini = path.join(root, 'php.ini');
  const sessions = path.join(root, 'sessions');
  await mkdir(sessions, { recursive: true });
  const lines = [
    `extension_dir=${folder}`,
    ...names.map((name) => `extension=${name}`),
    `include_path=.:${path.join(root, 'usr/share/php')}`,
    `session.save_path=${sessions}`,
    'memory_limit=512M',
    'date.timezone=UTC',
    'display_errors=1',
    'error_reporting=E_ALL & ~E_DEPRECATED',
  ];
  await writeFile(ini, `${lines.join('\n')}\n`);

  const bin = path.join(root, 'usr/bin');
  const binary = path.join(bin, readdirSync(bin).find((name) => /^php\d/.test(name)) ?? 'php');
  const libraries = readdirSync(path.join(root, 'usr/lib')).filter((name) => /-linux-/.test(name));
  const env = {
    LD_LIBRARY_PATH: libraries
      .flatMap((name) => [path.join(root, 'usr/lib', name), path.join(root, 'lib', name)])
      .join(':'),
  };
  const run: Php['run'] = (args, more) =>
    runs.command(binary, ['-c', ini, ...args], { env: { ...env, ...more } });
  return {
    version: (await run(['-r', 'echo PHP_VERSION;'])).trim(),
    run,
    serve: async (documents, given) => {
      const port = given ?? (await freePort());
      const address = `http://127.0.0.1:${port}/`;
      const args = ['-c', ini, '-S', `127.0.0.1:${port}`, '-t', documents];
      await runs.server(binary, args, address, { cwd: documents, env });
      return address;
    },
  };
}
