/** Every worked example by calculator, for tests and pages. */
import type { Example } from '../kit/index.ts';
import { calculators } from './index.ts';

/** What a calculator without the file fails with names the file. */
const examplesOf = async (id: string): Promise<readonly Example[]> =>
  (await import(`./${id}/examples.ts`)).examples;

export const examples: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  await Promise.all(calculators.map(async ({ id }) => [id, await examplesOf(id)] as const)),
);
