/** Requirements to search for: those of six workloads, and random ones. */

import type { Given } from '../../src/calculators/find/model.ts';
import { diskNamed, fullDataset } from '../../src/calculators/full-dataset.ts';
import { catalogue, type Vm } from '../../src/limits/index.ts';
import { forVolumes } from '../../src/limits/offered-disks.ts';
import { exclusions, type Requirement } from '../../src/storage/find/requirement.ts';
import type { Market } from '../../src/storage/find/search.ts';
import {
  bytesPerSecond,
  fraction,
  gib,
  iops,
  kib,
  mbPerSecond,
  seconds,
} from '../../src/units/index.ts';

const prices = fullDataset.prices('westeurope');
if (!prices) throw new Error('There are no prices of West Europe.');

export const market: Market = {
  vms: catalogue.vms('current'),
  disks: forVolumes(catalogue.disks('current')),
  prices,
};

/** The defaults of the calculator. */
const usual: Requirement = {
  iops: iops(20_000),
  throughput: mbPerSecond(400),
  capacity: gib(4096),
  log: undefined,
  size: kib(8),
  meanIops: undefined,
  read: fraction(0.7),
  hit: fraction(0),
  latencyClass: 'any',
  families: ['Premium SSD', 'Premium SSD v2', 'Ultra Disk'],
  redundancy: 'LRS',
  vcpus: 0,
  maxVcpus: undefined,
  memory: gib(0),
  localDisk: false,
  localData: 'no',
  headroom: 20,
  burst: undefined,
  cache: 'any',
  maxDisks: 4,
  osDisk: diskNamed('P10', 'current'),
  exclude: exclusions,
  os: 'linux',
};

