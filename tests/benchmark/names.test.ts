/** The name of a run carries its case, and nothing else is taken for one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import {
  type BenchmarkCase,
  benchmarkTests,
  formatCaseName,
  parseCaseName,
} from '../../src/storage/benchmark/name.ts';
import { bytes, kib } from '../../src/units/index.ts';

const given: BenchmarkCase = {
  ...{ vm: 'D8s_v5', disk: 'P30', disks: 4, cache: 'None', test: 'iops-read', size: kib(8) },
};
const name = 'headroom1+D8s_v5+P30x4+None+iops-read+8KiB';

/** Disks of the dataset, and those that are named after what is provisioned. */
const disks = [
  ...catalogue.disks('current').map((disk) => disk.name),
  ...['PremiumV2-512GiB-8000IOPS-400MBps', 'Ultra-1024GiB-8192IOPS-400MBps'],
];
const anyCase = fc
  .record(
    {
      vm: fc.constantFrom(...catalogue.vms('current').map((vm) => vm.name)),
      disk: fc.constantFrom(...disks),
      disks: fc.integer({ min: 1, max: 64 }),
      cache: fc.constantFrom('None' as const, 'ReadOnly' as const),
      test: fc.constantFrom(...benchmarkTests),
      size: fc.integer({ min: 1, max: 32_768 }).map((sectors) => bytes(sectors * 512)),
      phase: fc.constantFrom('burst' as const, 'sustained' as const),
    },
    { requiredKeys: ['disk', 'disks', 'cache', 'test', 'size'] },
  )
  .map((one): BenchmarkCase => one);

describe('A name of a run', () => {
  test('has the case in the order of the path, after the number of its form.', () => {
    expect(formatCaseName(given)).toBe(name);
    expect(formatCaseName({ ...given, vm: 'E8bds_v5/nvme', phase: 'burst' })).toBe(
      'headroom1+E8bds_v5~nvme+P30x4+None+iops-read+8KiB+burst',
    );
  });

  test('is read back as the same case, whatever the case.', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(parseCaseName(formatCaseName(one))).toEqual(one);
      }),
    );
  });

  test('has only characters that a file name, a job name of fio and a shell take as they are.', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(formatCaseName(one)).toMatch(/^[A-Za-z0-9+_.~-]{1,120}$/);
      }),
    );
  });

  test('is read back from the path of a file, as DiskSpd prints it.', () => {
    expect(parseCaseName(`F:\\benchmark\\${name}.dat`)).toEqual(given);
    expect(parseCaseName(`/data/${name}`)).toEqual(given);
  });

  test('that is none is read as nothing.', () => {
    for (const text of [
      ...['', 'fill', 'headroom1', 'headroom-benchmark.dat', `${name}+`, `${name} `, `x${name}`],
      ...[name.replace('headroom1', 'headroom2'), name.replace('P30x4', 'P30x0')],
      ...[
        name.replace('8KiB', '8192B'),
        name.replace('None', 'ReadWrite'),
        name.replace('+8KiB', '+08KiB'),
      ],
      ...[name.replace('D8s_v5', '$(id)'), name.replace('+P30', '++P30'), `${name}+later`],
    ])
      expect(parseCaseName(text), text).toBeUndefined();
  });

  test('is the only spelling of its case.', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyCase.map((one) => `${formatCaseName(one)}x`),
        ),
        (text) => {
          const found = parseCaseName(text);
          if (found) expect(text.endsWith(formatCaseName(found))).toBe(true);
        },
      ),
    );
  });

  test('is refused for parts that are no names.', () => {
    for (const vm of ['', 'a b', '$(id)', "x'", 'x\ny', '../x', 'a/b'])
      expect(() => formatCaseName({ ...given, vm }), vm).toThrow('no name');
    expect(() => formatCaseName({ ...given, disks: 1.5 })).toThrow('number of disks');
  });
});
