/** Texts of documents rather than lines: JSON and XML, which come in parts and are built up as they come. */
import { isAzureMetrics, readAzureMetrics } from './azure-monitor.ts';
import { readDiskspdXml } from './diskspd-xml.ts';
import { withoutBins } from './fio-bins.ts';
import { fioReportsIn, readFioJson } from './fio-json.ts';
import type { Json } from './json.ts';
import { JsonDocuments } from './json-documents.ts';
import { type Note, notesOf, type Reading, skippedNote, type Turns } from './reading.ts';
import { isSysstat, readSysstat } from './sysstat-json.ts';
import { XmlDocuments } from './xml.ts';

/** What takes the parts of documents, cut anywhere. */
export type DocumentReader = {
  readonly push: (part: string) => void;
  /** Whether a document is open, so that the next line belongs to it whatever it is. */
  readonly isOpen: () => boolean;
  /** What the documents say, tool by tool. */
  readonly end: () => Turns<readonly Reading[]>;
};

/** Whether a line opens a document. A text of lines may begin with a bracket too, such as the prompt of a shell. */
export const isOpening = (line: string): boolean =>
  /^\s*(?:\{\s*(?:$|["}])|\[\s*(?:$|[{"\]])|<\?xml\b|<Results>)/.test(line);

export const documentReader = (opening: string): DocumentReader =>
  opening.trimStart().startsWith('<') ? xmlReader() : jsonReader();

function jsonReader(): DocumentReader {
  const json = new JsonDocuments(true, withoutBins);
  let isCut = false;
  function cut() {
    isCut = true;
    json.cut();
  }
  return {
    push(part) {
      json.push(part);
      // Somebody left lines out, or it is no JSON: what follows may be anything.
      if (json.isBroken) cut();
    },
    isOpen: () => json.isOpen,
    *end() {
      json.end();
      if (json.isCut) cut();
      const notes = notesOf(isCut && { note: 'cut-off' }, skippedNote(json.skipped));
      return yield* readJson(json.documents, json.unfinished, notes);
    },
  };
}

/** What documents of JSON say. */
function* readJson(
  documents: readonly Json[],
  unfinished: ReadonlySet<Json>,
  notes: readonly Note[],
): Turns<readonly Reading[]> {
  const fio = documents.flatMap((one) => fioReportsIn(one));
  const metrics = documents.filter(isAzureMetrics);
  const readings: Reading[] = [];
  if (fio.length > 0) readings.push(yield* readFioJson(fio, notes, unfinished));
  if (metrics.length > 0) readings.push(yield* readAzureMetrics(metrics, notes));
  for (const sysstat of documents.filter(isSysstat))
    readings.push(yield* readSysstat(sysstat, notes));
  return readings;
}

function xmlReader(): DocumentReader {
  const xml = new XmlDocuments();
  return {
    push: xml.push.bind(xml),
    isOpen: () => xml.isOpen && !xml.isBroken,
    *end() {
      const reading = yield* readDiskspdXml(xml);
      return reading ? [reading] : [];
    },
  };
}
