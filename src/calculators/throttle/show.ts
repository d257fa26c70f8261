import { type Answer, type Inputs, queryFor, queryOf, type Readout } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
  printSeconds,
  type Seconds,
} from '../../units/index.ts';
import { onceRead } from '../said.ts';
import { advise, iopsReadout, throughputReadout } from '../say.ts';
import { citationsOf } from '../words.ts';
import type { World } from '../world.ts';
import { chart } from './chart.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { type Fate, type Result, sufferer } from './model.ts';
import { headline, limitNames } from './say.ts';
import { sumsOf, tablesOf } from './tables.ts';

export function show(inputs: Inputs<typeof fields>, result: Result, { catalogue }: World): Answer {
  const { given, fates } = result;
  const said = onceRead(() => counsel(result, catalogue));
  const disks = given.loads.flatMap(({ target }) => (target === 'temp' ? [] : [target.disk]));
  return {
    boundBy: bounds(result),
    headline: headline(sufferer(result), fates),
    get why() {
      return said().why;
    },
    readouts: readouts(result),
    gates: [],
    get timeline() {
      return chart(result);
    },
    get tables() {
      return tablesOf(result);
    },
    get arithmetic() {
      return sumsOf(result);
    },
    get advice() {
      return advise(said().remedies, (changes) => queryFor(fields, inputs, changes));
    },
    get handovers() {
      return disks.length > 0 ? [toCapCheck(result)] : [];
    },
    get notes() {
      return said().notes;
    },
    get citations() {
      return citationsOf([...disks, given.vm], catalogue);
    },
  };
}

/** The limits that throttle; where none does, what holds a load back is its own latency or what it asks. */
function bounds({ throttling, given }: Result): readonly string[] {
  const names = [...new Set(throttling.flatMap(limitNames))];
  if (names.length > 0) return names;
  return [given.loads.some(({ demand }) => 'outstanding' in demand) ? 'latency' : 'the rate asked'];
}

const timeReadout = (id: string, label: string, value: Seconds | undefined): Readout => ({
  ...{ id, label, kind: 'latency', unit: 's' },
  ...(value === undefined ? { text: 'nothing done' } : { value, text: printSeconds(value) }),
});

const ofLoad = ({ load: { name }, got }: Fate, { given }: Result): readonly Readout[] => [
  { ...iopsReadout(got.iops, `${name}, IOPS`), id: `iops-${name}` },
  timeReadout(`latency-${name}`, `${name}, mean latency`, got.latency),
  timeReadout(`p99-${name}`, `${name}, 99 % within`, got.p99),
  {
    ...throughputReadout(got.throughput, given.vm.unit, `${name}, throughput`),
    id: `throughput-${name}`,
  },
];

/** Four figures a load, the sufferer’s first; with several loads the sums, too. */
function readouts(result: Result): readonly Readout[] {
  const { fates, given } = result;
  const first = sufferer(result);
  const ordered = first ? [first, ...fates.filter((fate) => fate !== first)] : fates;
  const sum = (of: (fate: Fate) => number) => fates.reduce((all, fate) => all + of(fate), 0);
  const rate: Iops = iops(sum(({ got }) => got.iops));
  const data: BytesPerSecond = bytesPerSecond(sum(({ got }) => got.throughput));
  return [
    ...ordered.flatMap((fate) => ofLoad(fate, result)),
    ...(fates.length > 1
      ? [iopsReadout(rate, 'All, IOPS'), throughputReadout(data, given.vm.unit, 'All, throughput')]
      : []),
  ];
}

/** The same disks in the static check; loads that share a disk are one group there. */
function toCapCheck({ given }: Result) {
  const seen = new Set<string>();
  const groups = given.loads.flatMap(({ name, target }) => {
    if (target === 'temp' || (target.id !== undefined && seen.has(target.id))) return [];
    if (target.id !== undefined) seen.add(target.id);
    const role = /^(os|log|tempdb)$/.test(name) ? name : 'data';
    return [`${role}:${target.disk.name}x${target.disks}:${target.cache}`];
  });
  const temp = given.loads.some(({ target }) => target === 'temp');
  return {
    text: 'Check all the limits of these disks',
    calculator: 'cap-check',
    query: queryOf({
      vm: given.vm.name,
      ...(groups.length > 0 ? { disks: groups.join(',') } : {}),
      ...(temp ? { temp: 'used' } : {}),
      ...(given.edition === 'current' ? {} : { limits: given.edition }),
    }),
  };
}
