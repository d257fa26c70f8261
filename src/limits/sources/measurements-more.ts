import type { Source } from '../rows.ts';
import { lisa } from './latency.ts';
import { github } from './pages.ts';

/** More measurements that computed figures are compared with: runs of the vendor’s tests, volumes and local disks. */
export const moreMeasurements: readonly Source[] = [
  {
    id: 'etcd-disk-2018',
    title: 'IO of etcd on small clusters, Azure/acs-engine issue 2510',
    date: '2018-03-22',
    url: 'https://github.com/Azure/acs-engine/issues/2510',
  },
  {
    id: 'aks-storage-2019',
    title: 'Storage showdown at the AKS corral, nedinthecloud.com',
    date: '2019-08-29',
    url: 'https://nedinthecloud.com/2019/08/29/storage-showdown-at-the-aks-corral/',
  },
  lisa('lisa-stress-2020', 'STRESS-STORAGE-4K-IO-WITHVERIFY-LONGTIME', '2020-04-07', 743),
  lisa('lisa-nvme-2020', 'PERF-NVME-4K-IO on an L80s_v2', '2020-07-07', 891),
  {
    id: 'local-disks-2020',
    title: 'Azure VMs and fast local disks (in Czech), tomaskubica.cz',
    date: '2020-09-07',
    url: github(
      'tkubica12/tkubica12.github.io',
      '6cc969d7ab7c89fa99b6c9661d8c91b24e1a9981',
      '_posts/2020-09-07-azure-vm-a-rychle-lokalni-disky.md',
    ),
  },
  {
    id: 'disk-metrics-2021',
    title: 'Disk performance metrics, Azure documentation',
    date: '2021-07-19',
    url: github(
      'MicrosoftDocs/azure-docs',
      '03e4e9c27657489978c0023869cafa218d518fac',
      'articles/virtual-machines/disks-metrics.md',
    ),
  },
  {
    id: 'temp-disk-2022',
    title: 'Temp disk throughput of Dv3, MicrosoftDocs/azure-docs issue 94521',
    date: '2022-06-16',
    url: 'https://github.com/MicrosoftDocs/azure-docs/issues/94521',
  },
  {
    id: 'constellation-2023',
    title: 'Storage I/O of Constellation and AKS, edgelesssys/constellation',
    date: '2023-04-06',
    url: github(
      'edgelesssys/constellation',
      '7cb5b83b134b8de708937ed4935e594031901bcc',
      'docs/docs/overview/performance/io.md',
    ),
  },
  {
    id: 'aks-volume-2023',
    title: 'fio on an AKS volume through the CSI driver, VijayRod/demo',
    date: '2023-09-24',
    url: github(
      'VijayRod/demo',
      '9c487b61aa044b6c86964480c9bf8eb0d832b899',
      'container-storage/logs/k8s-csi-azuredisk-scsi-mount_perf.md',
    ),
  },
  {
    id: 'container-storage-2024',
    title: 'Azure Container Storage: a howto and performance check, tobiasfenster.io',
    date: '2024-01-30',
    url: 'https://tobiasfenster.io/azure-container-storage---a-howto-and-performance-check',
  },
];
