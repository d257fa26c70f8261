/**
 * Digests of the published dataset, member by member: `npm run digest` says which members are no
 * longer as they were when the list of changes was last extended, `npm run digest -- --save` keeps
 * them as they are now. It refuses where the list of changes has not changed; `--described` says that
 * an entry of it covers the change already.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { datasetVersions } from '../../src/limits/changes.ts';
import { type LimitsJson, limitsJson } from '../../src/limits/publish/index.ts';

export type Digests = {
  /** The day of the newest version of the dataset. */
  readonly date: string;
  /** Of the list of changes, so that it cannot be left out. */
  readonly described: string;
  readonly members: Readonly<Record<string, string>>;
};

const stored = new URL('./digest.json', import.meta.url);
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** What a change is described by, and what follows from it. */
const apart: ReadonlySet<string> = new Set(['$schema', 'version', 'changes', 'counts']);

/** @param published the dataset, `limits.json` where none is given */
export const digests = (published: Partial<LimitsJson> = limitsJson()): Digests => ({
  date: datasetVersions[0]?.date ?? '',
  described: digestOf(datasetVersions),
  members: Object.fromEntries(
    Object.entries(published)
      .filter(([name]) => !apart.has(name))
      .map(([name, value]) => [name, digestOf(value)]),
  ),
});

export const keptDigests = async (): Promise<Digests> => JSON.parse(await readFile(stored, 'utf8'));

/** The members that are not as they were kept. */
export const changedMembers = (kept: Digests, now: Digests): readonly string[] =>
  [...new Set([...Object.keys(kept.members), ...Object.keys(now.members)])].filter(
    (name) => kept.members[name] !== now.members[name],
  );

/** What to do where members have changed; nothing where none has. */
export function whatToDo(kept: Digests, now: Digests): string | undefined {
  const changed = changedMembers(kept, now);
  if (changed.length === 0 && kept.date === now.date) return undefined;
  const members = `Changed in limits.json: ${changed.join(', ') || 'the day of the newest version'}.`;
  return kept.described === now.described
    ? `${members}\nSay what changed and why in src/limits/changes.ts, under the day of the change; then run npm run digest -- --save (or --described, where an entry covers it already).`
    : `${members}\nIf src/limits/changes.ts says all of it, run npm run digest -- --save.`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [kept, now] = [await keptDigests().catch(() => undefined), digests()];
  const needed = kept && whatToDo(kept, now);
  const isDescribed = kept?.described !== now.described || process.argv.includes('--described');
  const isAsked = ['--save', '--described'].some((option) => process.argv.includes(option));
  if (isAsked && (!needed || isDescribed)) {
    await writeFile(stored, `${JSON.stringify(now, undefined, 2)}\n`);
    console.log(`Kept the digests of ${Object.keys(now.members).length} members.`);
  } else {
    console.log(needed ?? 'Nothing changed.');
    if (isAsked) process.exitCode = 1;
  }
}
