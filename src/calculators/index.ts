import type { Calculator, ViewModel } from '../kit/index.ts';
import type { CalculatorContext } from './context.ts';
import { fullDataset } from './full-dataset.ts';

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

/** The calculator of this id. @throws where there is none, which is a mistake in what names it */
export function calculatorNamed(id: string): Calculator<CalculatorContext> {
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(`There is no calculator “${id}”.`);
  return calculator;
}

/** What it shows of a case: these texts of its inputs, and its defaults for the others. */
export const shownOf = (id: string, given: Readonly<Record<string, string>> = {}): ViewModel =>
  calculatorNamed(id).viewModel(
    (name) => (Object.hasOwn(given, name) ? given[name] : undefined),
    fullDataset,
    Object.keys(given),
  );
