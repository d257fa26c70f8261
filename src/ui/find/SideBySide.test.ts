/** To which scale the bars of a comparison are drawn. */
import { expect, test } from 'vitest';
import { find } from '../../calculators/find/index.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { findPart, type Readout } from '../../kit/index.ts';
import { mostOf } from './SideBySide.tsx';

const { answer } = find.viewModel(() => undefined, fullDataset);
const setUps = findPart(answer, 'set-ups') ?? [];

test('Bars have one scale for each unit: a part of the cost is drawn to that of the whole.', () => {
  expect(setUps.length).toBeGreaterThan(1);
  const costs = setUps.map(
    ({ readouts }) => readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN,
  );
  expect(mostOf({ unit: 'USD/month' }, setUps)).toBe(Math.max(...costs));
});

test('Shares, counts and amounts that nobody knows have no bar.', () => {
  expect(mostOf({ unit: '1' }, setUps)).toBe(0);
  expect(mostOf({ unit: 'IOPS' }, [])).toBe(0);
  const unknown: Readout = {
    ...{ id: 'a', label: '', kind: 'iops', unit: 'IOPS' },
    text: 'not published',
  };
  expect(mostOf({ unit: 'IOPS' }, [{ readouts: [unknown] }])).toBe(0);
});
