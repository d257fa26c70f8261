/** Reads the files of a folder, each for what is in it and not for what it is called. */

import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { present } from '../units/present.ts';
import { factsIn } from './facts.ts';
import { type Document, nothing, type Read, type Skipped } from './inputs.ts';
import { entriesIn, readSkus } from './list-skus.ts';
import { parsePage } from './page.ts';
import { itemsIn, readPrices } from './retail-prices.ts';
import { disksIn, retirementsIn, sizesIn } from './size-page.ts';

/** A folder or file that cannot be read at all, as a sentence for whoever gave the command. */
export class UnreadableError extends Error {}

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

/** The beginning of a file, which is enough to see that it is a picture. */
function beginningOf(file: string): Buffer {
  const open = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(4096);
    return bytes.subarray(0, readSync(open, bytes));
  } finally {
    closeSync(open);
  }
}

/** The text of a file; nothing where it is none. Windows writes redirected output as UTF-16. */
function textOf(file: string): string | undefined {
  const beginning = beginningOf(file);
  const wide = beginning[0] === 0xff && beginning[1] === 0xfe;
  if (!wide && beginning.includes(0)) return undefined;
  return new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(readFileSync(file));
}

/** A page begins with an include or a quotation in brackets more often than a list of JSON does. */
const looksLikeJson = (text: string) => /^\s*(\{\s*("|\})|\[\s*(\{|\[|"|\]))/.test(text);

/** JSON, or the sentence why it is none, with the line. */
function parseJson(file: string, text: string): { readonly json: unknown } | string {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    return `${file}:${line}: this JSON cannot be read; it is cut off or damaged there.`;
  }
}

function readJson(file: string, text: string, date: string): Read | Skipped {
  const parsed = parseJson(file, text);
  // A repository has JSON of many kinds, some of it with comments.
  if (typeof parsed === 'string' && !/"(resourceType|retailPrice|Items)"/.test(text))
    return { file, skipped: 'JSON that cannot be read, without SKUs or prices' };
  if (typeof parsed === 'string')
    return { ...nothing, document: { file, kind: 'resource API' }, problems: [parsed] };
  const entries = entriesIn(parsed.json);
  if (entries) {
    const document: Document = { file, kind: 'resource API', date };
    return { ...nothing, document, ...readSkus(entries, document) };
  }
  const items = itemsIn(parsed.json);
  if (items) {
    const document: Document = { file, kind: 'price list', date };
    return { ...nothing, document, ...readPrices(items, document) };
  }
  return {
    file,
    skipped: 'JSON that is neither a list of SKUs nor a page of the Retail Prices API',
  };
}

/** The day of the last commit of a file; nothing where it is in no checkout. */
function committedOn(folder: string, name: string): string | undefined {
  const root = name
    .split(path.sep)
    .map((_, at, parts) => path.join(folder, ...parts.slice(0, at)))
    .find((one) => existsSync(path.join(one, '.git')));
  if (root === undefined) return undefined;
  const file = path.relative(root, path.join(folder, name));
  const args = ['-C', root, 'log', '-1', '--format=%cs', '--', file];
  try {
    const day = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return day.trim() || undefined;
  } catch {
    return undefined;
  }
}

function readPage(file: string, text: string, committed: () => string | undefined): Read | Skipped {
  const page = parsePage(text);
  const document: Document = {
    file,
    kind: 'page',
    ...present({ date: page.date }),
    committed,
  };
  const { sizes, problems } = sizesIn(page.tables, document);
  const { disks, problems: diskProblems } = disksIn(page.tables, document);
  const { retirements, problems: dateProblems } = retirementsIn(page.tables, document);
  const all = [...problems, ...diskProblems, ...dateProblems];
  const names = sizes.map(({ name }) => name);
  const facts = factsIn(text, page.tables, names);
  if (sizes.length + disks.length + retirements.length + facts.length + all.length === 0)
    return { file, skipped: 'text without a table of VM sizes, disks or retirements' };
  return { ...nothing, document, sizes, disks, retirements, facts, problems: all };
}

function readFile(folder: string, name: string, date: string | undefined): Read | Skipped {
  const file = name.split(path.sep).join('/');
  const full = path.join(folder, name);
  try {
    const text = textOf(full);
    if (text === undefined) return { file, skipped: 'not text' };
    if (!looksLikeJson(text))
      return text.includes('|')
        ? readPage(file, text, () => committedOn(folder, name))
        : { file, skipped: 'text without a table of VM sizes, disks or retirements' };
    return readJson(file, text, date ?? statSync(full).mtime.toISOString().slice(0, 10));
  } catch (error) {
    return {
      ...nothing,
      document: { file, kind: 'page' },
      problems: [`${file}: it cannot be read (${(error as Error).message}).`],
    };
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
