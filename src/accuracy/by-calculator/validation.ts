/** Measurements that nothing was taken from: what is computed for them is a test. */
import { localNvme } from './local-nvme.ts';
import { type MeasuredSource, sourcesAs } from './run.ts';
import { vendorTests } from './vendor-tests.ts';

const tested = sourcesAs('accuracy');
const older = sourcesAs('older');

/** Volumes of AKS with more outstanding than their limits need. */
const aksVolumes: readonly MeasuredSource[] = [
  tested('aks-volume-2022', 'Measure max IOPS; Measure max throughput')`
3637 IOPS | burst    | simulated P15/None:8KiB:q128:write D4s_v3   | P15 without cache on a D4s_v3, 8 KiB writes, 128 outstanding
176 MB/s  | VM limit | simulated P15/None:512KiB:q128:write D4s_v3 | P15 without cache on a D4s_v3, 512 KiB writes, 128 outstanding
  The VM’s uncached limit is 96 MB/s; the run of 30 seconds got what the disk bursts to, so the VM burst too, and the simulation counts no bursts of a VM.
`,
  tested('aks-volume-2023', 'The run of 60 seconds; the VM is not named and did not limit it')`
3535 IOPS | burst | simulated P10/ReadOnly:4KiB:q16:write | P10 with ReadOnly on an AKS node of 4 vCPUs, 4 KiB writes, 16 outstanding
`,
  tested('constellation-2023', 'Storage I/O, the figures beside the bars')`
586 IOPS  | burst    | simulated E20/None:4KiB:q128:read D4as_v5   | E20 without cache on a D4as_v5, 4 KiB reads, 128 outstanding
566 IOPS  | burst    | simulated E20/None:4KiB:q128:write D4as_v5  | E20 without cache on a D4as_v5, 4 KiB writes, 128 outstanding
  The disk gave 94 % of what it bursts to.
145 MiB/s | VM limit | simulated E20/None:1MiB:q128:read D4as_v5   | E20 without cache on a D4as_v5, 1 MiB reads, 128 outstanding
143 MiB/s | VM limit | simulated E20/None:1MiB:q128:write D4as_v5  | E20 without cache on a D4as_v5, 1 MiB writes, 128 outstanding
588 IOPS  | burst    | simulated E20/None:4KiB:q128:read DC4as_v5  | E20 without cache on a DC4as_v5, 4 KiB reads, 128 outstanding
579 IOPS  | burst    | simulated E20/None:4KiB:q128:write DC4as_v5 | E20 without cache on a DC4as_v5, 4 KiB writes, 128 outstanding
120 MiB/s | VM limit | simulated E20/None:1MiB:q128:read DC4as_v5  | E20 without cache on a DC4as_v5, 1 MiB reads, 128 outstanding
  The page lists 96 MB/s for this size and no burst; the document that measured it took the 144, in a burst 600, of the D4as_v5 for it. The volume was encrypted in the VM besides.
121 MiB/s | VM limit | simulated E20/None:1MiB:q128:write DC4as_v5 | E20 without cache on a DC4as_v5, 1 MiB writes, 128 outstanding
  The page lists 96 MB/s for this size and no burst; the document that measured it took the 144, in a burst 600, of the D4as_v5 for it. The volume was encrypted in the VM besides.
`,
  // 16 KiB, 8 jobs of 16, an hour each, after one of the same that was discarded:
  // 28.8 MiB/s are 1,843.2 IOPS, and 1,948 and 1,946 KiB/s are 243.375.
  tested('container-storage-2024', 'The result output of fio, /azdisk-volume')`
1843.2 IOPS  | burst      | burst disk=P2 vm=D16s_v5 io-size=16KiB steps=1h:3500IOPS               | P2 with ReadOnly on a D16s_v5, 16 KiB writes for an hour, 128 outstanding, on average
243.375 IOPS | disk limit | io-size disk=P2 vm=D16s_v5 cache=ReadOnly io-size=16KiB read=50% hit=100% | The same, half of them reads that hit the cache, its credits used up
1195 MiB/s   | cache      | -                                                                      | P2 with ReadOnly on a D16s_v5, 16 KiB reads that hit the cache, 128 outstanding
  The cached limit of a D16s_v5 is not published.
`,
];

