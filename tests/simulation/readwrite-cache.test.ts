/** ReadWrite host caching, which can lose data, is never called fine, and nothing is recommended that keeps it. */
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/kit/index.ts';
import { type Given, loadsOf, wholeAnswerOf } from './answer.ts';

const given = (loads: string): Given => ({ vm: 'D8ds_v5', seconds: '1', loads });
const warned = (answer: ReturnType<typeof wholeAnswerOf>) =>
  answer.checks.filter(({ severity, text }) => severity !== 'info' && text.includes('ReadWrite'));

describe('ReadWrite host caching', () => {
  test.each([
    ['log:P30/ReadWrite:8KiB:r2000:write', 'None on “log”', 'None'],
    ['data:P30/ReadWrite:8KiB:r2000:write', 'ReadOnly or None on “data”', 'ReadOnly'],
    // A log keeps its data to itself on no disk that it shares.
    [
      'a:P30/ReadWrite#1:8KiB:r500:read,log:P30/ReadWrite#1:8KiB:r100:write',
      'None on “a” and “log”',
      'None',
    ],
  ])(
    'on %s is unsafe though no workload waits, and what cannot lose data is the first option.',
    (loads, safe, cache) => {
      const answer = wholeAnswerOf(given(loads));
      expect(answer.verdict).toBe('unsafe');
      expect(plainText(answer.headline)).toContain(`can lose data: set ${safe}.`);
      expect(warned(answer).map(({ severity }) => severity)).toEqual(['failed']);
      const [first] = answer.recommendations;
      expect(loadsOf(first?.query)).toBe(loads.replaceAll('ReadWrite', cache));
      expect(first?.outcome).toMatchObject({ verdict: 'fits', how: 'restart' });
    },
  );

  test('is left by every option, where a workload waits too, and none is called less disruptive than that.', () => {
    const { recommendations } = wholeAnswerOf(given('a:P30/ReadWrite:8KiB:r8000:write'));
    expect(recommendations.length).toBeGreaterThan(2);
    for (const { query, outcome } of recommendations) {
      expect(loadsOf(query)).not.toContain('ReadWrite');
      expect(outcome?.how).not.toBe('online');
    }
  });

  test('on tempdb is a warning, as in the cap check.', () => {
    const answer = wholeAnswerOf(given('tempdb:P30/ReadWrite:8KiB:r2000:write'));
    expect(answer.verdict).toBe('fits');
    expect(warned(answer).map(({ severity }) => severity)).toEqual(['warning']);
  });
});
