import { editions as published } from '../limits/editions.ts';
import type { Catalogue, Edition } from '../limits/types.ts';

/** What calculators look things up in: the limits dataset, the full one in Node and in a page as much as it has loaded. */
export type CalculatorContext = { readonly catalogue: Catalogue };

export const editions = published.map(({ id: value, label }) => ({ value, label }));

/** The edition a text names; today's where it can't be read, so that names beside it can still be looked up. */
export const editionOf = (text: string): Edition =>
  editions.find(({ value }) => value === text.trim())?.value ?? 'current';