const others: readonly MeasuredSource[] = [
  // An OS disk and temp disks.
  older('local-disks-2020', 'The last line of each fio run')`
16300 IOPS  | local disk | simulated temp:8KiB:q1024:write E8as_v4         | Temp disk of E8as_v4, 8 KiB writes, 1,024 outstanding
59200 IOPS  | local disk | simulated temp:8KiB:q1024:write E8ds_v4         | Temp disk of E8ds_v4, 8 KiB writes, 1,024 outstanding
  The resource API of 2020 had 77,000 IOPS and 484 MB/s for this size, which the run met to the byte; the page lists 38,000 IOPS and 500 MB/s since 2024.
60100 IOPS  | cache      | simulated P4/ReadWrite:8KiB:q1024:write E8ds_v4 | P4 with ReadWrite as OS disk of E8ds_v4, 8 KiB writes, 1,024 outstanding
  Writes that a ReadWrite cache acknowledges are computed as if they reached the disk.
3499 IOPS   | burst      | simulated P4/None:8KiB:q1024:write E8ds_v4      | P4 without cache as OS disk of E8ds_v4, 8 KiB writes, 1,024 outstanding
60600 IOPS  | cache      | cap-check vm=E8ds_v4 disks=os:Ephemeral-128GiB-CacheDiskx1:None read=0% io-size=8KiB | Ephemeral OS disk of E8ds_v4 in its host cache, 8 KiB writes, 1,024 outstanding
  The resource API of 2020 had 77,000 IOPS for this size; the page lists 38,000 since 2024.
261000 IOPS | local disk | -                                               | NVMe disk of L8s_v2, 4 KiB writes, 8,192 outstanding
  The page lists one figure without saying that it holds for writes.
`,
  // Single statements about a limit that was reached.
  tested(
    'disk-metrics-2021',
    'Storage IO metrics example: 22,800 IOPS less 61 % of 16,000, which the cache answered',
  )`
13040 IOPS | VM limit | io-size disk=P30 disks=3 vm=D8s_v3 | Three P30 without cache on a D8s_v3, reads beside others that hit the cache
`,
  tested('etcd-node-2020', 'The throughput when the alert fired')`
140 MB/s | VM limit | io-size disk=P30 vm=D8s_v3 cache=ReadOnly io-size=140KiB read=0% | P30 with ReadOnly on a D8s_v3, throttled writes of 140 KiB on average
  The node was throttled at 128 MB/s by its page and at about 140 by its metrics, which is 128 MiB/s and 4 %.
`,
  tested('cached-writes-2019', 'The support case')`
128 MB/s | VM limit | io-size disk=P30 vm=E8s_v3 cache=ReadOnly io-size=256KiB read=0% | P30 with ReadOnly on an E8s_v3, writes
`,
  tested('etcd-disk-2018', 'What happened: “the advertised 500 with both big and small writes”')`
500 IOPS | disk limit | io-size disk=P10 limits=2018-09 io-size=4KiB read=0% | P10 of an etcd node, before disks burst, writes
`,
  tested('aks-storage-2019', 'My findings')`
555 IOPS | disk limit | io-size disk=S20 io-size=4KiB | S20 on an AKS node
  Standard HDD gave 11 % more IOPS than published, as it did in other tests.
62 MB/s  | disk limit | io-size disk=S20 io-size=1MiB | S20 on an AKS node
`,
  tested('temp-disk-2022', 'The description')`
200 MB/s | local disk | cap-check limits=2018-09 vm=D2_v3 disks=data:S10x1:None:0 temp=60000MB/s read=100% | Temp disk of a D2_v3, reads and writes
  The page listed 46 MB/s for reads and 23 for writes when 200 were measured.
`,
];

const localDisks: readonly MeasuredSource[] = [
  tested('lseries-2017', 'L4, Sequential Read; Random Read; Random Write')`
20000 IOPS | local disk | cap-check vm=L4s disks=data:P4x1:None:0 temp=10000000IOPS read=100% | Local disks of L4s, random reads
20000 IOPS | local disk | cap-check vm=L4s disks=data:P4x1:None:0 temp=10000000IOPS read=0%   | Local disks of L4s, random writes
200 MiB/s  | local disk | cap-check vm=L4s disks=data:P4x1:None:0 temp=60000MB/s read=100%    | Local disks of L4s, sequential reads
`,
  tested('ephemeral-2023', 'The description')`
80000 IOPS | local disk | cap-check vm=D32ads_v5 disks=os:Ephemeral-128GiB-ResourceDiskx1:None | Ephemeral OS disk of a D32ads_v5 on its temp disk, 4 KiB, 1,024 outstanding
  Reads, writes and both were averaged, and the thread was closed without a cause. The page lists 150,000 IOPS for random reads of the temp disk.
`,
];

export const validations: readonly MeasuredSource[] = [
  ...vendorTests,
  ...aksVolumes,
  ...others,
  ...localNvme,
  ...localDisks,
];
