/** What `az vm list-skus -o json`, or the answer of the resource API itself, says of VM sizes and disks. */

import { gib, mib } from '../../../src/units/index.ts';
import { defined } from '../../../src/units/omit-undefined.ts';
import { type DiskObserved, type Document, dayOf, type SizeObserved } from './observed.ts';

/** By the name of a capability: the figure, and how many base units one of it is. */
type Capabilities = Readonly<Record<string, readonly [figure: string, unit: number]>>;
const ofSizes: Capabilities = {
  vCPUsAvailable: ['vcpus', 1],
  MemoryGB: ['memory', gib(1)],
  MaxDataDiskCount: ['data-disks', 1],
  MaxResourceVolumeMB: ['temp-size', mib(1)],
  CachedDiskBytes: ['cache-size', 1],
  CombinedTempDiskAndCachedIOPS: ['cached-iops', 1],
  CombinedTempDiskAndCachedReadBytesPerSecond: ['cached-throughput', 1],
  UncachedDiskIOPS: ['uncached-iops', 1],
  UncachedDiskBytesPerSecond: ['uncached-throughput', 1],
  NvmeDiskSizeInMiB: ['nvme-total', mib(1)],
  NvmeSizePerDiskInMiB: ['nvme-size', mib(1)],
  NvmeMaxReadIops: ['nvme-read-iops', 1],
  NvmeMaxReadBytesPerSecond: ['nvme-read-throughput', 1],
  NvmeMaxWriteIops: ['nvme-write-iops', 1],
  NvmeMaxWriteBytesPerSecond: ['nvme-write-throughput', 1],
};
const ofDisks: Capabilities = {
  MaxSizeGiB: ['size', gib(1)],
  MaxIOps: ['base-iops', 1],
  MaxBandwidthMBps: ['base-throughput', 1e6],
  MaxBurstIops: ['burst-iops', 1],
  MaxBurstBandwidthMBps: ['burst-throughput', 1e6],
  MaxBurstDurationInMin: ['burst-minutes', 1],
  MaxIOpsPerformancePlus: ['plus-iops', 1],
  MaxBandwidthMBpsPerformancePlus: ['plus-throughput', 1e6],
};

export type JsonRecord = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of such a dump; nothing where the JSON is something else. */
export function entriesIn(json: unknown): readonly JsonRecord[] | undefined {
  const list = isRecord(json) ? json['value'] : json;
  return Array.isArray(list) && list.some((one) => isRecord(one) && 'resourceType' in one)
    ? list.map((one) => (isRecord(one) ? one : {}))
    : undefined;
}

/** The capabilities of an entry by name. @throws a sentence where they are of another form */
function capabilitiesOf({ capabilities: list = [] }: JsonRecord): ReadonlyMap<string, string> {
  if (!Array.isArray(list)) throw new Error('“capabilities” is not a list');
  return new Map(
    list.map((one): [string, string] => {
      if (!isRecord(one) || typeof one['name'] !== 'string')
        throw new Error('a capability without a name');
      return [one['name'], String(one['value'] ?? '')];
    }),
  );
}

/** @throws a sentence where a capability that the dataset needs is no number */
function figuresOf(capabilities: ReadonlyMap<string, string>, names: Capabilities) {
  const figures: Record<string, number> = {};
  for (const [capability, [figure, unit]] of Object.entries(names)) {
    const text = capabilities.get(capability) ?? '';
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0)
      throw new Error(`${capability} is “${text}”, which is not a number`);
    // Zero is how the resource API says that a size has none.
    if (value > 0) figures[figure] = value * unit;
  }
  return figures;
}

function sizeOf(entry: JsonRecord, name: string, from: Document): SizeObserved {
  const capabilities = capabilitiesOf(entry);
  const { 'nvme-total': total, ...figures } = figuresOf(capabilities, ofSizes);
  const each = figures['nvme-size'] ?? total;
  const vcpus = figures['vcpus'] ?? Number(capabilities.get('vCPUs') ?? Number.NaN);
  const date = capabilities.get('RetirementDateUtc');
  const retires = date ? dayOf(date.split(' ')[0] ?? '') : undefined;
  if (date && retires === undefined)
    throw new Error(`RetirementDateUtc is “${date}”, which is not a day`);
  const { locations } = entry;
  return {
    name,
    figures: {
      ...figures,
      ...(Number.isNaN(vcpus) ? {} : { vcpus }),
      ...(total === undefined || each === undefined
        ? {}
        : { 'nvme-size': each, 'nvme-disks': Math.round(total / each) }),
    },
    ...defined({ retires }),
    regions: Array.isArray(locations)
      ? locations.map((one) => String(one).toLowerCase().replaceAll(' ', ''))
      : [],
    from,
  };
}

/** A disk that is stored three times in one place; those in several zones have the same limits under the same name. */
const isLocallyRedundant = (sku: string) => /^(Premium|StandardSSD|Standard)_LRS$/.test(sku);

/** Puts what entries of several regions say alike into one. */
function merged(sizes: readonly SizeObserved[]): readonly SizeObserved[] {
  const found = new Map<string, SizeObserved>();
  for (const size of sizes) {
    const key = JSON.stringify([size.name, Object.entries(size.figures).sort(), size.retires]);
    const regions = [...(found.get(key)?.regions ?? []), ...(size.regions ?? [])];
    found.set(key, { ...size, regions });
  }
  return [...found.values()];
}

/** Reads the entries, each by itself: a faulty one is a problem and the others are read. */
export function readSkus(entries: readonly JsonRecord[], from: Document) {
  const sizes: SizeObserved[] = [];
  const disks = new Map<string, DiskObserved>();
  const problems: string[] = [];
  for (const [at, entry] of entries.entries()) {
    const { resourceType: type, name, size } = entry;
    const where = `${from.file}: entry ${at + 1}${typeof name === 'string' ? ` (${name})` : ''}`;
    try {
      if (type === 'virtualMachines') {
        if (typeof name !== 'string') throw new Error('a VM size without a name');
        if (/^Standard_/.test(name))
          sizes.push(sizeOf(entry, name.slice('Standard_'.length), from));
      } else if (type === 'disks' && typeof name === 'string' && isLocallyRedundant(name)) {
        if (typeof size !== 'string') throw new Error('a disk without its size, such as P30');
        const figures = figuresOf(capabilitiesOf(entry), ofDisks);
        disks.set(JSON.stringify([size, figures]), { name: size, figures, from });
      }
    } catch (error) {
      problems.push(`${where}: ${(error as Error).message}.`);
    }
  }
  return { sizes: merged(sizes), disks: [...disks.values()], problems };
}
