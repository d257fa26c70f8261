import { editions as published } from '../limits/editions.ts';
import type { Catalogue, Edition } from '../limits/types.ts';

/** What the calculators compute in: the limits dataset. Whole in Node, loaded as needed in a page. */
export type World = { readonly catalogue: Catalogue };

export const editions = published.map(({ id: value, label }) => ({ value, label }));

/** The edition a text names; today's where it can't be read, so that names beside it can still be looked up. */
export const editionOf = (text: string): Edition =>
  editions.find(({ value }) => value === text.trim())?.value ?? 'current';
