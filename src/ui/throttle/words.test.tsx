/** Limits at which nothing waits: their words in the pictures are of one moment, and those in the table are of the whole run. */
import { expect, test } from 'vitest';
import { shownBy } from '../../../tests/view-models.ts';
import { throttle } from '../../calculators/throttle/index.ts';
import { findPart } from '../../kit/index.ts';
import { momentText } from './words.ts';

test('A workload has no latency after its end, and has one until then.', () => {
  const { answer } = shownBy(throttle, '');
  const timeline = findPart(answer, 'timeline');
  // “tempdb” runs from 5 s to 15 s, and what waited then is completed after it.
  const [tempdb] = timeline?.traces ?? [];
  expect(tempdb?.iops[15]).toBeGreaterThan(0);
  const shown = tempdb?.latency.map((time) => time > 0);
  expect(shown).toEqual(Array.from({ length: 20 }, (_, at) => at >= 5 && at < 15));
  const table = answer?.tables.find(({ caption }) => caption.startsWith('Over time'));
  const column = table?.columns.findIndex(({ label }) => label === 'Latency, tempdb') ?? -1;
  const cells = table?.rows.map((row) => row.cells[column] !== '–');
  expect(cells).toEqual(shown);
});

test.each([
  ['', ', 5 s to 15 s'],
  ['vm=D8s_v5&loads=a:P30x2/None:8KiB:q64:read,b:P30x1/None:64KiB:q32:write', ', from 2 s to 20 s'],
])('IOs that wait on average are said to be those of a time: %s.', (query, time) => {
  const { answer } = shownBy(throttle, query);
  const waiting = answer?.readouts.find(({ id }) => id === 'worst-waiting');
  expect(waiting?.text).toMatch(/ IOs$/);
  expect(waiting?.aside).toMatch(/^mean, /);
  expect(waiting?.aside?.endsWith(time), waiting?.aside).toBe(true);
});

test('The table of limits says how much of each is used on average over the run.', () => {
  const { answer } = shownBy(throttle, '');
  const timeline = findPart(answer, 'timeline');
  if (!timeline) throw new Error('There is no run.');
  const table = answer?.tables.find(({ caption }) => caption.startsWith('Limit by limit over'));
  const column = table?.columns.findIndex(({ label }) => label === 'Used, mean') ?? -1;
  const shares = table?.rows.map(({ cells }) => cells[column]) ?? [];
  expect(shares.length).toBeGreaterThan(2);
  for (const share of shares) expect(share).toMatch(/^[\w ]+ %$/);
  const [, lane] = timeline.lanes;
  expect(lane && momentText({ lane, timeline, at: 0 })).toMatch(/^no queue, [\w ]+ % used$/);
  // The log does 720 of 5,000 IOPS all the time, which is 14.4 %.
  const log = timeline.lanes.at(-1);
  const moments = timeline.traces[0]?.iops.map(
    (_, at) => log && momentText({ lane: log, timeline, at }),
  );
  expect(new Set(moments)).toEqual(new Set(['no queue, 14 % used']));
});
