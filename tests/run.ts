/**
 * `npm test`: format, lint and the tests of the sources beside the build, then the types beside the tests of what was
 * built, since each of them leaves a core idle. Whatever it is given goes to Vitest. The closing line is the tally of
 * all of it; format with lint, the build and the types count as one each where they fail.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import path from 'node:path';
import { type Count, closing } from './reporter.ts';

const root = path.join(import.meta.dirname, '..');
const tool = (file: string) => path.join(root, 'node_modules', file);
const [astro, biome, vitest] = [
  tool('astro/bin/astro.mjs'),
  tool('@biomejs/biome/bin/biome'),
  tool('vitest/vitest.mjs'),
];

/** Did it end well? */
const ended = (child: ChildProcess) =>
  new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });

/** What it prints is kept, so that two things at once do not print into each other. */
async function kept(...command: readonly string[]) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => printed.push(piece));
  const isGood = await ended(child);
  process.stdout.write(Buffer.concat(printed));
  return isGood;
}

const given = process.argv.slice(2);
const none: Count = { passed: 0, failed: 0, skipped: 0 };

/** Runs the tests of a project, which report their tally instead of printing it. */
async function tested(project: string): Promise<Count> {
  let count = none;
  // A file that is asked for is in one project alone.
  const command = ['run', '--project', project, '--passWithNoTests', ...given];
  const child = fork(vitest, command, { cwd: root, env: { ...process.env, TALLY: 'reported' } });
  child.on('message', (message) => {
    count = message as Count;
  });
  const isGood = await ended(child);
  return isGood || count.failed > 0 ? count : { ...count, failed: 1 };
}

const beside = [kept(biome, 'ci'), kept(astro, 'build')];
const sources = await tested('sources*');
const isReady = await Promise.all(beside);
const typed = kept(astro, 'check');
// Without a build there is nothing to look at.
const built = isReady[1] ? await tested('built folder') : none;
const count = {
  passed: sources.passed + built.passed,
  failed: sources.failed + built.failed + [...isReady, await typed].filter((good) => !good).length,
  skipped: sources.skipped + built.skipped,
};
console.log(closing(count));
const isAny = count.passed + count.failed > 0;
if (!isAny) console.error('No test has been found.');
process.exitCode = isAny && count.failed === 0 ? 0 : 1;
