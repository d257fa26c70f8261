/** The guide is written in words of its own: the matcher that looks for other people's sentences, on samples. */
import { describe, expect, test } from 'vitest';
import { enough, runsOf, sharedRuns } from './runs.ts';
import { allPieces, piecesOfCode, piecesOfPage } from './texts.ts';

const sentence = 'Whoever waits for one disk before the next waits for both of them';
const others = runsOf([`Some words. ${sentence}. Others follow here.`]);
const found = (text: string) => sharedRuns(text, others).map(({ words }) => words);
const inPage = (text: string) =>
  piecesOfPage({ path: 'content/a.mdx', text }).flatMap((piece) => found(piece.text));

describe('shared runs', () => {
  test('nine words in a row are one, eight are none', () => {
    const words = sentence.split(' ');
    expect(enough).toBe(9);
    expect(found(words.slice(0, 9).join(' '))).toHaveLength(1);
    expect(found(words.slice(0, 8).join(' '))).toEqual([]);
  });

  test('a run is reported once, as long as it goes, with its line', () => {
    expect(sharedRuns(`A line.\n\n${sentence} indeed`, others)).toEqual([
      { line: 3, words: sentence.toLowerCase() },
    ]);
  });

  test.each([
    sentence.toUpperCase(),
    sentence.replaceAll(' ', '\n'),
    sentence.replace('waits', '**waits**,'),
    sentence.replace('disk ', 'disk—'),
  ])('case, emphasis, breaks and punctuation hide none: %j', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test('another word in the middle makes two short runs, and so none', () => {
    expect(found(sentence.replace('before', 'long before'))).toEqual([]);
  });

  test('numbers are words, whatever separates their thousands', () => {
    const limits = runsOf(['a b c d e f g h 5,000 IOPS']);
    expect(sharedRuns('b c d e f g h 5000 iops', limits)).toHaveLength(1);
    expect(sharedRuns('b c d e f g h 7500 iops', limits)).toEqual([]);
  });
});

describe('what is looked at', () => {
  test.each([
    sentence,
    `## ${sentence}`,
    `| Term | ${sentence} |`,
    `<Aside title="x">\n\n${sentence}\n\n</Aside>`,
    sentence.replace('disk', '<Limit of="P30" what="iops" /> disk'),
    `---\nanswer: ${sentence}\n---\n`,
  ])('the sentences of a page: %j', (text) => expect(inPage(text)).toHaveLength(1));

  test('a run is found on its line, whatever stands above it', () => {
    const above = [
      '---',
      'title: A',
      '---',
      '',
      '> quoted',
      '',
      '```sh',
      'run',
      '```',
      '',
      '| a | b |',
    ];
    const text = [...above, '', `${sentence}.`].join('\n');
    const lines = piecesOfPage({ path: 'content/a.mdx', text }).flatMap((piece) =>
      sharedRuns(piece.text, others).map(({ line }) => piece.line + line - 1),
    );
    expect(lines).toEqual([above.length + 2]);
  });

  test.each([
    `> ${sentence}`,
    `He wrote “${sentence}”.`,
    `\`\`\`text\n${sentence}\n\`\`\``,
    `\`${sentence}\``,
    `| ${sentence.replaceAll(' ', ' | ')} |`,
    sentence.replace(' before', '\n\nbefore'),
  ])('not quotations, commands, or terms in cells: %j', (text) => {
    expect(inPage(text)).toEqual([]);
  });

  test('what a calculator says, with its line', () => {
    const [literal, template] = sentence.split(/(?<=disk) /);
    const pieces = piecesOfCode({
      path: 'src/a.ts',
      text: `// ${sentence}\nexport const a = '${sentence}';\nexport const b = (n: number) =>\n  \`${literal} \${n} ${template}\`;\n`,
    });
    const lines = pieces.flatMap(({ line, text }) => (found(text).length > 0 ? [line] : []));
    expect(lines.sort()).toEqual([2, 4]);
  });

  test('every page and every calculator is read', () => {
    const paths = new Set(allPieces().map(({ path }) => path));
    expect(paths).toContain('content/concepts/sync-io.mdx');
    expect(paths).toContain('src/calculators/cap-check/rules.ts');
  });
});
