import type { WorkloadTone } from './timeline.ts';

/** Text of which some parts are emphasised: `tone` says what a part means, never how it looks. */
export type Phrase = readonly (string | { readonly text: string; readonly tone: Tone })[];
export type Tone =
  | 'strong'
  | 'fits'
  | 'tight'
  | 'over'
  | 'secondary'
  /** That it is of an example: the word is drawn as a tag, and what follows it is not seen. */
  | 'of-example'
  | WorkloadTone;
/** A phrase as plain text, without its tones. */
export const plainText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** One limit in a line about the bottleneck, the first: “VM uncached throughput (D16ds_v5), one of 3 limits”. */
export const firstOf = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first}, one of ${others.length + 1} limits` : first;
