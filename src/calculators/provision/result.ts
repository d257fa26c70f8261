import type { Begun, DeepLink, Inputs, Phrase, Shown } from '../../kit/index.ts';
import { priceOf, volumeOf } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  smallestOf,
} from '../../storage/set-up/provisioning.ts';
import { limitsOf, smallestIo, type VolumeLimit } from '../../storage/set-up/volume.ts';
import { formatIops, formatThroughput } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import { boundTo, citationsOf, list, notChecked, strong } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import {
  costCitations,
  costReadout,
  costTables,
  type Priced,
  regionOf,
} from '../shared/set-up/cost.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import type { fields } from './fields.ts';
import {
  breakEvenOf,
  type Case,
  isSold,
  type OnVm,
  onVm,
  premiumSets,
  pricing,
  pricingAlone,
} from './model.ts';
import { breakEvenReadout, premiumReadout, provisionedReadouts } from './readouts.ts';
import { faultOf, refusal } from './refusal.ts';
import { limitBars, setTable, steps } from './tables.ts';
import { described, totalsOf } from './text.ts';
import { savingOf, todayOf } from './today.ts';

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
  const premiumCost = premiumReadout(premium, given, premium ? pricedAt(premium) : bill);
  return {
    verdict: verdictOf(at, given),
    ...boundTo(bottlenecks(set, given, at)),
    headline: headline(set, given, at, bill),
    readouts: [
      // The rows of the bill are its parts.
      { ...costReadout(bill), ...(bill.cost?.total && { within: 'billed' }) },
      ...provisionedReadouts(set, given, bill),
      premiumCost,
      breakEvenReadout(breakEven, given, bill, premiumCost),
      ...(today ? [savingOf(today, pricedAlone(set))] : []),
    ],
    planeOf: () => context.planes?.ofProvisioned?.(asPlane(given, set)),
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
      deepLinks: deepLinks(set, premium, inputs),
    }),
  };
}

/** What the plane shows: what may be provisioned, and what that costs without a VM. */
const asPlane = ({ elastic, disks, needs, prices, now }: Case, set: Configuration) => ({
  elastic,
  disks,
  needs,
  set,
  now,
  ...defined({ priceOf: prices && ((one: DiskSet) => priceOf(one, prices)) }),
});

/** The same disks in other calculators, and the set of Premium SSD that does the same. */
function deepLinks(
  set: Configuration,
  premium: DiskSet | undefined,
  inputs: Given,
): readonly DeepLink[] {
  const rest = { ...inputs, cache: 'None', size: undefined } as const;
  const compared = premium
    ? crossLinks('provision', { ...rest, ...premium }).filter(
        ({ calculator }) => calculator === (inputs.vm ? 'cap-check' : 'io-size'),
      )
    : [];
  return [
    ...crossLinks('provision', { ...rest, ...set }),
    ...compared.map((link) => ({
      ...link,
      text: `See the set of Premium SSD, ${formatDisks(premium?.disk ?? set.disk, premium?.disks ?? 1)}`,
    })),
  ];
}

/** Sizes that only the tables of 2018 have: these disks did not exist when they were written. */
const isOlder = ({ vm }: Case) => vm !== undefined && vm.edition !== 'current';

/** Disks that can be created fit, unless the VM delivers less than is needed, or it is not known whether it or the region does. */
function verdictOf({ short, unpublished }: OnVm, given: Case) {
  if (short.length > 0) return 'throttled';
  return unpublished.length > 0 || isOlder(given) || !isSold(given) ? 'not-checked' : 'fits';
}

/** The limits of the VM that are too low; otherwise those that the bars show as used most, of the VM where it has any. */
function bottlenecks(set: Configuration, given: Case, { short }: OnVm): readonly VolumeLimit[] {
  if (short.length > 0) return short;
  const bars = limitBars(given, set).filter(({ kind, limit }) => kind !== 'count' && limit);
  const ofVm = bars.filter(({ counts }) => counts);
  const shown = ofVm.length > 0 ? ofVm : bars;
  const uses = shown.map(({ demand = 0, limit = 0 }) => demand / limit);
  const most = Math.max(...uses);
  const kinds = shown.filter((_, at) => most > 0 && uses[at] === most).map(({ kind }) => kind);
  return limitsOf(volumeOf(set, given.vm), smallestIo).filter(
    ({ id, kind }) => kinds.includes(kind) && (id === 'disk') === (shown === bars),
  );
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
    return [{ text: `${vm.name} delivers only ${list(figures)}`, tone: 'over' }, '.'];
  }
  const cost = bill.cost?.total?.all;
  const { iops, throughput } = totalsOf(set);
  const of = `${formatIops(iops)} and ${formatThroughput(throughput, set.disk.unit)}`;
  const from = ` from ${set.disks > 1 ? `${set.disks} disks` : 'one disk'}`;
  return compact([
    ...(cost === undefined
      ? ['Provision ', strong(described(set)), '.']
      : [
          strong(`${formatMoney(cost)} a month`),
          `${vm ? ', with the VM,' : ''} for ${of}${from}.`,
        ]),
    ...notChecked(vm, unpublished),
    isOlder(given) && ` Not checked: whether ${vm?.name} can have such disks.`,
    !isSold(given) &&
      ` Not checked: ${regionOf(bill)} is not on Microsoft’s list for ${given.elastic.family}.`,
  ]);
}
