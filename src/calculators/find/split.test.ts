/** The answer to a load that no VM carries. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, plainText } from '../../kit/index.ts';
import { find } from './index.ts';

function answerOf(query: string): Answer {
  const { answer } = openedBy(find, query);
  if (!answer) throw new Error(query);
  return answer;
}
const textsOf = ({ headline, why, recommendations, tables }: Answer) => [
  plainText(headline),
  why ?? '',
  ...recommendations.map(({ text }) => plainText(text)),
  ...tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
];

describe('A load that no VM carries', () => {
  const beyond = 'target-iops=900000&target-throughput=30GB/s';

  test.each([beyond, 'target-iops=900000&target-throughput=0', `${beyond}&max-vcpus=8`])(
    'is never given to a set-up whose limit is not published: %s.',
    (query) => {
      const answer = answerOf(query);
      expect(answer.verdict).toBe('not-possible');
      expect(textsOf(answer).filter((text) => /not checked|unpublished/.test(text))).toEqual([]);
    },
  );

  test('is answered with the highest limits that are published.', () => {
    const { headline, why } = answerOf(beyond);
    expect(plainText(headline)).toBe(
      'No VM with published limits carries 900,000 IOPS and 30,000 MB/s.',
    );
    // Ddsv7 page: 800,000 IOPS and 20,000 MB/s for the largest size.
    expect(why).toContain('The highest: D372ds_v7 has 800,000 IOPS and 20,000 MB/s.');
  });

  test('is split over VMs that fit by the same search, for each of which the link opens the answer.', () => {
    const [split] = answerOf(beyond).recommendations;
    expect(plainText(split?.text ?? [])).toMatch(/^Split over 2 VMs of 450,000 IOPS and 15,000 MB/);
    const each = answerOf(split?.query ?? '');
    expect(each.verdict).toBe('fits');
    const cost = each.readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN;
    expect(plainText(split?.text ?? [])).toContain(
      `$${Math.round(cost * 2).toLocaleString('en-US')} a month together`,
    );
  });

  test('is not said to be one where other requirements exclude everything.', () => {
    expect(plainText(answerOf('memory=60TiB&vcpus=4000').headline)).not.toContain('No VM');
    expect(answerOf('memory=60TiB').recommendations.map(({ text }) => plainText(text))).toEqual([
      expect.stringMatching(/^For 30,105 GiB of memory/),
    ]);
  });
});
