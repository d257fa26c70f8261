/** The regions that have prices of sizes and disks, by part of the world; the first is the default. */
const labels = [
  'West Europe',
  'Belgium Central',
  'France Central',
  'North Europe',
  'Sweden Central',
  'UK South',
  'Central US',
  'East US 2',
  'West US 2',
  'Australia East',
  'Central India',
  'Southeast Asia',
] as const;
type Joined<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${First}${Joined<Rest>}`
  : Words;
/** The vendor’s name of a region is its label, without blanks and capitals. */
export type Region = Lowercase<Joined<(typeof labels)[number]>>;
type Named = { readonly id: Region; readonly label: string };
export const regions = labels.map((label) => ({
  id: label.replaceAll(' ', '').toLowerCase(),
  label,
})) as unknown as readonly [Named, ...Named[]];

/** The operating systems that a VM size has a price for. */
export const systems = [
  { id: 'linux', label: 'Linux' },
  { id: 'windows', label: 'Windows' },
] as const;
export type Os = (typeof systems)[number]['id'];
