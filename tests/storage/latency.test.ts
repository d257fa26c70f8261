/** Which latency an IO has: by what serves it, and in a mix. */
import { describe, expect, test } from 'vitest';
import { diskNamed } from '../../src/calculators/full-dataset.ts';
import { catalogue } from '../../src/limits/index.ts';
import { type LatencyCase, mixLatency, typicalLatency } from '../../src/storage/set-up/latency.ts';
import { serviceTimesOf } from '../../src/storage/set-up/service-latency.ts';
import { kib } from '../../src/units/index.ts';

const p30 = diskNamed('P30', 'current');
const timeOf = (more: Partial<LatencyCase>) =>
  typicalLatency(
    { disk: p30, cache: 'None', io: 'read', size: kib(4), edition: 'current', ...more },
    catalogue,
  ).seconds;
const row = (medium: 'host cache' | 'Premium SSD', io: 'read' | 'write') =>
  catalogue.latency(medium, io, 'current')?.seconds;

describe('An IO is served', () => {
  test('by the disk without a cache, and where it misses one.', () => {
    expect(timeOf({})).toBe(row('Premium SSD', 'read'));
    expect(timeOf({ cache: 'ReadOnly' })).toBe(row('Premium SSD', 'read'));
  });

  test('by the host where it hits the cache, or is a write that ReadWrite acknowledges.', () => {
    expect(timeOf({ cache: 'ReadOnly', io: 'hit' })).toBe(row('host cache', 'read'));
    expect(timeOf({ cache: 'ReadWrite', io: 'write' })).toBe(row('host cache', 'write'));
  });

  test('by the disk where it writes through a ReadOnly cache.', () => {
    expect(timeOf({ cache: 'ReadOnly', io: 'write' })).toBe(row('Premium SSD', 'write'));
  });

  test('in 2 ms with the limits of 2018, whatever it is and however large.', () => {
    for (const io of ['read', 'write', 'hit'] as const)
      for (const cache of ['None', 'ReadOnly', 'ReadWrite'] as const)
        expect(timeOf({ io, cache, size: kib(256), edition: '2018-09' })).toBe(0.002);
  });
});

test('A larger IO takes longer, beyond the 256 KiB that were measured too.', () => {
  const write = (size: number) => timeOf({ io: 'write', size: kib(size) });
  expect(write(8)).toBe(write(4));
  // 9.8 µs for each KiB above 8 KiB: 0.75 % of 1.3 ms, the share that a P15 of 2019 and a log volume of 2020 had.
  expect(write(128) - write(4)).toBeCloseTo(120 * 9.8e-6, 9);
  expect(write(1024) - write(4)).toBeCloseTo(1016 * 9.8e-6, 9);
});

describe('A mix', () => {
  const mixed = (read: number, hit: number, cache: LatencyCase['cache']) =>
    mixLatency({ disk: p30, cache, size: kib(4), edition: 'current', read, hit }, catalogue);

  test('takes the mean of its hits, misses and writes.', () => {
    const { mean, ofDisk, parts } = mixed(0.7, 0.5, 'ReadOnly');
    // 35 % at 0.185 ms, 35 % at 2.2 ms, 30 % at 1.3 ms.
    expect(mean).toBeCloseTo(0.35 * 0.185e-3 + 0.35 * 2.2e-3 + 0.3 * 1.3e-3, 9);
    expect(ofDisk).toBeCloseTo((0.35 * 2.2e-3 + 0.3 * 1.3e-3) / 0.65, 9);
    expect(parts.map(({ io }) => io)).toEqual(['hit', 'read', 'write']);
  });

  test('has no hits without a cache.', () => {
    expect(mixed(1, 1, 'None').mean).toBe(timeOf({}));
  });
});

describe('The simulation', () => {
  const times = (target: Parameters<typeof serviceTimesOf>[0], edition: 'current' | '2018-09') =>
    serviceTimesOf(target, kib(4), edition, catalogue);
  const disk = (cache: LatencyCase['cache'], name = 'P30') => ({
    disk: diskNamed(name, 'current'),
    cache,
  });

  test('has reads, writes and hits of today’s Premium SSD: reads take longer.', () => {
    expect(times(disk('ReadOnly'), 'current')).toEqual({
      read: 0.0022,
      write: 0.0013,
      hit: 0.000185,
    });
    expect(times(disk('ReadWrite'), 'current').write).toBe(row('host cache', 'write'));
  });

  test('keeps the service times of 2017 with the limits of 2018.', () => {
    expect(times(disk('ReadWrite'), '2018-09')).toEqual({
      read: 32 / 20_069,
      write: 0.002072,
      hit: 0.00064,
    });
    expect(times('temp disk', '2018-09')).toEqual({ read: 0.00064, write: 0.00064, hit: 0.00064 });
    expect(times(disk('None', 'S30'), '2018-09')).toMatchObject({ read: 0.0032, write: 0.0032 });
  });

  test('takes reads of the temp disk from cache hits, which are on the same local SSD.', () => {
    expect(times('temp disk', 'current').read).toBe(row('host cache', 'read'));
  });
});
