/** A case of the fields: the volume as a test sees it, its figures, and the values that texts are written from. */

import type { Inputs } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { defaultDirectories } from '../../storage/benchmark/directory.ts';
import { type BenchmarkTest, benchmarkTests } from '../../storage/benchmark/name.ts';
import { readShareOf, type TestFile } from '../../storage/benchmark/plan.ts';
import type { BenchmarkValues, TestValues } from '../../storage/benchmark/values.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import { type Bytes, fraction } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { problemWithoutVm, settingOf, volumeOf } from '../shared/volume/inputs.ts';
import { type LatencyInUse, latencyInUse } from '../shared/volume/latency.ts';
import type { fields } from './fields.ts';
import { model, type Result, usualSize } from './model.ts';

export type Given = Inputs<typeof fields>;

export type TestCase = {
  readonly test: BenchmarkTest;
  readonly size: Bytes;
  readonly volume: Volume;
  readonly time: LatencyInUse;
  readonly result: Result | undefined;
};

/** The inputs of the calculators of a volume for a test. A warmed cache serves every read of it, where one takes effect. */
const inputsFor = (given: Given, test: BenchmarkTest) => ({
  ...given,
  read: fraction(readShareOf(test)),
  hit: fraction(settingOf(given) === 'ReadOnly' ? 1 : 0),
  latency: undefined,
});

/** What to say where a VM has to be entered for this test. */
export const problemOf = (given: Given, test: BenchmarkTest): string | undefined =>
  problemWithoutVm(inputsFor(given, test));

/** One of the tests of this set-up, with what it should show. */
export function testCase(given: Given, test: BenchmarkTest, catalogue: Catalogue): TestCase {
  const inputs = inputsFor(given, test);
  // Other tests than the chosen one have their usual IO size.
  const size = (test === given.test ? given['io-size'] : undefined) ?? usualSize(test);
  const volume = volumeOf(inputs);
  const time = latencyInUse(inputs, size, catalogue);
  return { test, size, volume, time, result: model(volume, size, test, time, given.limits) };
}

function testValues(given: Given, { test, size, result }: TestCase): readonly TestValues[] {
  const { vm, disk, disks, cache } = given;
  if (!result || cache === 'ReadWrite') return [];
  const { jobs, depth, runs } = result;
  const name = { disk: disk.name, disks, cache, test, size };
  return [{ jobs, depth, runs, case: vm ? { ...name, vm: vm.name } : name }];
}

/** The values that texts for these tests are written from. */
export function valuesOf(
  given: Given,
  tests: readonly TestCase[],
  { size, free, fillRate, filling, warming }: TestFile,
): BenchmarkValues {
  const { tool, directory, disks, disk } = given;
  return {
    tool,
    directory: directory || defaultDirectories[tool],
    size,
    free,
    filling,
    disks,
    ...defined({ fillRate, warming }),
    isLocal: disk.placement !== undefined,
    tests: tests.flatMap((one) => testValues(given, one)),
  };
}

/** Every test of this set-up that has figures. */
export const allTests = (given: Given, catalogue: Catalogue): readonly TestCase[] =>
  benchmarkTests.flatMap((test) =>
    problemOf(given, test) ? [] : [testCase(given, test, catalogue)],
  );
