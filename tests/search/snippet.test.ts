/** What of a text is shown, and what is marked in it. */
import { expect, test } from 'vitest';
import { markTerms, snippetOf } from '../../src/site/search/snippet.ts';
import { stem } from '../../src/site/search/words.ts';

const shown = (pieces: ReturnType<typeof markTerms>) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test('words are marked as they stand, whatever form they were looked for in', () => {
  const terms = new Set(['d2sv3', 'disk', 'mbs']);
  expect(shown(markTerms('Disks of a D2s_v3, at 48 MB/s.', terms))).toBe(
    '[Disks] of a [D2s_v3], at 48 [MB/s].',
  );
});

test('no letter is lost or added', () => {
  const text = '<b>IO size</b> & “queue-depth”: 16,000 IOPS';
  const pieces = markTerms(text, new Set(['io', 'depth', '16000']));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('a long text is cut at blanks, to where the words stand closest', () => {
  const filler = 'and so it goes on for a long while without any of them '.repeat(20);
  const snippet = shown(
    snippetOf(
      `queue ${filler}the queue has a depth ${filler}`,
      new Set(['queue', 'depth'].map(stem)),
    ),
  );
  expect(snippet).toContain('the [queue] has a [depth]');
  expect(snippet).toMatch(/^… \S.*\S …$/);
  expect(snippet.length).toBeLessThan(200);
});

test('a short text stays whole', () =>
  expect(shown(snippetOf('Keep all disks busy.', new Set(['busy'])))).toBe(
    'Keep all disks [busy].',
  ));
