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
import { documentsIn } from './json.ts';
import { otherTool, sysstatTool } from './other-tools.ts';
import { isPerfmon, perfmonReader } from './perfmon.ts';
import { type LineReader, type Note, type Reading, refused } from './reading.ts';
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

/**
 * Reads a text line by line, in any encoding that was decoded before.
 * @returns a reader to hand lines to, without their line ends, and to ask at the end
 */
export function textReader(): LineReader {
  let reader: LineReader | undefined;
  let before: string[] = [];
  /** JSON and XML are read as a whole. */
  let whole: string[] | undefined;
  let other: Reading | undefined;

  return {
    line(text) {
      if (reader) return reader.line(text);
      if (whole) {
        whole.push(text);
        return;
      }
      // A very long line is no heading, except that of a log with many counters.
      const found = formats.find(([isHeading]) => isHeading(text));
      if (found) {
        reader = found[1]();
        for (const line of before) reader.line(line);
        before = [];
        return reader.line(text);
      }
      if (/^\s*([{[]|<(\?xml|Results>))/.test(text)) {
        whole = [...before, text];
        return;
      }
      other ??= otherTool(text);
      before.push(text);
      if (before.length > maxBefore) before.shift();
    },
    end() {
      if (reader) return reader.end();
      const read = whole ? readWhole(whole.join('\n')) : undefined;
      return read && !(read.kind === 'refused' && read.refusal.why === 'unknown')
        ? read
        : (other ?? sysstatTool(before) ?? refused({ why: 'unknown' }));
    },
  };
}

function readWhole(text: string): Reading {
  if (isDiskspdXml(text)) return readDiskspdXml(text);
  if (/<sysstat\b/.test(text.slice(0, 2000)))
    return refused({ why: 'other-tool', what: 'sadf -x', instead: 'sadf -j -- -d' });
  const { documents, skipped, isCut } = documentsIn(text);
  const notes: Note[] = [
    ...(isCut ? [{ note: 'cut-off' } as const] : []),
    ...(skipped > 0 ? [{ note: 'skipped', lines: skipped } as const] : []),
  ];
  const fio = documents.filter(isFioJson);
  if (fio.length > 0) return readFioJson(fio, notes);
  const metrics = documents.filter(isAzureMetrics);
  if (metrics.length > 0) return readAzureMetrics(metrics, notes);
  const sysstat = documents.find(isSysstat);
  if (sysstat) return readSysstat(sysstat, notes);
  // A text of lines may begin with a bracket too, such as the prompt of a shell.
  const lines = textLines(text);
  return lines ?? refused({ why: 'unknown' });
}

/** A text that began like JSON and is none, as lines. */
function textLines(text: string): Reading | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => formats.some(([isHeading]) => isHeading(line)));
  const found = formats.find(([isHeading]) => at >= 0 && isHeading(lines[at] ?? ''));
  if (!found) return undefined;
  const reader = found[1]();
  for (const line of lines.slice(Math.max(0, at - maxBefore))) reader.line(line);
  return reader.end();
}

/** Reads a whole text at once. */
export function readText(text: string): Reading {
  const reader = textReader();
  let from = 0;
  while (from <= text.length) {
    const end = text.indexOf('\n', from);
    const stop = end < 0 ? text.length : end;
    reader.line(text.slice(from, text[stop - 1] === '\r' ? stop - 1 : stop));
    from = stop + 1;
  }
  return reader.end();
}
