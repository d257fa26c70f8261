/** What many sources have in common, written once where they are sent to a browser. */

const common = [
  'https://github.com/MicrosoftDocs/azure-compute-docs/blob/',
  'https://github.com/MicrosoftDocs/azure-docs/blob/',
  '/articles/virtual-machines/',
  ', Azure documentation',
] as const;

/** What a source of this id is likely to have too: the page of a series is called after it. */
const partsOf = (id: string) => [
  ...common,
  `${id.charAt(0).toUpperCase()}${id.slice(1)} sizes, Azure documentation`,
  `/${id}-series.md`,
];

/** A title or an address in which the common parts are numbers after a tilde, which neither has before a digit otherwise. */
export const abbreviated = (text: string, id: string): string =>
  partsOf(id).reduceRight((short, part, at) => short.replace(part, `~${at}`), text);

/** The title or the address again. */
export const spelledOut = (text: string, id: string): string =>
  text.replace(/~(\d)/g, (tilde, at) => partsOf(id)[at] ?? tilde);
