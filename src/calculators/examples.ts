/** Every worked example by calculator, for tests and pages. */
import type { Example } from '../kit/index.ts';
import { calculators } from './index.ts';

type ExampleFile = {
  readonly examples: readonly Example[];
  /** Why there are fewer than four: a sentence for readers of the page. */
  readonly fewerExamples?: string;
};

/** What a calculator without the file fails with names the file. */
export const exampleFileOf = (id: string): Promise<ExampleFile> => import(`./${id}/examples.ts`);

const files = await Promise.all(
  calculators.map(async ({ id }) => [id, await exampleFileOf(id)] as const),
);

export const examples: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  files.map(([id, file]) => [id, file.examples]),
);

export const fewerExamples: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  files.map(([id, file]) => [id, file.fewerExamples]),
);
