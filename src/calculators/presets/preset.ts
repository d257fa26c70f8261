/**
 * What a starting case is: a workload with its disks, each figure with the document it was read
 * from or marked as an assumption. Pages that the build renders show it; no script of a page has it.
 */
import { type DeepLink, parseQuery, queryOf, type Verdict } from '../../kit/index.ts';
import type { WorkloadSourceId } from '../../limits/sources/workloads.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import type { Cache, Role } from '../../storage/set-up/set-up.ts';
import {
  type Bytes,
  type BytesPerSecond,
  type Fraction,
  formatFraction,
  fraction,
  type Iops,
  iops,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { diskNamed, fullDataset, vmNamed } from '../full-dataset.ts';
import { calculators } from '../index.ts';
import { serializeGroups } from '../shared/fields/groups-text.ts';

/** Where a figure was read. */
export type Reading = { readonly source: WorkloadSourceId; readonly place: string };

/** One figure of a case, and what it is based on. */
export type Figure = {
  /** What it is a figure of: “IO size”, “Data disks”. */
  readonly label: string;
  readonly value: string;
  /** What the documents say of it, or why it is assumed, as sentences. */
  readonly says: string;
  /** Documents give it, it is assumed, or no document was found that gives one. */
  readonly basis: 'read' | 'assumed' | 'none';
  /** Where it was read; of an assumption, where its reason was. */
  readonly read: readonly Reading[];
};

/** A link to a calculator with the case set, and what it answers where that is the point. */
export type PresetLink = DeepLink & { readonly verdict?: Verdict };

export type Preset = {
  /** The name in addresses. */
  readonly id: string;
  readonly name: string;
  /** The case in one sentence. */
  readonly title: string;
  /** Other words that readers look for it by. */
  readonly words: string;
  readonly calculator: 'cap-check';
  readonly query: string;
  /** What the calculator answers, and why that is a useful case to start from. */
  readonly verdict: Verdict;
  readonly why: string;
  /** How many checks warn, which the text explains. None fails. */
  readonly warnings: number;
  readonly figures: readonly Figure[];
  /** What readers replace by their own measurements, one sentence each. */
  readonly replace: readonly string[];
  readonly links: readonly PresetLink[];
  /** A page of the guide about it. */
  readonly guide: { readonly text: string; readonly address: string };
};

type Place = readonly [source: WorkloadSourceId, place: string];

const figure =
  (basis: Figure['basis']) =>
  (label: string, value: string, says: string, ...read: readonly Place[]): Figure => ({
    ...{ label, value, says, basis },
    read: read.map(([source, place]) => ({ source, place })),
  });

/** A figure that documents give. */
export const readIn = figure('read');

/** A figure that no document gives, to be replaced by a measured one. */
export const assumed = figure('assumed');

/** The latency of a workload for which we found no threshold. */
export const noThreshold = (workload: string): Figure =>
  figure('none')(
    'Latency',
    'no figure',
    `We found no threshold of ${workload}: compare yours with typical ones.`,
  );

/** A group of disks. `demand` is what the whole group needs; without it, its limits; 0 is idle. */
export const group = (
  role: Role,
  disk: string,
  count: number,
  cache: Cache,
  demand?: Iops,
): Group => ({ role, disk: diskNamed(disk, 'current'), count, cache, iops: demand });

/** The OS disk of every case but that of the AKS node: attached and idle, so that its price counts. */
export const idleOsDisk = group('os', 'P10', 1, 'ReadOnly', iops(0));

/** A VM with its disks, and the load that is assumed. */
type Given = {
  readonly vm: string;
  readonly groups: readonly Group[];
  readonly size?: Bytes;
  readonly read?: Fraction;
  readonly temp?: Iops;
  readonly targetThroughput?: BytesPerSecond;
};

/**
 * The canonical query of a case, written by the fields of its calculator.
 * @throws where the calculator cannot read an input, which is a mistake in the case
 */
export function canonical(id: string, given: Readonly<Record<string, string>>): string {
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(`There is no calculator “${id}”.`);
  const names = parseQuery(queryOf(given));
  const { controls, ignored, query } = calculator.inputs(names.lookup, fullDataset, names.given);
  const problems = controls.flatMap(({ problem }) => problem ?? []);
  const [problem] = [...problems, ...ignored];
  if (problem !== undefined) throw new Error(`${id}?${queryOf(given)}: ${problem}`);
  return query;
}

/** The query of the cap check for a VM with these disks. */
function capCheckOf({ vm, groups, size, read, temp, targetThroughput }: Given): string {
  return canonical(
    'cap-check',
    present({
      vm: vmNamed(vm, 'current').name,
      disks: serializeGroups(groups),
      temp: temp && `${serializeIops(temp)}IOPS`,
      'io-size': size && serializeBytes(size),
      'target-throughput': targetThroughput && serializeThroughput(targetThroughput),
      read: read === undefined ? undefined : serializeFraction(read),
    }),
  );
}

/** A case of the cap check. */
export const preset = ({
  of,
  warnings = 0,
  ...about
}: Omit<Preset, 'calculator' | 'query' | 'warnings'> &
  Partial<Pick<Preset, 'warnings'>> & { readonly of: Given }): Preset => ({
  ...about,
  ...{ calculator: 'cap-check', query: capCheckOf(of), warnings },
});

/** A link to another calculator. */
export const linkTo = (
  calculator: string,
  text: string,
  given: Readonly<Record<string, string>>,
): PresetLink => ({ calculator, text, query: canonical(calculator, given) });

/** A link to a variant of the case, and what the cap check answers there. */
export const variant = (text: string, given: Given, verdict: Verdict): PresetLink => ({
  ...{ calculator: 'cap-check', text, verdict },
  query: capCheckOf(given),
});

/** The read ratio of cases whose answer does not depend on it. */
export const assumedReads = (value: Fraction): Figure =>
  assumed(
    'Read ratio',
    formatFraction(value),
    'No document gives one. With a cache hit rate of 0 % it does not change this answer.',
  );

export const sevenTenths = fraction(0.7);

/** The VM of three databases. */
export const databaseVm = assumed(
  'VM',
  'E8ds_v5',
  'An example with room for this load, and 8 GiB of memory a vCPU.',
);

const dataDisk = 'PremiumV2-1024GiB-8000IOPS-250MBps';

/** Premium SSD v2 as its guides provision it for a database: an example, used to about three quarters. */
export const premiumV2 = {
  disk: dataDisk,
  data: group('data', dataDisk, 1, 'None', iops(6000)),
  figure: (used: string) =>
    assumed('Data', '1,024 GiB, 8,000 IOPS, 250 MB/s, used by 6,000 IOPS', `An example, ${used}.`),
};

/** What readers replace by what iostat prints of the data volume. */
export const inIostat = {
  rate: (figure: string) =>
    `Replace ${figure} by the 99th percentile of r/s + w/s of the data volume in iostat -x.`,
  sizeAndReads: (size: string) =>
    `Replace ${size} by its throughput ÷ IOPS, and 70 % by r/s ÷ (r/s + w/s).`,
};
