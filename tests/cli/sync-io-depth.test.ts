/** What a lower queue depth takes away. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

// “Scalability and performance targets for VM disks”: 2,300 IOPS of a P20, 5,000 of a P30; at 1 ms each, 5 in flight are 5,000 a second at most.
test.each([
  ['disk=P20&vm=DC8as_v5', 2, 2300],
  ['disk=P30&latency=1ms', 5, 5000],
])('A lower queue depth of %s takes IOPS, and says so.', (query, depth, limit) => {
  const found = reportOf('sync-io', `${query}&outstanding=32`).options?.find(({ change }) =>
    change.startsWith('Lower'),
  );
  expect(found?.change).toBe(`Lower the queue depth to ${depth}, for less latency but fewer IOPS`);
  expect(found?.iops).toBeLessThan(limit * 0.97);
});
