/** The set-ups that an answer lists: their figures, how the cap check opens them, and what their commands are made of. */
import type { DeepLink, Readout } from '../../kit/index.ts';
import { disksIn } from '../../storage/find/requirement.ts';
import type { Row } from '../../storage/find/rows.ts';
import { plainValuesOf, stripeUnitFor } from '../../storage/find-commands/plain-values.ts';
import type { Kind } from '../../storage/path/path.ts';
import { countedOf, utilisationOf } from '../../storage/verdict/assess.ts';
import {
  type BytesPerSecond,
  exceeds,
  formatFraction,
  formatNumber,
  type Iops,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
  throughputFigure,
} from '../../units/index.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/readouts.ts';
import { kindNames } from '../shared/answer/text.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import { changedQuery, targets } from '../shared/fields/deep-links.ts';
import { serializeGroups } from '../shared/fields/disk-groups-text.ts';
import { paymentField } from '../shared/fields/payment-field.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { countReadout, unpublishedReadout } from '../shared/volume/format.ts';
import type { Compared, Given } from './model.ts';
import type { SetUpCommands } from './parts.ts';
import { formatPair } from './text.ts';

/** The defaults of the cap check, which a link leaves out. A test opens links and compares. */
const defaults: Readonly<Record<string, string>> = {
  ...targets['cap-check'].takes,
  'target-iops': '',
  'target-throughput': '',
  read: '100%',
  hit: '0%',
  region: regionField.initial,
  os: osField.initial,
  payment: paymentField.initial,
};

/** The same set-up with the same targets in the cap check. */
export function checkLink({ region, os, payment }: Given, row: Row): DeepLink {
  const { vm, groups, size, targetIops, targetThroughput, read, hit } = row.assessment.setUp;
  const texts = {
    vm: vm.name,
    disks: serializeGroups(groups),
    'io-size': size && serializeBytes(size),
    'target-iops': targetIops && serializeIops(targetIops),
    'target-throughput': targetThroughput && serializeThroughput(targetThroughput),
    read: serializeFraction(read),
    hit: serializeFraction(hit),
    region,
    os,
    payment,
  };
  return {
    text: `Check ${formatPair(row)}`,
    calculator: 'cap-check',
    query: changedQuery(texts, defaults),
  };
}

/** The commands of every set-up; of one with a log those of each volume. */
export const commandsFor = (inputs: Given, { listed }: Compared): readonly SetUpCommands[] =>
  listed.flatMap(({ payment, row: { vm, set, ...row } }) => {
    // Only the bill is another one.
    if (payment) return [];
    const { disk, log } = set;
    const label = formatPair({ ...row, vm, set });
    const stripeUnit = stripeUnitFor(inputs['io-size']);
    // Local disks come with the VM: nothing is attached for them.
    const data = disk.placement
      ? []
      : [{ label, values: plainValuesOf(vm, set, inputs.region), stripeUnit }];
    if (!log) return data;
    const firstLun = disksIn({ ...set, log: undefined });
    const ofLog = plainValuesOf(vm, { ...log, cache: 'None' }, inputs.region, { firstLun });
    return [
      ...data.map((one) => ({ ...one, label: `Data disks: ${label}` })),
      { label: `Log: ${label}`, values: ofLog, stripeUnit },
    ];
  });

/**
 * How much of a kind do the limits allow, where a set-up gives what is asked for? Targets of the same IOs grow
 * together, up to the first limit; peaks each up to the limits of its kind.
 */
function allowedOf({ assessment, burst, verdict }: Row, kind: Kind): number | undefined {
  const { achieved, checks, setUp } = assessment;
  const uses = countedOf(checks)
    .filter((check) => setUp.size !== undefined || check.kind === kind)
    .map(utilisationOf);
  const most = Math.max(0, ...uses);
  const rate = achieved[kind];
  const isWithin = !burst && verdict !== 'not-checked' && most > 0 && !exceeds(most, 1);
  return rate !== undefined && isWithin ? rate / most : undefined;
}

