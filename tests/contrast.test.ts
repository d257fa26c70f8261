/** Can words and drawings be told from their ground? Computed from the colours themselves, in light and in dark. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, '../src/ui/styles/tokens.css'), 'utf8');
const tokens = new Map(
  [...sheet.matchAll(/--([a-z-]+): light-dark\((#[\da-f]+), (#[\da-f]+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const paper = new Map(
  [...sheet.slice(sheet.indexOf('@media print')).matchAll(/--([a-z]+): (#[\da-f]+);/g)].map(
    ([, name = '', colour = '']) => [name, colour],
  ),
);

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Laid over a ground with this opacity. */
function over(colour: string, opacity: number, ground: string): string {
  const part = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(colour, at) * opacity + part(ground, at) * (1 - opacity)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const colour = (name: string, scheme: 'light' | 'dark') => {
  const found = tokens.get(name)?.[scheme];
  if (!found) throw new Error(`There is no colour ${name}.`);
  return found;
};

test('the arithmetic is that of the standard', () => {
  // WCAG 2.2, “contrast ratio”: 1 to 21. #767676 is the lightest grey that passes on white.
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 9);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

const words = ['ink', 'quiet', 'accent', 'iops', 'rate', 'wait', 'fits', 'tight', 'over'];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(words.flatMap((word) => [`${word} on paper`, `${word} on wash`, `${word} on card`]))(
    'words can be read: %s',
    (pair) => {
      const [word = '', ground = ''] = pair.split(' on ');
      expect(contrast(colour(word, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  /** What determines the result stands on a ground of its own, with its name, its figures and a word of its state. */
  test.each(
    ['ink', 'quiet', 'over', 'tight'].flatMap((word) => [
      `${word} on over-wash`,
      `${word} on tight-wash`,
    ]),
  )('words of the bottleneck can be read: %s', (pair) => {
    const [word = '', ground = ''] = pair.split(' on ');
    expect(contrast(colour(word, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  /** A kind of disk that is chosen among others is on this ground, with its figures. */
  test.each(['ink', 'quiet', 'accent', 'wait', 'over'])(
    'words of what is chosen can be read: %s',
    (word) => {
      expect(contrast(colour(word, scheme), colour('accent-wash', scheme))).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );

  /** Lines of charts and diagrams, marks, borders of inputs, the focus. */
  test.each(['iops', 'rate', 'wait', 'fits', 'over', 'ink', 'accent', 'line'])(
    'drawings and borders stand out from the paper: %s',
    (drawn) =>
      expect(contrast(colour(drawn, scheme), colour('paper', scheme))).toBeGreaterThanOrEqual(3),
  );

  test.each(['iops', 'rate', 'wait', 'fits'])(
    'a bar stands out from the room beside it, and the limit from the bar: %s',
    (kind) => {
      // The bar is drawn with an opacity of 0.88 over the room up to the limit.
      const bar = over(colour(kind, scheme), 0.88, colour('wash', scheme));
      expect(contrast(bar, colour('wash', scheme))).toBeGreaterThanOrEqual(3);
      // The limit stands out above and below the bar, where it crosses the paper.
      expect(contrast(colour('ink', scheme), colour('paper', scheme))).toBeGreaterThanOrEqual(7);
    },
  );
});

test.each(['ink', 'quiet'])('on paper %s is read as well', (word) => {
  expect(contrast(paper.get(word) ?? '#fff', paper.get('paper') ?? '#fff')).toBeGreaterThan(7);
});
