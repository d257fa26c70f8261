/** What a set-up costs, in words: the readout, the lines of the bill, and what is not priced; and whether its disks can be had in the region. */
import type { Check, Citation, Readout, Table } from '../../../kit/index.ts';
import type { Payment } from '../../../limits/prices/payments.ts';
import {
  daysOf,
  hoursAMonth,
  listedName,
  type Prices,
  underSavingsPlan,
} from '../../../limits/prices/region-prices.ts';
import { type Os, type Region, regions, systems } from '../../../limits/prices/regions.ts';
import type { Catalogue, Disk, Edition } from '../../../limits/types.ts';
import { diskName, formatDisks, roleName } from '../../../storage/path/disk-names.ts';
import { type Cost, type CostLine, costOf, type Use } from '../../../storage/set-up/cost.ts';
import type { DiskGroup } from '../../../storage/set-up/disk-group.ts';
import type { SetUp } from '../../../storage/set-up/set-up.ts';
import { formatNumber } from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import type { CalculatorContext } from '../../context.ts';
import { ruleNote } from '../answer/notes.ts';
import { citationIn, list } from '../answer/text.ts';
import { formatDollars, formatMoney, inCents } from './money.ts';

/** What a cost depends on besides the set-up. */
export type Place = { readonly region: Region; readonly os: Os; readonly payment: Payment };
/** A set-up at the prices of a place; without a cost where those prices do not count or are not there. */
export type Priced = Place & {
  /** Missing where only the disks are known. */
  readonly vm: string | undefined;
  readonly vcpus: number | undefined;
  readonly edition: Edition;
  readonly prices: Prices | undefined;
  readonly cost: Cost | undefined;
};

/** The prices of a place; nothing where they are not loaded. */
export function pricesAt(
  { region, payment }: Omit<Place, 'os'>,
  context: Pick<CalculatorContext, 'prices'>,
): Prices | undefined {
  const prices = context.prices(region);
  return prices && payment === 'savings-plan' ? underSavingsPlan(prices) : prices;
}

/** The set-up at the prices of a region. Prices are of today, so limits of an earlier edition have none, nor has a size that only it has. */
export function priced(
  setUp: Parameters<typeof costOf>[0] & Pick<SetUp, 'edition'>,
  place: Place,
  context: CalculatorContext,
  use?: Use,
): Priced {
  const { vm } = setUp;
  const edition = setUp.edition === 'current' && vm ? vm.edition : setUp.edition;
  const prices = edition === 'current' ? pricesAt(place, context) : undefined;
  const cost = prices && costOf(setUp, place.os, prices, use);
  const { region, os, payment } = place;
  return { region, os, payment, vm: vm?.name, vcpus: vm?.vcpus, edition, prices, cost };
}

const labelOf = <T extends string>(
  named: readonly { readonly id: T; readonly label: string }[],
  id: T,
) => named.find((one) => one.id === id)?.label ?? id;
export const regionOf = ({ region }: Priced) => labelOf(regions, region);
export const systemOf = ({ os }: Priced) => labelOf(systems, os);

/** “L8aos_v5”, and “D8ps_v5 with Windows” where the list has another system; “4 × P31”. */
function nameOf(part: 'vm' | DiskGroup, of: Priced): string {
  if (part !== 'vm') return formatDisks(part.disk, part.count);
  const { vm = '' } = of;
  return of.prices?.vms.has(listedName(vm)) ? `${vm} with ${systemOf(of)}` : vm;
}

/** Why there is no cost, as a sentence; nothing where there is one. */
export function whyNone(of: Priced): string | undefined {
  const { cost, edition } = of;
  if (edition !== 'current') return 'Prices are of 2026; limits from 2018 have none.';
  if (!cost) return `The prices of ${regionOf(of)} could not be loaded.`;
  if (cost.total) return undefined;
  const names = list(cost.unpriced.map((part) => nameOf(part, of)));
  const isPlan = of.payment === 'savings-plan' && cost.unpriced.includes('vm');
  return `No price ${isPlan ? 'with a savings plan ' : ''}for ${names} in ${regionOf(of)}.`;
}

/** The cost of the set-up as a figure, or why there is none. Its lines are in the table of the cost. */
export function costReadout(of: Priced): Readout {
  const base = { id: 'cost', label: 'Cost a month', kind: 'count', unit: 'USD/month' } as const;
  const { cost, prices } = of;
  const why = whyNone(of);
  if (!cost?.total || !prices) return { ...base, text: 'not priced', aside: why ?? '' };
  const { all, bursting } = cost.total;
  const isComputed = cost.lines.some(({ computed }) => computed);
  const parts = compact([
    regionOf(of),
    isComputed && 'price of the VM computed',
    bursting > 0 && `on-demand bursting ${formatDollars(bursting)}`,
  ]);
  return {
    ...base,
    value: all,
    text: formatMoney(all),
    aside: `${parts.join(', ')}${byUseOf(cost)}`,
  };
}

/** What of the cost depends on use. */
export function byUseOf(cost: Cost): string {
  const operations = operationsIn(cost);
  const own = operations > 0 ? `, ${formatDollars(operations)} of it for operations` : '';
  return cost.transactions.length > 0 ? `${own}; operations are billed besides` : own;
}

/** What the operations of disks cost that are billed by them, where it is known how many there are. */
export const operationsIn = ({ lines }: Cost): number =>
  lines.reduce((sum, { operations, amount }) => sum + (operations === undefined ? 0 : amount), 0);

