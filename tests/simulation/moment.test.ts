/** What the player says of a window: data for what is shown, one sentence for what is heard. */
import { expect, test } from 'vitest';
import { momentInWords, momentWords } from '../../src/ui/throttle/Moment.tsx';
import { answerOf } from './answer.ts';

const { timeline } = answerOf({});
if (!timeline) throw new Error('The default case has no timeline.');

/** 50 ms, 1 s, 1.05 s: the hundredth part of a second is the last digit there is. */
const startOf = (at: number) => {
  const hundredths = at * 5;
  return hundredths < 100 ? `${hundredths * 10} ms` : `${hundredths / 100} s`;
};

test('Each of the 200 windows of the default run is named with its number and its whole start.', () => {
  expect(timeline.traces[0]?.done).toHaveLength(200);
  for (let at = 0; at < 200; at++)
    expect(momentWords(timeline, at).window).toBe(`Window ${at + 1}, from ${startOf(at)}.`);
});

test('Samples of several windows name the first and the last.', () => {
  const { window } = momentWords({ ...timeline, windows: 3, every: 0.15 }, 7);
  expect(window).toBe('Windows 22 to 24, from 1.05 s.');
});

test('Who hears it hears the limits and the workloads after that, in one sentence.', () => {
  const words = momentWords(timeline, 21);
  expect(words.limits).toHaveLength(timeline.lanes.length);
  expect(words.workloads).toHaveLength(2);
  expect(momentInWords(words)).toBe(
    `Window 22, from 1.05 s. ${[...words.limits, ...words.workloads].join('; ')}.`,
  );
});