/** Six workloads, as the research on sizing describes them. */
export const workloads: Readonly<Record<string, Requirement>> = {
  'SQL Server, transactions': {
    ...usual,
    throughput: mbPerSecond(500),
    vcpus: 16,
    hit: fraction(0.5),
    maxDisks: 16,
  },
  etcd: {
    ...usual,
    ...{ iops: iops(500), throughput: undefined, size: kib(8), read: fraction(0) },
    ...{ capacity: gib(64), latencyClass: 'sub-ms', maxDisks: 8 },
  },
  'file server': {
    ...usual,
    ...{ iops: undefined, throughput: mbPerSecond(300), size: kib(64) },
    ...{ capacity: gib(20 * 1024), maxDisks: 16 },
  },
  'SAP HANA': {
    ...usual,
    ...{ iops: iops(16_000), throughput: mbPerSecond(1100), size: kib(64) },
    ...{ capacity: gib(3072), memory: gib(1000), maxDisks: 16, exclude: ['preview'] },
  },
  'data warehouse': {
    ...usual,
    ...{ iops: undefined, throughput: mbPerSecond(4000), size: kib(512), read: fraction(1) },
    ...{ capacity: gib(30 * 1024), maxDisks: 32 },
  },
  'PostgreSQL with bursts': {
    ...usual,
    ...{ iops: iops(3000), throughput: undefined, burst: seconds(1800) },
    ...{ capacity: gib(256), maxDisks: 8 },
    families: ['Premium SSD', 'Standard SSD', 'Premium SSD v2'],
  },
};

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A requirement in which everything differs that can. */
export function randomRequirement(seed: number): Requirement {
  const random = randomFrom(seed);
  const oneOf = <T>(...values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const upTo = (most: number) => Math.ceil(most ** random());
  const size = kib(oneOf(4, 8, 16, 64, 256, 300, 512, 1024));
  const rate = upTo(100_000);
  const peak =
    size > kib(256) ? undefined : mbPerSecond(Math.ceil((rate * size) / 1e6) + upTo(900));
  const [first, second] = oneOf(
    [iops(rate), peak] as const,
    [iops(rate), undefined] as const,
    [undefined, mbPerSecond(upTo(4000))] as const,
  );
  const maxDisks = oneOf(1, 2, 4, 4, 8, 16);
  return {
    ...{ iops: first, throughput: second, size, maxDisks },
    capacity: gib(upTo(20_000)),
    log: undefined,
    // From the seed itself, so that the other parts stay as they are.
    meanIops: seed % 3 === 0 ? iops(rate / 2) : undefined,
    read: fraction(oneOf(0, 0.5, 0.7, 1)),
    hit: fraction(oneOf(0, 0, 0.4, 0.9, 1)),
    latencyClass: oneOf('any', 'any', 'single-digit', 'sub-ms'),
    families: oneOf(
      usual.families,
      usual.families,
      ['Premium SSD'],
      ['Standard SSD', 'Standard HDD'],
      ['Premium SSD', 'Standard SSD', 'Standard HDD', 'Premium SSD v2', 'Ultra Disk'],
    ),
    vcpus: oneOf(0, 0, 4, 16),
    redundancy: seed % 5 === 2 ? 'ZRS' : 'LRS',
    maxVcpus: seed % 4 === 1 ? 16 + (seed % 7) * 8 : undefined,
    memory: gib(oneOf(0, 0, 32, 128)),
    localDisk: oneOf(false, false, true),
    localData: seed % 3 === 2 ? 'yes' : seed % 7 === 3 ? 'only' : 'no',
    headroom: oneOf(0, 10, 20, 25, 60),
    burst: oneOf(undefined, undefined, seconds(600), seconds(1800), seconds(7200)),
    cache: oneOf('any', 'any', 'None', 'ReadOnly'),
    osDisk: oneOf(undefined, usual.osDisk, diskNamed('Ephemeral-64GiB-ResourceDisk', 'current')),
    exclude: oneOf<Requirement['exclude']>(
      exclusions,
      exclusions,
      [],
      ['unpublished'],
      ['retiring', 'arm'],
    ),
    os: oneOf('linux', 'linux', 'windows'),
  };
}

/** Two targets of about the same IOs: up to 1 % less or more throughput than IOPS × IO size, and where IOs may be of two sizes up to 3 % more. */
export function nearTargets(seed: number): Requirement {
  const requirement = randomRequirement(seed);
  const { size, iops: rate = iops(seed * 37) } = requirement;
  const ratios = [0.992, 0.9999, 1, 1.0001, 1.007, size > kib(256) ? 1.009 : 1.03];
  const throughput = bytesPerSecond(Math.round(rate * size * (ratios[seed % ratios.length] ?? 1)));
  return { ...requirement, iops: rate, throughput };
}

/**
 * A requirement with a log: idle, with IOPS, with a throughput, or with both as peaks of their own. Of one or
 * two disks for each volume and a few families, since each set of one is tried with each of the other.
 */
export function withLog(seed: number): Requirement {
  const requirement = randomRequirement(seed);
  const random = randomFrom(seed + 1000);
  const { size } = requirement;
  const rate = iops(Math.ceil(20_000 ** random()));
  const moved = bytesPerSecond(Math.ceil(rate * size * (1 + random())));
  const logs = [
    [rate, undefined],
    [undefined, moved],
    [rate, size > kib(256) ? undefined : moved],
    [undefined, undefined],
  ] as const;
  const [first, second] = logs[seed % logs.length] ?? [undefined, undefined];
  const families = [
    ['Premium SSD', 'Premium SSD v2'],
    ['Premium SSD', 'Ultra Disk'],
    ['Standard SSD', 'Premium SSD v2'],
    ['Premium SSD', 'Standard HDD'],
  ] as const;
  return {
    ...{ ...requirement, maxDisks: seed % 6 === 5 ? 2 : 1 },
    families: families[Math.floor(random() * families.length)] ?? usual.families,
    capacity: gib(Math.ceil(4000 ** random())),
    log: { iops: first, throughput: second, capacity: gib(Math.ceil(1000 ** random())) },
  };
}

/** A requirement as the inputs of the calculator. */
export const inputsOf = (requirement: Requirement): Given => ({
  ...requirement,
  payment: 'as-you-go',
  now: undefined,
  'target-iops': requirement.iops,
  'target-throughput': requirement.throughput,
  'log-iops': requirement.log?.iops,
  'log-throughput': requirement.log?.throughput,
  'log-capacity': requirement.log?.capacity,
  'io-size': requirement.size,
  'mean-iops': requirement.meanIops,
  'latency-class': requirement.latencyClass,
  types: requirement.families,
  redundancy: requirement.redundancy,
  vcpus: requirement.vcpus || undefined,
  'max-vcpus': requirement.maxVcpus,
  memory: requirement.memory || undefined,
  'local-disk': requirement.localDisk ? 'yes' : 'no',
  'local-data': requirement.localData === 'no' ? 'no' : 'yes',
  'max-disks': requirement.maxDisks,
  'os-disk': requirement.osDisk,
  region: 'westeurope',
  limits: 'current',
});

/** Some of these sizes, others for each seed. */
export function someVms(seed: number, count: number, of = market.vms): readonly Vm[] {
  const random = randomFrom(seed);
  return of.filter(() => random() < count / of.length);
}
