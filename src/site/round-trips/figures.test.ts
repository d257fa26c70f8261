/** Threads that wait: the figures are those of the calculator, and the picture shows what they say on average. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { syncIo } from '../../calculators/sync-io/index.ts';
import { parseQuery } from '../../kit/index.ts';
import { milliseconds, type Seconds } from '../../units/index.ts';
import { givenOf } from './dataset.ts';
import { figuresAt, latencyStops, textsAt } from './figures.ts';
import { moved, startOf } from './trips.ts';

const { given, opening } = givenOf();

test.each([
  [1, 4, 1.3],
  [7, 1, 1.3],
  [16, 4, 0.3],
  [16, 8, 10],
])(
  '%d threads at %d disks and %d ms have the rate that the calculator gives',
  (threads, disks, ms) => {
    const query = `io-size=4KiB&outstanding=${threads}&disks=${disks}&latency=${ms}ms`;
    const { given: names, lookup } = parseQuery(query);
    const { answer } = syncIo.viewModel(lookup, fullDataset, names);
    const of = (id: string) => answer?.readouts.find((one) => one.id === id)?.value ?? Number.NaN;
    const got = figuresAt(given, { threads, disks, latency: milliseconds(ms) });
    expect(got.rate / of('iops')).toBeCloseTo(1, 9);
    expect(got.throughput / of('throughput')).toBeCloseTo(1, 9);
  },
);

describe('what it opens with', () => {
  test('is the case of the page: 1 ÷ 1.3 ms = 769 of the 20,000 IOPS of four P30', () => {
    expect(textsAt(given, opening).all).toBe(
      '1 thread, each with one IO of 1.3 ms at a time: 769 IOPS of 20,000 IOPS, 1 of 4 disks busy on average.',
    );
  });

  test('is a place of its slider, as is what is typical of each kind of disk', () => {
    const stops = latencyStops(given);
    for (const latency of [opening.latency, ...given.typical.map((one) => one.latency)])
      expect(stops).toContain(latency);
    expect(stops.every((stop, at) => at === 0 || stop > (stops[at - 1] ?? (0 as Seconds)))).toBe(
      true,
    );
  });
});

test('The IOs of four threads are at 2.7 of four disks on average, as its figure says.', () => {
  let trips = startOf(4, 4);
  let sum = 0;
  const steps = 4000;
  for (let step = 0; step < steps; step++) {
    trips = moved(trips, 0.7, 4);
    sum += new Set(trips.map(({ disk }) => disk)).size;
  }
  expect(figuresAt(given, { threads: 4, disks: 4, latency: opening.latency }).busy).toBeCloseTo(
    2.73,
    2,
  );
  expect(sum / steps).toBeGreaterThan(2.6);
  expect(sum / steps).toBeLessThan(2.87);
});
