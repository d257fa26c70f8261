import { expect, test } from 'vitest';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { invalidIn } from './invalid-values.ts';

test('a number that is none, a value that is missing, and their names in a text are found.', () => {
  const broken = [
    Number.NaN,
    Infinity,
    null,
    'NaN ms',
    'up to ∞',
    'undefined disks',
    'of null',
    '−0 %',
  ];
  for (const each of broken) expect(invalidIn({ rows: [{ each }] })).toHaveLength(1);
  expect(invalidIn({ cells: [undefined] })).toEqual(['answer.cells[0] is undefined']);
});

test('a figure, a part that an answer does not have, and a command that writes to /dev/null are not.', () => {
  expect(
    invalidIn({ value: -0.5, text: 'nullify −0.5', more: undefined, draw: () => null }),
  ).toEqual([]);
  const { answer } =
    calculators.find(({ id }) => id === 'benchmark')?.viewModel(() => undefined, fullDataset) ?? {};
  expect(JSON.stringify(answer)).toContain('/dev/null');
  expect(invalidIn(answer)).toEqual([]);
});
