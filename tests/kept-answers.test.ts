/** What a corrected limit moves is found among every answer that the site gives by itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples } from '../src/calculators/examples.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { parseQuery, toEnd } from '../src/kit/index.ts';
import { citedAlone } from '../src/limits/rules/answer.ts';
import { detailed } from '../src/ui/view/detailed.ts';
import { type Answers, answers, moved, usesOfRows } from './measure/answers.ts';

const all = answers();
const answerNames = Object.keys(all);

/** The calculator and the address of each case of a page. */
const askedOf = (names: readonly string[]) =>
  names.flatMap((name) => {
    const [, id, query = ''] = /([\w-]+)\?(\S*)$/.exec(name) ?? [];
    return id && calculators.some((one) => one.id === id) ? [[id, query] as const] : [];
  });

describe('the answers that are kept', () => {
  const names = answerNames;
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

test('No answer says what a rule says of which scripts have the source alone.', () => {
  const { catalogue, ...rest } = fullDataset;
  const missing = '¬';
  const rule: typeof catalogue.rule = (id) =>
    citedAlone.includes(id) ? { ...catalogue.rule(id), statement: missing } : catalogue.rule(id);
  const dataset = { ...rest, catalogue: { ...catalogue, rule } };
  const refused = [
    'vm=D2_v3&disks=os:P10x2:None,data:PremiumV2-512GiB-3000IOPS-125MBpsx1:ReadOnly,log:Ultra-512GiB-3000IOPS-125MBpsx1:ReadOnly',
    'vm=D8s_v5&disks=os:P60x1:ReadOnly,data:P60x1:ReadOnly,log:P30-ZRSx1:None',
    'vm=D8s_v5&disks=os:PremiumV2-512GiB-3000IOPS-125MBpsx1:None',
    'vm=D8s_v5&disks=os:Ultra-512GiB-3000IOPS-125MBpsx1:None',
    'vm=L8s_v3&disks=os:P10x1:None,data:P30x1:ReadOnly',
    'vm=F8als_v7&disks=data:Ultra-512GiB-3000IOPS-125MBpsx1:None',
    'vm=DS13_v2&limits=2018-09&disks=data:P50-4095GiBx1:ReadOnly',
  ].map((query) => ['cap-check', query] as const);
  const cited = new Set<string | undefined>();
  for (const [id, query] of [...refused, ...askedOf(answerNames)]) {
    const { given, lookup } = parseQuery(query);
    const begun = calculators.find((one) => one.id === id)?.start(lookup, dataset, given);
    const { answer } = begun ? toEnd(detailed(toEnd(begun))) : {};
    const text = JSON.stringify(answer?.checks ?? []);
    expect(text, `${id}?${query}`).not.toContain(missing);
    cited.add(text);
  }
  expect(cited.size).toBeGreaterThan(100);
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
