/** Other disks that are proposed: nothing that the present ones have is given up, and each is what its command makes. */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

const changesOf = (id: string, query: string) => reportOf(id, query).options ?? [];

// Where no IO size is known: what the present disks have together, and 8 KiB an IO, a page of most databases.
test.each([
  // Two P60 have 500 MB/s each; 40,000 IOPS of 8 KiB are 328 MB/s.
  [
    'cap-check',
    'vm=D64s_v5&disks=data:P60x2:None&target-iops=40000',
    /25,000 IOPS and 500 MB\/s each/,
  ],
  // A P40 has 250 MB/s; 37,500 IOPS of 8 KiB are 307.2.
  [
    'cap-check',
    'vm=E32bds_v5&disks=data:P40x1:None&target-iops=30000',
    /37,500 IOPS and 308 MB\/s/,
  ],
  // 25,000 IOPS of 8 KiB are 204.8 MB/s, where the disk has 20.
  [
    'cap-check',
    'vm=M64ms&disks=data:Ultra-1024GiB-5000IOPS-20MBpsx1:None&target-iops=20000',
    /25,000 IOPS and 205 MB\/s on the same Ultra Disk/,
  ],
  ['burst', 'disk=P40&vm=D8s_v5&steps=24h:9000IOPS&repeat=yes', /9,000 IOPS and 250 MB\/s/],
])('%s for %s offers %s.', (id, query, offered) => {
  expect(changesOf(id, query).map(({ change }) => change)).toContainEqual(
    expect.stringMatching(offered),
  );
});

describe('As many disks of the family', () => {
  // Without prices in West Europe none is cheaper than another, and all are shown.
  test.each([
    'vm=D16ps_v5&disks=data:P20x2:None&target-iops=6000&os=windows',
    'vm=D4_v3&disks=data:E30x4:None&target-iops=2500',
  ])('are a larger size of each, and never a conversion: %s.', (query) => {
    const options = changesOf('cap-check', query);
    expect(options.length).toBeGreaterThan(0);
    for (const { change, guide } of options)
      if (/for another disk type/.test(String(guide).replaceAll('-', ' ')))
        expect(change).not.toMatch(/^(\d+ × )?(P|E)\d+ instead of (\d+ × )?\2\d+/);
  });
});
