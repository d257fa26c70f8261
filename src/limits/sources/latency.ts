import type { Source } from '../rows.ts';
import { hanaLatency } from './commit.ts';
import { github } from './pages.ts';

/** A table of the vendor’s tests, in a pull request. */
export const lisa = <Id extends string>(id: Id, title: string, date: string, pull: number) => ({
  id,
  title: `${title}, microsoft/lisa pull request ${pull}`,
  date,
  url: `https://github.com/microsoft/lisa/pull/${pull}`,
});

/** Runs in which others measured how long one IO takes. The tables of `latency/` were read from them. */
export const latencySources = [
  {
    id: 'disk-tests-2022',
    title: 'fio tests of Azure disks, tkubica12/cloud-storage-tests',
    date: '2022-09-19',
    url: github('tkubica12/cloud-storage-tests', 'ac2d8953a3db', 'disks/disks.md'),
  },
  {
    id: 'zone-tests-2022',
    title: 'Zone redundant disks in Azure (in Czech), tomaskubica.cz',
    date: '2022-02-21',
    url: github(
      'tkubica12/tkubica12.github.io',
      '6cc969d7ab7c',
      '_posts/2022-02-21-zonove-redundantni-disky-v-azure.md',
    ),
  },
  {
    id: 'volume-tests-2021',
    title: 'dbench tests of AKS volumes, circy9/storage-test',
    date: '2021-06-24',
    url: github('circy9/storage-test', 'dba306da8ed2', 'azure/results'),
  },
  {
    id: 'csi-latency',
    title: 'Device latencies in the Azure Disk CSI driver',
    date: '2021-05-24',
    url: github('kubernetes-sigs/azuredisk-csi-driver', 'd983d613b', 'pkg/optimization/skus.go'),
  },
  {
    id: 'aks-disks-2019',
    title: 'Disk performance on AKS, test runs of stian.tech',
    date: '2019-02-27',
    url: github(
      'StianOvrevage/stian.tech',
      'b0b2a6a68d13',
      'images/2019-02-23-disk-performance-on-aks-part-1',
    ),
  },
  hanaLatency,
  {
    id: 'cassandra-caching',
    title: 'Cassandra on Azure VMs: data disk caching, Azure-Samples',
    date: '2019-09-29',
    url: github(
      'Azure-Samples/cassandra-on-azure-vms-performance-experiments',
      'abd784f26d42',
      'docs/cassandra-azure-vm-data-disk-caching.md',
    ),
  },
  {
    id: 'read-latency-2018',
    title: 'Azure Premium Managed Disks over 24 hours, grsplus.com',
    date: '2018-09',
    url: 'https://www.grsplus.com/blog/2018/09/azure-premium-managed-disks-how-fast-are-they-over-an-extended-period-24-hours/',
  },
  {
    id: 'node-disks-2022',
    title: 'fio tests of AKS node disks, CyanDevs/aks-benchmark-fio',
    date: '2022-05-08',
    url: github('CyanDevs/aks-benchmark-fio', 'f0841c9fa719', 'data'),
  },
  {
    id: 'local-nvme-2025',
    title: 'fio on the local NVMe disk of a D16ads_v6, Azure/AKS issue 5485',
    date: '2025-12-09',
    url: 'https://github.com/Azure/AKS/issues/5485',
  },
  {
    id: 'hypervisor-2022',
    title: 'Large disk IO performance gaps on fast storage, cloud-hypervisor issue 4387',
    date: '2022-07-30',
    url: 'https://github.com/cloud-hypervisor/cloud-hypervisor/issues/4387',
  },
  lisa('lisa-2021', 'PERF-STORAGE-4K-IO', '2021-07-17', 1424),
  lisa('lisa-2020', 'PERF-STORAGE-DISK-IO', '2020-10-12', 1048),
  lisa('lisa-2019', 'PERF-STORAGE-4K-IO', '2019-03-31', 74),
  lisa('lisa-summary-2019', 'PERF-STORAGE-4K-IO', '2019-03-14', 32),
  lisa('lisa-stress-2019', 'STRESS-STORAGE-4K-IO-WITHVERIFY', '2019-10-23', 610),
  lisa('lisa-nvme-2019', 'STRESSTEST-NVME-4K-IO', '2019-11-06', 629),
  lisa('lisa-long-2020', 'STRESS-STORAGE-4K-IO-WITHVERIFY-LONGTIME', '2020-04-20', 761),
] as const satisfies readonly Source[];
