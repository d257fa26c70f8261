/** Whatever happens to a text on its way, nothing is thrown, and no figure appears that was not printed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, decoderFor } from '../../src/readers/decode.ts';
import { readText, textReader } from '../../src/readers/index.ts';
import { atOnce, type Reading } from '../../src/readers/reading.ts';
import { files, textOf } from './corpus.ts';

const texts = files.map((file) => [file, textOf(file)] as const);
const aText = fc.constantFrom(...texts.map(([, text]) => text));

/** The figures of a text without what is said about it. */
const figuresOf = (reading: Reading) =>
  reading.kind === 'samples' ? reading.series : reading.kind === 'runs' ? reading.runs : [];

test('Any beginning of a file is read or refused.', () => {
  fc.assert(
    fc.property(aText, fc.double({ min: 0, max: 1, noNaN: true }), (text, part) => {
      const reading = readText(text.slice(0, Math.floor(text.length * part)));
      expect(['samples', 'runs', 'refused']).toContain(reading.kind);
    }),
    { numRuns: 300 },
  );
});

test('A file without one of its lines is read or refused, and the devices that it has are those of the whole.', () => {
  fc.assert(
    fc.property(aText, fc.nat(), (text, at) => {
      const lines = text.split('\n');
      lines.splice(at % lines.length, 1);
      const [whole, reading] = [readText(text), readText(lines.join('\n'))];
      if (whole.kind !== 'samples' || reading.kind !== 'samples') return;
      const devices = new Set(whole.series.map(({ device }) => device));
      for (const { device } of reading.series) expect(devices).toContain(device);
    }),
    { numRuns: 300 },
  );
});

test.each(texts)(
  '%s says the same with the line ends of Windows, with a byte order mark and in UTF-16.',
  (_, text) => {
    const figures = figuresOf(readText(text));
    const windows = text.replace(/\r?\n/g, '\r\n');
    expect(figuresOf(readText(windows))).toEqual(figures);
    const marked = new TextEncoder().encode(`\ufeff${text}`);
    expect(figuresOf(readText(decode(marked)))).toEqual(figures);
    const wide = new Uint8Array(2 + 2 * text.length);
    wide.set([0xff, 0xfe]);
    for (let at = 0; at < text.length; at++) {
      wide[2 + 2 * at] = text.charCodeAt(at) & 0xff;
      wide[3 + 2 * at] = text.charCodeAt(at) >> 8;
    }
    expect(figuresOf(readText(decode(wide)))).toEqual(figures);
  },
);

const eachLine = (change: (line: string) => string) => (text: string) =>
  text.split('\n').map(change).join('\n');

test.each([
  ['quoted in a mail', eachLine((line) => `> ${line}`)],
  ['quoted twice', eachLine((line) => `>> ${line}`)],
  ['indented, as a block of code', eachLine((line) => (line === '' ? '' : `    ${line}`))],
  ['with a blank line behind each line', (text: string) => text.replace(/\n/g, '\n\n')],
  ['with spaces behind each line', eachLine((line) => `${line}  `)],
  ['between fences', (text: string) => `\`\`\`text\n${text}\n\`\`\`\n`],
  ['behind the times of a log', eachLine((line) => `2026-11-26T10:11:12.${line.length}Z ${line}`)],
  ['behind the name of a pod', eachLine((line) => `[pod/fio-abc/fio] ${line}`)],
  ['behind the name of a service', eachLine((line) => `fio_1  | ${line}`)],
  ['commented out', eachLine((line) => `# ${line}`.trimEnd())],
  ['in colours', eachLine((line) => `\u001b[32;1m${line}\u001b[0m`)],
  ['with the line ends of old Macs', (text: string) => text.replace(/\r?\n/g, '\r')],
  ['between prompts', (text: string) => `[root@vm ~]# run\n${text}\n[root@vm ~]# \n`],
])('A text says the same %s.', (_, change) => {
  for (const [file, text] of texts)
    expect(figuresOf(readText(change(text))), file).toEqual(figuresOf(readText(text)));
});

test('A file that is read in slices says the same, wherever it is sliced.', () => {
  fc.assert(
    fc.property(aText, fc.integer({ min: 16, max: 5000 }), (text, size) => {
      const bytes = new TextEncoder().encode(text);
      const decodePart = decoderFor(bytes.subarray(0, size));
      const reader = textReader();
      for (let at = 0; at < bytes.length; at += size)
        reader.push(decodePart(bytes.subarray(at, at + size), at + size >= bytes.length));
      expect(atOnce(reader.finish())).toEqual(readText(text));
    }),
    { numRuns: 100 },
  );
});

test('Binary junk, before a text or instead of it, is no figure.', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      expect(figuresOf(readText(decode(bytes)))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('A column under a heading that is not known is no figure.', () => {
  const heading = 'Device            r/s     w/s     xkB/s   quux  %util';
  const reading = readText(`${heading}\nsda 1.00 2.00 3.00 4.00 5.00\n`);
  expect(figuresOf(reading)).toEqual([
    expect.objectContaining({ columns: { reads: [1], writes: [2], utilisation: [0.05] } }),
  ]);
});

test.each([
  ['spaces', ' '.repeat(1_000_000)],
  ['digits', '1'.repeat(1_000_000)],
  ['quotes', '"'.repeat(1_000_000)],
  ['brackets', '{'.repeat(1_000_000)],
  ['bars', '| '.repeat(500_000)],
  ['equal signs', 'a='.repeat(500_000)],
])('A line of a million %s ends.', (_, line) => {
  // That it ends at all is the test: a pattern that looks back from every sign would take hours.
  for (const start of [
    '',
    'Device r/s w/s\n',
    'fio-3.36\nx: (groupid=0, jobs=1): err= 0\n',
    '"(PDH-CSV 4.0)","a"\n',
  ])
    expect(readText(`${start}${line}`).kind).toBeDefined();
});
