/**
 * Finds limits that are typed in the text of a page. A figure belongs in a component, which takes
 * it from the dataset or names who measured it; typed, it would stay behind when the dataset changes.
 */
import { catalogue } from '../../src/limits/index.ts';
import type { Disk, Edition, Vm } from '../../src/limits/types.ts';
import { figureOf } from '../../src/site/published-figures.ts';
import { blanked, notProse } from './blank-out.ts';

export type Finding = { readonly line: number; readonly figure: string };

const unit = '(?:IOPS|[KMG]i?B(?:/s|ps| per second)|[GT]iB)(?![\\w/])';
/** A number that is a word of its own, not the end of a name such as P50; then a unit. */
const figure = new RegExp(`(?<![\\p{L}\\d.,_])\\d(?:[\\d.,]*\\d)?(?:\\s|&nbsp;)*${unit}`, 'gu');

/** Prose without quotations and formulas; the head of a page is prose. */
const bare = (text: string) =>
  blanked(text, (node) =>
    node.type === 'blockquote' || node.name === 'Formula' ? 'all' : notProse(node),
  ).replace(/“[^”\n]*”|\*/g, '');
const inTable = (line: string) => line.trimStart().startsWith('|');
/** Thousands without their comma, one blank before the unit. */
const plain = (found: string) =>
  found
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .replace(/(?<=\d)(?=[A-Z])/, ' ');

/** Every figure with a unit in the sentences and headings of a page, its head included. */
export function figuresInProse(text: string): readonly Finding[] {
  return bare(text)
    .split('\n')
    .flatMap((line, at) =>
      inTable(line)
        ? []
        : [...line.matchAll(figure)].map(([found]) => ({ line: at + 1, figure: plain(found) })),
    );
}

const names = new Map<string, string>();
for (const edition of ['2018-09', 'current'] as const)
  for (const { name } of [...catalogue.disks(edition), ...catalogue.vms(edition)] as (Disk | Vm)[])
    names.set(name.toLowerCase(), name);

const gates = ['cached-iops', 'cached-throughput', 'uncached-iops', 'uncached-throughput'];
const kinds = ['iops', 'throughput', 'size', ...gates];

/** What one disk or VM is limited to, in either edition, as a page would type it. */
function limitsOf(name: string): ReadonlySet<string> {
  const texts = kinds.flatMap((what) =>
    (['2018-09', 'current'] as readonly Edition[]).flatMap((edition) => {
      try {
        return [plain(figureOf(name, what, edition).text)];
      } catch {
        // A disk has no gates, a VM no size, and not every row stands in both editions.
        return [];
      }
    }),
  );
  return new Set(texts);
}

/** The disks and VM sizes that a text names. */
const namedIn = (text: string) =>
  new Set(
    [...text.matchAll(/[A-Za-z]\w+/g)].flatMap(
      ([word]) => names.get(word.toLowerCase().replace(/^standard_/, '')) ?? [],
    ),
  );

/**
 * The limits typed in tables. A table may set out arithmetic, as a formula may; but a figure that
 * is just the limit of a disk or VM named in the same table is that limit, typed.
 */
export function limitsInTables(text: string): readonly Finding[] {
  const lines = bare(text).split('\n');
  let typed: ReadonlySet<string> = new Set();
  return lines.flatMap((line, at) => {
    if (!inTable(line)) return [];
    // A table begins where the line before is none: its names are asked once.
    if (!inTable(lines[at - 1] ?? '')) {
      const end = lines.findIndex((next, place) => place > at && !inTable(next));
      const table = lines.slice(at, end < 0 ? undefined : end).join('\n');
      typed = new Set([...namedIn(table)].flatMap((name) => [...limitsOf(name)]));
    }
    return [...line.matchAll(figure)]
      .map(([found]) => plain(found))
      .filter((found) => typed.has(found))
      .map((found) => ({ line: at + 1, figure: found }));
  });
}
