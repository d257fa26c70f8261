import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packDisks, packVms, unpackDisks, unpackVms } from '../../src/limits/compact.ts';
import { withConstrained } from '../../src/limits/constrained.ts';
import {
  constrained,
  disks,
  fullVms,
  type LimitPair,
  lifecycle,
  type PublishedLimit,
  type Vm,
  vms,
} from '../../src/limits/index.ts';
import { withLifecycle } from '../../src/limits/lifecycle.ts';
import { bytes, bytesPerSecond, gib, iops } from '../../src/units/index.ts';

test('Packing loses nothing, not even a note.', () => {
  expect(unpackVms(packVms(fullVms))).toStrictEqual(fullVms);
  expect(unpackDisks(packDisks(disks))).toStrictEqual(disks);
});

test('Sizes with constrained vCPUs are made again from the list of them.', () => {
  const rows = withConstrained(withLifecycle(unpackVms(packVms(fullVms)), lifecycle), constrained);
  expect(rows).toStrictEqual(vms);
  expect(rows.length).toBeGreaterThan(fullVms.length);
});

test('Nothing packs to nothing.', () => {
  expect(unpackVms(packVms([]))).toEqual([]);
  expect(unpackDisks(packDisks([]))).toEqual([]);
});

test('Packing is much smaller than the rows.', () => {
  expect(packVms(fullVms).length).toBeLessThan(JSON.stringify(fullVms).length / 3);
});

test('All sizes of both editions are at most 12 kB to download.', () => {
  expect(gzipSync(packVms(fullVms)).length).toBeLessThan(12_000);
});

const rate = fc.integer({ min: 1, max: 1e6 }).map(iops);
const throughput = fc.integer({ min: 1, max: 2e10 }).map(bytesPerSecond);
const pair: fc.Arbitrary<LimitPair> = fc.record(
  { iops: rate, throughput },
  { noNullPrototype: true },
);
const noFigure = fc.constantFrom('none', 'not published', 'local disk only');
const limit = fc.record(
  {
    iops: fc.oneof(rate, noFigure) as fc.Arbitrary<PublishedLimit<LimitPair['iops']>>,
    throughput: fc.oneof(throughput, noFigure) as fc.Arbitrary<
      PublishedLimit<LimitPair['throughput']>
    >,
  },
  { noNullPrototype: true },
);
const size = fc.integer({ min: 1, max: 1e7 }).map((tenths) => gib(tenths / 16));
const decimalSize = fc.integer({ min: 1, max: 20_000 }).map((gb) => bytes(gb * 1e9));
const anyVm = fc.record(
  {
    name: fc.string(),
    series: fc.string(),
    edition: fc.constantFrom('2018-09', 'current'),
    vcpus: fc.integer({ min: 1, max: 400 }),
    memory: size,
    maxDataDisks: fc.nat(64),
    temp: size,
    cacheSize: size,
    cached: limit,
    uncached: limit,
    nvmeDisks: fc.integer({ min: 1, max: 12 }),
    nvmeSize: fc.oneof(size, decimalSize),
    localDisk: pair,
    localWrite: pair,
    nvme: pair,
    cachedBurst: pair,
    uncachedBurst: pair,
    elastic: pair,
    elasticBurst: pair,
    tempDisk: fc.constantFrom('cached limit', 'local NVMe', 'none'),
    hostCache: fc.boolean(),
    premiumStorage: fc.boolean(),
    cachedMayBeHigher: fc.boolean(),
    unit: fc.constantFrom('MiB/s', 'MB/s'),
    source: fc.string(),
    origin: fc.constantFrom({ cached: 'api-2025' }, { cached: 'api-2020' }),
    also: fc.array(fc.string(), { minLength: 1 }),
    note: fc.string({ minLength: 1 }),
  },
  {
    requiredKeys: [
      'name',
      'series',
      'edition',
      'maxDataDisks',
      'cached',
      'uncached',
      'tempDisk',
      'hostCache',
      'premiumStorage',
      'unit',
      'source',
    ],
    noNullPrototype: true,
  },
) as fc.Arbitrary<Vm>;

test('Any row is the same after packing and unpacking, whichever figures it has.', () => {
  fc.assert(
    fc.property(fc.array(anyVm, { maxLength: 4 }), (rows) => {
      expect(unpackVms(packVms(rows))).toStrictEqual(rows);
    }),
  );
});
