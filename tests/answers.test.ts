/** What a corrected limit moves is found among every answer that the site gives by itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples } from '../src/calculators/examples.ts';
import { calculators } from '../src/calculators/index.ts';
import { type Answers, answers, moved, usesOfRows } from './measure/answers.ts';

describe('the answers that are kept', () => {
  const all = answers();
  const names = Object.keys(all);
  const kept: Answers = JSON.parse(
    readFileSync(new URL('./measure/answers.json', import.meta.url), 'utf8'),
  );

  test('are those that the site gives, so that a change of an answer is seen and committed.', () => {
    expect(
      moved(kept, all),
      'Look at each; if all are right, run: npm run accuracy -- --save',
    ).toEqual([]);
  });

  test('are those of calculators as they open, of pages, of worked examples and of measured runs.', () => {
    for (const { id } of calculators) expect(names).toContain(`${id} as it opens`);
    expect(names.filter((name) => name.startsWith('content/')).length).toBeGreaterThan(50);
    for (const list of Object.values(examples))
      for (const { id } of list) expect(names.join()).toContain(`worked example ${id}: `);
    expect(names.filter((name) => name.startsWith('measured run ')).length).toBeGreaterThan(10);
  });

  test('all say something: no page sets or links a case that has no answer.', () => {
    expect(names.filter((name) => Object.keys(all[name] ?? {}).length === 0)).toEqual([]);
  });
});

test('What moved is told by case: what was, what is, and by which part.', () => {
  const before = { same: { iops: 5000 }, first: { says: '5 pass', iops: 5000 }, last: { iops: 1 } };
  const now = { same: { iops: 5000 }, first: { says: '6 pass', iops: 6000 }, other: { iops: 2 } };
  expect(moved(before, now)).toEqual([
    'first',
    '  says: 5 pass → 6 pass',
    '  iops: 5,000 → 6,000 (+20.00 %)',
    'new: other',
    'gone: last',
  ]);
  expect(moved(now, now)).toEqual([]);
});

describe('how many answers name a size or disk', () => {
  const uses = usesOfRows();

  test('is at least how many queries of pages name it, and nothing for a name that none has', () => {
    const kept: Answers = JSON.parse(
      readFileSync(new URL('./measure/answers.json', import.meta.url), 'utf8'),
    );
    const queries = Object.keys(kept).filter((name) => /[?&]vm=D8s_v3(&|$)/.test(name));
    expect(queries.length).toBeGreaterThan(0);
    expect(uses('vm', ['D8s_v3'])).toBeGreaterThanOrEqual(queries.length);
    expect(uses('disk', ['P30'])).toBeGreaterThan(0);
    expect(uses('vm', ['P30'])).toBe(0);
  });

  test('counts an answer that names two of them once', () => {
    const [one, other] = [uses('vm', ['D8s_v3']), uses('vm', ['D8s_v5'])];
    const both = uses('vm', ['D8s_v3', 'D8s_v5']);
    expect(both).toBeGreaterThanOrEqual(Math.max(one, other));
    expect(both).toBeLessThanOrEqual(one + other);
    expect(uses('vm', ['D8s_v3', 'D8s_v3'])).toBe(one);
  });
});
