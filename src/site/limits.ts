/** What pages ask of the limits dataset: the same figures as the calculators', and a build that stops on a wrong name. */
import { type ElasticFamily, elasticFamilies } from '../limits/elastic.ts';
import { catalogue } from '../limits/index.ts';
import { prices } from '../limits/prices/index.ts';
import { type Rule, type RuleId, rules } from '../limits/rules.ts';
import type { Disk, Edition, Found, Source, Vm } from '../limits/types.ts';
import {
  type Bytes,
  printBytes,
  printDuration,
  printIops,
  printNumber,
  printThroughput,
  type ThroughputUnit,
} from '../units/index.ts';

/** A figure in words, whose it is, and where it was read. */
export type Figure = { readonly text: string; readonly name: string; readonly source: string };

/** The source of this id. */
export const sourceOf = (id: string): Source => catalogue.source(id);

/** One figure of a disk or VM size, in words. */
type Words<Row> = Readonly<Record<string, (row: Row) => string | undefined>>;

const count = (value: number | undefined) => (value === undefined ? undefined : printNumber(value));
const size = (value: Bytes | undefined) => (value === undefined ? undefined : printBytes(value));

type AnyCaps = {
  readonly iops: Disk['iops'] | string;
  readonly throughput: Disk['throughput'] | string;
};
const rate = (caps: AnyCaps | undefined) =>
  typeof caps?.iops === 'number' ? printIops(caps.iops) : caps?.iops;
const speed = (caps: AnyCaps | undefined, unit: ThroughputUnit) =>
  typeof caps?.throughput === 'number' ? printThroughput(caps.throughput, unit) : caps?.throughput;

const ofDisk: Words<Disk> = {
  iops: (disk) => rate(disk),
  throughput: (disk) => speed(disk, disk.unit),
  size: (disk) => size(disk.size),
  'burst-iops': ({ burst }) => rate(burst),
  'burst-throughput': ({ burst, unit }) => speed(burst, unit),
  'burst-minutes': ({ burst }) => count(burst?.minutes),
  'plus-iops': ({ plus }) => rate(plus),
  'plus-throughput': ({ plus, unit }) => speed(plus, unit),
  'on-demand-iops': ({ onDemand }) => rate(onDemand),
  'on-demand-throughput': ({ onDemand, unit }) => speed(onDemand, unit),
};

const ofVm: Words<Vm> = {
  'cached-iops': ({ cached }) => rate(cached),
  'cached-throughput': ({ cached, unit }) => speed(cached, unit),
  'uncached-iops': ({ uncached }) => rate(uncached),
  'uncached-throughput': ({ uncached, unit }) => speed(uncached, unit),
  'cached-burst-iops': ({ cachedBurst }) => rate(cachedBurst),
  'cached-burst-throughput': ({ cachedBurst, unit }) => speed(cachedBurst, unit),
  'uncached-burst-iops': ({ uncachedBurst }) => rate(uncachedBurst),
  'uncached-burst-throughput': ({ uncachedBurst, unit }) => speed(uncachedBurst, unit),
  'elastic-iops': ({ elastic }) => rate(elastic),
  'elastic-throughput': ({ elastic, unit }) => speed(elastic, unit),
  'elastic-burst-iops': ({ elasticBurst }) => rate(elasticBurst),
  'elastic-burst-throughput': ({ elasticBurst, unit }) => speed(elasticBurst, unit),
  'data-disks': (vm) => count(vm.maxDataDisks),
  vcpus: (vm) => count(vm.vcpus),
  memory: (vm) => size(vm.memory),
  'local-iops': ({ localDisk }) => rate(localDisk),
  'local-throughput': ({ localDisk, unit }) => speed(localDisk, unit),
  temp: (vm) => size(vm.temp),
  'cache-size': (vm) => size(vm.cacheSize),
};

/**
 * One figure that a source prints, in words. Whose it is: a disk, a VM size, a family whose bounds
 * are set apart (`PremiumV2`, `Ultra`), a rule (its `figure`), or a line of a bill (its `bill`).
 * @param edition today's where it is not named; a row that stands in the other edition alone must be asked for there
 * @throws where the name, the kind of figure or the figure itself does not exist
 */
