const text = `
disk            io     size  latency    date     source
-               -      KiB   ms         -        -
Premium-SSD     read   4     2.4        2022-02  disk-tests-2022    # P30 on a D16as_v4
Premium-SSD     read   4     2.2        2022-02  zone-tests-2022    # P30 on a D4as_v4, locally redundant
Premium-SSD     read   4     2.12       2021-06  volume-tests-2021  # P10 without host cache, four outstanding
Premium-SSD     read   8     2.2        2021-05  csi-latency        # Up to 4 TiB; the larger of reads and writes
Premium-SSD     read   4     1/466.5    2021-07  lisa-2021          # One outstanding on a stripe of 16 P30 on an F72s_v2; then two, four and eight
Premium-SSD     read   4     2/1017     2021-07  lisa-2021          # The same stripe
Premium-SSD     read   4     4/2144     2021-07  lisa-2021          # The same stripe
Premium-SSD     read   4     8/4131     2021-07  lisa-2021          # The same stripe
Premium-SSD     read   4     1/405      2020-10  lisa-2020          # A stripe of 24 P30
Premium-SSD     read   4     2/955.8    2020-10  lisa-2020          # The same stripe
Premium-SSD     read   4     1/348.4    2019-10  lisa-stress-2019   # A stripe of twelve P30
Premium-SSD     read   4     2/705.4    2019-10  lisa-stress-2019   # The same stripe
Premium-SSD     read   4     4/1503     2019-10  lisa-stress-2019   # The same stripe
Premium-SSD     read   4     8/3095     2019-10  lisa-stress-2019   # The same stripe
Premium-SSD     read   4     1/313.1    2019-03  lisa-2019          # A stripe of twelve disks on a DS14_v2; whether they were Premium is not certain
Premium-SSD     read   4     2/627.3    2019-03  lisa-2019          # The same stripe
Premium-SSD     read   4     4/1301     2019-03  lisa-2019          # The same stripe
Premium-SSD     read   4     8/2666     2019-03  lisa-2019          # The same stripe
Premium-SSD     read   4     1/431      2019-03  lisa-summary-2019  # A stripe of twelve disks on a DS14_v2; whether they were Premium is not certain
Premium-SSD     read   4     2/872.7    2019-03  lisa-summary-2019  # The same stripe
Premium-SSD     read   4     4/1759     2019-03  lisa-summary-2019  # The same stripe
Premium-SSD     read   4     8/3569     2019-03  lisa-summary-2019  # The same stripe
Premium-SSD     read   4     3.3        2019-09  cassandra-caching  # P30 on a DS14_v2 without host cache
Premium-SSD     read   256   2.7-7.2    2018-09  read-latency-2018  # The averages of 24 hours, kept below the limits
Premium-SSD     read   -     <10        2026-08  disk-types         # Single-digit milliseconds
Premium-SSD     write  4     1.3        2022-02  disk-tests-2022    # P30 on a D16as_v4
Premium-SSD     write  4     1.3        2022-02  zone-tests-2022    # P30 on a D4as_v4, locally redundant
Premium-SSD     write  4     1.18       2021-06  volume-tests-2021  # P10 without host cache, four outstanding
Premium-SSD     write  4     1.324      2021-05  volume-tests-2021  # P3, ReadOnly, four outstanding
Premium-SSD     write  4     1.33       2021-05  volume-tests-2021  # P10, ReadOnly, four outstanding
Premium-SSD     write  4     1.357      2021-05  volume-tests-2021  # P20, ReadOnly, four outstanding
Premium-SSD     write  4     64/27710   2020-04  lisa-long-2020     # 64 outstanding on a stripe of twelve P30. Larger IOs were verified, and say nothing of the disks
Premium-SSD     write  4     2.226      2020-01  hana-latency-2020  # Log volume of an M64ls
Premium-SSD     write  16    2.449      2020-01  hana-latency-2020  # The same volume
Premium-SSD     write  4     2.626      2019-02  aks-disks-2019     # P15 on an AKS node
Premium-SSD     write  128   5.053      2019-02  aks-disks-2019     # The same disk
Premium-SSD     write  256   7.623      2019-02  aks-disks-2019     # The same disk
Premium-SSD     write  4     1/300.6    2019-03  lisa-summary-2019  # A stripe of twelve disks on a DS14_v2; whether they were Premium is not certain
Premium-SSD     write  4     2/620.9    2019-03  lisa-summary-2019  # The same stripe
Premium-SSD     write  4     4/1282     2019-03  lisa-summary-2019  # The same stripe
Premium-SSD     write  4     1/195.5    2019-03  lisa-2019          # A stripe of twelve disks on a DS14_v2; whether they were Premium is not certain
Premium-SSD     write  4     2/407.2    2019-03  lisa-2019          # The same stripe
Premium-SSD     write  4     4/859.2    2019-03  lisa-2019          # The same stripe
Premium-SSD     write  4     8/1847     2019-03  lisa-2019          # The same stripe
Premium-SSD     write  4     1.86       2015     surprises          # 2.207 MB/s with one thread
Premium-SSD     write  -     <10        2026-08  disk-types         # Single-digit milliseconds
Premium-SSD-ZRS read   4     2.2-4.3    2022-02  zone-tests-2022    # From three zones
Premium-SSD-ZRS write  4     3.2-4.8    2022-02  zone-tests-2022    # From three zones
Standard-SSD    read   4     2.416      2021-06  volume-tests-2021  # The median of an E10, so without the tenth that waited at the limit
Standard-SSD    read   4     2.3        2022-02  disk-tests-2022    # E30 on a D16as_v4
Standard-SSD    read   8     2.2        2021-05  csi-latency        # Up to 4 TiB; the larger of reads and writes
Standard-SSD    read   -     <10        2026-08  disk-types         # Single-digit milliseconds
Standard-SSD    write  4     1.3        2022-02  disk-tests-2022    # E30 on a D16as_v4
Standard-SSD    write  4     1.336      2021-05  volume-tests-2021  # The median of an E3, so without the tenth that waited at the limit
Standard-SSD    write  4     1.4        2021-05  volume-tests-2021  # The same of an E10
Standard-SSD    write  4     1.272      2021-05  volume-tests-2021  # The same of an E20
Standard-SSD    write  4     1.496      2021-06  volume-tests-2021  # The same of an E10 without host cache
Standard-SSD    write  -     <10        2026-08  disk-types         # Single-digit milliseconds
Standard-HDD    read   4     3-20       2022-02  disk-tests-2022    # S30 on a D16as_v4, the first time and when repeated
Standard-HDD    read   -     <20        2026-08  disk-types         # For most operations
Standard-HDD    write  4     2.9        2022-02  disk-tests-2022    # S30 on a D16as_v4
Standard-HDD    write  -     <10        2026-08  disk-types         # For most operations
Premium-SSD-v2  read   4     0.7        2022-09  disk-tests-2022    # 1 TiB with 20,000 IOPS
Premium-SSD-v2  read   -     <1         2026-08  disk-types         # Sub-millisecond
Premium-SSD-v2  write  4     0.7        2022-09  disk-tests-2022    # 1 TiB with 20,000 IOPS
Premium-SSD-v2  write  -     <1         2026-08  disk-types         # Sub-millisecond
Ultra-Disk      read   4     0.4        2022-02  disk-tests-2022    # 1 TiB with 20,000 IOPS
Ultra-Disk      read   -     <1         2026-08  disk-types         # Sub-millisecond
Ultra-Disk      write  4     0.4        2022-02  disk-tests-2022    # 1 TiB with 20,000 IOPS
Ultra-Disk      write  -     <1         2026-08  disk-types         # Sub-millisecond
local-NVMe      read   4     64/998404  2019-11  lisa-nvme-2019     # 64 outstanding on the ten disks of a large Lsv2
local-NVMe      read   4     0.078      2022-07  hypervisor-2022    # By the kernel’s count, on an L8s_v3
local-NVMe      write  4     0.0673     2025-12  local-nvme-2025    # D16ads_v6, four jobs with one outstanding each
host-cache      read   4     0.172      2022-05  node-disks-2022    # D2s_v4
host-cache      read   4     0.211      2022-05  node-disks-2022    # D4s_v4
host-cache      read   4     0.174      2022-05  node-disks-2022    # D8s_v4
host-cache      read   64    0.276      2022-05  node-disks-2022    # D4s_v4
host-cache      read   64    0.258      2022-05  node-disks-2022    # D8s_v4, the size whose cached limit it does not reach
host-cache      write  4     0.141      2019-02  aks-disks-2019     # OS disk with ReadWrite; the median was 0.069 ms
host-cache      write  4     0.066      2015     surprises          # OS disk with ReadWrite: 61.82 MB/s with one thread
`;

/**
 * How long one IO took on the storage of today, with at most eight outstanding a disk, and
 * nothing throttled. A disk's own figures are those without a hit in the host cache; `host-cache`
 * reads are hits, and its writes are those that ReadWrite acknowledges.
 */
export const runsOfToday = {
  file: 'src/limits/latency/runs-current.ts',
  edition: 'current',
  text,
} as const;
