import type { Theme } from '../../ui/element/theme.ts';
import type { Heights, Shown } from '../heights.ts';

/** The case that is shared, as every form of embedding needs it. */
export type Shared = {
  /** The address of the site, with a slash at its end. */
  readonly site: string;
  readonly id: string;
  /** The case, without `?`; empty for the calculator's default. */
  readonly query: string;
  /** The calculator's question. */
  readonly title: string;
  /** The question and the answer, for who sees no picture. */
  readonly alt: string;
  /** How high this very case is, once that was measured; until then a snippet has the default case's height. */
  readonly heights?: Partial<Heights> | undefined;
  /** How much of it is shown; left out, the whole calculator is. */
  readonly shown?: Shown | undefined;
  /** The theme that it keeps; left out, it follows the page around it. */
  readonly theme?: Theme | undefined;
};

/** One text to copy, and where it goes. */
export type Part = { readonly label: string; readonly text: string };

/** Texts to copy, by where each goes. */
export type Texts = (shared: Shared) => Readonly<Record<string, string>>;

/** How a calculator gets into one tool. */
export type Tool = {
  readonly id: string;
  /** The name of the tool, or of the form. */
  readonly tool: string;
  /** The texts that put the calculator there; nothing where no page may hold one. */
  readonly texts?: Texts;
  /** The texts that put a picture there which leads to the calculator, where the tool takes one from here. */
  readonly pictures?: Texts;
  /** What an administrator must allow, and what to expect: one or two sentences. */
  readonly note: string;
  /** What else is to be said where the case is not the default one. */
  readonly ofCase?: string;
  /** What the host must allow for a picture from here. Only the default case has one with an address. */
  readonly picture?: string;
  /** A plug-in of ours for this tool, to be downloaded from the site. */
  readonly plugin?: { readonly label: string; readonly file: string };
};

/** Characters that a link may contain and that some host takes for its own markup: quotes, brackets, the slash of a path. */
const risky = /['()*!/~]/g;
const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** A folder's page, which on a disk must be named. */
const folder = ({ site }: Shared) => (site.startsWith('file:') ? 'index.html' : '');
const queryOf = ({ query }: Shared) => query && `?${query.replace(risky, percentEncoded)}`;

/** The page to put into a frame, with what it is to show besides the case. */
export function embedOf(shared: Shared): string {
  const { site, id, query, shown, theme } = shared;
  const settings = [shown === 'answer' && 'show=answer', theme && `theme=${theme}`];
  const whole = [query, ...settings].filter((part) => part).join('&');
  return `${site}embed/${id}/${folder(shared)}${queryOf({ ...shared, query: whole })}`;
}

export const pageOf = (shared: Shared): string =>
  `${shared.site}calculators/${shared.id}/${folder(shared)}${queryOf(shared)}`;

/** The one script of the site. */
export const scriptOf = ({ site }: Shared): string => `${site}headroom.js`;

/** The longest part of a case that a file's name spells out. */
const spelt = 40;

/**
 * The name under which a picture is downloaded. A wiki has one place for a name, so that each case
 * has its own: what can be read of it, and a number for what cannot.
 */
export function pictureName({ id, query }: Pick<Shared, 'id' | 'query'>, kind: 'png' | 'svg') {
  if (query === '') return `headroom-${id}.${kind}`;
  const words = query.replace(/%[0-9A-F]{2}|[^A-Za-z0-9]+/gi, '-').slice(0, spelt);
  return `headroom-${id}-${words}-${numberOf(query)}.${kind}`.replace(/-{2,}/g, '-');
}

/** A short number that differs where texts do: FNV-1a of 32 bits. */
function numberOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}

/**
 * Where the picture is: the published one shows the default case, so any other is named as the file
 * that the reader downloads and puts next to the page.
 */
export const pictureOf = (shared: Shared, kind: 'png' | 'svg'): string =>
  shared.query === '' ? `${shared.site}pictures/${shared.id}.${kind}` : pictureName(shared, kind);
