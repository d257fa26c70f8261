import type { Catalogue, Edition } from '../limits/types.ts';

/** What the calculators compute in: the limits dataset. Whole in Node, loaded as needed in a page. */
export type World = { readonly catalogue: Catalogue };

export const editions = [
  { value: 'current', label: 'today' },
  { value: '2018-09', label: '2018-09' },
] as const satisfies readonly { value: Edition; label: string }[];

/** The edition a text names; today's where it can't be read, so that names beside it can still be looked up. */
export const editionOf = (text: string): Edition =>
  text.trim() === '2018-09' ? '2018-09' : 'current';
