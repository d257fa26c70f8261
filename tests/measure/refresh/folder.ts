/** Reads the files of a folder, each for what is in it and not for what it is called. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { defined } from '../../../src/units/omit-undefined.ts';
import { factsIn } from './facts.ts';
import { entriesIn, readSkus } from './list-skus.ts';
import type { Document, Read, Skipped } from './observed.ts';
import { parsePage } from './page.ts';
import { itemsIn, readPrices } from './retail-prices.ts';
import { disksIn, retirementsIn, sizesIn, type Unreadable } from './size-page.ts';

/** A folder or file that cannot be read at all, as a sentence for whoever gave the command. */
export class UnreadableError extends Error {}

const nothing: Omit<Read, 'document'> = {
  ...{ sizes: [], disks: [], retirements: [], prices: [], facts: [], problems: [], remarks: [] },
};

/** Every file below a folder, in the order of their names; what version control keeps is left out. */
function filesBelow(folder: string): readonly string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    throw new UnreadableError(`There is no folder ${folder} that can be read.`);
  }
  return names
    .filter((name) => !name.split(path.sep).includes('.git'))
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** Bytes as text; nothing where they are none, as in a picture. Windows writes redirected output as UTF-16. */
function decode(bytes: Buffer): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isWide && bytes.subarray(0, 4096).includes(0)) return undefined;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** A page begins with an include or a quotation in brackets more often than a list of JSON does. */
const looksLikeJson = (text: string) => /^\s*(\{\s*("|\})|\[\s*(\{|\[|"|\]))/.test(text);

function readJson(file: string, text: string, date: string): Read | Skipped {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // A repository has JSON of many kinds, some of it with comments.
    if (!/"(resourceType|retailPrice|Items)"/.test(text))
      return { file, skipped: 'JSON that cannot be read, without SKUs or prices' };
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    const problem = `${file}:${line}: this JSON cannot be read; it is cut off or damaged there.`;
    return { ...nothing, document: { file, kind: 'resource API' }, problems: [problem] };
  }
  const [entries, items] = [entriesIn(json), itemsIn(json)];
  const document: Document = { file, kind: entries ? 'resource API' : 'price list', date };
  if (entries) return { ...nothing, document, ...readSkus(entries, document) };
  if (items) return { ...nothing, document, ...readPrices(items, document) };
  const skipped = 'JSON that is neither a list of SKUs nor a page of the Retail Prices API';
  return { file, skipped };
}

/** The day of the last commit of a file; nothing where it is in no checkout below the folder. */
function committedOn(folder: string, name: string): string | undefined {
  const { dir, base } = path.parse(path.resolve(folder, name));
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', base], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(path.resolve(folder)) },
    });
    return day.trim() || undefined;
  } catch {
    return undefined;
  }
}

function readPage(file: string, text: string, committed: () => string | undefined): Read | Skipped {
  const { tables, date } = parsePage(text);
  const document: Document = { file, kind: 'page', ...defined({ date }), committed };
  const faults: Unreadable[] = [];
  const sizes = sizesIn(tables, document, faults);
  const disks = disksIn(tables, document, faults);
  const retirements = retirementsIn(tables, document, faults);
  const names = sizes.map(({ name }) => name);
  const facts = factsIn(text, tables, names);
  const problems = faults.map(({ cell, why }) => `${file}:${cell.line}: “${cell.text}” ${why}.`);
  return [sizes, disks, retirements, facts, problems].some((found) => found.length > 0)
    ? { ...nothing, document, sizes, disks, retirements, facts, problems }
    : { file, skipped: 'text without a table of VM sizes, disks or retirements' };
}

function readFile(folder: string, name: string, date: string | undefined): Read | Skipped {
  const file = name.split(path.sep).join('/');
  const full = path.join(folder, name);
  try {
    const text = decode(readFileSync(full));
    if (text === undefined) return { file, skipped: 'not text' };
    return looksLikeJson(text)
      ? readJson(file, text, date ?? statSync(full).mtime.toISOString().slice(0, 10))
      : readPage(file, text, () => committedOn(folder, name));
  } catch (error) {
    const problem = `${file}: it cannot be read (${(error as Error).message}).`;
    return { ...nothing, document: { file, kind: 'page' }, problems: [problem] };
  }
}

/**
 * Reads everything below a folder.
 * @param date the day of downloads; without it that of the file
 * @throws UnreadableError where there is no such folder
 */
export function readFolder(folder: string, date?: string) {
  const all = filesBelow(folder).map((name) => readFile(folder, name, date));
  return {
    read: all.filter((one): one is Read => 'document' in one),
    skipped: all.filter((one): one is Skipped => 'skipped' in one),
  };
}
