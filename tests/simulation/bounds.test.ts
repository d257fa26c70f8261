/** Which set-ups are errors, so that none hangs or throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounds, type Setup, simulate, simulation } from '../../src/laws/simulation/index.ts';
import { seconds } from '../../src/units/index.ts';
import { limitOf, loadOf, p30, queue, setupOf } from './cases.ts';

/** Numbers that no field accepts, put where the types expect quantities. */
const odd = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300];
const put = <T extends object>(object: T, field: string, value: unknown): T => ({
  ...object,
  [field]: value,
});

function errorOf(setup: Setup) {
  const started = simulation(setup);
  return 'error' in started ? started.error : undefined;
}

describe('A set-up that can’t be simulated is refused with a reason and the field', () => {
  test.each([
    ['q0', put(loadOf(), 'demand', { outstanding: 0 }), 'demand'],
    ['half an IO outstanding', put(loadOf(), 'demand', { outstanding: 1.5 }), 'demand'],
    ['no rate', put(loadOf(), 'demand', { rate: 0 }), 'demand'],
    ['0 bytes', put(loadOf(), 'size', 0), 'size'],
    ['no latency', put(loadOf(), 'latency', { read: 0, write: 0, hit: 0 }), 'latency'],
    ['a limit that is not there', put(loadOf(), 'disks', [7]), 'all'],
    ['limits out of order', put(loadOf(), 'misses', [1, 0]), 'all'],
    ['an end before the start', put(put(loadOf(), 'from', 5), 'to', 4), 'from'],
    ['more reads than all', put(loadOf(), 'read', 1.1), 'read'],
  ])('load: %s', (_, load, field) => {
    expect(errorOf(setupOf([p30, p30], [load]))).toMatchObject({ load: 0, field });
  });

  test.each([
    ['no IOPS', { ...p30, iops: 0 }, 'iops'],
    ['no throughput', { ...p30, throughput: 0 }, 'throughput'],
    ['a burst below the base', { ...p30, burst: { iops: 10 } }, 'burst'],
    ['a burst without a base', { name: 'x', burst: { iops: 10 } }, 'burst'],
  ])('limit: %s', (_, limit, field) => {
    expect(errorOf(setupOf([limit as typeof p30], [loadOf()]))).toMatchObject({ limit: 0, field });
  });

  test('10,000 loads, 10,000 limits, none at all.', () => {
    const many = Array.from({ length: 10_000 }, () => loadOf());
    expect(errorOf(setupOf([p30], many))).toMatchObject({ field: 'loads' });
    expect(errorOf(setupOf([p30], []))).toMatchObject({ field: 'loads' });
    expect(
      errorOf(
        setupOf(
          Array.from({ length: 10_000 }, () => p30),
          [loadOf()],
        ),
      ),
    ).toMatchObject({
      field: 'limits',
    });
  });

  test('more work than the stated bound, before any of it is done.', () => {
    const nvme = limitOf('fast', 1e6, 1e5);
    const busy = setupOf([nvme], [loadOf({ demand: queue(1000) }, 0.1)], { seconds: seconds(100) });
    expect(errorOf(busy)).toMatchObject({ field: 'seconds' });
    expect(errorOf(busy)?.message).toContain('20,000,000');
    const deep = Array.from({ length: 10 }, () => loadOf({ demand: queue(10_000) }));
    expect(errorOf(setupOf([p30], deep))?.message).toContain('65,536');
    expect(errorOf(setupOf([p30], [loadOf()], { seconds: seconds(1e6) }))).toMatchObject({
      field: 'seconds',
    });
  });

  test('any odd number in any field of time and chance.', () => {
    const fields = ['seconds', 'windowLength', 'jitter', 'seed', 'samples', 'warmUp'];
    for (const field of fields)
      for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
        expect(errorOf(put(setupOf([p30], [loadOf()]), field, value)), field).toMatchObject({
          field,
        });
  });
});

test('Whatever the numbers: an answer of numbers or a reason, no throw, and no more IOs than the bound.', () => {
  const number = fc.oneof(
    fc.constantFrom(...odd, 1, 4096, 0.5),
    fc.double(),
    fc.integer({ min: 0, max: 2000 }),
  );
  const load = fc
    .record(
      {
        size: number,
        read: number,
        hit: number,
        demand: fc.oneof(fc.record({ outstanding: number }), fc.record({ rate: number })),
        latency: fc.record({ read: number, write: number, hit: number }),
        disks: fc.array(fc.oneof(fc.nat(3), number), { maxLength: 3 }),
        from: number,
      },
      { requiredKeys: [] },
    )
    .map((given) => ({ ...loadOf(), ...given }) as ReturnType<typeof loadOf>);
  const limit = fc
    .record(
      { iops: number, throughput: number, burst: fc.record({ iops: number }) },
      { requiredKeys: [] },
    )
    .map((given) => ({ name: 'limit', ...given }) as typeof p30);
  fc.assert(
    fc.property(
      fc.array(limit, { maxLength: 3 }),
      fc.array(load, { maxLength: 3 }),
      fc.record({ seconds: number, jitter: number, windowLength: number }, { requiredKeys: [] }),
      (limits, loads, more) => {
        const setup = { ...setupOf([p30, ...limits], [loadOf(), ...loads]), ...more } as Setup;
        const outcome = simulate(setup);
        if ('error' in outcome) expect(outcome.error.message).not.toMatch(/NaN|Infinity|undefined/);
        else {
          expect(outcome.ios).toBeLessThan(bounds.ios);
          expect(JSON.stringify(outcome)).not.toContain('null');
        }
      },
    ),
    { numRuns: 300 },
  );
});
