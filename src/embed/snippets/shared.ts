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
};

/** One text to copy, and where it goes. */
export type Part = { readonly label: string; readonly text: string };

/** How a calculator gets into one tool. */
export type Snippet = {
  readonly id: string;
  /** The name of the tool, or of the form. */
  readonly tool: string;
  readonly parts: (shared: Shared) => readonly Part[];
  /** What an administrator must allow, and what to expect: one or two sentences. */
  readonly note: string;
  /** It shows a picture, which stands at an address for the default case alone. */
  readonly picture?: true;
};

/** Signs that a link may hold and some host reads as its own: quotes, brackets, a path's dots. */
const risky = /['()*!/~]/g;
const coded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** A folder's page, which on a disk must be named. */
const folder = ({ site }: Shared) => (site.startsWith('file:') ? 'index.html' : '');
const asked = ({ query }: Shared) => query && `?${query.replace(risky, coded)}`;

/** The page to put into a frame. */
export const embedOf = (shared: Shared): string =>
  `${shared.site}embed/${shared.id}/${folder(shared)}${asked(shared)}`;

/** The page to link to. */
export const pageOf = (shared: Shared): string =>
  `${shared.site}calculators/${shared.id}/${folder(shared)}${asked(shared)}`;

/** The one script of the site. */
export const scriptOf = ({ site }: Shared): string => `${site}headroom.js`;

/** The name under which a picture is downloaded. */
export const pictureName = ({ id }: Pick<Shared, 'id'>, kind: 'png' | 'svg'): string =>
  `headroom-${id}.${kind}`;

/**
 * Where the picture is: the published one shows the default case, so any other is named as the file
 * that the reader downloads and puts beside the page.
 */
export const pictureOf = (shared: Shared, kind: 'png' | 'svg'): string =>
  shared.query === '' ? `${shared.site}pictures/${shared.id}.${kind}` : pictureName(shared, kind);
