/** The chart of the case that is compared with, over that of the answer. */
import { describe, expect, test } from 'vitest';
import { screenOf } from '../../../tests/browser/cases.ts';
import type { Chart } from '../../kit/index.ts';
import { overlaid } from './overlay.ts';

const chartOf = (id: string, query = '') => screenOf(id, query).answer?.chart as Chart;

describe('beside another case', () => {
  const [chart, other] = [chartOf('io-size'), chartOf('io-size', 'disk=P80&disks=2&io-size=4MiB')];
  const both = overlaid(chart, other);

  test('a chart has its lines too, called Now, under its own', () => {
    for (const [at, panel] of both.panels.entries()) {
      expect(panel.lines[0]).toMatchObject({ label: 'Now', beside: true });
      expect(panel.lines.at(-1)).toEqual(chart.panels[at]?.lines.at(-1));
    }
  });

  test('its axes hold both', () => {
    const axes = [both.x, ...both.panels.map(({ y }) => y)];
    const parts = [chart, other].map((one) => [one.x, ...one.panels.map(({ y }) => y)]);
    for (const [at, { domain }] of axes.entries()) {
      for (const part of parts) {
        expect(domain[0]).toBeLessThanOrEqual(part[at]?.domain[0] ?? 0);
        expect(domain[1]).toBeGreaterThanOrEqual(part[at]?.domain[1] ?? 0);
      }
    }
  });

  test('what is read has the value of both where both have one', () => {
    const sample = both.samples.find(({ x }) => x === 8192);
    // P80 has 20,000 IOPS (Premium SSD sizes): two of them 40,000.
    expect(sample?.values[0]?.others).toContainEqual({ name: 'Now', text: '40,000 IOPS' });
  });
});

test('a chart stays as it is beside none, beside another kind, and beside another unit', () => {
  const chart = chartOf('io-size');
  expect(overlaid(chart, undefined)).toBe(chart);
  expect(overlaid(chart, chartOf('queue-depth'))).toBe(chart);
  const mebibytes = {
    ...chart,
    panels: chart.panels.map((panel) => ({ ...panel, y: { ...panel.y, label: 'MiB/s' } })),
  };
  expect(overlaid(chart, mebibytes)).toBe(chart);
});
