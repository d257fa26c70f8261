/** Which pages load the script that draws charts is decided by a file name, so that name must be right. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../../src/calculators/examples.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';

const has = (file: string) => existsSync(new URL(`../../src/${file}`, import.meta.url));

test.each(calculators)(
  '$id answers with a chart exactly if it makes it in chart.ts',
  ({ id, viewModel: screen }) => {
    const cases = [{}, ...(examples[id] ?? []).map(({ given }) => given)];
    const charted = cases.some((given: Readonly<Record<string, string>>) =>
      Boolean(screen((name) => given[name], fullDataset).answer?.chart),
    );
    expect(charted).toBe(has(`calculators/${id}/chart.ts`));
  },
);
