import { hanaLatency } from './commit.ts';
import { documents } from './documents.ts';

/** Runs in which others measured how long one IO takes. The tables of `latency/` were read from them. */
export const latencySources = [
  ...documents(`
disk-tests-2022 | 2022-09-19 | fio tests of Azure disks, tkubica12/cloud-storage-tests | tkubica12/cloud-storage-tests ac2d8953a3db disks/disks.md
zone-tests-2022 | 2022-02-21 | Zone redundant disks in Azure (in Czech), tomaskubica.cz | tkubica12/tkubica12.github.io 6cc969d7ab7c _posts/2022-02-21-zonove-redundantni-disky-v-azure.md
volume-tests-2021 | 2021-06-24 | dbench tests of AKS volumes, circy9/storage-test | circy9/storage-test dba306da8ed2 azure/results
csi-latency | 2021-05-24 | Device latencies in the Azure Disk CSI driver | kubernetes-sigs/azuredisk-csi-driver d983d613b pkg/optimization/skus.go
aks-disks-2019 | 2019-02-27 | Disk performance on AKS, test runs of stian.tech | StianOvrevage/stian.tech b0b2a6a68d13 images/2019-02-23-disk-performance-on-aks-part-1
`),
  hanaLatency,
  ...documents(`
cassandra-caching | 2019-09-29 | Cassandra on Azure VMs: data disk caching, Azure-Samples | Azure-Samples/cassandra-on-azure-vms-performance-experiments abd784f26d42 docs/cassandra-azure-vm-data-disk-caching.md
read-latency-2018 | 2018-09 | Azure Premium Managed Disks over 24 hours, grsplus.com | https://www.grsplus.com/blog/2018/09/azure-premium-managed-disks-how-fast-are-they-over-an-extended-period-24-hours/
node-disks-2022 | 2022-05-08 | fio tests of AKS node disks, CyanDevs/aks-benchmark-fio | CyanDevs/aks-benchmark-fio f0841c9fa719 data
local-nvme-2025 | 2025-12-09 | fio on the local NVMe disk of a D16ads_v6, Azure/AKS issue 5485 | https://github.com/Azure/AKS/issues/5485
hypervisor-2022 | 2022-07-30 | Large disk IO performance gaps on fast storage, cloud-hypervisor issue 4387 | https://github.com/cloud-hypervisor/cloud-hypervisor/issues/4387
lisa-2021 | 2021-07-17 | PERF-STORAGE-4K-IO, microsoft/lisa pull request 1424 | https://github.com/microsoft/lisa/pull/1424
lisa-2020 | 2020-10-12 | PERF-STORAGE-DISK-IO, microsoft/lisa pull request 1048 | https://github.com/microsoft/lisa/pull/1048
lisa-2019 | 2019-03-31 | PERF-STORAGE-4K-IO, microsoft/lisa pull request 74 | https://github.com/microsoft/lisa/pull/74
lisa-summary-2019 | 2019-03-14 | PERF-STORAGE-4K-IO, microsoft/lisa pull request 32 | https://github.com/microsoft/lisa/pull/32
lisa-stress-2019 | 2019-10-23 | STRESS-STORAGE-4K-IO-WITHVERIFY, microsoft/lisa pull request 610 | https://github.com/microsoft/lisa/pull/610
lisa-nvme-2019 | 2019-11-06 | STRESSTEST-NVME-4K-IO, microsoft/lisa pull request 629 | https://github.com/microsoft/lisa/pull/629
lisa-long-2020 | 2020-04-20 | STRESS-STORAGE-4K-IO-WITHVERIFY-LONGTIME, microsoft/lisa pull request 761 | https://github.com/microsoft/lisa/pull/761
`),
] as const;
