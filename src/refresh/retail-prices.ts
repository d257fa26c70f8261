/** What the Retail Prices API charges for VM sizes, disks and the meters of disks. */
import { type Document, dayOf, type PriceObserved, type Problem } from './inputs.ts';

type Item = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItem = (value: unknown) => isRecord(value) && 'retailPrice' in value;

/** The items of a page, of a list of pages, or a list of items; nothing where the JSON is something else. */
export function itemsIn(json: unknown): readonly Item[] | undefined {
  const list = Array.isArray(json) ? json : [json];
  const items = list.flatMap((one) =>
    isRecord(one) && Array.isArray(one['Items']) ? one['Items'] : isItem(one) ? [one] : [],
  );
  const isList = list.some((one) => isItem(one) || (isRecord(one) && Array.isArray(one['Items'])));
  return isList ? items.map((one) => (isRecord(one) ? one : {})) : undefined;
}

/** Meters that are charged per use, by product and meter, as the tables of prices name them. */
const meters: Readonly<Record<string, readonly [item: string, per: string]>> = {
  'Azure Premium SSD v2: Premium LRS Provisioned Capacity': ['PremiumV2-capacity', 'GiB hour'],
  'Azure Premium SSD v2: Premium LRS Provisioned IOPS': ['PremiumV2-IOPS', 'IOPS hour'],
  'Azure Premium SSD v2: Premium LRS Provisioned Throughput (MBps)': [
    'PremiumV2-throughput',
    'MB/s hour',
  ],
  'Premium SSD Managed Disks: LRS Burst Enablement': ['Premium-burst-on-demand', 'month'],
  'Premium SSD Managed Disks: LRS Burst Transactions': ['Premium-burst-IOs', '10,000 IOs'],
  'Ultra Disks: Ultra LRS Provisioned Capacity': ['Ultra-capacity', 'GiB hour'],
  'Ultra Disks: Ultra LRS Provisioned IOPS': ['Ultra-IOPS', 'IOPS hour'],
  'Ultra Disks: Ultra LRS Provisioned Throughput (MBps)': ['Ultra-throughput', 'MB/s hour'],
  'Ultra Disks: Ultra LRS Reservation per vCPU Provisioned': ['Ultra-reservation', 'vCPU hour'],
};

type What = Pick<PriceObserved, 'kind' | 'item' | 'per'> & Partial<Pick<PriceObserved, 'part'>>;

/** What an item is a price of; nothing where it is of something else, or not the plain price by the hour or month. */
function whatOf(item: Item): readonly What[] {
  const text = (key: string) => String(item[key] ?? '');
  const [product, meter, sku, unit] = [
    text('productName'),
    text('meterName'),
    text('skuName'),
    text('unitOfMeasure'),
  ];
  if (!/^(Consumption|)$/.test(text('type')) || Number(item['tierMinimumUnits'] ?? 0) > 0)
    return [];
  const [perUse, per] = meters[`${product}: ${meter}`] ?? [];
  if (perUse !== undefined && per !== undefined) return [{ kind: 'meter', item: perUse, per }];
  const [, disk, redundancy] = /^([PES]\d{1,2}) (LRS|ZRS) Disk$/.exec(meter) ?? [];
  if (disk !== undefined)
    return /Managed Disks$/.test(product) && unit === '1/Month'
      ? [{ kind: 'disk', item: disk, per: 'month', part: redundancy as 'LRS' | 'ZRS' }]
      : [];
  if (!/Virtual Machines/.test(`${product} ${text('serviceName')}`) || unit !== '1 Hour') return [];
  if (/Cloud ?Services|Dedicated ?Host/i.test(product)) return [];
  if (/\b(Spot|Low Priority|Expired)\b/i.test(`${meter} ${sku}`)) return [];
  const part = /\bWindows$/.test(product) ? 'Windows' : 'Linux';
  // Copies of the list that lack the name have “D13 v2/DS13 v2” or “Standard_D2ds_v7” as the meter.
  const listed = text('armSkuName') || meter.replaceAll(' ', '_');
  // “Basic_A1” is another size.
  if (/^Basic_/.test(listed) || /\b(Basic|Promo)\b/.test(`${product} ${meter}`)) return [];
  return listed
    .split('/')
    .map((name) => ({ kind: 'vm', item: name.replace(/^Standard_/, ''), per: 'hour', part }));
}

/** What is the same in two prices of one thing. */
export const priceKey = ({
  kind,
  item,
  region,
  part,
}: Pick<PriceObserved, 'kind' | 'item' | 'region' | 'part'>) =>
  [kind, item, region, part ?? ''].join(' ');

/** The prices of these items. Of several for one thing that is used which is charged since the latest day. */
export function readPrices(items: readonly Item[], from: Document) {
  const problems: Problem[] = [];
  const found = new Map<string, readonly PriceObserved[]>();
  const currencies = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const currency = String(item['currencyCode'] ?? 'USD');
    for (const what of whatOf(item)) {
      if (currency !== 'USD') {
        currencies.set(currency, (currencies.get(currency) ?? 0) + 1);
        continue;
      }
      const price = priceOf(item, what, from);
      if (typeof price === 'string')
        problems.push(`${from.file}: item ${at + 1} (${what.item}): ${price}.`);
      // A price of nothing stands for a meter that is not charged yet.
      else if (price.amount > 0) keepNewest(found, price);
    }
  }
  const unclear = [...found.values()].filter((same) => same.length > 1);
  return {
    prices: [...found.values()].flatMap((same) => (same.length === 1 ? same : [])),
    problems,
    remarks: [
      ...[...currencies].map(
        ([currency, count]) => `${from.file}: ${count} prices in ${currency} are not compared.`,
      ),
      ...unclear.map(
        (same) =>
          `${from.file}: ${same[0]?.item} has several prices in ${[same[0]?.region, same[0]?.part].filter(Boolean).join(', ')} (${same.map(({ amount }) => amount).join(', ')}) and is not compared.`,
      ),
    ],
  };
}

/** @returns a sentence without its end where the item lacks what every item has */
function priceOf(item: Item, what: What, from: Document): PriceObserved | string {
  const { retailPrice: amount, armRegionName: region } = item;
  const since = dayOf(String(item['effectiveStartDate'] ?? from.date ?? ''));
  if (typeof amount !== 'number' || !(amount >= 0)) return '“retailPrice” is not a number';
  if (typeof region !== 'string') return 'there is no “armRegionName”';
  if (since === undefined) return '“effectiveStartDate” is not a day';
  return { ...what, region, amount, since, from };
}

/** Of the same day there may be several that differ: then none of them can be chosen. */
function keepNewest(found: Map<string, readonly PriceObserved[]>, price: PriceObserved) {
  const key = priceKey(price);
  const [first, ...more] = found.get(key) ?? [];
  if (!first || first.since < price.since) found.set(key, [price]);
  else if (
    first.since === price.since &&
    ![first, ...more].some((one) => one.amount === price.amount)
  )
    found.set(key, [first, ...more, price]);
}
