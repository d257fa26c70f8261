/** Bursts of VM limits, for how long figures are burst figures, and writes that a ReadWrite cache acknowledges. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPart, plainText } from '../../src/kit/index.ts';
import { maxHeldWrites, simulate } from '../../src/laws/simulation/index.ts';
import { fraction, milliseconds, seconds } from '../../src/units/index.ts';
import { answerOf, find, stepsIn, value } from './answer.ts';
import { limitOf, loadOf, queue, setupOf } from './cases.ts';

describe('The uncached limit of a D8s_v5, 12,800 IOPS and 20,000 in a burst (Dsv5 page)', () => {
  const loads = (rate: number) => ({ vm: 'D8s_v5', loads: `data:P30x4/None:4KiB:r${rate}:read` });

  test('bursts at one more than it sustains by over 1 %, and not at what it sustains.', () => {
    expect(answerOf(loads(12_800)).verdict).toBe('fits');
    expect(plainText(answerOf(loads(12_800)).headline)).not.toContain('burst');
    const { headline, why } = answerOf(loads(15_000));
    expect(plainText(headline)).toContain('on burst credits');
    expect(why).toContain('VM uncached (D8s_v5) bursts');
  });

  test('lasts 30 minutes at its burst and longer at less, and is throttled after that.', () => {
    // (20,000 − 12,800) × 1,800 s ÷ (15,000 − 12,800) = 5,891 s, 98 min.
    const at15000 = answerOf(loads(15_000));
    expect(plainText(at15000.headline)).toContain('for about 98 min on burst credits');
    expect(at15000.verdict).toBe('throttled');
    expect(at15000.boundBy).toEqual(['VM uncached IOPS (D8s_v5)']);
    expect(plainText(answerOf(loads(20_000)).headline)).toContain('for about 30 min');
  });

  test('says that the bucket of the VM is derived, and what is sustained.', () => {
    const { checks, why, steps } = answerOf(loads(15_000));
    const note = checks.find(({ text }) => text.includes('How many credits D8s_v5 holds'));
    expect(note).toMatchObject({ severity: 'warning', citation: { place: expect.anything() } });
    expect(why).toContain('Sustained, without burst credits, “data” gets about 13,000 IOPS');
    expect(steps.map(({ label }) => label)).toContain(
      'VM uncached (D8s_v5), IOPS credits, derived',
    );
  });

  test('is not above what it sustains where the page lists a burst below that: D96ds_v7.', () => {
    const ultra = 'data:Ultra-1024GiB-200000IOPS-4000MBps/None:4KiB:q64:read';
    expect(answerOf({ vm: 'D96ds_v7', loads: ultra, seconds: '1' }).verdict).toBeDefined();
  });
});

test('a load that pauses between bursts is timed by the part that bursts.', () => {
  const loads = 'data:P20/None:8KiB:r3500:read:from=0s:to=2s,other:P30/None:8KiB:q1:read';
  expect(plainText(answerOf({ vm: 'D8s_v5', loads }).headline)).toContain('for about 30 min');
});

test('held writes never carry more than the disk does and one cache full, and the queue depth stays in balance.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 4, 64),
      fc.constantFrom(1, 50, 1024),
      fc.constantFrom(0, 0.5),
      fc.constantFrom(300, 5000),
      (depth, heldWrites, read, rate) => {
        const disk = limitOf('disk', rate, 200);
        const latency = { read: milliseconds(2), write: milliseconds(0.13), hit: milliseconds(1) };
        const load = loadOf({ demand: queue(depth), read: fraction(read), heldWrites, latency });
        const outcome = simulate(setupOf([disk], [load], { seconds: seconds(20) }));
        if ('error' in outcome) throw new Error(outcome.error.message);
        const [found] = outcome.loads;
        const completed = found?.completed ?? 0;
        expect(completed).toBeLessThanOrEqual((rate + 1) * 20 + heldWrites + depth);
        expect((found?.iops ?? 0) * (found?.latency ?? 0)).toBeGreaterThan(depth * 0.95 - 0.1);
        expect((found?.iops ?? 0) * (found?.latency ?? 0)).toBeLessThan(depth * 1.01);
      },
    ),
    { numRuns: 24 },
  );
});

test('the most writes that a cache holds are accepted, and one more is not.', () => {
  const held = (heldWrites: number) =>
    simulate(setupOf([limitOf('disk', 500, 60)], [loadOf({ heldWrites })]));
  expect(held(maxHeldWrites)).toHaveProperty('loads');
  expect(held(maxHeldWrites + 1)).toMatchObject({ error: { field: 'heldWrites' } });
});

describe('A write to a ReadWrite cache', () => {
  const noisy = 'noisy:P30x3/None:64KiB:q64:read';
  const beside = (cache: string) =>
    answerOf({ vm: 'DS3_v2', loads: `data:P30/${cache}:4KiB:q1:write,${noisy}` });

  test('is answered by the host while its disk can follow, at the 0.096 ms between 0.066 and 0.141 of two documents.', () => {
    const answer = answerOf({ vm: 'DS13_v2', loads: 'data:P30/ReadWrite:4KiB:r2000:write' });
    expect(value(answer, 'latency-data')).toBeCloseTo(Math.sqrt(0.066e-3 * 0.141e-3), 5);
    expect(plainText(answer.headline)).toContain('No workload waits at a limit');
  });

  test('does not wait for a window that a neighbour has used up, as one to ReadOnly does.', () => {
    expect(value(beside('ReadOnly'), 'iops-data')).toBeLessThan(150);
    // The disk’s own 5,000 IOPS, which are less than its turns at the VM limit.
    expect(value(beside('ReadWrite'), 'iops-data')).toBeCloseTo(5000, -2);
  });

  test('gets in the long run what the disk does: 5,000 IOPS of a P30, in balance with the queue depth.', () => {
    const answer = answerOf({ vm: 'DS13_v2', loads: 'data:P30/ReadWrite:4KiB:q64:write' });
    expect(value(answer, 'iops-data')).toBeCloseTo(5000, -2);
    expect(value(answer, 'latency-data')).toBeCloseTo(64 / 5000, 3);
    expect(answer.boundBy).toEqual(['disk IOPS (P30)']);
  });

  test('counts against the limits behind the cache: two disks of 5,000 IOPS behind 3,200 get those.', () => {
    // DS1_v2: 3,200 uncached IOPS (DSv2 page).
    const loads = 'a:P30/ReadWrite:4KiB:q8:write,b:P30/ReadWrite:4KiB:q8:write';
    expect(value(answerOf({ vm: 'DS1_v2', loads }), 'iops')).toBeCloseTo(3200, -2);
  });

  test('is said to be answered so, with what is assumed; not with the limits of 2018, where each waits for its disk.', () => {
    const loads = 'data:P30/ReadWrite:4KiB:q1:write';
    const texts = (limits: string) =>
      answerOf({ vm: 'DS13_v2', loads, limits })
        .checks.map(({ text }) => text)
        .join(' ');
    expect(texts('current')).toContain('How many writes a host holds is not published');
    expect(texts('2018-09')).not.toContain('How many writes a host holds');
    expect(texts('current')).toContain(
      'A flush (fsync), which waits for the disk, is not simulated',
    );
  });
});

describe('A workload that others throttle when the credits of the VM are used up', () => {
  // Ddsv5 page: a D8ds_v5 has 290 MB/s uncached, and 1,200 MB/s in a burst. A P30 has 200 MB/s.
  const backup = (disks: string) => ({
    vm: 'D8ds_v5',
    loads: `etcd:P20/None:4KiB:q1:write,backup:${disks}:1MiB:q16:read`,
  });

  test('is the answer: one write in each window of 50 ms are 20 IOPS.', () => {
    // (1,200 − 290) × 1,800 s ÷ (400 + 3.2 − 290) = 14,470 s, 4 h.
    const answer = answerOf(backup('P30x2/None'));
    expect(plainText(answer.headline)).toBe(
      'After about 4 h on burst credits “etcd” drops to about 20 IOPS: “backup” has over 99 % of the traffic at the VM’s uncached limit.',
    );
    expect(answer).toMatchObject({
      verdict: 'throttled',
      boundBy: ['VM uncached throughput (D8ds_v5)', 'disk throughput (2 × P30)'],
    });
    expect(value(answer, 'worst-iops')).toBeCloseTo(20, 0);
    expect(value(answer, 'worst-latency')).toBeCloseTo(0.05, 3);
    expect(find(answer, 'worst-iops')).toMatchObject({
      label: 'IOPS of “etcd”',
      aside: '770 alone, by formula',
    });
    expect(find(answer, 'worst-waiting')?.aside).toBe('mean, without burst credits');
    expect(answer.why).toContain('On burst credits “etcd” gets about 770 IOPS (≈ 1.3 ms)');
    // Its own figures are those of the run, which bursts.
    expect(value(answer, 'iops-etcd')).toBeGreaterThan(700);
  });

  test('is so whatever the others wait at until then, such as a cached limit that may be higher.', () => {
    for (const disks of ['P30x4/None', 'P30x4/ReadOnly']) {
      const answer = answerOf(backup(disks));
      expect(answer.verdict).toBe('throttled');
      expect(answer.boundBy[0]).toBe('VM uncached throughput (D8ds_v5)');
      expect(plainText(answer.headline)).toContain('“etcd” drops to about 20 IOPS');
    }
  });

  test('is no other answer where it is throttled as much on credits: D4s_v3, 200 MB/s in a burst (Dsv3 page).', () => {
    const answer = answerOf({ ...backup('P30x2/None'), vm: 'D4s_v3' });
    expect(plainText(answer.headline)).toMatch(
      /^“etcd” drops to about 20 IOPS: .* on burst credits/,
    );
    expect(find(answer, 'worst-iops')?.aside).not.toContain('without burst credits');
  });
});

test('when a disk is out of credits only its own workload is throttled, and the headline names it.', () => {
  // P6: 5,868,000 credits (resource API) ÷ (1,000 − 240).
  const loads = 'os:P6/None:4KiB:r1000:write,data:P30/None:8KiB:q8:read';
  const headline = plainText(answerOf({ vm: 'D8s_v5', loads }).headline);
  expect(headline).toContain(', for about 2.1 h on burst credits; then “os” is throttled');
});

describe('A burst', () => {
  test('is named, with what is left when its credit is used up: a P6 of 240 IOPS.', () => {
    const answer = answerOf({ vm: 'D8s_v5', loads: 'os:P6/None:4KiB:q2:write' });
    // Two outstanding writes of 1.3 ms are some 1,500 IOPS, 1,260 of them from 5,868,000 credits (resource API).
    expect(Math.abs((value(answer, 'iops-os') ?? 0) / 1500 - 1)).toBeLessThan(0.05);
    expect(plainText(answer.headline)).toMatch(
      /, for about 7\d min on burst credits; then “os” is throttled/,
    );
    expect(answer.verdict).toBe('throttled');
    expect(answer.boundBy).toEqual(['disk IOPS (P6)']);
    expect(answer.why).toContain('Sustained, without burst credits, “os” gets about 240 IOPS');
    expect(answer.steps.map(({ label }) => label)).toContain('P6 (os), IOPS credits');
  });

  test('that a workload would have alone is called one, with what it sustains: a P6 behind a full VM limit.', () => {
    const loads = 'os:P6/None:4KiB:q2:write:latency=2.072ms,data:P30x2/None:64KiB:q64:read';
    const answer = answerOf({ vm: 'DS3_v2', loads });
    const { why, headline } = answer;
    expect(plainText(headline)).toContain('“os” drops to');
    expect(why).toMatch(
      /Alone it would get about 970 IOPS .* while limits burst, and about 240 IOPS sustained/,
    );
    expect(stepsIn(answer)).toContain('alone 970 IOPS bursting,');
  });

  test('is not named where a disk does no more than it sustains, or has none.', () => {
    for (const loads of ['a:P6/None:4KiB:r200:write', 'a:P30/None:4KiB:q64:write']) {
      const answer = answerOf({ vm: 'D8s_v5', loads });
      expect(plainText(answer.headline) + answer.why).not.toContain('burst');
    }
  });

  test('counts alone as it does beside others: nobody gets more than alone.', () => {
    const disk = fc.constantFrom('P4', 'P6', 'P10', 'P15', 'P20', 'P30', 'E10', 'S10');
    const load = fc
      .tuple(disk, fc.constantFrom('4KiB', '64KiB', '256KiB'), fc.constantFrom(1, 2, 8, 64))
      .map(([name, size, queue]) => `${name}/None:${size}:q${queue}:write`);
    fc.assert(
      fc.property(fc.array(load, { minLength: 1, maxLength: 3 }), (loads) => {
        const named = loads.map((one, at) => `w${at}:${one}`).join();
        const together = answerOf({ vm: 'D8s_v5', loads: named });
        for (const [at, one] of loads.entries()) {
          const isolated = answerOf({ vm: 'D8s_v5', loads: `w${at}:${one}` });
          expect(value(together, `iops-w${at}`)).toBeLessThanOrEqual(
            value(isolated, `iops-w${at}`) * 1.02,
          );
          // What its step has for it alone, by formula, is that run to its two digits.
          const [, alone = ''] =
            new RegExp(`Workload w${at},.*alone ([\\d,.]+) IOPS`).exec(stepsIn(together)) ?? [];
          const formula = Number(alone.replaceAll(',', ''));
          expect(Math.abs(formula / value(isolated, `iops-w${at}`) - 1)).toBeLessThan(0.07);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is not held against the sustained limit: the lane of a P4 that bursts is full, not over.', () => {
    const answer = answerOf({ vm: 'D8s_v5', loads: 'a:P4/None:16KiB:q64:read' });
    const timeline = findPart(answer, 'timeline');
    const lane = timeline?.lanes.find(({ label }) => label.startsWith('P4 (a)'));
    expect(lane).toMatchObject({ label: 'P4 (a), bursting', unit: 'IOPS', limit: 3500 });
  });
});