export function figureOf(name: string, what: string, edition: string = 'current'): Figure {
  if (!isEdition(edition)) throw new Error(`“${edition}” is no edition: current or 2018-09.`);
  if (what === 'figure') return figureOfRule(name);
  if (what === 'bill') return figureOfBill(name);
  const family = elasticFamilies.find(({ prefix }) => prefix === name);
  if (family) return figureOfFamily(family, what);
  const [row, words] = Object.hasOwn(ofVm, what)
    ? [rowOf(catalogue.vm(name, edition), name, edition), ofVm]
    : [rowOf(catalogue.disk(name, edition), name, edition), ofDisk];
  const print = Object.hasOwn(words, what) ? words[what] : undefined;
  if (!print) throw unknown(what, [...Object.keys(ofDisk), ...Object.keys(ofVm)]);
  // The table was chosen together with the row, so the two belong to each other.
  const text = (print as (row: Disk | Vm) => string | undefined)(row);
  if (text === undefined) throw new Error(`${row.name} has no ${what} in the ${edition} edition.`);
  return { text, name: row.name, source: row.source };
}

const isEdition = (text: string): text is Edition => text === 'current' || text === '2018-09';

const unknown = (what: string, known: readonly string[]) =>
  new Error(`A limit has no figure “${what}”. Figures are ${known.join(', ')}.`);

function rowOf<Row extends Disk | Vm>(found: Found<Row>, name: string, edition: Edition): Row {
  if ('refused' in found) throw new Error(found.refused);
  if ('nearest' in found)
    throw new Error(`There is no “${name}”. Nearest are ${found.nearest.join(', ')}.`);
  if (found.otherEdition)
    throw new Error(
      `${name} does not stand in the ${edition} edition: write edition="${found.row.edition}".`,
    );
  return found.row;
}

/** A bound of a family, by the name of its rule: `most-iops`, `iops-per-gib`. */
function figureOfFamily({ family, rules }: ElasticFamily, what: string): Figure {
  const named = Object.entries(rules).map(([id, rule]) => [kebab(id), rule] as const);
  const rule = named.find(([id]) => id === what)?.[1];
  if (!rule)
    throw unknown(
      what,
      named.map(([id]) => id),
    );
  return {
    text: `${printNumber(rule.value, 2)} ${rule.unit}`,
    name: family,
    source: rule.source,
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The figure that a rule turns on. */
function figureOfRule(id: string): Figure {
  const rule = Object.hasOwn(rules, id) ? catalogue.rule(id as RuleId) : undefined;
  if (!rule?.figure) {
    const known = Object.entries<Rule>(rules).flatMap(([key, one]) => (one.figure ? [key] : []));
    throw new Error(`No rule “${id}” has a figure. Rules with one are ${known.join(', ')}.`);
  }
  const { figure, statement, source } = rule;
  const text =
    figure.unit === 'B'
      ? printBytes(figure.value)
      : figure.unit === 's'
        ? printDuration(figure.value)
        : `${printNumber(figure.value)} ${figure.unit}`;
  return { text, name: statement, source };
}

/** A line of a bill that a document adds up. Prices of sizes and disks are of a day, and no page states one. */
function figureOfBill(item: string): Figure {
  const bills = prices.filter(({ kind }) => kind === 'bill');
  const bill = bills.find((price) => price.item === item);
  if (!bill)
    throw new Error(
      `No bill has a line “${item}”. Lines are ${bills.map((price) => price.item).join(', ')}.`,
    );
  const text = `${bill.amount.toLocaleString('en', { minimumFractionDigits: 2 })} ${bill.currency}`;
  return { text, name: item, source: bill.source };
}

/** The newest date of a page that today's edition was read from, as a year and month. */
export const currentEdition: string =
  [
    ...new Set(
      [...catalogue.disks('current'), ...catalogue.vms('current')].map((row) => row.source),
    ),
  ]
    .map((id) => sourceOf(id).date)
    .filter((date) => /^\d{4}-\d{2}/.test(date))
    .sort()
    .at(-1)
    ?.slice(0, 7) ?? 'today';

/** How many sizes today's edition holds. */
export const sizesNow = {
  disks: catalogue.disks('current').length,
  vms: catalogue.vms('current').length,
};
