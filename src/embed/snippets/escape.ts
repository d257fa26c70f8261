/** Escapes a text for the languages of hosts, so that it is text there and nothing more. */
import { escapeHtml } from '../../ui/escape-html.ts';

/** A text as the value of an attribute of HTML in double quotes, on one line. */
export const attribute = (text: string): string =>
  escapeHtml(text).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;');

/** Line breaks of a text are spaces in a snippet. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Markdown: signs with a meaning get a backslash; what could be HTML is an entity, for hosts that read HTML first. */
export const markdownText = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_{}[\]|~#!$&]/g, '\\$&')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** Wikitext of MediaWiki: as numbers, which it never reads as its own signs. */
export const wikiText = (text: string): string =>
  oneLine(text).replace(/[[\]{}|<>&'=~_"#*:]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A title within brackets of DokuWiki, which knows no way to write these signs there. */
export const dokuText = (text: string): string =>
  oneLine(text)
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[|%<>\\]/g, ' ');

/** An attribute of TiddlyWiki, which decodes nothing in it: what would end it or open a tag is written otherwise. */
export const tiddlyText = (text: string): string =>
  oneLine(text).replaceAll('"', "'").replaceAll('<', '(').replaceAll('>', ')');

/** A string of Python, JavaScript, JSON or YAML. Nothing in it can end a script that it is part of. */
export const quotedText = (text: string): string =>
  JSON.stringify(oneLine(text)).replace(/</g, '\\u003c');
