/** Pictures: the same answer as the page, on a card of one size, drawn by any machine alike. */
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { examples } from '../../src/calculators/examples.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { withFewerShades } from '../../src/embed/pictures/fewer-shades.ts';
import { indexedPng } from '../../src/embed/pictures/indexed-png.ts';
import { altOf } from '../../src/embed/pictures/Picture.tsx';
import { fontFiles, pngOf, svgOf } from '../../src/embed/pictures/render-picture.tsx';
import { cut, wrap } from '../../src/embed/pictures/wrap.ts';
import { attribute } from '../../src/embed/snippets/escape.ts';
import { plainText, queryOf } from '../../src/kit/index.ts';
import { widthOf } from '../../src/ui/charts/text-width.ts';
import { screenOf } from '../browser/cases.ts';

const question = 'What can these disks do?';
const pictures = calculators.flatMap(({ id }) =>
  [{ id: 'default', given: {} as Readonly<Record<string, string>> }, ...(examples[id] ?? [])].map(
    ({ id: name, given }) => {
      const shown = screenOf(id, queryOf(given));
      return { name: `${id}/${name}`, shown, svg: svgOf(question, shown) };
    },
  ),
);

/** Where the words of a picture begin and end, as the renderer measures them. */
function wordsBox(svg: string) {
  const words = svg.replace(/<(rect|path|circle|line)\b[^>]*>(?:<\/\1>)?/g, '');
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Open Sans' };
  const box = new Resvg(words, { font }).getBBox();
  if (!box) throw new Error('A picture without words.');
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height };
}

describe('pictures', () => {
  test.for(pictures)('the words of $name stay inside its margins', ({ svg }) => {
    const { left, right, bottom } = wordsBox(svg);
    // A letter may lean over its own width by a few pixels, as the J does.
    expect(left).toBeGreaterThanOrEqual(52);
    expect(right).toBeLessThanOrEqual(1200 - 56 + 3);
    expect(bottom).toBeLessThanOrEqual(610);
  });

  test.for(pictures)('$name says the sentence of its screen', ({ svg, shown }) => {
    const headline = plainText(shown.answer?.headline ?? []);
    expect(headline).not.toBe('');
    const texts = svg.replace(/<title>.*?<\/title>/s, '').replace(/<[^>]*>/g, '');
    const letters = (text: string) => text.replace(/\s/g, '');
    expect(letters(texts)).toContain(letters(headline));
  });

  test('what a picture says for who cannot see it is its question and its sentence', () => {
    const [first] = pictures;
    if (!first?.shown.answer) throw new Error('A picture without an answer.');
    const words = altOf(question, first.shown.answer);
    expect(words).toContain(plainText(first.shown.answer.headline));
    expect(first.svg).toContain(`<title>${words}</title>`);
  });

  test('a PNG is as large as link previews ask, and the same bytes each time', () => {
    const svg = pictures[0]?.svg ?? '';
    const png = Buffer.from(pngOf(svg));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(Buffer.from(pngOf(svg)).equals(png)).toBe(true);
  });

  test('a PNG lists its colours and shows the pixels that were drawn, as another reader of such files finds them', () => {
    const drawing = (inside: string) =>
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2">${inside}</svg>`,
      ).render();
    const drawn = drawing(
      '<rect width="3" height="2" fill="#fdfcfa"/><rect x="1" width="1" height="1" fill="#c02"/><rect x="2" y="1" width="1" height="1" fill="#00f"/>',
    );
    const png = indexedPng(drawn.pixels, 3, 2);
    if (!png) throw new Error('Three colours are few enough.');
    const again = drawing(
      `<image width="3" height="2" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`,
    );
    expect(again.pixels).toEqual(drawn.pixels);
  });

  test('shades that nobody tells apart become that which most pixels have, and all others stay', () => {
    const colours = [
      [200, 100, 50],
      [200, 100, 50],
      [208, 92, 58],
      [216, 100, 50],
      [217, 100, 50],
    ];
    const pixels = Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
    const fewer = withFewerShades(pixels);
    const at = (place: number) => [...fewer.subarray(4 * place, 4 * place + 4)];
    expect([0, 1, 2, 3].map(at)).toEqual(Array(4).fill([200, 100, 50, 255]));
    expect(at(4)).toEqual([217, 100, 50, 255]);
  });

  test('a picture of more than 256 colours, or one that can be seen through, has no list of them', () => {
    const shades = Uint8Array.from({ length: 4 * 257 }, (_, at) =>
      at % 4 === 3 ? 255 : at % 4 === 2 ? Math.floor(at / 4) % 256 : Math.floor(at / 4 / 256),
    );
    expect(indexedPng(shades, 257, 1)).toBeUndefined();
    expect(indexedPng(shades.subarray(0, 4 * 256), 256, 1)).toBeDefined();
    expect(indexedPng(Uint8Array.from([1, 2, 3, 254]), 1, 1)).toBeUndefined();
  });

  test('nothing typed becomes markup', () => {
    const typed = '<script>alert(1)</script>"&';
    const calculator = calculators.find(({ id }) => id === 'cap-check');
    const shown = calculator?.viewModel(
      (name) => (name === 'target-iops' ? '4000' : undefined),
      fullDataset,
    );
    if (!shown) throw new Error('The cap check is gone.');
    const [first, ...rest] = shown.controls;
    if (!first) throw new Error('A calculator without inputs.');
    const svg = svgOf(typed, { ...shown, controls: [{ ...first, text: typed }, ...rest] });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script>');
  });
});

describe('lines', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-z0-9.,;]{1,12}$/), { minLength: 1 });

  test('hold every word, in order, and none is too long but for a single word', () => {
    fc.assert(
      fc.property(words, (given) => {
        const lines = wrap([given.join(' ')], 40, 600);
        const said = lines.map((line) => line.map(({ text }) => text).join(''));
        expect(said.join('').trim()).toBe(given.join(' '));
        for (const line of said)
          if (line.trim().includes(' '))
            // The sum of the words' widths rounds differently from the width of the line.
            expect(widthOf(line.trimEnd(), 40)).toBeLessThanOrEqual(600 + 1e-9);
      }),
    );
  });

  test('are as long as the font allows that they are drawn with', () => {
    // DejaVu Sans, which many desktops have in place of Open Sans, is about a seventh wider.
    const wide = (text: string, size: number) => widthOf(text, size) * 1.15;
    fc.assert(
      fc.property(words, (given) => {
        for (const line of wrap([given.join(' ')], 40, 600, wide)) {
          const said = line
            .map(({ text }) => text)
            .join('')
            .trimEnd();
          if (said.includes(' ')) expect(wide(said, 40)).toBeLessThanOrEqual(600 + 1e-9);
        }
        const kept = cut(given.join(' '), 20, 300, wide);
        expect(wide(kept, 20 * 0.94)).toBeLessThanOrEqual(300 + 1e-9);
      }),
    );
  });

  test('are cut with a mark where they are too long', () => {
    expect(cut('short', 20, 600)).toBe('short');
    expect(cut('long '.repeat(50), 20, 200)).toMatch(/^long .*…$/);
  });
});

test('any text in an attribute is read back as it was, and ends neither the attribute nor the tag', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('">', '&quot;', "<b>'", '&amp;lt;'));
  fc.assert(
    fc.property(text, (given) => {
      const { children } = fromHtml(`<i title="${attribute(given)}"></i>`, { fragment: true });
      expect(children).toHaveLength(1);
      // A parser has its own way with NUL and with line ends.
      const read = given.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
      expect(children[0]).toMatchObject({ properties: { title: read } });
    }),
  );
});
