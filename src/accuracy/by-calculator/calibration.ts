/**
 * Runs of documents that typical latency or the expectation by class was taken from. Their latencies are computed without
 * the document itself; of the others agreement proves nothing.
 *
 * The columns: what was measured | what decided it | the calculator and inputs that compute it, or `-` | the set-up.
 * An indented line says of the run above it why it differs, or why there is no model.
 */
import { type MeasuredSource, sourcesAs } from './run.ts';

const calibrated = sourcesAs('calibration');

export const calibrations: readonly MeasuredSource[] = [
  // One write at a time to the Standard SSD, 769 a second at 1.3 ms, exceeds its 500 IOPS: only the simulation counts bursts.
  calibrated('disk-tests-2022', 'The results beside the commands')`
2.4 ms     | latency    | sync-io disk=P30 read=100%                                    | P30, 4 KiB reads, one at a time
  The other documents of 2021 and 2022 had 1.98 to 2.2 ms.
2.3 ms     | latency    | simulated E30/None:4KiB:q1:read                               | E30, 4 KiB reads, one at a time
0.7 ms     | latency    | sync-io disk=PremiumV2-1024GiB-20000IOPS-300MBps read=100%    | PremiumV2-1024GiB-20000IOPS-300MBps, 4 KiB reads, one at a time
0.4 ms     | latency    | sync-io disk=Ultra-1024GiB-20000IOPS-300MBps read=100%        | Ultra-1024GiB-20000IOPS-300MBps, 4 KiB reads, one at a time
1.3 ms     | latency    | sync-io disk=P30 read=0%                                      | P30, 4 KiB writes, one at a time
1.3 ms     | latency    | simulated E30/None:4KiB:q1:write                              | E30, 4 KiB writes, one at a time
2.9 ms     | latency    | sync-io disk=S30 read=0%                                      | S30, 4 KiB writes, one at a time
0.7 ms     | latency    | sync-io disk=PremiumV2-1024GiB-20000IOPS-300MBps read=0%      | PremiumV2-1024GiB-20000IOPS-300MBps, 4 KiB writes, one at a time
0.4 ms     | latency    | sync-io disk=Ultra-1024GiB-20000IOPS-300MBps read=0%          | Ultra-1024GiB-20000IOPS-300MBps, 4 KiB writes, one at a time
5210 IOPS  | disk limit | io-size disk=P30 io-size=4KiB                                 | P30, 4 KiB reads, many outstanding
5180 IOPS  | disk limit | io-size disk=P30 io-size=4KiB                                 | P30, 4 KiB writes, many outstanding
561 IOPS   | disk limit | io-size disk=S30 io-size=4KiB                                 | S30, 4 KiB reads, many outstanding
560 IOPS   | disk limit | io-size disk=S30 io-size=4KiB                                 | S30, 4 KiB writes, many outstanding
20400 IOPS | disk limit | io-size disk=Ultra-1024GiB-20000IOPS-300MBps io-size=4KiB     | Ultra-1024GiB-20000IOPS-300MBps, 4KiB IOs, many outstanding
20400 IOPS | disk limit | io-size disk=PremiumV2-1024GiB-20000IOPS-300MBps io-size=4KiB | PremiumV2-1024GiB-20000IOPS-300MBps, 4KiB IOs, many outstanding
198 MiB/s  | disk limit | io-size disk=P30 io-size=1MiB                                 | P30, 1MiB IOs, many outstanding
97 MiB/s   | disk limit | io-size disk=S30 io-size=1MiB                                 | S30, 1MiB IOs, many outstanding
  Standard HDD gave 70 % more throughput than its published 60 MB/s.
320 MiB/s  | disk limit | io-size disk=Ultra-1024GiB-20000IOPS-300MBps io-size=1MiB     | Ultra-1024GiB-20000IOPS-300MBps, 1MiB IOs, many outstanding
320 MiB/s  | disk limit | io-size disk=PremiumV2-1024GiB-20000IOPS-300MBps io-size=1MiB | PremiumV2-1024GiB-20000IOPS-300MBps, 1MiB IOs, many outstanding
1001 IOPS  | burst      | simulated E30/None:4KiB:q64:read                              | E30, 4KiB:q64:read
1000 IOPS  | burst      | simulated E30/None:4KiB:q64:write                             | E30, 4KiB:q64:write
`,
  // The same author on another VM: one disk locally redundant, one zone redundant and reached from three zones.
  calibrated('zone-tests-2022', 'The results beside the commands')`
2.2 ms    | latency    | sync-io disk=P30 read=100%    | P30, 4 KiB reads, one at a time
1.3 ms    | latency    | sync-io disk=P30 read=0%      | P30, 4 KiB writes, one at a time
5140 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, locally redundant, 4 KiB reads, many outstanding
5140 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, locally redundant, 4 KiB writes, many outstanding
5140 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, zone redundant, 4 KiB reads from zone 1, many outstanding
5180 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, zone redundant, 4 KiB writes from zone 1, many outstanding
5180 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, zone redundant, 4 KiB reads from zone 2, many outstanding
5180 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, zone redundant, 4 KiB writes from zone 2, many outstanding
5180 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, zone redundant, 4 KiB reads from zone 3, many outstanding
5180 IOPS | disk limit | io-size disk=P30 io-size=4KiB | P30, zone redundant, 4 KiB writes from zone 3, many outstanding
3.2 ms    | latency    | -                             | P30, zone redundant, 4 KiB reads and writes from three zones, one at a time
  No latency of zone redundant disks is computed: reads took 2.2 to 4.3 ms and writes 3.2 to 4.8, where the locally redundant disk took 2.2 and 1.3.
`,
  // Baselines of the nodes whose reads without cache served the latency table, as their text gives them.
  calibrated(
    'cassandra-caching',
    'Validating baseline Azure VM performance, docs/baseline-vm-perf.md',
  )`
19000 IOPS | disk limit | io-size disk=P30 disks=4 vm=DS14_v2 io-size=4KiB read=0%   | 4 × P30 on a DS14_v2, 4 KiB writes, 64 outstanding
780 MB/s   | VM limit   | io-size disk=P30 disks=4 vm=DS14_v2 io-size=1MiB read=100% | 4 × P30 on a DS14_v2, 1 MiB reads, 64 outstanding
530 MB/s   | local disk | simulated temp:1MiB:q64:write DS14_v2                      | Temp disk of a DS14_v2, 1 MiB writes, 64 outstanding
`,
  // Volumes of AKS. Reads from the cache are without a model, since the VM whose limit they met is not named.
  calibrated('volume-tests-2021', 'The volumes without cache, and the writes of the cached ones')`
579 IOPS  | burst   | simulated E10/None:4KiB:q64:read         | E10 with cache None, 4 KiB, read, 64 outstanding
550 IOPS  | burst   | simulated E10/None:4KiB:q64:write        | E10 with cache None, 4 KiB, write, 64 outstanding
576 IOPS  | burst   | simulated E10/None:128KiB:q64:read       | E10 with cache None, 128 KiB, read, 64 outstanding
550 IOPS  | burst   | simulated E10/None:128KiB:q64:write      | E10 with cache None, 128 KiB, write, 64 outstanding
445 IOPS  | burst   | simulated E10/None:4KiB:q4:read          | E10 with cache None, 4 KiB, read, 4 outstanding
554 IOPS  | burst   | simulated E10/None:4KiB:q4:write         | E10 with cache None, 4 KiB, write, 4 outstanding
89 IOPS   | burst   | simulated E10/None:1024KiB:q64:read      | E10 with cache None, 1024 KiB, read, 64 outstanding
88 IOPS   | burst   | simulated E10/None:1024KiB:q64:write     | E10 with cache None, 1024 KiB, write, 64 outstanding
595 IOPS  | burst   | simulated E10/None:4KiB:q64:read75       | E10 with cache None, 4 KiB, read75, 64 outstanding
3501 IOPS | burst   | simulated P10/None:4KiB:q64:read         | P10 with cache None, 4 KiB, read, 64 outstanding
3500 IOPS | burst   | simulated P10/None:4KiB:q64:write        | P10 with cache None, 4 KiB, write, 64 outstanding
1293 IOPS | burst   | simulated P10/None:128KiB:q64:read       | P10 with cache None, 128 KiB, read, 64 outstanding
1295 IOPS | burst   | simulated P10/None:128KiB:q64:write      | P10 with cache None, 128 KiB, write, 64 outstanding
1895 IOPS | latency | simulated P10/None:4KiB:q4:read          | P10 with cache None, 4 KiB, read, 4 outstanding
3342 IOPS | burst   | simulated P10/None:4KiB:q4:write         | P10 with cache None, 4 KiB, write, 4 outstanding
160 IOPS  | burst   | simulated P10/None:1024KiB:q64:read      | P10 with cache None, 1024 KiB, read, 64 outstanding
159 IOPS  | burst   | simulated P10/None:1024KiB:q64:write     | P10 with cache None, 1024 KiB, write, 64 outstanding
3500 IOPS | burst   | simulated P10/None:4KiB:q64:read75       | P10 with cache None, 4 KiB, read75, 64 outstanding
595 IOPS  | burst   | simulated E3/ReadOnly:4KiB:q64:write     | E3 with cache ReadOnly, 4 KiB, write, 64 outstanding
596 IOPS  | burst   | simulated E3/ReadOnly:128KiB:q64:write   | E3 with cache ReadOnly, 128 KiB, write, 64 outstanding
597 IOPS  | burst   | simulated E3/ReadOnly:4KiB:q4:write      | E3 with cache ReadOnly, 4 KiB, write, 4 outstanding
141 IOPS  | burst   | simulated E3/ReadOnly:1024KiB:q64:write  | E3 with cache ReadOnly, 1024 KiB, write, 64 outstanding
557 IOPS  | burst   | simulated E10/ReadOnly:4KiB:q64:write    | E10 with cache ReadOnly, 4 KiB, write, 64 outstanding
557 IOPS  | burst   | simulated E10/ReadOnly:128KiB:q64:write  | E10 with cache ReadOnly, 128 KiB, write, 64 outstanding
557 IOPS  | burst   | simulated E10/ReadOnly:4KiB:q4:write     | E10 with cache ReadOnly, 4 KiB, write, 4 outstanding
140 IOPS  | burst   | simulated E10/ReadOnly:1024KiB:q64:write | E10 with cache ReadOnly, 1024 KiB, write, 64 outstanding
594 IOPS  | burst   | simulated E20/ReadOnly:4KiB:q64:write    | E20 with cache ReadOnly, 4 KiB, write, 64 outstanding
596 IOPS  | burst   | simulated E20/ReadOnly:128KiB:q64:write  | E20 with cache ReadOnly, 128 KiB, write, 64 outstanding
598 IOPS  | burst   | simulated E20/ReadOnly:4KiB:q4:write     | E20 with cache ReadOnly, 4 KiB, write, 4 outstanding
138 IOPS  | burst   | simulated E20/ReadOnly:1024KiB:q64:write | E20 with cache ReadOnly, 1024 KiB, write, 64 outstanding
3503 IOPS | burst   | simulated P3/ReadOnly:4KiB:q64:write     | P3 with cache ReadOnly, 4 KiB, write, 64 outstanding
1294 IOPS | burst   | simulated P3/ReadOnly:128KiB:q64:write   | P3 with cache ReadOnly, 128 KiB, write, 64 outstanding
3018 IOPS | burst   | simulated P3/ReadOnly:4KiB:q4:write      | P3 with cache ReadOnly, 4 KiB, write, 4 outstanding
157 IOPS  | burst   | simulated P3/ReadOnly:1024KiB:q64:write  | P3 with cache ReadOnly, 1024 KiB, write, 64 outstanding
3503 IOPS | burst   | simulated P10/ReadOnly:4KiB:q64:write    | P10 with cache ReadOnly, 4 KiB, write, 64 outstanding
1293 IOPS | burst   | simulated P10/ReadOnly:128KiB:q64:write  | P10 with cache ReadOnly, 128 KiB, write, 64 outstanding
3005 IOPS | burst   | simulated P10/ReadOnly:4KiB:q4:write     | P10 with cache ReadOnly, 4 KiB, write, 4 outstanding
160 IOPS  | burst   | simulated P10/ReadOnly:1024KiB:q64:write | P10 with cache ReadOnly, 1024 KiB, write, 64 outstanding
3423 IOPS | burst   | simulated P20/ReadOnly:4KiB:q64:write    | P20 with cache ReadOnly, 4 KiB, write, 64 outstanding
1189 IOPS | burst   | simulated P20/ReadOnly:128KiB:q64:write  | P20 with cache ReadOnly, 128 KiB, write, 64 outstanding
2945 IOPS | burst   | simulated P20/ReadOnly:4KiB:q4:write     | P20 with cache ReadOnly, 4 KiB, write, 4 outstanding
152 IOPS  | burst   | simulated P20/ReadOnly:1024KiB:q64:write | P20 with cache ReadOnly, 1024 KiB, write, 64 outstanding
8158 IOPS | cache   | -                                        | Reads and mixes on six cached volumes, 30 figures
  The VM is not named, and its cached limit was met at about 8,150 IOPS.
`,
  // One read at a time from the cache, by size.
  calibrated('node-disks-2022', 'runc, one job, one outstanding')`
5802 IOPS  | cache | sync-io disk=P10 vm=D2s_v4 cache=ReadOnly hit=100% read=100% io-size=4KiB | P10 with cache on a D2s_v4, 4KiB reads that hit it, one at a time
4732 IOPS  | cache | sync-io disk=P10 vm=D4s_v4 cache=ReadOnly hit=100% read=100% io-size=4KiB | P10 with cache on a D4s_v4, 4KiB reads that hit it, one at a time
5735 IOPS  | cache | sync-io disk=P10 vm=D8s_v4 cache=ReadOnly hit=100% read=100% io-size=4KiB | P10 with cache on a D8s_v4, 4KiB reads that hit it, one at a time
5651 IOPS  | cache | sync-io disk=P10 vm=D2s_v4 cache=ReadOnly hit=100% read=100% io-size=16KiB | P10 with cache on a D2s_v4, 16KiB reads that hit it, one at a time
5418 IOPS  | cache | sync-io disk=P10 vm=D4s_v4 cache=ReadOnly hit=100% read=100% io-size=16KiB | P10 with cache on a D4s_v4, 16KiB reads that hit it, one at a time
5432 IOPS  | cache | sync-io disk=P10 vm=D8s_v4 cache=ReadOnly hit=100% read=100% io-size=16KiB | P10 with cache on a D8s_v4, 16KiB reads that hit it, one at a time
3863 IOPS  | cache | sync-io disk=P10 vm=D8s_v4 cache=ReadOnly hit=100% read=100% io-size=64KiB | P10 with cache on a D8s_v4, 64KiB reads that hit it, one at a time
21800 IOPS | cache | -                                                                      | The other reads and all writes on D2s_v4, D4s_v4 and D8s_v4, 65 figures
  The cached limit of these sizes is not published, and the size of the disk is not told.
`,
  // What the temp disk gave 64 threads, each with a sync after a write; with one thread it served the latency table.
  calibrated('cloud-report-2019', 'The runs with 64 threads, the median of each VM size')`
251.08 MiB/s | local disk | simulated temp:32KiB:q64:write D16s_v3 | Temp disk of D16s_v3, 32 KiB writes, 64 outstanding
490.08 MiB/s | local disk | simulated temp:32KiB:q64:write DS14    | Temp disk of DS14, 32 KiB writes, 64 outstanding
501.09 MiB/s | local disk | simulated temp:32KiB:q64:write DS14_v2 | Temp disk of DS14_v2, 32 KiB writes, 64 outstanding
503.07 MiB/s | local disk | simulated temp:32KiB:q64:write DS5_v2  | Temp disk of DS5_v2, 32 KiB writes, 64 outstanding
250.99 MiB/s | local disk | simulated temp:32KiB:q64:write E16s_v3 | Temp disk of E16s_v3, 32 KiB writes, 64 outstanding
251.72 MiB/s | local disk | simulated temp:32KiB:q64:write F16s_v2 | Temp disk of F16s_v2, 32 KiB writes, 64 outstanding
766.75 MiB/s | local disk | simulated temp:32KiB:q64:write GS4     | Temp disk of GS4, 32 KiB writes, 64 outstanding
`,
];
