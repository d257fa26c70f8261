/** The sentence about a load that outlasts its credits. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

test.each([
  ['', 'Full 3,500 IOPS for 30 min, then 2,300.'],
  [
    'steps=2h:3500IOPS&repeat=yes',
    'Full 3,500 IOPS for 30 min, then 2,300. In the long run 66 % are delivered.',
  ],
  // Until the credits were used up the load was mostly another one, so that no rate is named for that time.
  [
    'steps=10min:3500IOPS,1h:2500IOPS,3h:3000IOPS',
    'Delivered in full for 87.1 min, then 2,300 of 3,000 IOPS.',
  ],
])('It names the full rate only where the load had it all the time: %s.', (query, sentence) => {
  expect(reportOf('burst', query, () => '').headline).toBe(sentence);
});
