/** Figures as they are set: a number and its unit on one line, and no range whose ends print alike. */
import { expect, test } from 'vitest';
import { screenOf } from '../../../tests/browser/cases.ts';
import { drawn } from '../../../tests/render-screen.ts';

test('A number and its unit are on one line: in the status, in the explanation and in a link.', () => {
  const html = drawn(screenOf('cap-check', 'vm=D8s_v5&disks=data:P30x4:None&target-iops=12000'));
  expect(html).toMatch(/<span class="quantity"><output[^>]*data-readout="headroom"/);
  const ofNight = drawn(screenOf('burst', 'steps=1h:500IOPS,45min:3500IOPS'));
  expect(ofNight).toContain('<span class="quantity">30 min</span> after the load');
});

/** A range whose ends print alike is no range: a page has its figures for programs, and no text of it. */
test.each([
  ['benchmark', ''],
  ['throttle', ''],
  ['queue-depth', 'outstanding=128'],
  ['sync-io', 'outstanding=512'],
])('%s?%s', (id, query) => {
  const html = drawn(screenOf(id, query));
  const text = html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  expect(html).toContain('data-readout="latency-low');
  for (const [range, low, high] of text.matchAll(/([\d.,]+ [mµ]?s) to ([\d.,]+ [mµ]?s)/g))
    expect(low, range).not.toBe(high);
});
