/** What pages ask of the limits dataset: the same figures as the calculators', and a build that stops on a wrong name. */
import { catalogue } from '../limits/index.ts';
import type { Disk, Edition, Found, Source, Vm } from '../limits/types.ts';
import {
  type Bytes,
  printBytes,
  printIops,
  printNumber,
  printThroughput,
  type ThroughputUnit,
} from '../units/index.ts';

export type Figure = { readonly text: string; readonly row: Disk | Vm };

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
  'data-disks': (vm) => count(vm.maxDataDisks),
  vcpus: (vm) => count(vm.vcpus),
  memory: (vm) => size(vm.memory),
  temp: (vm) => size(vm.temp),
  'cache-size': (vm) => size(vm.cacheSize),
};

/**
 * One figure of a disk or VM, as its source prints it.
 * @param edition today's where it is not named; a row that stands in the other edition alone must be asked for there
 * @throws where the name, the kind of figure or the figure itself does not exist
 */
export function figureOf(name: string, what: string, edition: Edition = 'current'): Figure {
  const [row, words] = Object.hasOwn(ofVm, what)
    ? [rowOf(catalogue.vm(name, edition), name, edition), ofVm]
    : [rowOf(catalogue.disk(name, edition), name, edition), ofDisk];
  const print = Object.hasOwn(words, what) ? words[what] : undefined;
  if (!print) {
    const known = [...Object.keys(ofDisk), ...Object.keys(ofVm)].join(', ');
    throw new Error(`A limit has no figure “${what}”. Figures are ${known}.`);
  }
  // The table was chosen together with the row, so the two belong to each other.
  const text = (print as (row: Disk | Vm) => string | undefined)(row);
  if (text === undefined) throw new Error(`${row.name} has no ${what} in the ${edition} edition.`);
  return { text, row };
}

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