/** What the cap check says of the first row; in a burst what it says of that. */
export function figures(row: Row): readonly Readout[] {
  const { assessment, burst, vm, verdict, left } = row;
  const { achieved, utilisation = 0 } = assessment;
  const [mostIops, mostThroughput] = [allowedOf(row, 'iops'), allowedOf(row, 'throughput')];
  const rate = burst?.iops ?? achieved.iops;
  const throughput = burst?.throughput ?? achieved.throughput;
  const label = burst ? ', in bursts' : '';
  const unused = left === undefined ? Math.max(0, 1 - utilisation) : left / 100;
  // Where the cache serves every IO and its limit is not published, no limit has a figure.
  return [
    rate === undefined
      ? unpublishedReadout('iops', 'IOPS', 'iops', 'IOPS')
      : {
          ...iopsReadout(rate as Iops, `IOPS${label}`),
          ...(mostIops === undefined ? {} : { aside: `of ${formatNumber(mostIops)}` }),
        },
    throughput === undefined
      ? unpublishedReadout('throughput', 'Throughput', 'throughput', 'B/s')
      : {
          ...throughputReadout(throughput as BytesPerSecond, vm.unit, `Throughput${label}`),
          ...(mostThroughput === undefined
            ? {}
            : {
                aside: `of ${throughputFigure(mostThroughput as BytesPerSecond, vm.unit)}`,
              }),
        },
    {
      ...(verdict === 'not-checked'
        ? { id: 'headroom', label: 'Headroom', kind: 'count', unit: '1', text: 'not checked' }
        : countReadout('headroom', 'Headroom', unused, '1', formatFraction(unused))),
      // The strip asks for it, and the table of limits has what each of them leaves.
      within: 'over',
    },
  ];
}

/** By what set-ups are compared: what they cost, and what they leave. */
export function comparedFigures(row: Row): readonly Readout[] {
  const { total } = row.cost;
  const [rate, throughput, headroom] = figures(row);
  const cost = (id: string, label: string, amount: number | undefined): Readout => ({
    id,
    label,
    kind: 'count',
    unit: 'USD/month',
    ...(amount === undefined
      ? { text: 'not priced' }
      : { value: amount, text: formatMoney(amount) }),
  });
  return [
    cost('cost', 'Cost a month', total?.all),
    cost('vm-cost', 'of that the VM', total?.vm),
    cost('disk-cost', 'of that all disks', total?.disks),
    ...[rate, throughput].filter((one) => one !== undefined),
    vmLimit(row, 'iops'),
    vmLimit(row, 'throughput'),
    ...[usedOf(headroom), headroom].filter((one) => one !== undefined),
    row.vm.vcpus === undefined
      ? unpublishedReadout('vcpus', 'vCPUs', 'count', '1')
      : countReadout('vcpus', 'vCPUs', row.vm.vcpus, '1', formatNumber(row.vm.vcpus)),
    countReadout('data-disks', 'Data disks', disksIn(row.set), '1', formatNumber(disksIn(row.set))),
  ];
}

/** What the VM allows: its limit that the data disks use most, of those that they cross. */
function vmLimit({ assessment: { checks, gaps }, vm }: Row, kind: Kind): Readout {
  const [id, label] = [`vm-${kind}`, `VM limit, ${kindNames[kind]}`];
  const [most] = checks
    .filter((check) => check.kind === kind && !check.load && check.demand > 0)
    .toSorted((a, b) => utilisationOf(b) - utilisationOf(a));
  if (most?.sustained === undefined || gaps.some(({ why }) => why === 'unpublished'))
    return unpublishedReadout(id, label, kind, kind === 'iops' ? 'IOPS' : 'B/s');
  const readout =
    kind === 'iops'
      ? iopsReadout(most.sustained as Iops, label)
      : throughputReadout(most.sustained as BytesPerSecond, vm.unit, label);
  return { ...readout, id };
}

/** The used share of the limit that decides. */
function usedOf(headroom: Readout | undefined): Readout {
  const [id, label] = ['utilisation', 'Utilisation'];
  if (headroom?.value === undefined)
    return { id, label, kind: 'count', unit: '1', text: 'not checked' };
  const used = 1 - headroom.value;
  return countReadout(id, label, used, '1', formatFraction(used));
}
