/**
 * `npm test`: format and lint beside the build, then the types beside the tests, since each of them leaves
 * a core idle. Whatever it is given goes to Vitest. The closing line is the tally of all of it.
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

const shown = (...command: readonly string[]) =>
  ended(spawn(process.execPath, command, { cwd: root, stdio: 'inherit' }));

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

/** Runs the tests, which report their tally instead of printing it. */
async function tested(given: readonly string[]) {
  let count: Count | undefined;
  const child = fork(vitest, ['run', ...given], {
    cwd: root,
    env: { ...process.env, TALLY: 'reported' },
  });
  child.on('message', (message) => {
    count = message as Count;
  });
  return { isGood: await ended(child), count };
}

const prepared = await Promise.all([kept(biome, 'ci'), shown(astro, 'build')]);
if (prepared.includes(false)) process.exit(1);

const typed = kept(astro, 'check');
const { isGood, count } = await tested(process.argv.slice(2));
const isTyped = await typed;
if (count) console.log(closing({ ...count, failed: count.failed + (isTyped ? 0 : 1) }));
process.exitCode = isGood && isTyped ? 0 : 1;
