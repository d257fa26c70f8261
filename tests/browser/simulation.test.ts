/** The simulation in a browser: a seed gives the same answer there as in Node. */
import path from 'node:path';
import { describe, expect } from 'vitest';
import { type Setup, simulation } from '../../src/laws/simulation/index.ts';
import { classicScript } from '../../src/site/build/bundle.ts';
import {
  bytesPerSecond,
  fraction,
  iops,
  kib,
  milliseconds,
  outstanding,
  seconds,
} from '../../src/units/index.ts';
import { test } from './visit.ts';

const script = await classicScript(
  path.join(import.meta.dirname, '../../src/laws/simulation/index.ts'),
);

/** Random wherever it can be: reads, hits, service times; and with both kinds of load, a phase and a burst. */
const randomised = (seed: number): Setup => ({
  limits: [
    { name: 'cached', iops: iops(4000), throughput: bytesPerSecond(1e8 / 3) },
    { name: 'uncached', iops: iops(3000), throughput: bytesPerSecond(1e8 / 7) },
    { name: 'disk 1', iops: iops(500), countsIoUnits: true, burst: { iops: iops(501.1) } },
    { name: 'disk 2', iops: iops(777.7), throughput: bytesPerSecond(7e6) },
  ],
  loads: [
    {
      name: 'queue',
      size: kib(300),
      read: fraction(0.7),
      hit: fraction(1 / 3),
      demand: { outstanding: outstanding(33) },
      latency: { read: milliseconds(1.7), write: milliseconds(2.072), hit: milliseconds(0.3) },
      all: [0],
      misses: [1],
      disks: [2, 3],
      from: seconds(1),
    },
    {
      name: 'arrivals',
      size: kib(4),
      read: fraction(0.1),
      hit: fraction(0),
      demand: { rate: iops(700 / 3) },
      latency: { read: milliseconds(1.7), write: milliseconds(2.072), hit: milliseconds(0.3) },
      all: [],
      misses: [1],
      disks: [3],
      to: seconds(8),
    },
  ],
  seconds: seconds(10),
  seed,
  jitter: fraction(0.37),
});

/** All that a run says, as text, which must be the same to the last digit. */
function told(setup: Setup): string {
  const started = simulation(setup);
  if ('error' in started) throw new Error(started.error.message);
  started.run.step(Number.POSITIVE_INFINITY);
  return JSON.stringify([started.run.outcome(), started.run.timeline()]);
}

/** The same as `told`, for a page that has the script. */
const toldThere = (setup: Setup) => `(() => {
  const { run } = headroom.simulation(${JSON.stringify(setup)});
  run.step(Infinity);
  return JSON.stringify([run.outcome(), run.timeline()]);
})()`;

describe('the simulation in a browser', () => {
  test('says the same as in Node, to the last digit, for any seed', async ({ openSite }) => {
    const { page } = await openSite('');
    await page.evaluate(`${script};globalThis.headroom = headroom;0`);
    const texts = new Set<string>();
    for (const seed of [0, 1, 7, 4_294_967_295]) {
      const text = (await page.evaluate(toldThere(randomised(seed)))) as string;
      expect(text).toBe(told(randomised(seed)));
      texts.add(text);
    }
    // Another seed is another run.
    expect(texts.size).toBe(4);
  });
});
