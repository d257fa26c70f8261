/**
 * Which tool printed this text, and what does it say? A text may have the output of several tools, one after another
 * or in turns, and another tool of the same name is named and refused.
 */
import { type DocumentReader, documentReader, isOpening } from './documents.ts';
import { type Found, formatOf } from './formats.ts';
import { banner } from './iostat.ts';
import { otherTool, sysstatTool } from './other-tools.ts';
import { LineSpacing, prefixesOf, prefixRemover, withoutControls } from './pasted.ts';
import { atOnce, type LineReader, type Reading, refused, type Turns } from './reading.ts';
import { together } from './several-tools.ts';

/** Lines before the heading of a tool that are kept for it: a banner, a command, a time. */
const maxBefore = 400;
/** A command, mostly at the prompt of a shell, with which the output of another tool may begin. */
const isCommand = /^(?:.{0,99}[$#>] ?[\w./]+|(?:sudo +)?(?:fio|iostat)) -/;
/** Lines in which another tool is looked for: a text that has several is no large file. */
const maxLooked = 5000;
/** Signs of a line after which its beginning is looked at before its end comes: JSON may be one line of many megabytes. */
const longLine = 10_000;
const unknown = refused({ why: 'unknown' });

/** Reads a text that comes in parts. */
export type TextReader = {
  /** Takes the next part, which may begin and end anywhere. */
  readonly push: (part: string) => void;
  /** What does the text say? To be asked once, when all parts were pushed. */
  readonly finish: () => Turns<Reading>;
};

/** What one tool printed, as far as it was read. */
type Part = {
  readonly bare: Found['bare'];
  readonly lines?: { readonly reader: LineReader; readonly spacing: LineSpacing };
  readonly documents?: DocumentReader;
};

/** A reader of a text of any tool, in any encoding that was decoded before. */
class AnyText implements TextReader {
  /** The parts of a text by what reads them. */
  readonly #parts = new Map<unknown, Part>();
  #part: Part | undefined;
  /** Lines before the first heading; behind it those since the last command or banner. */
  #before: string[] = [];
  #other: Reading | undefined;
  #count = 0;
  /** The beginning of a line whose end has not come yet. */
  #rest = '';
  /** Whether this line goes to documents as it comes. */
  #isStreaming = false;

  push(text: string): void {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#take(text.slice(from, end));
      this.#end();
      from = end + 1;
    }
    this.#take(text.slice(from));
  }

  *finish(): Turns<Reading> {
    this.#end();
    const readings: Reading[] = [];
    for (const { lines, documents } of this.#parts.values()) {
      yield;
      if (lines) readings.push(lines.reader.end());
      if (documents) readings.push(...(yield* documents.end()));
    }
    return together(readings, this.#other) ?? sysstatTool(this.#before) ?? unknown;
  }

  /** A piece of a line. */
  #take(piece: string): void {
    if (this.#isStreaming) {
      this.#part?.documents?.push(piece);
      return;
    }
    const wasShort = this.#rest.length < longLine;
    this.#rest += piece;
    if (!wasShort || this.#rest.length < longLine) return;
    const open = this.#part?.documents;
    if (open?.isOpen()) open.push(this.#rest);
    else if (!this.#startDocument(this.#rest)) return;
    this.#isStreaming = true;
    this.#rest = '';
  }

  /** The end of a line, which a terminal may have written several times over. */
  #end(): void {
    if (this.#isStreaming) {
      this.#part?.documents?.push('\n');
      this.#isStreaming = false;
      return;
    }
    const line = this.#rest;
    this.#rest = '';
    if (!line.includes('\r')) this.#line(line);
    else for (const one of line.replace(/\r+$/, '').split('\r')) this.#line(one);
  }

  #line(raw: string): void {
    const text = withoutControls(raw);
    const part = this.#part;
    if (part?.documents?.isOpen()) this.#toPart(part, text);
    else if (!this.#start(text)) this.#goOn(part, text);
  }

  /** Begins, or goes on with, what reads the lines behind this one. */
  #start(text: string): boolean {
    const found = formatOf(text);
    if (found) this.#startLines(found, text);
    return found !== undefined || this.#startDocument(text);
  }

  #goOn(part: Part | undefined, text: string): void {
    if (++this.#count < maxLooked) this.#other ??= otherTool(text);
    if (part) this.#toPart(part, text);
    if (
      part &&
      /[$#>(]|^(?:sudo|fio|iostat) /.test(text) &&
      (isCommand.test(text) || banner.test(text))
    )
      this.#before = [];
    else if (part && this.#before.length === 0) return;
    this.#before.push(text);
    if (this.#before.length > maxBefore) this.#before.shift();
  }

  #toPart({ bare, documents, lines }: Part, text: string): void {
    const line = bare(text);
    if (line === undefined) return;
    if (documents) documents.push(`${line}\n`);
    else if (!lines?.spacing.takeOut(line)) lines?.reader.line(line);
  }

  /** Another heading of a tool that was there before goes on with it. */
  #startLines({ make, bare }: Found, heading: string): void {
    const known = this.#parts.get(make);
    const part: Part = known
      ? { ...known, bare }
      : { bare, lines: { reader: make(), spacing: new LineSpacing() } };
    this.#parts.set(make, part);
    if (known) this.#toPart(part, heading);
    else for (const line of [...this.#before, heading]) part.lines?.reader.line(bare(line) ?? '');
    this.#part = part;
    this.#before = [];
  }

  #startDocument(line: string): boolean {
    if (!/[{[<]/.test(line)) return false;
    const prefix = prefixesOf(line).find((one) => isOpening(line.slice(one.length)));
    if (prefix === undefined) return false;
    const rest = line.slice(prefix.length);
    const kind = rest.trimStart()[0] === '<';
    const documents = this.#parts.get(kind)?.documents ?? documentReader(rest);
    this.#part = { bare: prefixRemover(prefix), documents };
    this.#parts.set(kind, this.#part);
    documents.push(line.length < longLine ? `${rest}\n` : rest);
    return true;
  }
}

export const textReader = (): TextReader => new AnyText();

export function readText(text: string): Reading {
  const reader = textReader();
  reader.push(text);
  return atOnce(reader.finish());
}
