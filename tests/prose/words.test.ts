/** The guide speaks the field’s words: private ones stay out of sentences, headings and tables, quotations apart. */
import { describe, expect, test } from 'vitest';
import { blanked } from '../../src/site/content-checks/tags.ts';
import { pages } from './pages.ts';

/** Each with the word to use instead. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\bgates?\b/i, 'limit'],
  [/\bknees?\b/i, 'crossover size'],
  [/\boverdraw\w*/i, 'exceed'],
  [/\b(?:gets|get|lets|let|got) through\b/i, 'achievable, allows'],
  [/\basked of limit\b/i, 'demand / limit'],
  [/\bbinds?\b/i, 'is the bottleneck'],
  [/\bcounsels?\b/i, 'explanation'],
  [/\bremed(?:y|ies)\b/i, 'options that fit, ways to get more'],
  [/\bhand-?over\b/i, 'related calculators'],
  [/\bhogs?\b/i, 'noisy neighbour'],
  [/\bIOPS you want\b/i, 'target IOPS'],
  [/\bwhat would fit\b/i, 'options that fit'],
  [/\bmore to ask for\b/i, 'ways to get more'],
];

/** Code, addresses, components and quotations keep the words that they have. */
const notOurs = [
  /^(`{3,}).*?^\1/gms,
  /`[^`\n]*`/g,
  /“[^”\n]*”/g,
  /(?<=\])\([^)\n]*\)/g,
  /<[A-Z]\w*(?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*\s*\/?>/g,
];

const said = (text: string) =>
  blanked(text, ...notOurs)
    .split('\n')
    .flatMap((line, at) =>
      replaced
        .filter(([word]) => word.test(line))
        .map(([word, instead]) => `${at + 1}: ${line.match(word)?.[0]}, say ${instead}`),
    );

test.each(pages)('$path says none of them', ({ text }) => expect(said(text)).toEqual([]));

describe('the rule', () => {
  test.each([
    ['## The three gates', 'gates'],
    ['---\nanswer: A full gate hurts everybody.\n---', 'gate'],
    ['| Volume | Knee |', 'Knee'],
    ['It names the limit that binds.', 'binds'],
    ['<Formula>gate = 1</Formula>', 'gate'],
  ])('finds what %j says', (text, word) => {
    expect(said(text)).toHaveLength(1);
    expect(said(text)[0]).toContain(`: ${word}, say `);
  });

  test.each([
    '[limits](/throttling/three-gates/)',
    '<Diagram of="three-gates" />',
    '“A gate is full.”',
    '`gate-miss`',
    'Bindings and aggregates are other words.',
  ])('leaves alone %j', (text) => expect(said(text)).toEqual([]));
});
