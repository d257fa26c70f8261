/**
 * JSON that arrives in parts: files of tools reach tens of megabytes, and `JSON.parse` of one of them
 * would stop the page for a second. Values are built as their text comes (grammar of RFC 8259).
 */
import type { Json } from './json.ts';

type Container = { [name: string]: Json } | Json[];

/** What may come next inside a document. */
type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const words: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
/** Up to where a number or a word goes. */
const wordEnd = /[ \t\r\n"{}[\],:]/g;
/** A longer string is none of a measuring tool; it would be searched again with each part that comes. */
const longestString = 1_000_000;
/** Deeper than any tool nests; a file of brackets alone would fill the memory. */
const deepest = 100;

/** Where the string that begins before this place ends; -1 if its end has not come yet. */
function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return quote;
  }
  return -1;
}

/**
 * The JSON documents in a text that may have other lines between them, such as the warnings of a tool.
 * A document begins at a line whose first sign is a brace or a bracket, or behind another document.
 */
export class JsonDocuments {
  /**
   * Those that are complete, and what was read of those that were cut (`unfinished` has their open parts). One that
   * breaks the grammar and ends is only counted, in `skipped`.
   */
  readonly documents: Json[] = [];
  /** Lines that belong to no document; a broken document counts as one. */
  skipped = 0;
  /** What was pushed and could not be understood without what follows. */
  #rest = '';
  /** Containers that are open, from the outside to the inside; empty between documents. */
  #open: Container[] = [];
  #names: string[] = [];
  #expected: Expected = 'value';
  /** Whether this document broke the grammar: only its end is looked for. */
  #isBroken = false;
  /** How many containers are open, also of a broken document. */
  #depth = 0;
  /** Whether this line belongs to no document. */
  #isSkipping = false;
  #isGivenUp = false;
  /** Containers of documents that lost their end: what they hold is complete, but for these themselves. */
  readonly unfinished = new Set<Json>();
  readonly #words: ReadonlyMap<string, Json>;
  readonly #reduced: (name: string, value: Container) => Json;

  /**
   * @param isLenient takes `nan` for nothing, as fio prints the mean of nothing in some versions
   * @param reduced what is kept of a member that is complete: a file may have a million numbers that are only added
   */
  constructor(isLenient = false, reduced = (_: string, value: Container): Json => value) {
    this.#words = isLenient ? new Map([...words, ['nan', null], ['-nan', null]]) : words;
    this.#reduced = reduced;
  }

  /** Whether a document is open. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }
  /** Whether the document that is open has broken the grammar. */
  get isBroken(): boolean {
    return this.#depth > 0 && this.#isBroken;
  }

