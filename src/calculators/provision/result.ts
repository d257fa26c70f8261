import type { Begun, DeepLink, Inputs, Phrase, Readout, Shown } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import { priceOf } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  smallestOf,
} from '../../storage/set-up/provisioning.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatThroughput,
  iops,
} from '../../units/index.ts';
import { compact, present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import { iopsReadout, strong, throughputReadout } from '../shared/answer/format.ts';
import { formatAmount } from '../shared/answer/parts.ts';
import { citationsOf, limitName, list, notChecked, plural } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import {
  costCitations,
  costReadout,
  costTables,
  formatDollars,
  type Priced,
  whyNone,
} from '../shared/set-up/cost.ts';
import { countReadout } from '../shared/volume/format.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import type { fields } from './fields.ts';
import {
  type BreakEven,
  billedOf,
  breakEvenOf,
  type Case,
  mostDisks,
  mostIops,
  type OnVm,
  onVm,
  premiumSets,
  pricing,
  pricingAlone,
} from './model.ts';
import { faultOf, refusal } from './refusal.ts';
import { limitBars, setTable, steps } from './tables.ts';
import { described, formatTotals, totalsOf } from './text.ts';
import { savingReadout, todayOf } from './today.ts';

type Given = Inputs<typeof fields>;

/** What has to be provisioned, as an answer; without figures where the disks cannot have it, or the VM cannot have the disks. */
export function resultOf(inputs: Given, given: Case, context: CalculatorContext): Begun | Shown {
  const { catalogue } = context;
  const set = smallestOf(given.elastic, given.needs, given.disks);
  const pricedAt = pricing(inputs, given, context);
  if (!isConfiguration(set)) return refusal(given, [faultOf(set, given)], undefined, context);
  const at = onVm(set, given);
  if (at.faults.length > 0) return refusal(given, at.faults, set, context);

  const bill = pricedAt(set);
  const [premium] = premiumSets(given);
  const breakEven = breakEvenOf(given);
  const pricedAlone = pricingAlone(inputs, given, context);
  const today = todayOf(given, pricedAlone);
  return {
    verdict: verdictOf(at, given),
    boundBy: bottlenecks(set, given, at),
    headline: headline(set, given, at, bill),
    readouts: [
      ...provisionedReadouts(set, given),
      costReadout(bill),
      premiumReadout(premium, given, premium ? pricedAt(premium) : bill),
      breakEvenReadout(breakEven, given, bill),
      ...(today ? [savingReadout(today, pricedAlone(set))] : []),
    ],
    ...present({ plane: context.planes?.ofProvisioned(asPlane(given, set)) }),
    details: () => ({
      recommendationsTitle: 'Options that fit',
      citations: [
        ...citationsOf([set.disk, premium?.disk, given.vm], catalogue),
        ...costCitations(bill),
      ],
      ...explain(given, set, catalogue, today),
      ...(given.prices ? { chart: chart(given, set, breakEven) } : {}),
      tables: [...setTable(given, set, today), ...costTables(bill)],
      limits: limitBars(given, set),
      steps: steps(given, set, breakEven),
      deepLinks: deepLinks(set, premium, given),
    }),
  };
}

/** What the plane shows: what may be provisioned, and what that costs without a VM. */
const asPlane = ({ elastic, disks, needs, prices, now }: Case, set: Configuration) => ({
  ...{ elastic, disks, needs, set, now },
  ...present({ priceOf: prices && ((one: DiskSet) => priceOf(one, prices)) }),
});

/** The same disks in other calculators, and the set of Premium SSD that does the same. */
function deepLinks(
  set: Configuration,
  premium: DiskSet | undefined,
  { vm, edition }: Case,
): readonly DeepLink[] {
  const rest = { vm, cache: 'None', size: undefined, limits: edition } as const;
  const compared = premium
    ? crossLinks('provision', { ...premium, ...rest }).filter(
        ({ calculator }) => calculator === (vm ? 'cap-check' : 'io-size'),
      )
    : [];
  return [
    ...crossLinks('provision', { ...set, ...rest }),
    ...compared.map((link) => ({
      ...link,
      text: `See the set of Premium SSD, ${formatDisks(premium?.disk ?? set.disk, premium?.disks ?? 1)}`,
    })),
  ];
}

/** Sizes that only the tables of 2018 have: these disks did not exist when they were written. */
const isOlder = ({ vm }: Case) => vm !== undefined && vm.edition !== 'current';

/** Disks that can be created fit, unless the VM delivers less than is needed, or it is not known whether it does. */
function verdictOf({ short, unpublished }: OnVm, given: Case) {
  if (short.length > 0) return 'throttled';
  return unpublished.length > 0 || isOlder(given) ? 'not-checked' : 'fits';
}

/** The limits of the VM that are too low; otherwise what the disks are provisioned with, where it is just what is needed. */
function bottlenecks(set: Configuration, { needs }: Case, { short }: OnVm): readonly string[] {
  if (short.length > 0) return short.map(limitName);
  const totals = totalsOf(set);
  const owner = formatDisks(set.disk, set.disks);
  const used = (['iops', 'throughput'] as const).map((kind) => needs[kind] / totals[kind]);
  const most = Math.max(...used);
  return (['iops', 'throughput'] as const)
    .filter((_, index) => most > 0 && !exceeds(most, used[index] ?? 0))
    .map((kind) => limitName({ id: 'disk', kind, owner }));
}

function headline(
  set: Configuration,
  given: Case,
  { short, unpublished }: OnVm,
  bill: Priced,
): Phrase {
  const { vm } = given;
  if (short.length > 0 && vm) {
    const figures = short.map(({ kind, sustained }) => formatAmount(kind, sustained, vm.unit));
    return [
      { text: `${vm.name} delivers only ${list(figures)}`, tone: 'over' },
      `. For the whole target the disks need ${described(set)}.`,
    ];
  }
  const cost = bill.cost?.total?.all;
  return compact([
    'Provision ',
    strong(described(set)),
    ...(cost === undefined
      ? ['.']
      : [': ', strong(`${formatDollars(cost)} USD a month`), vm ? ' with the VM.' : '.']),
    ...notChecked(vm, unpublished),
    isOlder(given) && ` Not checked: whether ${vm?.name} can have such disks.`,
  ]);
}

/** The configuration in all, with that of one disk beside it, and what is billed of it. */
function provisionedReadouts(set: Configuration, { elastic }: Case): readonly Readout[] {
  const { disk, disks } = set;
  const { capacity, iops, throughput } = totalsOf(set);
  const all = disks > 1 ? ', all disks' : '';
  const paid = billedOf(elastic, set);
  const { leastIops, leastThroughput } = elastic.rules;
  const included = (each: string, least: number) => ({
    aside: compact([
      disks > 1 && `${disks} × ${each}`,
      elastic.leastIncluded ? `${formatNumber(least * disks)} included` : 'nothing included',
    ]).join(', '),
  });
  return [
    countReadout(
      'size',
      `Size${all}`,
      capacity,
      'B',
      formatBytes(capacity),
      disks > 1 ? `${disks} × ${formatBytes(disk.size)}` : '',
    ),
    {
      ...iopsReadout(iops, `IOPS${all}`),
      ...included(formatIops(disk.iops), leastIops.value),
    },
    {
      ...throughputReadout(throughput, disk.unit, `Throughput${all}`),
      ...included(formatThroughput(disk.throughput, disk.unit), leastThroughput.value),
    },
    {
      ...iopsReadout(paid.iops, 'Billed'),
      ...{ id: 'paid-iops', within: 'iops' },
    },
    {
      ...throughputReadout(paid.throughput, disk.unit, 'Billed'),
      ...{ id: 'paid-throughput', within: 'throughput' },
    },
  ];
}

/** What the cheapest set of Premium SSD costs that does the same, or why there is none. */
function premiumReadout(set: DiskSet | undefined, given: Case, bill: Priced): Readout {
  const base: Omit<Readout, 'text'> = {
    ...{ id: 'premium-cost', label: 'Premium SSD instead', kind: 'count', unit: 'USD/month' },
  };
  if (given.prices && !set) return { ...base, text: 'none', aside: whyNoSet(given) };
  const total = given.prices && bill.cost?.total?.all;
  if (!set || total === undefined)
    return { ...base, text: 'not priced', aside: whyNone(bill) ?? '' };
  return {
    ...base,
    value: total,
    text: `${formatDollars(total)} USD a month`,
    aside: `${formatDisks(set.disk, set.disks)}${given.vm ? ' with the VM' : ''}: ${formatTotals(set)}`,
  };
}

const whyNoSet = (given: Case) =>
  given.vm
    ? `no set of Premium SSD is known to do this on ${given.vm.name}`
    : `no ${plural(mostDisks(given), 'disk')} of Premium SSD do this`;

function breakEvenReadout(found: BreakEven | undefined, given: Case, bill: Priced): Readout {
  const base: Omit<Readout, 'text'> = {
    ...{ id: 'break-even-iops', label: 'Break-even', kind: 'iops', unit: 'IOPS' },
    within: 'premium-cost',
  };
  if (!given.prices) return { ...base, text: 'not priced', aside: whyNone(bill) ?? '' };
  if (!found) return { ...base, text: 'none', aside: whyNoSet(given) };
  const { against, least, at } = found;
  const set = `${formatDisks(against.disk, against.disks)} for ${formatDollars(against.cost)} USD, the cheapest Premium SSD of this capacity and throughput (${formatTotals(against)})`;
  if (at !== undefined)
    return { ...base, value: at, text: formatIops(at), aside: `from there on dearer than ${set}` };
  return exceeds(least.cost, against.cost)
    ? { ...base, text: 'none: always dearer', aside: `with any IOPS dearer than ${set}` }
    : {
        ...base,
        text: 'none: never dearer',
        aside: `even with ${formatIops(iops(mostIops(given)))} not dearer than ${set}`,
      };
}
