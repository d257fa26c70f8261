/** Worked examples: what is expected comes from a published page or a published measurement, never from running our code. */
import { describe, expect, test } from 'vitest';
import { exampleFileOf, examples, fewerExamples } from '../src/calculators/examples.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { template } from '../src/calculators/template/index.ts';
import { queryOf } from '../src/kit/index.ts';
import { numbersOf, screenOf } from './browser/cases.ts';
import { openedBy } from './view-models.ts';

test('every calculator has worked examples, and no id is used twice.', () => {
  expect(Object.keys(examples).sort()).toEqual(calculators.map(({ id }) => id).sort());
  for (const [calculator, list] of Object.entries(examples)) {
    const isEnough = list.length > 3 || /^[A-Z].+\.$/.test(fewerExamples[calculator] ?? '');
    expect(isEnough, `${calculator} has four examples, or fewerExamples says why not`).toBe(true);
    expect(new Set(list.map(({ id }) => id)).size, calculator).toBe(list.length);
  }
});

test('every example is cited, and says why a tolerance is as wide as it is.', () => {
  // The shares of an exhausted limit differ from run to run, so no computation can be more accurate.
  const maxTolerance = (calculator: string) => (calculator === 'throttle' ? 0.36 : 0.125);
  const all = Object.entries(examples).flatMap(([calculator, list]) =>
    list.map((example) => ({ calculator, ...example })),
  );
  for (const example of all) {
    expect(fullDataset.catalogue.source(example.source).title).not.toBe('');
    expect(example.place).not.toBe('');
    for (const { tolerance, reason } of example.expected) {
      expect(tolerance).toBeGreaterThan(0);
      expect(tolerance).toBeLessThanOrEqual(maxTolerance(example.calculator));
      expect(reason).not.toBe('');
    }
  }
});

const { examples: ofTemplate } = await exampleFileOf(template.id);

for (const calculator of [...calculators, template])
  describe(calculator.id, () => {
    const list = examples[calculator.id] ?? ofTemplate;
    for (const { id, title, given, expected, boundBy, verdict } of list)
      test(`${id}: ${title}.`, () => {
        const query = queryOf(given);
        const viewModel =
          calculator === template ? openedBy(template, query) : screenOf(calculator.id, query);
        expect(viewModel.ignored).toEqual([]);
        expect(viewModel.controls.filter(({ problem }) => problem)).toEqual([]);
        const numbers = numbersOf(viewModel);
        for (const { readout, value, tolerance } of expected) {
          const got = numbers[readout];
          expect(got, readout).toBeTypeOf('number');
          expect(
            Math.abs((got ?? Number.NaN) - value),
            `${readout}: ${got} for ${value}`,
          ).toBeLessThanOrEqual(tolerance * Math.abs(value));
        }
        if (boundBy) {
          const named = viewModel.answer?.boundBy ?? [];
          expect(named.map((name) => boundBy.find((start) => name.startsWith(start)))).toEqual([
            ...boundBy,
          ]);
        }
        if (verdict) expect(viewModel.answer?.verdict).toBe(verdict);
      });
  });