/** How a line is computed: “4 × 148.68 USD”, “2 × 512 GiB × 0.00013 USD × 730 h”. */
function calculationOf(line: CostLine): string {
  const { group, provisioned, bursting, price, per } = line;
  const ios = typeof bursting === 'object' ? bursting.ios : line.operations;
  if (ios !== undefined) return `${formatNumber(ios, 0)} ÷ 10,000 × ${formatNumber(price, 6)} USD`;
  const product = [
    ...(group && (group.count > 1 || !provisioned) ? [formatNumber(group.count)] : []),
    ...(provisioned ? [`${formatNumber(provisioned.quantity)} ${provisioned.unit}`] : []),
    `${formatNumber(price, 6)} USD`,
    ...(per === 'hour' ? [`${hoursAMonth} h`] : []),
  ].join(' × ');
  return line.computed ? `${product}; the price for Windows less the licence` : product;
}

const billedAs = { GiB: 'capacity', IOPS: 'IOPS', 'MB/s': 'throughput' } as const;

function itemOf({ group, provisioned, bursting, operations }: CostLine, of: Priced): string {
  if (!group) return `${of.vm}, ${systemOf(of)}`;
  const { disk, count } = group;
  const name = `${roleName(group.role)}: ${formatDisks(disk, count)}${disk.bought?.zrs ? '' : ', LRS'}`;
  if (bursting) return `${name}, ${bursting === 'fee' ? 'on-demand bursting' : 'billed burst IOs'}`;
  if (operations !== undefined) return `${name}, operations`;
  return provisioned ? `${name}, ${billedAs[provisioned.unit]}` : name;
}

/** “West Europe, prices of 2026-08-22, pay as you go, Linux” */
export const placeOf = (of: Priced, prices: Prices) =>
  `${regionOf(of)}, prices of ${daysOf(prices)}, ${of.vm && of.payment !== 'as-you-go' ? 'VM with a savings plan of one year' : 'pay as you go'}${of.vm ? `, ${systemOf(of)}` : ''}`;

/** The bill line by line, with what is in no total. */
export function costTables(of: Priced): readonly Table[] {
  const { cost, prices } = of;
  if (!cost || !prices) return [];
  // In cents, which add up: the same disks cost the same in every bill.
  const parts = cost.lines.map((line) => `${itemOf(line, of)} ${inCents(line.amount)}`);
  const unpriced = cost.unpriced.map((part) => [
    nameOf(part, of),
    `no price in ${regionOf(of)}`,
    '–',
  ]);
  const transactions = cost.transactions.map(({ group, prices: each }) => [
    `${roleName(group.role)}: operations of ${diskName(group.disk)}`,
    `${list(
      each.map((price) => formatNumber(price, 6)),
      'or',
    )} USD for 10,000, up to an hourly maximum`,
    'by use',
  ]);
  const total = cost.total ? [['Total', '', inCents(cost.total.all)]] : [];
  const licensed = 'Software licensed by the core, such as SQL Server';
  const licences = of.vcpus ? [[licensed, `${of.vcpus} vCPU`, 'not included']] : [];
  return [
    {
      caption: `Cost a month in ${placeOf(of, prices)}`,
      brief: { title: 'Cost', result: parts.join(' · ') },
      since: [prices.sources.vms.date, prices.sources.disks.date].sort()[0] ?? '',
      columns: ['Item', 'Calculation', 'USD a month'].map((label, at) => ({
        label,
        numeric: at > 1,
      })),
      rows: [
        ...cost.lines.map((line) => [itemOf(line, of), calculationOf(line), inCents(line.amount)]),
        ...unpriced,
        ...total,
        ...transactions,
        ...licences,
      ].map((cells) => ({ cells })),
    },
  ];
}

/** The lists that the prices were read from; none of what has no price. */
export function costCitations(of: Priced): readonly Citation[] {
  const { cost, prices } = of;
  if (!cost || !prices) return [];
  return compact([
    cost.lines.some(({ group }) => !group) && citationIn(prices.sources.vms, 'price of the VM'),
    cost.lines.some(({ group }) => group) && citationIn(prices.sources.disks, 'prices of disks'),
  ]);
}

const rules = { 'Premium SSD v2': 'premium-v2-regions', 'Ultra Disk': 'ultra-regions' } as const;
const zoneWords = ['no zone', 'one zone', 'two zones'];

/** @param prices of the region; without them no region is asked about */
export function regionNotes(
  disks: readonly Pick<Disk, 'family'>[],
  prices: Pick<Prices, 'region' | 'zones'> | undefined,
  catalogue: Catalogue,
): readonly Check[] {
  if (!prices) return [];
  const label = labelOf(regions, prices.region);
  return (['Premium SSD v2', 'Ultra Disk'] as const)
    .filter((family) => disks.some((disk) => disk.family === family))
    .flatMap((family): readonly Check[] => {
      const rule = rules[family];
      const zones = prices.zones[family];
      const { date } = catalogue.source(catalogue.rule(rule).source);
      const listed = `Microsoft’s list of regions of ${date}`;
      const words = zones === undefined ? undefined : zoneWords[zones];
      if (zones !== undefined && words === undefined) return [];
      const where = words
        ? `has it in ${words} by ${listed}.`
        : `is not on ${listed}. The resource API says whether your subscription can have it there.`;
      return [ruleNote(rule, catalogue, 'warning', `${family}: ${label} ${where}`)];
    });
}
