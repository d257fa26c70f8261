/** Sizes of type, spaces and corners are tokens: so that seven sizes stay seven. */
import { describe, expect, test } from 'vitest';
import { type Source, sourcesOf } from './sources.ts';

/** What a size may be given for, and whose values are tokens. */
const declaration =
  /(?<![\w-])(font(?:-size)?|margin[\w-]*|padding[\w-]*|(?:row-|column-)?gap|border-radius):\s*([^;}]+)[;}]/g;
/** A length that is no token: 0, the size around and shares are none, nor are the points of paper. */
const length = /(?<![\w.-])-?\d*\.?\d+(rem|px|em)(?![\w-])/g;

/** The lengths of a sheet that are no tokens. Hairlines may be 1 px. */
const others = ({ text }: Pick<Source, 'text'>): readonly string[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(declaration)].flatMap(
    ([, property, value = '']) =>
      [...value.matchAll(length)].flatMap(([one]) =>
        /^-?1px$/.test(one) ? [] : [`${property}: ${one}`],
      ),
  );

const sheets = sourcesOf('src/**/*.{css,astro}').filter(({ path }) => !path.endsWith('tokens.css'));
/** Sheets that have tokens alone. */
const converted = [
  'src/ui/plane/plane.css',
  'src/ui/styles/answer.css',
  'src/ui/styles/status.css',
];
/** How many lengths of all other sheets are no tokens: it may fall, and never rise. */
const most = 16;

describe('tokens', () => {
  test('are the only sizes of type, spaces and corners in the sheets that were converted', () => {
    const found = sheets.filter(({ path }) => converted.includes(path));
    expect(found.map(({ path }) => path).sort()).toEqual(converted);
    expect(found.flatMap((sheet) => others(sheet).map((one) => `${sheet.path} ${one}`))).toEqual(
      [],
    );
  });

  test(`are missing in other sheets ${most} times at most`, () => {
    const rest = sheets.filter(({ path }) => !converted.includes(path));
    expect(rest.length).toBeGreaterThan(20);
    expect(rest.flatMap(others).length).toBeLessThanOrEqual(most);
  });

  test.each([
    ['a { font-size: 0.9rem; }', 1],
    ['a { font: 600 13px / 1.4 var(--sans); margin: 0 0.3em }', 2],
    ['a { padding: var(--s2) 1px; border-radius: var(--r1); gap: 0; width: 3rem; }', 0],
    ['/* margin: 3px; */', 0],
  ])('the rule counts in %s: %i', (text, count) => expect(others({ text })).toHaveLength(count));
});
