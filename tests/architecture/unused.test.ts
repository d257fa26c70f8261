/** There are no unused files, exports and packages. `npx knip` prints the same; knip.ts has the entry points. */
import { execFile } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { root } from './sources.ts';
import { inTemporaryFolder, plant } from './tree.ts';

type Named = { readonly name: string };
type Issues = { readonly file: string } & Readonly<Record<string, string | readonly Named[]>>;

/** Whatever knip complains about in a project, one sentence each, in the order of the alphabet. */
async function complaintsAbout(folder: string): Promise<readonly string[]> {
  const knip = path.join(root, 'node_modules/knip/bin/knip.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [knip, '--directory', folder, '--reporter', 'json', '--no-progress', '--no-exit-code'],
    { cwd: folder },
  );
  const { issues }: { issues: readonly Issues[] } = JSON.parse(stdout);
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        typeof found === 'string' ? [] : found.map(({ name }) => `${kind}: ${file}: ${name}`),
      ),
    )
    .sort();
}

/** What knip reads of a project. */
const parts = [
  ...['src', 'tests', 'content', 'astro.config.mjs'],
  ...['biome.json', 'knip.ts', 'tsconfig.json', 'vitest.config.ts'],
];

/** Planted faults, as knip complains about them. */
const planted = [
  'dependencies: package.json: not-used',
  'exports: src/laws/handed-on.ts: idle',
  'files: src/laws/idle.ts: src/laws/idle.ts',
  'files: src/site/idle.css: src/site/idle.css',
  'files: src/site/idle/script.ts: src/site/idle/script.ts',
  'unlisted: tests/planted.test.ts: not-declared',
];

/** About a copy of the project with those faults, which nothing else in it uses: one run shows both. */
let complaints: readonly string[] = [];
beforeAll(async () => {
  complaints = await inTemporaryFolder(async (folder) => {
    for (const part of parts)
      await cp(path.join(root, part), path.join(folder, part), { recursive: true });
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await plant(folder, {
      'src/laws/idle.ts': 'export const idle = 1;\n',
      'src/site/idle/script.ts': 'export {};\n',
      'src/site/idle.css': 'p { margin: 0; }\n',
      'src/laws/handed-on.ts': 'export const used = 1;\nexport const idle = 2;\n',
      'src/laws/hands-on.ts': "export * from './handed-on.ts';\n",
      'tests/planted.test.ts':
        "import { used } from '../src/laws/hands-on.ts';\nimport 'not-declared';\nconsole.log(used);\n",
    });
    const manifest = (await import('../../package.json')).default;
    const dependencies = { ...manifest.dependencies, 'not-used': '1.0.0' };
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ ...manifest, dependencies }, null, 2),
    );
    return complaintsAbout(folder);
  });
});

test('every file, export and package of the project is used, and every package is declared', () => {
  expect(complaints.filter((one) => !planted.includes(one))).toEqual([]);
});

test('the rule catches an idle file, an idle export, an idle package and one that is not declared', () => {
  expect(complaints.filter((one) => planted.includes(one))).toEqual(planted);
});
