import type { Vm } from './rows.ts';

/**
 * Does “Azure Write Accelerator” (2026-09-21) have figures for a size? By the name, so that not every calculator has its
 * table; a test compares the two. Of the sizes with high memory and Mbsv3 only their own pages call it supported.
 */
export const accelerates = ({ name, premiumStorage }: Vm): boolean =>
  premiumStorage && /^M(\d+(-\d+)?[a-z]*s(_\d)?(_v2)?|(12|24|48|96|176)d?s(_\d)?_v3)$/.test(name);
