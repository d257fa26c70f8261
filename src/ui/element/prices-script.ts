/** The script of what every calculator with a cost needs; the prices themselves are a file for each region. */
import { type Region, regions } from '../../limits/prices/regions.ts';

export { unpackPrices } from '../../limits/prices/compact.ts';

/** The region that a text names. */
export const regionOf = (text: string): Region | undefined =>
  regions.find(({ id }) => id === text.trim().toLowerCase())?.id;
