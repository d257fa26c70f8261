/** The decision tree of the page on a slow disk, and the table of its outcomes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcomeOf, slowDisk, waysTo } from './slow-disk.ts';

describe('the tree of a slow disk', () => {
  const ways = waysTo(slowDisk);
  const [table = ''] =
    /(?:^\|.*\n)+/m.exec(readFileSync('content/troubleshoot/slow-disk.mdx', 'utf8')) ?? [];

  test('asks two answers of each question, and ends after at most four', () => {
    expect(ways.map(({ so }) => so.length).sort()).toEqual([2, 2, 3, 3, 3, 4, 4]);
  });

  test('the table of its page has each of its outcomes, in the order of their letters', () => {
    const outcomes = new Map(ways.map(({ outcome: { letter, name } }) => [letter, name]));
    const rows = [...table.matchAll(/^\| <Outcome of="([A-Z])" \/> \|/gm)].flatMap(
      ([, letter = '']) => [[letter, outcomeOf(letter).name]],
    );
    expect(rows).toEqual([...outcomes].sort());
    expect(rows).toHaveLength(6);
  });

  test('has no outcome that it does not lead to', () => {
    expect(() => outcomeOf('G')).toThrow(/no outcome “G”/);
  });
});
