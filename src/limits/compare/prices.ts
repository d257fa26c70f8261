import type { LimitsJson } from '../publish/json.ts';
import { type Compared, type Line, plain } from './cell.ts';
import { uncited } from './sources.ts';

type Price = LimitsJson['prices'][number];

/** Items whose names have blanks in the reference. The name of a meter stands in our note too. */
const renamed: Readonly<Record<string, string>> = {
  'Premium LRS Provisioned Capacity': 'PremiumV2-capacity',
  'Premium LRS Provisioned IOPS': 'PremiumV2-IOPS',
  'Premium LRS Provisioned Throughput (MBps)': 'PremiumV2-throughput',
  'LRS Burst Enablement': 'Premium-burst-on-demand',
  'LRS Burst Transactions': 'Premium-burst-IOs',
  'S4 LRS Disk Operations': 'S4-operations',
  'E10 LRS Disk Operations': 'E10-operations',
  'Ultra LRS Provisioned Capacity': 'Ultra-capacity',
  'Ultra LRS Provisioned IOPS': 'Ultra-IOPS',
  'Ultra LRS Provisioned Throughput (MBps)': 'Ultra-throughput',
  'Ultra LRS Reservation per vCPU Provisioned': 'Ultra-reservation',
  'standard storage transactions': 'StandardHDD-operations',
  'VM Standard_D14': 'D14',
  '32 x 1 TB standard disks': '32×1TB-HDD',
  'D14 + 32 standard disks total': 'D14+32×1TB-HDD',
  'VM Standard_DS13': 'DS13',
  '4 x P30': '4×P30',
  'DS13 + 4 x P30 total': 'DS13+4×P30',
};

function itemOf(line: Line): string {
  const item = line('item');
  // One meter name stands for two families, told apart by the note alone.
  if (item === 'Disk Transactions LRS Disk Operations')
    return line('note').includes('SSD') ? 'StandardSSD-operations' : 'StandardHDD-operations';
  return renamed[item] ?? item.replace('Standard_', '');
}

const kinds: Readonly<Record<string, Price['kind']>> = {
  vm: 'vm',
  disk: 'disk',
  'disk-meter': 'meter',
  'seed-example': 'bill',
};

/** How the reference writes what we call “10,000 IOs”. A rate’s own hour is the meter’s: our item says of what. */
function perOf(unit: string, item: string): string {
  const word = unit.replace(/^per /, '').toLowerCase();
  if (word.startsWith('10k')) return '10,000 IOs';
  if (word === '100,000') return '100,000 IOs';
  if (word === '1 gib/hour') return 'GiB hour';
  if (word === '1/month') return 'month';
  if (word !== '1/hour') return word;
  const of = { IOPS: 'IOPS', throughput: 'MB/s', reservation: 'vCPU' }[item.split('-')[1] ?? ''];
  return `${of} hour`;
}

export function comparePrices(
  lines: readonly Line[],
  prices: readonly Price[],
): readonly Compared[] {
  const left = new Set(prices);
  const cells = lines.flatMap((line): readonly Compared[] => {
    const item = itemOf(line);
    const [region, date] = [line('region'), line('date')];
    const at = (column: string) => `prices ${date} ${region} ${item} ${column}`;
    const kind = kinds[line('item_kind')];
    const price = prices.find(
      (one) => one.item === item && one.kind === kind && one.region === region && one.date === date,
    );
    if (!price) return [{ where: at('row'), reference: 'there', ours: 'missing' }];
    left.delete(price);
    return [
      { where: at('price'), reference: plain(line('price')), ours: plain(price.amount) },
      {
        where: at('currency'),
        reference: line('currency').replace(/ \(.*/, ''),
        ours: price.currency,
      },
      { where: at('unit'), reference: perOf(line('unit'), item), ours: price.per },
      {
        where: at('os'),
        reference: line('os').replace(' on-demand', '').replace('not stated', ''),
        ours: price.os ?? '',
      },
      { where: at('source'), reference: uncited(line('source'), price), ours: '' },
    ];
  });
  const extra = [...left].map(({ item, date }) => ({
    where: `prices ${date} ${item} row`,
    reference: 'missing',
    ours: 'there',
  }));
  return [...cells, ...extra];
}
