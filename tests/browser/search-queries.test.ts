/** What readers have typed, and the page that each query has to show among its first three results. */
import { expect, test } from 'vitest';
import { type PackedPage, unpack } from '../../src/site/search/entry.ts';
import { makeFinder } from '../../src/site/search/finder.ts';
import { read } from './markup.ts';

const pages: readonly PackedPage[] = JSON.parse(
  read('search-data.js').replace(/^globalThis\.headroomSearch=|;\n$/g, ''),
);
const { find } = await makeFinder(unpack(pages));

/** Pages go by their address, since headings change; questions, and rows of limits and workloads, by their anchor too. */
test.each([
  // Typed by somebody who is on call and has a slow disk.
  ['WRITELOG', 'troubleshoot/sql-server-waits/'],
  ['WRITELOG waits slow', 'troubleshoot/sql-server-waits/'],
  ['log disk latency high', 'troubleshoot/sql-server-waits/'],
  ['PAGEIOLATCH', 'troubleshoot/sql-server-waits/'],
  ['how do I know if my VM is throttled', 'troubleshoot/throttling-metrics/'],
  ['which metric shows throttling', 'troubleshoot/throttling-metrics/'],
  ['change host caching az cli', 'troubleshoot/change-it-safely/'],
  ['ReadWrite cache SQL Server', 'optimise/host-caching/'],
  ['NVMe v6 disk not found lun', 'troubleshoot/after-v6-nvme/'],
  ['v6 disks missing', 'start/questions/#my-disks-are-missing'],
  ['azure boost', 'optimise/vm-generations/'],
  ['pagefile v6', 'troubleshoot/after-v6-nvme/'],
  ['D16s_v5', 'limits/dsv5/#d16s_v5'],
  ['D16s_v5 limits', 'limits/dsv5/#d16s_v5'],
  ['burst credits exhausted', 'start/questions/#how-long-does-a-burst-last'],
  ['mdadm after reboot', 'optimise/striping/'],
  ['md array missing after reboot', 'start/questions/#my-md-array-is-missing'],
  ['P30 only 125 MB/s', 'start/questions/#why-does-a-p30-give-only'],
  ['iostat await', 'measure/read-the-result/'],
  ['iostat 100 util', 'start/questions/#iostat-shows-100'],
  ['two sets of limits NVMe SCSI', 'start/questions/#my-size-has-two-sets'],
  ['resize VM', 'troubleshoot/change-it-safely/'],
  ['az disk update tier', 'troubleshoot/change-it-safely/'],
  ['stripe size', 'optimise/striping/'],
  ['shrink disk', 'troubleshoot/change-it-safely/'],
  ['etcd took too long', 'troubleshoot/etcd-and-kubernetes/'],
  // Questions of public threads.
  ['etcd', 'calculators/workloads/#etcd'],
  ['kafka', 'calculators/workloads/#kafka'],
  ['mongodb', 'calculators/workloads/#mongodb'],
  ['postgres wal', 'calculators/workloads/#postgresql'],
  ['aks node os disk quota', 'troubleshoot/etcd-and-kubernetes/#os-disks-of-aks-nodes-by-default'],
  ['AKS OS disk throttling', 'start/questions/#which-limit-throttles-my-aks-node'],
  ['cached write counted twice', 'start/questions/#is-a-write-to-a-cached-disk'],
  ['cached uncached IOPS add', 'start/questions/#do-the-cached-and-the-uncached'],
  ['does disk bursting bypass VM limits', 'start/questions/#the-disk-bursts'],
  ['bursting', 'calculators/burst/'],
  ['RAID to get around throttling', 'start/questions/#does-raid'],
  ['MiB/s vs MB/S', 'concepts/units/'],
  ['MB/s megabits', 'start/questions/#are-mbs-megabits'],
  ['PremiumV2_LRS', 'limits/premium-ssd-v2/'],
  ['Premium SSD v2 IOPS by size', 'start/questions/#why-is-my-premium-ssd-v2-stuck'],
  ['4 P10 or one P20', 'start/questions/#four-p10-or-one-p20'],
  ['etcd fsync p99', 'troubleshoot/etcd-and-kubernetes/'],
  ['fsync slow', 'calculators/commit/'],
  ['more disks or larger VM', 'start/questions/#should-i-buy-more-disks'],
  ['which vm do i need', 'calculators/find/'],
  ['Slow ephemeral OS disk', 'start/questions/#how-fast-is-an-ephemeral'],
  ['ephemeral', 'start/questions/#how-fast-is-an-ephemeral'],
  ['small OS disk slow VM', 'start/questions/#why-does-a-small-os-disk'],
  ['SQL Server log caching', 'workloads/sql-server/'],
  ['fio lower than expected', 'start/questions/#is-my-fio-result-valid'],
  ['capped disk', 'throttling/prevent-disk-throttling/'],
  ['qeue depth', 'calculators/queue-depth/'],
  // Twelve more, in the words of public threads: Azure/AKS 1311, 1712, 2672 and 3787, azuredisk-csi-driver 1715,
  // cloud-init 6242, ha-sap-terraform-deployments 554, arp142-hana 121, azure-docs 48525 and 86927, and two articles.
  ['IOPS metric low but node throttled', 'troubleshoot/etcd-and-kubernetes/'],
  [
    'will ultra disk help AKS os disk throttling',
    'start/questions/#which-limit-throttles-my-aks-node',
  ],
  ['VMCacheSizeTooSmall', 'workloads/aks-and-etcd/'],
  ['slow ephemeral OS disk compared to regular VM', 'start/questions/#how-fast-is-an-ephemeral'],
  ['PremiumV2_LRS is not supported with caching type ReadOnly', 'workloads/aks-and-etcd/'],
  ['NVMe temp disk not mounted', 'troubleshoot/after-v6-nvme/'],
  ['disk name /dev/sdc changes after reboot', 'troubleshoot/after-v6-nvme/'],
  ['iostat util 99.99 P30 30 MB/sec OS disk undersized', 'start/questions/#iostat-shows-100'],
  ['disk burst VM limit', 'start/questions/#the-disk-bursts-why-doesnt-the-vm'],
  ['P30 5000 IOPS DS1', 'start/questions/#why-do-i-only-get'],
  ['SQL Server disk latency', 'troubleshoot/sql-server-waits/'],
  ['temp disk data lost after resize', 'troubleshoot/change-it-safely/'],
  // Typed at two in the morning by readers of the whole guide, with the place that answers each.
  ['sql slow after resize to E16bds v6 tempdb missing', 'workloads/sql-server/#tempdb'],
  ['tempdb drive D gone after stop start sql wont start', 'workloads/sql-server/#tempdb'],
  [
    'SQL Server has encountered occurrences of I/O requests taking longer than 15 seconds',
    'troubleshoot/sql-server-waits/',
  ],
  ['disk queue length 200 what is normal', 'optimise/queue-depth/'],
  ['await 30ms but iops only 800', 'troubleshoot/slow-disk/'],
  [
    'premium ssd v2 stuck at 3000 iops',
    'start/questions/#why-is-my-premium-ssd-v2-stuck-at-3000-iops',
  ],
  ['paid for p50 but still 200mb/s', 'start/questions/#why-does-a-p30-give-only'],
  ['why is throughput 600 on 8 disks', 'start/questions/#should-i-buy-more-disks'],
  ['how many p30 do i need for 2 GB/s', 'start/five-minutes/'],
  ['cheapest vm 80k iops', 'calculators/find/'],
  ['can i raise iops without reboot', 'troubleshoot/change-it-safely/#raise-iops'],
  ['does changing cache reboot vm', 'troubleshoot/change-it-safely/'],
  ['vm wont boot after nvme fstab emergency mode', 'troubleshoot/after-v6-nvme/#vm-that-does-not'],
  ['mongodb slow azure disk', 'workloads/kafka-mongodb-elasticsearch/'],
  ['postgres checkpoint spikes latency', 'workloads/postgresql-and-mysql/#checkpoints'],
  ['backup window slows everything at night', 'workloads/sql-server/#why-backup'],
  ['kubelet not ready disk pressure io', 'troubleshoot/etcd-and-kubernetes/'],
  ['oracle redo log slow log file sync', 'concepts/sync-io/#commits-a-second'],
  ['vm uncached bandwidth consumed percentage 100', 'troubleshoot/throttling-metrics/'],
  ['ultra disk vs premium ssd v2 price', 'optimise/premium-ssd-v2-and-ultra/'],
  ['local nvme lost data after reboot', 'optimise/linux-and-windows/#temp-disk'],
  // What is not covered: the place that says so.
  ...[
    ...['zrs disk latency slower', 'azure backup snapshot slows disk', 'elastic san'],
    ...['azure files slow', 'encryption at host slower', 'proximity placement group'],
    ...['site recovery churn'],
  ].map((query) => [query, 'start/questions/#are-azure-files'] as const),
  // Misspelt, most with two letters swapped.
  ['mdamd', 'optimise/striping/'],
  ['writelog wiats', 'troubleshoot/sql-server-waits/'],
  ['premuim ssd', 'optimise/premium-ssd-v2-and-ultra/'],
  ['ulta disk', 'optimise/premium-ssd-v2-and-ultra/'],
  ['bursitng', 'calculators/burst/'],
  ['kuberntes etcd slwo', 'troubleshoot/etcd-and-kubernetes/'],
] as const)('“%s” shows %s', (query, address) => {
  const shown = find(query)
    .hits.slice(0, 3)
    .map(({ entry }) => entry.address);
  expect(
    shown.filter((one) => one.startsWith(address)),
    shown.join(', '),
  ).not.toEqual([]);
});

test.each(['rabbitmq slow disk azure', 'karpenter'])(
  'for “%s” it is said that no page is about the product',
  (query) => expect(find(query).unknown).toEqual([/rabbitmq|karpenter/.exec(query)?.[0]]),
);

test('each of the first ten results for a product is about it, where pages are', () => {
  const shown = find('mongodb slow azure disk').hits.map(
    ({ entry: { title, heading, page, text } }) => `${title} ${heading} ${page} ${text}`,
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const text of shown.slice(0, 10)) expect(text).toMatch(/mongo/i);
});
