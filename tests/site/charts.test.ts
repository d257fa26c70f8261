/** Which pages load the script that draws charts is decided by a file name, so that name must be right. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../../src/calculators/examples.ts';
import { calculators } from '../../src/calculators/index.ts';
import { queryOf } from '../../src/kit/index.ts';
import { screenOf } from '../browser/cases.ts';

const has = (file: string) => existsSync(new URL(`../../src/${file}`, import.meta.url));

test.each(calculators)('$id answers with a chart exactly if it makes it in chart.ts', ({ id }) => {
  const cases = [{}, ...(examples[id] ?? []).map(({ given }) => given)];
  const charted = cases.some((given: Readonly<Record<string, string>>) =>
    Boolean(screenOf(id, queryOf(given)).answer?.chart),
  );
  expect(charted).toBe(has(`calculators/${id}/chart.ts`));
});
