/** What the Retail Prices API charges for VM sizes, disks and the meters of disks. */
import { meters as units } from '../../../src/limits/prices/region-prices.ts';
import { isRecord, type JsonRecord } from './list-skus.ts';
import { type Document, dayOf, type PriceObserved } from './observed.ts';

/** The items of a page, of a list of pages, or a list of items; nothing where the JSON is something else. */
export function itemsIn(json: unknown): readonly JsonRecord[] | undefined {
  const found = [json].flat().flatMap((one): readonly unknown[][] => {
    if (!isRecord(one)) return [];
    if (Array.isArray(one['Items'])) return [one['Items']];
    return 'retailPrice' in one ? [[one]] : [];
  });
  return found.length > 0 ? found.flat().map((one) => (isRecord(one) ? one : {})) : undefined;
}

/** Meters that are charged per use, by product and meter, as the tables of prices name them. */
const meters: Readonly<Record<string, keyof typeof units>> = {
  'Azure Premium SSD v2: Premium LRS Provisioned Capacity': 'PremiumV2-capacity',
  'Azure Premium SSD v2: Premium LRS Provisioned IOPS': 'PremiumV2-IOPS',
  'Azure Premium SSD v2: Premium LRS Provisioned Throughput (MBps)': 'PremiumV2-throughput',
  'Premium SSD Managed Disks: LRS Burst Enablement': 'Premium-burst-on-demand',
  'Premium SSD Managed Disks: LRS Burst Transactions': 'Premium-burst-IOs',
  'Ultra Disks: Ultra LRS Provisioned Capacity': 'Ultra-capacity',
  'Ultra Disks: Ultra LRS Provisioned IOPS': 'Ultra-IOPS',
  'Ultra Disks: Ultra LRS Provisioned Throughput (MBps)': 'Ultra-throughput',
  'Ultra Disks: Ultra LRS Reservation per vCPU Provisioned': 'Ultra-reservation',
};

type What = Pick<PriceObserved, 'kind' | 'item' | 'per' | 'part'>;

/** What an item is a price of; nothing where it is of something else, or not the plain price by the hour or month. */
function whatOf(item: JsonRecord): readonly What[] {
  const text = (key: string) => String(item[key] ?? '');
  const [product, meter, unit] = [text('productName'), text('meterName'), text('unitOfMeasure')];
  if (!/^(Consumption|)$/.test(text('type')) || Number(item['tierMinimumUnits'] ?? 0) > 0)
    return [];
  const perUse = meters[`${product}: ${meter}`];
  if (perUse !== undefined) return [{ kind: 'meter', item: perUse, per: units[perUse] }];
  const [, disk, redundancy] = /^([PES]\d{1,2}) (LRS|ZRS) Disk$/.exec(meter) ?? [];
  if (disk !== undefined)
    return /Managed Disks$/.test(product) && unit === '1/Month'
      ? [{ kind: 'disk', item: disk, per: 'month', part: redundancy as 'LRS' | 'ZRS' }]
      : [];
  if (!/Virtual Machines/.test(`${product} ${text('serviceName')}`) || unit !== '1 Hour') return [];
  if (/Cloud ?Services|Dedicated ?Host/i.test(product)) return [];
  if (/\b(Spot|Low Priority|Expired)\b/i.test(`${meter} ${text('skuName')}`)) return [];
  const part = /\bWindows$/.test(product) ? 'Windows' : 'Linux';
  // Copies of the list that lack the name have “D13 v2/DS13 v2” or “Standard_D2ds_v7” as the meter.
  const listed = text('armSkuName') || meter.replaceAll(' ', '_');
  // “Basic_A1” is another size.
  if (/^Basic_/.test(listed) || /\b(Basic|Promo)\b/.test(`${product} ${meter}`)) return [];
  return listed
    .split('/')
    .map((name) => ({ kind: 'vm', item: name.replace(/^Standard_/, ''), per: 'hour', part }));
}

/** @returns a sentence without its end where the item lacks what every item has */
function priceOf(item: JsonRecord, what: What, from: Document): PriceObserved | string {
  const { retailPrice: amount, armRegionName: region } = item;
  const since = dayOf(String(item['effectiveStartDate'] ?? from.date ?? ''));
  if (typeof amount !== 'number' || !(amount >= 0)) return '“retailPrice” is not a number';
  if (typeof region !== 'string') return 'there is no “armRegionName”';
  if (since === undefined) return '“effectiveStartDate” is not a day';
  return { ...what, region, amount, since, from };
}

/** Of the prices of each thing those which are charged since the latest day: several if they differ, and then none can be chosen. */
export function newestOf(prices: readonly PriceObserved[]): readonly (readonly PriceObserved[])[] {
  const things = Map.groupBy(prices, ({ kind, item, region, part }) =>
    [kind, item, region, part].join(' '),
  );
  return [...things.values()].map((same) => {
    const [last] = same
      .map(({ since }) => since)
      .sort()
      .slice(-1);
    const newest = same.filter(({ since }) => since === last);
    return newest.filter(
      (one, at) => newest.findIndex(({ amount }) => amount === one.amount) === at,
    );
  });
}

/** The prices of these items. */
export function readPrices(items: readonly JsonRecord[], from: Document) {
  const problems: string[] = [];
  const found: PriceObserved[] = [];
  const currencies: string[] = [];
  for (const [at, item] of items.entries()) {
    const currency = String(item['currencyCode'] ?? 'USD');
    for (const what of whatOf(item)) {
      const price = currency === 'USD' ? priceOf(item, what, from) : undefined;
      if (!price) currencies.push(currency);
      else if (typeof price === 'string')
        problems.push(`${from.file}: item ${at + 1} (${what.item}): ${price}.`);
      // A price of nothing stands for a meter that is not charged yet.
      else if (price.amount > 0) found.push(price);
    }
  }
  const newest = newestOf(found);
  const unclear = newest.filter((same) => same.length > 1);
  return {
    prices: newest.flatMap((same) => (same.length === 1 ? same : [])),
    problems,
    remarks: [
      ...[...Map.groupBy(currencies, (currency) => currency)].map(
        ([currency, { length }]) =>
          `${from.file}: ${length} prices in ${currency} are not compared.`,
      ),
      ...unclear.map(
        (same) =>
          `${from.file}: ${same[0]?.item} has several prices in ${[same[0]?.region, same[0]?.part].filter(Boolean).join(', ')} (${same.map(({ amount }) => amount).join(', ')}) and is not compared.`,
      ),
    ],
  };
}
