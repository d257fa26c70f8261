/** Two targets at one IO size: each set-up that is found meets both, and the answer names what another one lacks. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, plainText } from '../../kit/index.ts';
import { find } from './index.ts';

const viewModelOf = (query: string) => openedBy(find, query);
const answerOf = (query: string): Answer => {
  const { answer, controls } = viewModelOf(query);
  if (!answer) throw new Error(controls.map(({ problem = '' }) => problem).join(' '));
  return answer;
};
const figure = (answer: Answer, id: string) =>
  answer.readouts.find((one) => one.id === id)?.value ?? Number.NaN;
const targets = (rate: number, mb: number) => `target-iops=${rate}&target-throughput=${mb}MB/s`;
const checksOf = ({ checks }: Answer) => checks.map(({ text }) => text).join(' ');

describe('Two targets', () => {
  // At 8 KiB 20,000 IOPS are 163.84 MB/s, and 400,000 are 3,276.8 MB/s.
  test.each([
    ...[163, 163.84, 164, 165, 165.5, 166, 170].map((mb) => [20_000, mb] as const),
    ...[3250, 3277, 3300, 3400].map((mb) => [400_000, mb] as const),
  ])('are both met: %i IOPS and %f MB/s.', (rate, mb) => {
    const answer = answerOf(targets(rate, mb));
    expect(answer.verdict).toBe('fits');
    expect(figure(answer, 'iops')).toBeGreaterThanOrEqual(rate * (1 - 1e-9));
    expect(figure(answer, 'throughput')).toBeGreaterThanOrEqual(mb * 1e6 * (1 - 1e-9));
    expect(figure(answer, 'headroom')).toBeGreaterThanOrEqual(0.2 - 1e-9);
  });

  test('cost no less where more throughput is needed.', () => {
    const costs = [163, 163.84, 164, 165, 165.4, 165.6, 170].map((mb) =>
      figure(answerOf(`${targets(20_000, mb)}&types=premium-v2&max-disks=1`), 'cost'),
    );
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });

  test.each([164, 165, 170, 400])('that need larger IOs are said to: %i MB/s.', (mb) => {
    expect(checksOf(answerOf(targets(20_000, mb)))).toContain(
      `20,000 IOPS of 8 KiB are 163.8 MB/s, less than the target of ${mb} MB/s, which needs larger IOs.`,
    );
  });

  test.each(['163MB/s', '163.84MB/s', '163.8420MB/s', '0'])(
    'of the same IOs are not: %s.',
    (throughput) => {
      const answer = answerOf(`target-iops=20000&target-throughput=${throughput}`);
      expect(checksOf(answer)).not.toContain('larger IOs');
    },
  );

  test('of IOs over 256 KiB are both met where they agree apart from rounding.', () => {
    // 100 IOPS of 512 KiB are 52.4288 MB/s.
    for (const mb of [52, 52.43, 52.9]) {
      const answer = answerOf(`${targets(100, mb)}&io-size=512KiB`);
      expect(figure(answer, 'iops')).toBeGreaterThanOrEqual(100);
      expect(figure(answer, 'throughput')).toBeGreaterThanOrEqual(mb * 1e6 * (1 - 1e-9));
    }
  });

  test.each(['0', '2457.6MB/s', '2450MB/s'])(
    'of the same IOs are proposed less of together: 300,000 IOPS and %s.',
    (throughput) => {
      const { recommendations, verdict } = answerOf(
        `target-iops=300000&target-throughput=${throughput}&types=premium-v2&capacity=1TiB`,
      );
      expect(verdict).toBe('not-possible');
      const less = recommendations.find(({ text }) => plainText(text).includes('IOPS instead of'));
      expect(less?.query).toMatch(/target-iops=\d+&target-throughput=0/);
      expect(answerOf(less?.query ?? '').verdict).toBe('fits');
    },
  );
});

test('What set-ups cost more is what the amounts that are shown differ by.', () => {
  // 984.06 of 913.36 is 70.70 more, and is shown as 984 of 913.
  const said = answerOf('').recommendations.map(({ text }) => plainText(text));
  expect(said[0]).toMatch(/ costs \$25 more: .* \$938 a month\.$/);
  expect(said[1]).toMatch(/ costs \$71 more: .* \$984 a month\.$/);
});

describe('IOPS that are more than the throughput', () => {
  const problemAt = (query: string, field: string) =>
    viewModelOf(query).controls.find(({ name }) => name === field)?.problem;

  test('are a problem with the numbers in it, and what it says helps.', () => {
    expect(problemAt('target-iops=60000', 'target-throughput')).toBe(
      '60,000 IOPS of 8 KiB are 491.5 MB/s: enter at least that, 0 to have it computed, or a smaller IO size.',
    );
    for (const help of ['target-throughput=491.5MB/s', 'target-throughput=0', 'io-size=4KiB'])
      expect(viewModelOf(`target-iops=60000&${help}`).answer).toBeDefined();
  });

  test('are one of the log in the same words.', () => {
    expect(problemAt('log-iops=5000&log-throughput=10MB/s', 'log-throughput')).toBe(
      '5,000 IOPS of 8 KiB are 40.96 MB/s: enter at least that, nothing to have it computed, or a smaller IO size.',
    );
  });
});

test('What a set-up achieves stands beside what its limits allow.', () => {
  const asides = (query: string) =>
    answerOf(query).readouts.flatMap(({ id, aside }) =>
      id === 'iops' || id === 'throughput' ? [aside] : [],
    );
  expect(asides('')).toEqual(['of 25,000', 'of 500']);
  // IOs of one size grow together: 204.8 MB/s are 25,000 IOPS of 8 KiB.
  expect(asides('target-throughput=0')).toEqual(['of 25,000', 'of 204.8']);
  expect(asides('burst=30min')[0]).toBeUndefined();
});

describe('The next cheaper set-up', () => {
  // Two Ultra Disks with the least throughput for these IOPS have 2,048 MB/s each.
  test.each([
    [4000, 'it achieves 4,000 MB/s, which leaves 2 % of headroom, and 20 % is required.'],
    [3400, 'it achieves 3,400 MB/s, which leaves 16 % of headroom, and 20 % is required.'],
    [4096, 'it achieves 4,096 MB/s, which leaves no headroom, and 20 % is required.'],
  ])('lacks headroom where it delivers the target: %i MB/s.', (mb, misses) => {
    const { checks } = answerOf(targets(400_000, mb));
    expect(checks.map(({ text }) => text).join(' ')).toContain(misses);
  });
});
