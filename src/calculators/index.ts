/** The calculators in the order of the gallery. A new one needs a folder and a line here to have its pages. */
import type { Calculator } from '../kit/index.ts';
import { burst } from './burst/index.ts';
import { capCheck } from './cap-check/index.ts';
import type { CalculatorContext } from './dataset.ts';
import { ioSize } from './io-size/index.ts';
import { queueDepth } from './queue-depth/index.ts';
import { syncIo } from './sync-io/index.ts';
import { throttle } from './throttle/index.ts';

export const calculators: readonly Calculator<CalculatorContext>[] = [
  capCheck,
  throttle,
  ioSize,
  queueDepth,
  syncIo,
  burst,
];
