/** Values of benchmarks for tests: of any set-up that the calculator could be given. */
import fc from 'fast-check';
import { catalogue } from '../../src/limits/index.ts';
import type { BenchmarkTool } from '../../src/storage/benchmark/directory.ts';
import { type BenchmarkTest, benchmarkTests } from '../../src/storage/benchmark/name.ts';
import { depthFor, jobsFor, runOf } from '../../src/storage/benchmark/plan.ts';
import type { BenchmarkValues, TestValues } from '../../src/storage/benchmark/values.ts';
import { bytes, gib, iops, kib, seconds } from '../../src/units/index.ts';

/** A test of four P30 on a D8s_v5, 64 IOs in flight. */
export const testOf = (test: BenchmarkTest, more: Partial<TestValues> = {}): TestValues => ({
  ...{ jobs: 4, depth: 16, runs: [runOf(undefined, undefined)] },
  case: { vm: 'D8s_v5', disk: 'P30', disks: 4, cache: 'None', test, size: kib(8) },
  ...more,
});

export const valuesOf = (more: Partial<BenchmarkValues> = {}): BenchmarkValues => ({
  ...{ tool: 'fio', directory: '/data', size: gib(32), free: gib(36), filling: 60, disks: 4 },
  isLocal: false,
  ...{ tests: [testOf('iops-read')] },
  ...more,
});

const anyTest = (cache: 'None' | 'ReadOnly') =>
  fc
    .record({
      test: fc.constantFrom(...benchmarkTests),
      rate: fc.double({ min: 100, max: 400_000, noNaN: true }),
      latency: fc.double({ min: 1e-4, max: 0.05, noNaN: true }),
      sectors: fc.constantFrom(1, 8, 16, 128, 512, 2048),
      vm: fc.constantFrom(...catalogue.vms('current')),
      disk: fc.constantFrom(...catalogue.disks('current')),
      lasts: fc.option(fc.integer({ min: 1800, max: 90_000 }), { nil: undefined }),
    })
    .map(({ test, rate, latency, sectors, vm, disk, lasts }) => {
      const queue = depthFor(iops(rate), seconds(latency));
      const jobs = jobsFor(queue, iops(rate), vm.vcpus);
      const last = lasts === undefined ? undefined : seconds(lasts);
      const name = { vm: vm.name, disk: disk.name, disks: 4, cache, test };
      const values: TestValues = {
        ...{ jobs, depth: queue / jobs, case: { ...name, size: bytes(sectors * 512) } },
        runs: last
          ? [runOf('burst', last), runOf('sustained', last)]
          : [runOf(undefined, undefined)],
      };
      return { values, needed: rate * latency, lasts };
    });

/** Values of any set-up, with what its tests need: IOs in flight, and seconds until a burst is over. */
export const anyValues = (tool: BenchmarkTool) =>
  fc.constantFrom('None' as const, 'ReadOnly' as const).chain((cache) =>
    fc
      .record({
        tests: fc.uniqueArray(anyTest(cache), {
          minLength: 1,
          maxLength: 7,
          selector: ({ values }) => values.case.test,
        }),
        directory:
          tool === 'fio'
            ? fc.stringMatching(/^\/(data|mnt)(\/[a-z_][a-z0-9_.-]{0,8}){0,3}$/)
            : fc.stringMatching(/^[D-Z]:(\\[a-b_][a-z0-9_-]{0,8}){1,3}$/),
        whole: fc.integer({ min: 1, max: 256 }),
        fillRate: fc.option(fc.integer({ min: 1_000_000, max: 2_000_000_000 }), { nil: undefined }),
      })
      .map(({ tests, directory, whole, fillRate }) => {
        const values: BenchmarkValues = {
          ...{ tool, directory, size: gib(whole), free: gib(whole + 1), filling: 60, disks: 4 },
          isLocal: false,
          ...(fillRate === undefined ? {} : { fillRate }),
          ...(cache === 'ReadOnly' ? { warming: 90 } : {}),
          tests: tests.map((one) => one.values),
        };
        return { values, tests };
      }),
  );
