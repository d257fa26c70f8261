/** What `npm run reading` counts, against sentences that were counted by hand. */
import { fleschKincaid } from 'flesch-kincaid';
import { expect, test } from 'vitest';
import { readingOf } from '../measure/reading.ts';

const head = '---\ntitle: Long words of the front matter\n---\n\n';

test.each([
  // The | log | waits | for | the | disk: six words of one syllable.
  ['one sentence', 'The log waits for the disk.', { word: 6, sentence: 1, syllable: 6 }],
  // Azure 2, never 2, shrinks 1, a 1, disk 1. Copy 2, it 1.
  ['two sentences', 'Azure never shrinks a disk. Copy it.', { word: 7, sentence: 2, syllable: 10 }],
  ['an emphasised word', 'The **log** waits.', { word: 3, sentence: 1, syllable: 3 }],
  ['a link by its words', 'Read [the log](/a/b/).', { word: 3, sentence: 1, syllable: 3 }],
  [
    'code within a sentence as one syllable',
    'Run `lsblk -o NAME` now.',
    { word: 3, sentence: 1, syllable: 3 },
  ],
  [
    'a name with a figure as one syllable',
    'A D16s_v5 waits.',
    { word: 3, sentence: 1, syllable: 3 },
  ],
  ['a decimal, which ends no sentence', 'It took 4.5 ms.', { word: 4, sentence: 1, syllable: 4 }],
  ['the items of a list', '* Stop it.\n* Start it.', { word: 4, sentence: 2, syllable: 4 }],
  ['a sentence over two lines', 'The log\nwaits.', { word: 3, sentence: 1, syllable: 3 }],
  [
    'no tag of a component, and the text inside one',
    '<Aside title="Many more words">\n\nThe log waits. <Source of="a" place="some words" />\n\n</Aside>',
    { word: 3, sentence: 1, syllable: 3 },
  ],
])('%s', (_, text, counts) => {
  expect(readingOf(head + text)).toEqual({ words: counts.word, text: counts });
});

test('headings and tables have words and no sentences', () => {
  const reading = readingOf(
    '## Two words\n\n| One | Two |\n| --- | --- |\n| three | four five |\n',
  );
  expect(reading).toEqual({ words: 7, text: { word: 0, sentence: 0, syllable: 0 } });
});

test.each([
  ['a code block', '```sh\nlsblk and more words\n```'],
  ['a comment', '{/* some words */}'],
  ['a formula', '<Formula name="Little’s law">in flight = IOPS × latency</Formula>'],
  ['a formula on lines of its own', '<Formula>\n\none and two\n\n</Formula>'],
  ['a calculator', '<Calculator of="cap-check" vm="D2s_v3" />'],
])('%s is not read', (_, text) => expect(readingOf(head + text).words).toBe(0));

test('the grade of two sentences is 0.39 × words a sentence + 11.8 × syllables a word − 15.59', () => {
  // Seven words, two sentences, ten syllables: 0.39 × 3.5 + 11.8 × 10 ÷ 7 − 15.59 = 2.632.
  const { text } = readingOf('Azure never shrinks a disk. Copy it.');
  expect(fleschKincaid(text)).toBeCloseTo(2.632, 3);
});
