import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../readers/reading.ts';
import { fullDataset } from '../full-dataset.ts';
import { initialText } from './example-names.ts';
import { readingOf } from './example-texts.ts';
import { packReading, unpackReading } from './packed-reading.ts';

test('The measurement that the page opens with is the same after it was packed, and shorter.', () => {
  const reading = readingOf(initialText, fullDataset);
  expect(unpackReading(packReading(reading))).toEqual(reading);
  expect(packReading(reading).length).toBeLessThan(JSON.stringify(reading).length);
});

test('Any series is the same after it was packed: equal figures, none, and cells without a value.', () => {
  const cell = fc.oneof(
    fc.constantFrom(0, 1, Number.NaN),
    fc.double({ noNaN: true, min: 0, max: 1e9 }),
  );
  const series = fc.record({
    device: fc.string(),
    times: fc.array(fc.nat()),
    columns: fc.record({ reads: fc.array(cell), writes: fc.array(cell, { maxLength: 4 }) }),
  });
  fc.assert(
    fc.property(fc.array(series), (all) => {
      const reading = {
        ...{ kind: 'samples', tool: 'iostat', form: 'iostat -x', series: all, notes: [] },
      } as Reading;
      expect(unpackReading(packReading(reading))).toEqual(reading);
    }),
  );
});
