/** Every set-up that the calculator lists opens in the cap check, which says the same of it. */
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fields } from '../../src/calculators/find/fields.ts';
import { find } from '../../src/calculators/find/index.ts';
import { checkLink } from '../../src/calculators/find/listed-set-ups.ts';
import { marketOf, requirementOf, rowFor, searched } from '../../src/calculators/find/model.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { operationsIn } from '../../src/calculators/shared/set-up/cost.ts';
import {
  findPart,
  parseQuery,
  queryFor,
  type Readout,
  type Shown,
  toEnd,
} from '../../src/kit/index.ts';
import { all } from '../sampled-calculators.ts';
import { shownOf } from '../view-models.ts';
import { inputsOf, nearTargets, randomRequirement, withLog } from './find-cases.ts';

const figureOf = (answer: Shown, id: string) =>
  answer.readouts.find((readout) => readout.id === id)?.value;

const isWithoutOperations = (cost: Readout | undefined) =>
  cost?.aside?.includes('operations are billed besides') === true;

function checked(query: string): Shown {
  const { lookup, given } = parseQuery(query);
  const { answer, ignored, query: canonical } = shownOf(capCheck, lookup, given);
  // The link leaves out what is the default there, and nothing else.
  expect(canonical).toBe(query);
  expect(ignored).toEqual([]);
  if (!answer) throw new Error(`${query} has a problem`);
  return answer;
}

/** A run of everything tries more of the same. */
const requirements = all ? 500 : 200;

describe('Set-ups that are found', () => {
  test.each([
    [requirements, 'random requirements', randomRequirement],
    [requirements / 5, 'requirements with two targets of about the same IOs', nearTargets],
    [requirements / 2, 'requirements with a log', withLog],
  ])('for %i %s are accepted by the cap check, with the same figures.', (count, _, draw) => {
    let rows = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      const inputs = inputsOf(draw(seed));
      const market = marketOf(inputs, fullDataset);
      if (!market) throw new Error('There are no prices.');
      const { front } = toEnd(searched(inputs, market));
      const requirement = requirementOf(inputs);
      for (const found of front) {
        const row = rowFor(inputs, found, market);
        const answer = checked(checkLink(inputs, row).query);
        const at = `seed ${seed}, ${found.vm.vm.name}`;
        rows += 1;
        // Each part is rounded to a cent. The cap check does not know the mean load, which operations are billed by.
        const cost = (figureOf(answer, 'cost') ?? 0) + operationsIn(row.cost);
        expect(Math.abs(cost * 100 - found.cents), at).toBeLessThan(1.01);
        if (row.burst) {
          // The cap check says what is sustained, and what credits give and for how long.
          const lasts = figureOf(answer, 'burst-lasts') ?? Number.POSITIVE_INFINITY;
          expect(answer.verdict, at).toBe('throttled');
          expect(lasts, at).toBeGreaterThanOrEqual((requirement.burst ?? 0) * (1 - 1e-9));
          expect(figureOf(answer, 'burst-iops'), at).toBe(row.burst.iops);
          continue;
        }
        expect(answer.verdict, at).toBe(row.verdict);
        expect(['fits', 'tight', 'not-checked'], at).toContain(answer.verdict);
        expect(figureOf(answer, 'iops'), at).toBe(row.assessment.achieved.iops);
        // Where every IO is a hit at an unpublished limit, nothing is known.
        if (requirement.iops !== undefined && row.verdict !== 'not-checked')
          expect(figureOf(answer, 'iops'), at).toBeGreaterThanOrEqual(
            requirement.iops * (1 - 1e-9),
          );
        if (requirement.throughput !== undefined && row.verdict !== 'not-checked')
          expect(figureOf(answer, 'throughput'), at).toBeGreaterThanOrEqual(
            requirement.throughput * (1 - 1e-9),
          );
        if (found.left < 0) continue;
        const headroom = Math.floor((figureOf(answer, 'headroom') ?? 0) * 100 + 1e-7);
        if (requirement.burst === undefined)
          expect(headroom, at).toBeGreaterThanOrEqual(found.left);
        expect(headroom, at).toBeGreaterThanOrEqual(
          requirement.burst === undefined ? requirement.headroom : 0,
        );
      }
    }
    expect(rows).toBeGreaterThan(count);
  });

  test('are those of the answer to the link, whose first row has the readouts.', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const inputs = inputsOf(randomRequirement(seed));
      const query = queryFor(fields, inputs, {});
      const { lookup, given } = parseQuery(query);
      const { answer, query: canonical, ignored } = find.viewModel(lookup, fullDataset, given);
      expect(ignored).toEqual([]);
      expect(canonical).toBe(query);
      if (!answer) throw new Error(`${query} has a problem`);
      const count = figureOf(answer, 'options') ?? -1;
      if (count === 0) expect(answer.verdict).toBe('not-possible');
      const [link] = answer.deepLinks;
      if (count <= 0 || !link) continue;
      const rows = answer.tables[0]?.rows ?? [];
      expect(rows[0]?.link).toEqual(link);
      expect(new Set(rows.map(({ cells }) => cells[0]?.slice(3))).size).toBe(rows.length);
      // What is compared is what the table lists.
      const compared = findPart(answer, 'set-ups') ?? [];
      expect(compared.map(({ link: opens }) => opens)).toEqual(
        rows.map(({ link: opens }) => opens),
      );
      for (const [index, { readouts }] of compared.entries()) {
        const amount = (id: string) => readouts.find((one) => one.id === id)?.value ?? Number.NaN;
        expect(amount('vm-cost') + amount('disk-cost')).toBeCloseTo(amount('cost'), 6);
        expect(`$${rows[index]?.cells[3]?.split(' ')[0]}`).toBe(
          readouts.find(({ id }) => id === 'cost')?.text.split(' ')[0],
        );
      }
      // Each row opens there with the cost that the table has, but for operations, whose number only a target tells.
      for (const { cells, link: opens } of rows) {
        const cost = checked(opens?.query ?? '').readouts.find(({ id }) => id === 'cost');
        if (isWithoutOperations(cost)) continue;
        expect(cost?.text).toBe(`$${cells[3]?.split(' ')[0]}`);
      }
      const first = checked(link.query);
      if (!isWithoutOperations(first.readouts.find(({ id }) => id === 'cost')))
        expect(figureOf(first, 'cost')).toBe(figureOf(answer, 'cost'));
      if (first.verdict === 'throttled') continue;
      expect(first.verdict).toBe(answer.verdict);
      for (const id of ['iops', 'throughput', 'headroom'])
        expect(figureOf(first, id), `${id} of ${query}`).toBe(figureOf(answer, id));
      expect(first.boundBy).toEqual(answer.boundBy);
    }
  });
});
