/** The plots draw what the laws and the dataset say; expected values are published, or divisions of published figures. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seconds } from '../../units/index.ts';
import { events } from './credit-curve.ts';
import { diagrams } from './index.ts';
import { humps, ranges, setup } from './latency-histogram.ts';
import { latencyRanges } from './latency-ranges.ts';
import { type Frame, xScaleOf, yScaleOf } from './plot.tsx';
import { consumed, minutes } from './portal-annotated.ts';
import { renderDiagram } from './render-diagram.tsx';

const frame: Frame = {
  top: 10,
  height: 100,
  x: { label: '', scale: 'linear', domain: [0, 4], values: 'numbers' },
  y: { label: '', scale: 'linear', domain: [0, 2], values: 'numbers' },
};

test('A plot begins right of its labels, ends at the edge, and has its largest value at the top.', () => {
  const [across, down] = [xScaleOf(frame), yScaleOf(frame)];
  expect(across(0)).toBeGreaterThan(0.1);
  expect(across(4)).toBe(1);
  expect(across(2)).toBeCloseTo((across(0) + 1) / 2, 12);
  expect([down(0), down(1), down(2)]).toEqual([110, 60, 10]);
});

test('Credits of a P20 last 30 minutes at its burst limit, and an idle disk fills them in 939 s.', () => {
  // Disk bursting page: 2,160,000 IOs; (3,500 − 2,300) a second are used, 2,300 a second are gained.
  expect(events.empty).toBeCloseTo(1800, 6);
  expect(events.refill).toBeCloseTo(2_160_000 / 2300, 6);
  expect(events.achieved).toEqual([3500, 2300, 0, 0, 3500]);
});

test('Of the figures that are computed and measured, the furthest off have their names in each plot.', () => {
  const html = renderDiagram('computed-measured');
  const plots = html.split('<div class="panel">').slice(1);
  const named = ['12 × P30', '16 HDDs', 'temp disk'];
  expect(plots.map((plot, at) => plot.includes(`>${named[at]}</text>`))).toEqual([
    true,
    true,
    true,
  ]);
  for (const text of ['cache', 'DC4as_v5']) expect(html).toContain(`>${text}</text>`);
});

describe('simulated latencies', () => {
  test('Every IO is in one bar.', () => {
    expect(ranges.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('As many IOs wait in each window as are in flight: 32 of the 250 that a P30 allows in 50 ms.', () => {
    expect(humps.waited.share).toBeCloseTo(32 / 250, 2);
    expect(humps.passed.share).toBeCloseTo(1 - 32 / 250, 2);
  });

  test('Those that wait do so for what is left of the window when the 250 are used up.', () => {
    // 250 IOs, 32 at a time at the mean service time, take 250 ÷ 32 × that time; then they take their own time.
    const { read } = setup.loads[0]?.latency ?? { read: Number.NaN };
    const expected = 0.05 - (250 / 32) * read + read;
    expect(humps.waited.from).toBeLessThan(expected);
    expect(humps.waited.to).toBeGreaterThan(expected);
    expect(humps.waited.to).toBeLessThan(0.05);
  });

  test('A latency outside of the bars is refused, and so is a set-up that the simulation refuses.', () => {
    const bounds = [seconds(0.001), seconds(0.01)];
    expect(() => latencyRanges(setup, bounds)).toThrow(/outside of the bounds/);
    expect(() => latencyRanges({ ...setup, seconds: seconds(-1) }, bounds)).toThrow();
  });
});

describe('the hour of metrics', () => {
  // Premium SSD table: a P30 has 5,000 IOPS and 200 MB/s; M-series page: an M16ms 10,000 and 250 MB/s.
  const idle = { iops: 0, throughput: 0 };

  test('A disk that demands more than its limit shows 100 %, and the others what they demand.', () => {
    expect(
      consumed([{ iops: 8000, throughput: 32e6 }, { iops: 500, throughput: 2e6 }, idle]),
    ).toEqual({ disks: [1, 0.1, 0], vm: expect.closeTo((20 + 2) / 250, 12) });
  });

  test('Where the VM is at its limit, it shows 100 % and each disk as much less as the VM passes.', () => {
    // Demand: 2 × 200 MB/s and 100 MB/s, twice what the VM passes.
    const { disks, vm } = consumed([
      { iops: 800, throughput: 200e6 },
      { iops: 800, throughput: 200e6 },
      { iops: 2000, throughput: 100e6 },
    ]);
    expect(vm).toBeCloseTo(1, 12);
    expect(disks).toEqual([0.08, 0.08, 0.2].map((share) => expect.closeTo(share, 12)));
  });

  test('In each minute at most one of the limits is used up: first that of LUN 0, then that of the VM.', () => {
    const at = (minute: number) => minutes[minute] ?? { disks: [], vm: Number.NaN };
    for (let minute = 0; minute < minutes.length; minute += 1) {
      const { disks, vm } = at(minute);
      const [inA, inB] = [minute >= 10 && minute < 25, minute >= 35 && minute < 50];
      expect(disks.map((share) => share > 1 - 1e-9)).toEqual([inA, false, false]);
      expect(vm > 1 - 1e-9).toBe(inB);
      expect(Math.max(vm, ...disks)).toBeLessThan(1 + 1e-9);
    }
  });
});

test('A diagram costs its page at most 4 kB when compressed.', () => {
  for (const name of Object.keys(diagrams))
    expect(gzipSync(renderDiagram(name)).length, name).toBeLessThanOrEqual(4096);
});
