/** What the lines of folded parts say. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { capCheck } from '../../calculators/cap-check/index.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { parseQuery } from '../../kit/index.ts';
import { Fold } from './Fold.tsx';

test.each([
  // Its cached limit has 10 % headroom, and the disks are at their limits in any case without a target.
  ['vm=E16bds_v5', /VM cached 90 %, \d+ more/],
  ['vm=D16ds_v5', /VM uncached 183 %, \d+ more/],
  // 786.4 MB/s of 600, of 1,000 and of 4 × 200.
  [
    'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&io-size=64KiB&target-iops=12000',
    /VM uncached 131 %, \d+ more/,
  ],
])(
  'The line of the limits begins with the utilisation that the headroom is of: %s.',
  (query, used) => {
    const { answer } = capCheck.viewModel(parseQuery(query).lookup, fullDataset);
    if (!answer) throw new Error('There is no answer.');
    const html = renderToString(
      <Fold answer={answer} part="limits">
        ...
      </Fold>,
    );
    expect(html).toMatch(used);
  },
);