  /** Ends the document that is open: what was read of it is kept. */
  cut(): void {
    const [json] = this.#open;
    if (json) this.documents.push(json);
    for (const container of this.#open) this.unfinished.add(container);
    [this.#open, this.#depth, this.#rest, this.#isBroken] = [[], 0, '', false];
  }

  /** Whether the text ends inside a document, if nothing more comes, or was given up because of a string without an end. */
  get isCut(): boolean {
    return this.#depth > 0 || this.#isGivenUp;
  }

  /** Takes the next part of the text, cut anywhere. */
  push(part: string): void {
    if (this.#isGivenUp) return;
    const text = this.#rest + part;
    let at = 0;
    while (at < text.length) {
      const next = this.#depth > 0 ? this.#token(text, at) : this.#between(text, at);
      if (next < 0) break;
      at = next;
    }
    this.#rest = text.slice(at);
    this.#isGivenUp = this.#rest.length > longestString;
  }

  /** What the last line is, which may have no end. */
  end(): void {
    if (this.#depth === 0 && this.#isSkipping) this.skipped++;
    this.#isSkipping = false;
  }

  /** Goes on between documents. @returns where, or -1 if more text is needed */
  #between(text: string, from: number): number {
    if (!this.#isSkipping) {
      const sign = text[from] ?? '';
      if (' \t\r\n,'.includes(sign)) return from + 1;
      if (sign === '{' || sign === '[') {
        this.#isBroken = false;
        return this.#start(sign, from);
      }
      this.#isSkipping = true;
    }
    const end = text.indexOf('\n', from);
    if (end < 0) return text.length;
    this.skipped++;
    this.#isSkipping = false;
    return end + 1;
  }

  /** Goes on inside a document by one sign, string, number or word. @returns where, or -1 if more text is needed */
  #token(text: string, from: number): number {
    const sign = text[from] ?? '';
    switch (sign) {
      case ' ':
      case '\n':
      case '\r':
      case '\t':
        return from + 1;
      case '{':
      case '[':
        return this.#start(sign, from);
      case '}':
      case ']':
        return this.#close(sign, from);
      case ':':
        this.#expect('colon', 'value');
        return from + 1;
      case ',':
        this.#expect('comma or end', Array.isArray(this.#open.at(-1)) ? 'value' : 'name');
        return from + 1;
      case '"':
        return this.#string(text, from);
    }
    wordEnd.lastIndex = from;
    const end = wordEnd.exec(text)?.index;
    if (end === undefined) return -1;
    const word = text.slice(from, end);
    const value = numberForm.test(word) ? Number(word) : this.#words.get(word);
    if (value === undefined) this.#isBroken = true;
    else this.#value(value);
    return end;
  }

  #expect(expected: Expected, next: Expected) {
    if (this.#expected !== expected) this.#isBroken = true;
    this.#expected = next;
  }

  #start(sign: string, at: number): number {
    if (this.#depth >= deepest) this.#isBroken = true;
    if (!this.#isBroken) {
      const container: Container = sign === '{' ? {} : [];
      if (this.#depth > 0) this.#value(container);
      this.#open.push(container);
    }
    this.#depth++;
    this.#expected = sign === '{' ? 'name or end' : 'value or end';
    return at + 1;
  }

  #close(sign: string, at: number): number {
    const closed = this.#open.pop();
    const isOwn = Array.isArray(closed) === (sign === ']');
    const mayEnd = this.#expected.endsWith('end');
    if (!isOwn || !mayEnd) this.#isBroken = true;
    this.#depth--;
    this.#expected = 'comma or end';
    const into = this.#open.at(-1);
    const name = this.#names[this.#depth] ?? '';
    if (closed && into && !Array.isArray(into) && into[name] === closed)
      into[name] = this.#reduced(name, closed);
    if (this.#depth > 0) return at + 1;
    if (this.#isBroken || closed === undefined) this.skipped++;
    else this.documents.push(closed);
    this.#open = [];
    return at + 1;
  }

  #string(text: string, from: number): number {
    const end = endOfString(text, from + 1);
    if (end < 0) return -1;
    const written = text.slice(from, end + 1);
    let value: string | undefined;
    try {
      // Only escapes need more than the quotes taken off; control characters are refused by the grammar.
      value = /[\\\p{Cc}]/u.test(written) ? String(JSON.parse(written)) : written.slice(1, -1);
    } catch {
      this.#isBroken = true;
    }
    if (value === undefined || this.#isBroken) return end + 1;
    if (this.#expected === 'name' || this.#expected === 'name or end') {
      this.#names[this.#depth] = value;
      this.#expected = 'colon';
    } else this.#value(value);
    return end + 1;
  }

  /** Puts a value where it belongs. */
  #value(value: Json) {
    if (this.#isBroken) return;
    if (this.#expected !== 'value' && this.#expected !== 'value or end') {
      this.#isBroken = true;
      return;
    }
    const into = this.#open.at(-1);
    const name = this.#names[this.#depth] ?? '';
    if (Array.isArray(into)) into.push(value);
    // No tool has a member of this name, and to set it would change the object's kind.
    else if (into && name !== '__proto__') into[name] = value;
    this.#expected = 'comma or end';
  }
}
