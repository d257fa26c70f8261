/** What readers have typed, and the page that each query has to show among its first three. */
import { expect, test } from 'vitest';
import { type PackedPage, unpack } from '../../src/site/search/entry.ts';
import { makeFinder } from '../../src/site/search/finder.ts';
import { read } from './markup.ts';

const pages: readonly PackedPage[] = JSON.parse(
  read('search-data.js').replace(/^globalThis\.headroomSearch=|;\n$/g, ''),
);
const { find } = await makeFinder(unpack(pages));

test.each([
  // Typed by somebody with a slow disk at night.
  ['WRITELOG', 'troubleshoot/sql-server-waits/'],
  ['WRITELOG waits slow', 'troubleshoot/sql-server-waits/'],
  ['log disk latency high', 'troubleshoot/sql-server-waits/'],
  ['how do I know if my VM is throttled', 'troubleshoot/throttling-metrics/'],
  ['which metric shows throttling', 'troubleshoot/throttling-metrics/'],
  ['change host caching az cli', 'troubleshoot/change-it-safely/#commands-for-the-host-cache'],
  ['ReadWrite cache SQL Server', 'optimise/host-caching/#may-sql-server-files'],
  ['NVMe v6 disk not found lun', 'troubleshoot/after-v6-nvme/'],
  ['D16s_v5', 'limits/dsv5/#d16s_v5'],
  ['D16s_v5 limits', 'limits/dsv5/#d16s_v5'],
  ['burst credits exhausted', 'reference/questions/#can-i-see-how-much-burst-credit'],
  ['mdadm after reboot', 'optimise/striping/#format-mount-and-reboot'],
  ['P30 only 125 MB/s', 'reference/questions/#why-do-i-only-get-48-mbs-from-a-p30'],
  ['PAGEIOLATCH', 'troubleshoot/sql-server-waits/'],
  ['iostat await', 'start/what-to-record/#which-counter-gives-which-row'],
  ['iostat 100 util', 'reference/questions/#iostat-says-100'],
  ['two sets of limits NVMe SCSI', 'reference/questions/#my-size-has-two-sets-of-limits'],
  ['resize VM', 'troubleshoot/change-it-safely/#commands-for-the-vm-size'],
  ['azure boost', 'troubleshoot/after-v6-nvme/'],
  ['shrink disk', 'troubleshoot/change-it-safely/#commands-for-a-larger-disk'],
  ['pagefile v6', 'troubleshoot/after-v6-nvme/'],
  ['etcd took too long', 'troubleshoot/etcd-and-kubernetes/'],
  // From threads in public.
  ['etcd', 'calculators/workloads/#etcd'],
  ['kafka', 'calculators/workloads/#kafka'],
  ['mongodb', 'calculators/workloads/#mongodb'],
  ['postgres wal', 'calculators/workloads/#postgresql'],
  ['cached uncached IOPS add', 'reference/questions/#do-the-cached-and-the-uncached'],
  ['does disk bursting bypass VM limits', 'reference/questions/#the-disk-bursts'],
  ['bursting', 'calculators/burst/'],
  ['MiB/s vs MB/S', 'concepts/units/'],
  ['Slow ephemeral OS disk', 'reference/questions/#how-fast-is-an-ephemeral-os-disk'],
  ['ephemeral', 'reference/questions/#how-fast-is-an-ephemeral-os-disk'],
  ['PremiumV2_LRS', 'limits/premium-ssd-v2/'],
  ['SQL Server log caching', 'optimise/host-caching/'],
  ['fio lower than expected', 'reference/questions/#is-my-fio-result-valid'],
  ['AKS OS disk throttling', 'troubleshoot/etcd-and-kubernetes/'],
  ['capped disk', 'throttling/prevent-disk-throttling/'],
  ['fsync slow', 'calculators/commit/'],
  ['qeue depth', 'calculators/queue-depth/'],
])('“%s” shows %s', (query, address) => {
  const shown = find(query)
    .slice(0, 3)
    .map(({ entry }) => entry.address);
  expect(
    shown.filter((one) => one.startsWith(address)),
    shown.join(', '),
  ).not.toEqual([]);
});
