/** The outputs with marks are real: each line is in a file of the corpus, and notes say what its figures are. */
import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { readText } from '../../readers/index.ts';
import { placeOf } from './annotated-output.tsx';
import { fioDiagram } from './fio-annotated.ts';
import { iostatDiagram, lines } from './iostat-annotated.ts';
import { cut, fioLines, iostatLines } from './output-lines.ts';

const fileOf = (name: string) => readFileSync(`tests/readers/corpus/${name}`, 'utf8');
const iostat = (depth: number) => fileOf(`own_iostat-dxy_12.6.1_depth-${depth}.txt`);
const fio = fileOf('own_fio-3.33_randrw_depth-64.txt');

test('The lines of iostat are those of the files, whole.', () => {
  for (const depth of [4, 64] as const) {
    const printed = iostat(depth).split('\n');
    expect(printed).toContain(iostatLines.heading);
    expect(printed).toContain(iostatLines[`depth${depth}`]);
  }
});

test('The lines of fio are those of the file in its order, pieces that were cut out apart.', () => {
  const printed = fio.split('\n');
  const found = fioLines.map((line) => {
    const [first = '', ...others] = line.split(cut).map((piece) => piece.trimEnd());
    return printed.findIndex(
      (whole) =>
        whole.startsWith(first) && others.every((piece) => whole.includes(piece.trimStart())),
    );
  });
  expect(found.every((at) => at >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test('A phone has room for every line of output: at most 45 characters.', () => {
  for (const line of [...lines, ...fioLines]) expect(line.length).toBeLessThanOrEqual(45);
});

test('A mark on a piece that its line does not have is refused.', () => {
  expect(placeOf(['r/s w/s'], { line: 0, text: 'w/s' })).toBe(4);
  expect(() => placeOf(['r/s w/s'], { line: 0, text: 'rkB/s' })).toThrow(/Line 1.*“rkB\/s”/);
  expect(() => placeOf(['r/s w/s'], { line: 1, text: 'r/s' })).toThrow(/Line 2/);
});

test('The sums in the notes on iostat are those of the figures that its reader finds.', () => {
  const notes = iostatDiagram.panels.flatMap(({ words }) => words).join(' ');
  for (const depth of [4, 64]) {
    const reading = readText(iostat(depth));
    const [series] = reading.kind === 'samples' ? reading.series : [];
    const { reads, writes, readBytes, writeBytes } = series?.columns ?? {};
    const rate = (reads?.[0] ?? 0) + (writes?.[0] ?? 0);
    const mib = ((readBytes?.[0] ?? 0) + (writeBytes?.[0] ?? 0)) / 1024 ** 2;
    expect(rate).toBeGreaterThan(0);
    expect(notes).toContain(Math.round(rate).toLocaleString('en'));
    expect(notes).toContain(`${mib.toFixed(1)} MiB/s`);
  }
});

test('The notes on fio give the percentiles that its reader finds.', () => {
  const notes = fioDiagram.panels.flatMap(({ words }) => words).join(' ');
  const reading = readText(fio);
  const percentiles = reading.kind === 'runs' ? reading.runs[0]?.read?.latency?.percentiles : [];
  for (const [share, says] of [
    [0.5, 'Half of the reads took at most'],
    [0.99, 'in a hundred more than'],
  ] as const) {
    const found = percentiles?.find(([one]) => Math.abs(one - share) < 1e-9)?.[1] ?? 0;
    expect(notes).toContain(`${says} ${Math.round(found * 1e6)} µs`);
  }
});

test.each([
  ['iostat', iostatDiagram],
  ['fio', fioDiagram],
])('Each mark on the output of %s has its note, in the drawing and in words.', (_, { panels }) => {
  const [output, notes] = panels.map(({ drawing }) => {
    const tree = fromHtml(renderToString(h(Fragment, null, drawing)), {
      fragment: true,
      space: 'svg',
    });
    return selectAll('text.strong', tree).map((element) => toText(element));
  });
  const numbers = ['1', '2', '3', '4', '5'];
  expect(new Set(output)).toEqual(new Set(numbers));
  expect(notes?.filter((text) => numbers.includes(text))).toEqual(numbers);
  expect(panels[1]?.words.map((sentence) => sentence.split('.')[0])).toEqual(numbers);
});
