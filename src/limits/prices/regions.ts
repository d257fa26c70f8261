/** The regions that have prices; the first is the default. */
export const regions = [
  { id: 'westeurope', label: 'West Europe' },
  { id: 'northeurope', label: 'North Europe' },
  { id: 'swedencentral', label: 'Sweden Central' },
] as const;
export type Region = (typeof regions)[number]['id'];

/** The operating systems that a VM size has a price for. */
export const systems = [
  { id: 'linux', label: 'Linux' },
  { id: 'windows', label: 'Windows' },
] as const;
export type Os = (typeof systems)[number]['id'];
