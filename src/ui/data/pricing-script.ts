/** What every calculator with a cost needs; the prices themselves are a file for each region. */
import { hourlyPrice, hoursAMonth, type Prices } from '../../limits/prices/region-prices.ts';
import { type Region, regions, systems } from '../../limits/prices/regions.ts';

export { unpackPrices } from '../../limits/prices/compact.ts';

/** The region that a text names. */
export const regionOf = (text: string): Region | undefined =>
  regions.find(({ id }) => id === text.trim().toLowerCase())?.id;

/** What VM sizes and disks cost a month, for lists of them. `of` says where, and for VMs with which system. */
export function monthlyPrices(prices: Prices, kind: 'vms' | 'disks', system: string) {
  const os = systems.find(({ id }) => id === system.trim().toLowerCase()) ?? systems[0];
  const region = regions.find(({ id }) => id === prices.region)?.label ?? prices.region;
  return kind === 'vms'
    ? {
        of: `${region}, ${os.label}`,
        price: (name: string) => {
          const hourly = hourlyPrice(prices, name, os.id);
          return hourly === undefined ? undefined : hourly * hoursAMonth;
        },
      }
    : { of: region, price: (name: string) => prices.disks.get(name)?.lrs };
}
