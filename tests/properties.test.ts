/** What is true of any input: laws, limits, links, and unexpected text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GroupDemand, throughVm } from '../src/accuracy/formula.ts';
import { diskNamed, fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { limitName } from '../src/calculators/shared/answer/text.ts';
import { parseQuery, type ViewModel } from '../src/kit/index.ts';
import {
  cacheMissFraction,
  headroom,
  latencyAt,
  outstandingAt,
  rateAt,
} from '../src/laws/index.ts';
import { bottleneckOf, limitsOf, type Volume } from '../src/storage/set-up/volume.ts';
import { bytes, iops, seconds } from '../src/units/index.ts';
import { anyCharacter } from './any-text.ts';
import { invalidIn } from './invalid-values.ts';
import { all } from './sampled-calculators.ts';
import { testDataset } from './test-dataset.ts';

const { catalogue } = fullDataset;
/** Without a full cache a disk's own limits always count, so there is a bottleneck. */
function bottleneck(limits: ReturnType<typeof limitsOf>) {
  const found = bottleneckOf(limits);
  if (!found) throw new Error('No limit is published.');
  return found;
}
const close = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

describe('Little’s law', () => {
  test('its three forms agree.', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 60, noNaN: true }),
        fc.double({ min: 1, max: 1e7, noNaN: true }),
        (wait, rate) => {
          const queue = outstandingAt(iops(rate), seconds(wait));
          return (
            close(rateAt(queue, seconds(wait)), rate) && close(latencyAt(queue, iops(rate)), wait)
          );
        },
      ),
    );
  });
});

const groupDemand = fc.record({
  demand: fc.integer({ min: 0, max: 50_000 }),
  cached: fc.boolean(),
  disks: fc.integer({ min: 1, max: 50_000 }),
});
const limits = fc.record({
  groups: fc.array(groupDemand, { maxLength: 8 }),
  temp: fc.integer({ min: 0, max: 20_000 }),
  misses: fc.constantFrom(0, 0.1, 0.4, 0.5, 1),
  cached: fc.integer({ min: 1, max: 80_000 }),
  uncached: fc.integer({ min: 1, max: 80_000 }),
});

describe('What is achieved through the limits of a VM', () => {
  test('is never more than the demand, and never more than the sum of the limits.', () => {
    fc.assert(
      fc.property(limits, ({ groups, temp, misses, cached, uncached }) => {
        const got = throughVm(groups, temp, misses, { cached, uncached });
        const demand = groups.reduce((sum, each) => sum + each.demand, temp);
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(demand + 1e-6);
        expect(got).toBeLessThanOrEqual(cached + uncached + 1e-6);
      }),
    );
  });

  test('is never less for a larger limit, whichever is raised.', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 50_000 }), fc.nat(7), (given, more, which) => {
        const { groups, temp, misses, cached, uncached } = given;
        const before = throughVm(groups, temp, misses, { cached, uncached });
        const after = [
          throughVm(groups, temp, misses, { cached: cached + more, uncached }),
          throughVm(groups, temp, misses, { cached, uncached: uncached + more }),
          throughVm(
            groups.map(
              (each, index): GroupDemand =>
                index === which ? { ...each, disks: each.disks + more } : each,
            ),
            temp,
            misses,
            { cached, uncached },
          ),
        ];
        for (const one of after) expect(one).toBeGreaterThanOrEqual(before - 1e-6);
      }),
    );
  });

  test('is the whole demand where no limit of the VM or a disk is exceeded.', () => {
    fc.assert(
      fc.property(fc.array(groupDemand, { maxLength: 8 }), fc.boolean(), (groups, hits) => {
        const misses = hits ? 0.5 : 1;
        const kept = groups.map((each) => ({ ...each, demand: Math.min(each.demand, each.disks) }));
        const demand = kept.reduce((sum, each) => sum + each.demand, 0);
        const room = { cached: demand, uncached: demand };
        expect(throughVm(kept, 0, misses, room)).toBeCloseTo(demand, 6);
      }),
    );
  });

  test('grows where hits relieve the disks: reads from the cache leave their part to the writes.', () => {
    // Design guide, disk caching: of 60 reads and 40 writes on a disk at its limit of 100, a warm cache takes the reads, and the writes may have the 100.
    const busy = [{ demand: 1000, cached: true, disks: 100 }];
    const vm = { cached: 1000, uncached: 1000 };
    const cold = throughVm(busy, 0, cacheMissFraction(true, 0.6, 0), vm);
    const warm = throughVm(busy, 0, cacheMissFraction(true, 0.6, 1), vm);
    expect(cold).toBe(100);
    expect(warm * (1 - 0.6)).toBeCloseTo(100, 9);
  });
});

const diskOf = fc.constantFrom(...catalogue.disks('2018-09'), ...catalogue.disks('current'));
const vmOf = fc.constantFrom(undefined, ...catalogue.vms('2018-09'), ...catalogue.vms('current'));
const volume: fc.Arbitrary<Volume> = fc.record({
  disk: diskOf,
  disks: fc.integer({ min: 1, max: 64 }),
  vm: vmOf,
  cached: fc.boolean(),
  read: fc.constantFrom(0, 0.5, 1),
  hit: fc.constantFrom(0, 0.25, 0.9),
});
const size = fc
  .oneof(
    fc.integer({ min: 512, max: 4 * 1024 * 1024 }),
    fc.constantFrom(4096, 8192, 65_536, 262_144, 262_145, 1_048_576),
  )
  .map(bytes);

