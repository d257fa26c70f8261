/** What can be said of a measurement that is no series of samples: numbers, and runs of benchmarks. */
import type { Check } from '../../kit/index.ts';
import type { Seconds } from '../../units/index.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import { checksOfNumbers } from './numbers.ts';
import { checksOfRun } from './run-validity.ts';
import type { Found } from './validity.ts';

export const checksOf = (
  reading: Readable,
  found: Found,
  typical: Seconds | undefined,
): readonly Check[] =>
  reading.kind === 'samples' ? checksOfNumbers(reading) : checksOfRun(found, typical);
