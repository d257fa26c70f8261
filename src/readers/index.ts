/**
 * Which tool printed this text, and what does it say? Tools are recognised by their own headings, never by the name
 * of a file, and another tool of the same name is named and refused.
 */
import {
  azureTableReader,
  isAzureMetrics,
  isAzureTable,
  readAzureMetrics,
} from './azure-monitor.ts';
import { diskspdReader, isDiskspd } from './diskspd.ts';
import { isDiskspdXml, readDiskspdXml } from './diskspd-xml.ts';
import { isFioJson, readFioJson } from './fio-json.ts';
import { fioReader, isFio } from './fio-text.ts';
import { iostatReader, isIostat } from './iostat.ts';
import { JsonDocuments } from './json-documents.ts';
import { otherTool, sysstatTool } from './other-tools.ts';
import { LineSpacing, prefixOf, withoutPrefix } from './pasted.ts';
import { isPerfmon, perfmonReader } from './perfmon.ts';
import {
  atOnce,
  type LineReader,
  type Note,
  type Reading,
  refused,
  type Turns,
} from './reading.ts';
import { isSar, sarReader } from './sar.ts';
import { isSysstat, readSysstat } from './sysstat-json.ts';
import { isVmstat, vmstatReader } from './vmstat.ts';

const formats: readonly (readonly [(line: string) => boolean, () => LineReader])[] = [
  [isPerfmon, perfmonReader],
  [isAzureTable, azureTableReader],
  [isFio, fioReader],
  [isDiskspd, diskspdReader],
  [isSar, sarReader],
  [isIostat, iostatReader],
  [isVmstat, vmstatReader],
];

/** Lines before the heading of a tool that are kept for it: a banner, a command, a time. */
const maxBefore = 400;

/** Signs of a line after which its beginning is looked at before its end comes: JSON may be one line of many megabytes. */
const longLine = 10_000;
const unknown = refused({ why: 'unknown' });

/** Lines that are read in one turn where the whole text is there. */
const linesAtOnce = 500;

/** Reads a text that comes in parts. */
export type TextReader = {
  /** Takes the next part, which may begin and end anywhere. */
  readonly push: (part: string) => void;
  /** What does the text say? To be asked once, when all parts were pushed. */
  readonly finish: () => Turns<Reading>;
};

/** A reader of a text of any tool, in any encoding that was decoded before. */
export function textReader(): TextReader {
  let reader: LineReader | undefined;
  let before: string[] = [];
  /** A text that began like JSON or XML: a text of lines may begin with a bracket too, such as the prompt of a shell. */
  let whole: string[] | undefined;
  const json = new JsonDocuments();
  let other: Reading | undefined;
  /** The beginning of a line whose end has not come yet. */
  let rest = '';

  /** What is in front of each line, as in a quoted mail. */
  let prefix = '';
  const spacing = new LineSpacing();

  function pushWhole(part: string) {
    whole?.push(part);
    json.push(part);
  }

  function startWhole(part: string) {
    whole = [];
    rest = '';
    pushWhole(before.map((text) => `${text}\n`).join('') + part);
  }

  function line(text: string) {
    if (reader) {
      const bare = prefix ? withoutPrefix(text, prefix) : text;
      if (!spacing.isExtra(bare)) reader.line(bare);
      return;
    }
    const found = formatOf(text);
    if (found) {
      reader = found.reader();
      prefix = found.prefix;
      for (const earlier of [...before, text]) reader.line(withoutPrefix(earlier, prefix));
      before = [];
      return;
    }
    other ??= otherTool(text);
    before.push(text);
    if (before.length > maxBefore) before.shift();
  }

  return {
    push(part) {
      if (whole && !prefix) return pushWhole(part);
      let from = 0;
      for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', from)) {
        const text = rest + part.slice(from, end);
        if (whole) pushWhole(`${withoutPrefix(text, prefix)}\n`);
        else if (!reader && isOpening(text.slice(prefixOf(text).length))) {
          prefix = text.trimStart().startsWith('>') ? prefixOf(text) : '';
          if (!prefix) return startWhole(text + part.slice(end));
          startWhole(`${withoutPrefix(text, prefix)}\n`);
        } else line(withoutReturn(text));
        rest = '';
        from = end + 1;
      }
      const wasShort = rest.length < longLine;
      rest += part.slice(from);
      if (wasShort && rest.length >= longLine && !reader && isOpening(rest)) startWhole(rest);
    },
    *finish() {
      if (whole) pushWhole(withoutPrefix(rest, prefix));
      else if (!reader && isOpening(rest)) startWhole(rest);
      else line(withoutReturn(rest));
      if (reader) return reader.end();
      json.end();
      const read = whole ? yield* readWhole(json, whole) : undefined;
      return read ?? other ?? sysstatTool(before) ?? unknown;
    },
  };
}

/** Whether a line opens a text of JSON or XML. */
const isOpening = (line: string) =>
  /^\s*([{[]|<(\?xml|Results>))/.test(line) && !formats.some(([isHeading]) => isHeading(line));

/** The tool whose heading this line is, and what is in front of the heading that the tool does not print. */
function formatOf(line: string) {
  // A very long line is no heading, except that of a log with many counters.
  for (const prefix of new Set([prefixOf(line), ''])) {
    const found = formats.find(([isHeading]) => isHeading(line.slice(prefix.length)));
    if (found) return { prefix, reader: found[1] };
  }
  return undefined;
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** What a text says that began like JSON or XML; nothing if it is neither, nor has a heading of another tool. */
function* readWhole(json: JsonDocuments, parts: readonly string[]): Turns<Reading | undefined> {
  const notes: Note[] = [
    ...(json.isCut ? [{ note: 'cut-off' } as const] : []),
    ...(json.skipped > 0 ? [{ note: 'skipped', lines: json.skipped } as const] : []),
  ];
  const fio = json.documents.filter(isFioJson);
  if (fio.length > 0) return yield* readFioJson(fio, notes);
  const metrics = json.documents.filter(isAzureMetrics);
  if (metrics.length > 0) return yield* readAzureMetrics(metrics, notes);
  const sysstat = json.documents.find(isSysstat);
  if (sysstat) return yield* readSysstat(sysstat, notes);
  const text = parts.join('');
  if (isDiskspdXml(text)) return readDiskspdXml(text);
  if (/<sysstat\b/.test(text.slice(0, 2000)))
    return refused({ why: 'other-tool', what: 'sadf -x', instead: 'sadf -j -- -d' });
  return yield* readLines(text.split('\n').map(withoutReturn));
}

/** A text that began like JSON and is none, as lines. */
function* readLines(lines: readonly string[]): Turns<Reading | undefined> {
  const at = lines.findIndex((line) => formatOf(line) !== undefined);
  const found = formatOf(lines[at] ?? '');
  if (!found) return undefined;
  const reader = found.reader();
  const first = Math.max(0, at - maxBefore);
  for (let index = first; index < lines.length; index++) {
    reader.line(withoutPrefix(lines[index] ?? '', found.prefix));
    if (index % linesAtOnce === 0) yield;
  }
  return reader.end();
}

export function readText(text: string): Reading {
  const reader = textReader();
  reader.push(text);
  return atOnce(reader.finish());
}
