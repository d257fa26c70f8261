import { documents } from './documents.ts';

/**
 * Measurements that computed figures are compared with: volumes, local disks, and runs of the vendor’s
 * tests. Nothing of the dataset was read from them, so they are a list of their own.
 */
export const measurementSources = documents(`
aks-volume-2022 | 2022-10-18 | fio on an AKS volume, VijayRod/demo | VijayRod/demo 13c3ea57d78b7e3b04aafb7d6eef27a7d3ba285d container-storage/logs/sdn-virtualswitch-hypervt-hostnode_iops_perf_fio.md
etcd-node-2020 | 2020-10-30 | Throughput of an etcd node, openshift/installer pull request 4326 | https://github.com/openshift/installer/pull/4326
cached-writes-2019 | 2019-08-13 | Writes to cached disks, MicrosoftDocs/azure-docs issue 37054 | https://github.com/MicrosoftDocs/azure-docs/issues/37054
scylla-io-2026 | 2026-06-10 | IO of Azure’s local disks, measured with iotune, scylladb/scylla-machine-image | scylladb/scylla-machine-image f25b2c54217316e6881a2fbfcbbb66f5609de7bd common/azure_io_params.yaml
lseries-2017 | 2017-04-13 | Microsoft Azure L-Series Local SSD Performance, superautomation.co.uk | https://blog.superautomation.co.uk/2017/04/microsoft-azure-l-series-local-ssd.html
ephemeral-2023 | 2023-07-13 | Slow ephemeral OS disk compared to regular VM, Azure/AKS issue 3787 | https://github.com/Azure/AKS/issues/3787
cloud-report-2019 | 2019-09-11 | fio runs of the Cloud Report, cockroachlabs/cloud-report | cockroachlabs/cloud-report 74b3dae91430 results/azure
etcd-disk-2018 | 2018-03-22 | IO of etcd on small clusters, Azure/acs-engine issue 2510 | https://github.com/Azure/acs-engine/issues/2510
aks-storage-2019 | 2019-08-29 | Storage showdown at the AKS corral, nedinthecloud.com | https://nedinthecloud.com/2019/08/29/storage-showdown-at-the-aks-corral/
lisa-stress-2020 | 2020-04-07 | STRESS-STORAGE-4K-IO-WITHVERIFY-LONGTIME, microsoft/lisa pull request 743 | https://github.com/microsoft/lisa/pull/743
lisa-nvme-2020 | 2020-07-07 | PERF-NVME-4K-IO on an L80s_v2, microsoft/lisa pull request 891 | https://github.com/microsoft/lisa/pull/891
local-disks-2020 | 2020-09-07 | Azure VMs and fast local disks (in Czech), tomaskubica.cz | tkubica12/tkubica12.github.io 6cc969d7ab7c89fa99b6c9661d8c91b24e1a9981 _posts/2020-09-07-azure-vm-a-rychle-lokalni-disky.md
disk-metrics-2021 | 2021-07-19 | Disk performance metrics, Azure documentation | docs 03e4e9c27657489978c0023869cafa218d518fac articles/virtual-machines/disks-metrics.md
temp-disk-2022 | 2022-06-16 | Temp disk throughput of Dv3, MicrosoftDocs/azure-docs issue 94521 | https://github.com/MicrosoftDocs/azure-docs/issues/94521
constellation-2023 | 2023-04-06 | Storage I/O of Constellation and AKS, edgelesssys/constellation | edgelesssys/constellation 7cb5b83b134b8de708937ed4935e594031901bcc docs/docs/overview/performance/io.md
aks-volume-2023 | 2023-09-24 | fio on an AKS volume through the CSI driver, VijayRod/demo | VijayRod/demo 9c487b61aa044b6c86964480c9bf8eb0d832b899 container-storage/logs/k8s-csi-azuredisk-scsi-mount_perf.md
container-storage-2024 | 2024-01-30 | Azure Container Storage: a howto and performance check, tobiasfenster.io | https://tobiasfenster.io/azure-container-storage---a-howto-and-performance-check
`);
