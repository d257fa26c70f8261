import type { Calculator } from '../kit/index.ts';
import type { CalculatorContext } from './context.ts';

/** The one list: a new calculator is a folder and a line here, and pages, scripts and pictures follow. */
const folders = await Promise.all([
  import('./diagnose/index.ts'),
  import('./find/index.ts'),
  import('./cap-check/index.ts'),
  import('./throttle/index.ts'),
  import('./io-size/index.ts'),
  import('./queue-depth/index.ts'),
  import('./sync-io/index.ts'),
  import('./burst/index.ts'),
  import('./provision/index.ts'),
  import('./commit/index.ts'),
  import('./benchmark/index.ts'),
]);

/** The calculators in the order of the gallery. */
export const calculators: readonly Calculator<CalculatorContext>[] = folders.flatMap((folder) =>
  Object.values(folder),
);
