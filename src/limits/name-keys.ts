/** Names as people type them. Bounded work, whatever was typed. */

/** No name is longer, and what is longer is no name. */
export const longestName = 40;

const vendorName = /^standard[\s_-]*(?=[a-z]+\d)/;
/** “Standard D8s v5 (8 vcpus, 32 GiB memory)”: what the portal shows behind the name of a size. */
const portalFigures = /\s*\(\d+ ?vcpus?\b[^()]*\)?(?=(?:\/nvme)?$)/i;
/** A name without the figures that the portal shows behind it. */
export const withoutFigures = (text: string) =>
  text
    .trim()
    .slice(0, 2 * longestName)
    .replace(portalFigures, '');
const clip = (text: string) => withoutFigures(text).slice(0, longestName + 'standard_'.length);

/** A name as the tables have it, but for case, blanks around it and the vendor’s prefix. */
export const exactKey = (text: string) =>
  clip(text).toLowerCase().replace(vendorName, '').slice(0, longestName);

/**
 * A name without what people write differently: `Standard_DS13_v2`, `ds13 V2` and `DS13-v2` are one.
 * Two names can share it (`E8-4ds_v5` and an `E84ds_v5`), so the exact name is looked for first.
 */
export const nameKey = (text: string) => exactKey(text).replace(/[\s_/.,'’"“”‐‑–-]/g, '');

/** A name as people read it: “E8bs_v5, NVMe” of E8bs_v5/nvme. It can be typed so, too. */
export const shownName = ({ name }: { readonly name: string }): string =>
  name.replace('/nvme', ', NVMe');
