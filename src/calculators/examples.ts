/** Every worked example by calculator, for tests and pages. */
import type { Example } from '../kit/index.ts';
import { examples as burst } from './burst/examples.ts';
import { examples as capCheck } from './cap-check/examples.ts';
import { examples as ioSize } from './io-size/examples.ts';
import { examples as queueDepth } from './queue-depth/examples.ts';
import { examples as syncIo } from './sync-io/examples.ts';
import { examples as throttle } from './throttle/examples.ts';

export const examples: Readonly<Record<string, readonly Example[]>> = {
  burst,
  'cap-check': capCheck,
  'io-size': ioSize,
  'queue-depth': queueDepth,
  'sync-io': syncIo,
  throttle,
};