describe('The limits between an application and its disks', () => {
  test('the answer exceeds none of them, and is one of them.', () => {
    fc.assert(
      fc.property(volume, size, (given, each) => {
        const limits = limitsOf(given, each);
        const { iops: rate, by } = bottleneck(limits);
        expect(by.length).toBeGreaterThan(0);
        for (const { allows } of limits) expect(rate).toBeLessThanOrEqual(allows);
      }),
    );
  });

  test('a larger limit of a disk or VM never gives less.', () => {
    fc.assert(
      fc.property(volume, size, fc.integer({ min: 0, max: 5000 }), (given, each, more) => {
        const { disk } = given;
        const before = bottleneck(limitsOf(given, each)).iops;
        const raised = { ...given, disk: { ...disk, iops: iops(disk.iops + more) } };
        expect(bottleneck(limitsOf(raised, each)).iops).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('one that is the bottleneck alone changes the answer when it is raised; of several each alone changes nothing.', () => {
    fc.assert(
      fc.property(volume, size, (given, each) => {
        const limits = limitsOf(given, each);
        const { iops: rate, by } = bottleneck(limits);
        for (const limit of by) {
          const raised = limits.map((one) =>
            one === limit ? { ...one, allows: iops(one.allows * 2) } : one,
          );
          const after = bottleneck(raised).iops;
          if (by.length === 1) expect(after).toBeGreaterThan(rate);
          // Limits that differ by rounding alone are equal.
          else expect(close(after, rate)).toBe(true);
        }
      }),
    );
  });

  test('equal limits are all named.', () => {
    // DS1 allows 3,200 IOPS and 32 MiB/s: at 10 KiB both are the same rate.
    const equal = viewModelOf('io-size', 'vm=DS1&io-size=10.24KB&limits=2018-09&disk=P30');
    expect(equal.answer?.boundBy.length).toBeGreaterThan(0);
    const crossover = viewModelOf('io-size', 'disk=P10&vm=DS1&io-size=10KiB&limits=2018-09');
    expect(crossover.answer?.boundBy).toEqual(['disk IOPS (P10)']);
    const both = bottleneck(
      limitsOf(
        {
          disk: diskNamed('P30', 'current'),
          disks: 1,
          vm: undefined,
          cached: false,
          read: 1,
          hit: 0,
        },
        bytes(40_000),
      ),
    );
    expect(both.by.map(limitName)).toEqual(['disk IOPS (P30)', 'disk throughput (P30)']);
  });
});

describe('Headroom', () => {
  test('is 1 at rest, 0 at the limit and never negative.', () => {
    expect(headroom(0, 640)).toBe(1);
    expect(headroom(640, 640)).toBe(0);
    expect(headroom(900, 640)).toBe(0);
    // Exactly 5 % left is not “under 5 %”.
    expect(headroom(912, 960)).toBe(0.05);
  });
});

function viewModelOf(id: string, query: string): ViewModel {
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(id);
  const { given: names, lookup } = parseQuery(query);
  return calculator.viewModel(lookup, testDataset, names);
}

const diskName = diskOf.map(({ name }) => name);
const vmName = vmOf.filter((vm) => vm !== undefined).map((vm) => vm.name);
const cache = fc.constantFrom('None', 'ReadOnly', 'ReadWrite', 'read-only', 'readwrite');
const group = fc
  .tuple(
    fc.constantFrom('os', 'data', 'log', 'tempdb', 'other'),
    diskName,
    fc.integer({ min: 1, max: 64 }),
    cache,
    fc.constantFrom('', ':500', ':12000 IOPS'),
  )
  .map(([role, disk, count, setting, target]) => `${role}:${disk}x${count}:${setting}${target}`);
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  disk: diskName,
  vm: vmName.map((name) => `Standard_${name.toUpperCase()}`),
  cache,
  'io-size': fc.constantFrom('8KiB', '8k', '64 KiB', '1.5MiB', '1,5 MiB', '1100KB', '4096B'),
  'stripe-unit': fc.constantFrom('64KiB', '256K', '4 KiB'),
  read: fc.constantFrom('100%', '70', '0%', '33.3%'),
  hit: fc.constantFrom('0', '80%', '12.5 %'),
  latency: fc.constantFrom('2ms', '300us', '2.072 ms', '0,5 s'),
  outstanding: fc.constantFrom('1', '8', '1000'),
  limits: fc.constantFrom('current', '2018-09'),
  temp: fc.constantFrom('unused', 'used', '100MB/s', '256 MiB/s'),
  'target-iops': fc.constantFrom('', '5000', '16k'),
  loads: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom('a', 'B2', 'log', 'temp-1'),
        fc.constantFrom('P30/None', 'P30x4/ReadOnly', 'p10/none#x', 'S30/ReadWrite'),
        fc.constantFrom('4KiB', '64k', '256 KiB'),
        fc.constantFrom('q1', 'q8', 'Q33', 'r500', 'r1.5k'),
        fc.constantFrom('read', 'write', 'Read70', 'read33.3%'),
        fc.constantFrom('', ':latency=1ms', ':from=0.2s:to=0,6 s'),
      ),
      { minLength: 1, maxLength: 3, selector: ([name]) => name },
    )
    .map((loads) => loads.map((parts) => `${parts.slice(0, 5).join(':')}${parts[5]}`).join()),
  window: fc.constantFrom('50ms', '0.1 s', '7 ms'),
  seconds: fc.constantFrom('1', '0.5 s', '1500ms'),
  seed: fc.constantFrom('1', '7', '4294967295'),
  'target-throughput': fc.constantFrom('', '250MB/s', '1.94 MB/s'),
};

/** The fields that were given a text of ten megabytes. */
const stuffed = new Set<string>();

for (const calculator of calculators) {
  const inputs = fc.record(
    Object.fromEntries(
      calculator.names.map((name) => [
        name,
        name === 'disks'
          ? calculator.id === 'cap-check'
            ? fc.array(group, { minLength: 1, maxLength: 5 }).map((groups) => groups.join(','))
            : fc.integer({ min: 1, max: 64 }).map(String)
          : (texts[name] ?? fc.constant(calculator.initial(name))),
      ]),
    ),
    { requiredKeys: [] },
  );
  const viewModel = (given: Readonly<Record<string, string | undefined>>) =>
    calculator.viewModel((name) => given[name], testDataset);

  describe(`A link of ${calculator.id}`, () => {
    test('carries the inputs: read back it is the same link and the same answer.', () => {
      fc.assert(
        fc.property(inputs, (given) => {
          const first = viewModel(given);
          const again = viewModelOf(calculator.id, first.query);
          expect(again.query).toBe(first.query);
          expect(again.ignored).toEqual([]);
          expect(again.answer).toEqual(first.answer);
        }),
        { numRuns: all ? 100 : 30 },
      );
    });

    test('of the example is empty, and so is one that spells all of it out.', () => {
      const queryOf = (given: Readonly<Record<string, string>>) =>
        calculator.inputs((name) => given[name], fullDataset).query;
      expect(queryOf({})).toBe('');
      const defaults = Object.fromEntries(
        calculator.names.map((name) => [name, calculator.initial(name)]),
      );
      expect(queryOf({ ...defaults, ...calculator.example })).toBe('');
      // Where the example is another case than that of all defaults, a link to these needs one of them.
      const [first = ''] = calculator.names;
      expect(queryOf(defaults)).toBe(
        Object.keys(calculator.example).length > 0 ? `${first}=${calculator.initial(first)}` : '',
      );
    });
  });

  describe(`No text whatever makes ${calculator.id}`, () => {
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc.constantFrom(
        'abc',
        '-1 KiB',
        '1e999',
        'NaN',
        '',
        'Infinity',
        '0',
        '5,000',
        '9'.repeat(400),
        '<script>alert(1)</script>',
        '__proto__',
        'constructor',
        '\u0000',
        '%',
        '%zz',
        ',,,,',
        ':::',
        'x',
        'os:P10x1:None,',
        '\ud800',
        'a'.repeat(5000),
      ),
      group,
    );
    const anything = fc.record(
      Object.fromEntries(
        calculator.names.map((name) => [name, fc.oneof(hostile, texts[name] ?? hostile)]),
      ),
      { requiredKeys: [] },
    );

    test('throw, show a number that is none, or lose what was typed.', () => {
      fc.assert(
        fc.property(
          anything,
          fc.array(fc.string({ maxLength: 30 }), { maxLength: 5 }),
          (given, names) => {
            const lookup = (name: string) => given[name];
            const shown = calculator.viewModel(lookup, fullDataset, names);
            // What was typed may say “NaN”; an answer never does.
            expect(invalidIn(shown.answer)).toEqual([]);
            for (const control of shown.controls)
              expect(control.text).toBe(
                given[control.name] || calculator.textOf(control.name, lookup),
              );
            const problems = shown.controls.filter(({ problem }) => problem);
            // An answer, or a sentence that says what is wrong: never both, never neither.
            expect(shown.answer === undefined).toBe(problems.length > 0);
          },
        ),
        { numRuns: 300 },
      );
    });

    test('take longer than it takes to look at it: ten megabytes are refused at once.', () => {
      const huge = 'data:P30x1:None,'.repeat(700_000);
      for (const { name, kind } of calculator.inputs(() => undefined, fullDataset).controls) {
        // A field that several calculators have is tried in one of them.
        if (!all && stuffed.has(`${name} ${kind}`)) continue;
        stuffed.add(`${name} ${kind}`);
        const shown = viewModel({ [name]: huge });
        expect(shown.answer).toBeUndefined();
        const control = shown.controls.find((one) => one.name === name);
        expect(control?.text).toBe(huge);
        expect(control?.problem?.length).toBeLessThan(300);
        expect(shown.query.length).toBeLessThan(3000);
      }
    });
  });
}
