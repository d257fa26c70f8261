import type { Source } from '../rows.ts';
import { moreMeasurements } from './measurements-more.ts';
import { github } from './pages.ts';

/**
 * Measurements that computed figures are compared with. Nothing of the dataset was read from them, so
 * they are a list of their own.
 */
export const measurementSources: readonly Source[] = [
  {
    id: 'aks-volume-2022',
    title: 'fio on an AKS volume, VijayRod/demo',
    date: '2022-10-18',
    url: github(
      'VijayRod/demo',
      '13c3ea57d78b7e3b04aafb7d6eef27a7d3ba285d',
      'container-storage/logs/sdn-virtualswitch-hypervt-hostnode_iops_perf_fio.md',
    ),
  },
  {
    id: 'etcd-node-2020',
    title: 'Throughput of an etcd node, openshift/installer pull request 4326',
    date: '2020-10-30',
    url: 'https://github.com/openshift/installer/pull/4326',
  },
  {
    id: 'cached-writes-2019',
    title: 'Writes to cached disks, MicrosoftDocs/azure-docs issue 37054',
    date: '2019-08-13',
    url: 'https://github.com/MicrosoftDocs/azure-docs/issues/37054',
  },
  {
    id: 'scylla-io-2026',
    title: 'IO of Azure’s local disks, measured with iotune, scylladb/scylla-machine-image',
    date: '2026-06-10',
    url: github(
      'scylladb/scylla-machine-image',
      'f25b2c54217316e6881a2fbfcbbb66f5609de7bd',
      'common/azure_io_params.yaml',
    ),
  },
  {
    id: 'lseries-2017',
    title: 'Microsoft Azure L-Series Local SSD Performance, superautomation.co.uk',
    date: '2017-04-13',
    url: 'https://blog.superautomation.co.uk/2017/04/microsoft-azure-l-series-local-ssd.html',
  },
  {
    id: 'ephemeral-2023',
    title: 'Slow ephemeral OS disk compared to regular VM, Azure/AKS issue 3787',
    date: '2023-07-13',
    url: 'https://github.com/Azure/AKS/issues/3787',
  },
  {
    id: 'cloud-report-2019',
    title: 'fio runs of the Cloud Report, cockroachlabs/cloud-report',
    date: '2019-09-11',
    url: github('cockroachlabs/cloud-report', '74b3dae91430', 'results/azure'),
  },
  ...moreMeasurements,
];
