/** What a tool is to this run: a server with pages, each of which holds a calculator in one form. */
import type { Runs } from './processes.ts';

export type Form = {
  readonly name: string;
  readonly shows: 'frame' | 'element' | 'picture';
  /** Whether our script stands on the page, so that a frame must learn its height. */
  readonly fits?: boolean;
  readonly address: string;
  /** The words of a link on that page that leads to the calculator, without the page being loaded anew. */
  readonly follow?: string;
  /** What an administrator does first; it stays done for the forms that follow. */
  readonly prepare?: () => Promise<void>;
  readonly note: string;
};

/** The forms of the matrix, each made from its name, its page's address and what an administrator has to allow. */
const form =
  (shows: Form['shows'], fits = false) =>
  (name: string, address: string, note: string, more: Partial<Form> = {}): Form => ({
    name,
    shows,
    fits,
    address,
    note,
    ...more,
  });
export const forms = {
  frame: form('frame'),
  fittingFrame: form('frame', true),
  element: form('element'),
  picture: form('picture'),
};

/** Something an author must not get away with, and what the page must hold instead. */
export type Attempt = {
  readonly what: string;
  /** The HTML that the tool makes of it. */
  readonly html: () => Promise<string>;
  /** The address the one frame may have, or none: a sentence stands there then. */
  readonly frame?: string;
  /** The sentence, where it is not the one that addresses get. */
  readonly says?: string;
  readonly title?: string;
  readonly height?: string;
};

export type Host = {
  readonly tool: string;
  readonly version: string;
  /** A page without anything of ours: what it makes the console say is the tool's own. */
  readonly bare: string;
  readonly forms: readonly Form[];
  readonly attempts?: readonly Attempt[];
};

export type Place = {
  /** A folder to unpack into. */
  readonly work: string;
  /** Where the built Headroom is served, with a slash at its end. */
  readonly site: string;
  readonly runs: Runs;
};

/** Starts a tool. It throws `Skip` where this machine cannot have it. */
export type Start = (place: Place) => Promise<Host>;

/** A tool cannot be had here: a sentence for the reader of the matrix, not a fault of ours. */
export class Skip extends Error {}
