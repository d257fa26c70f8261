/** What many sources have in common, written once where they are sent to a browser. */

const common = [
  'https://github.com/MicrosoftDocs/azure-compute-docs/blob/',
  'https://github.com/MicrosoftDocs/azure-docs/blob/',
  '/articles/virtual-machines/',
  ', Azure documentation',
] as const;

/** A title or an address in which the common parts are numbers after a tilde, which neither has before a digit otherwise. */
export const abbreviated = (text: string): string =>
  common.reduce((short, part, at) => short.replace(part, `~${at}`), text);

/** The title or the address again. */
export const spelledOut = (text: string): string =>
  text.replace(/~(\d)/g, (tilde, at) => common[at] ?? tilde);
