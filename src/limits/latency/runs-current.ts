const text = `
disk            io     size  latency    date     source
-               -      KiB   ms         -        -
Premium-SSD     read   4     2.4        2022-02  disk-tests-2022    # P30 on a D16as_v4
Premium-SSD     read   4     2.2        2022-02  zone-tests-2022    # P30 on a D4as_v4, locally redundant
Premium-SSD     read   4     2.12       2021-06  volume-tests-2021  # P10 without host cache, four outstanding
Premium-SSD     read   8     2.2        2021-05  csi-latency        # Up to 4 TiB; the larger of reads and writes
Premium-SSD     read   4     3.3        2019-09  cassandra-caching  # P30 on a DS14_v2 without host cache
Premium-SSD     read   256   2.7-7.2    2018-09  read-latency-2018  # The averages of 24 hours, kept below the limits
Premium-SSD     read   -     <10        2026-08  disk-types         # Single-digit milliseconds
Premium-SSD     write  4     1.3        2022-02  disk-tests-2022    # P30 on a D16as_v4
Premium-SSD     write  4     1.3        2022-02  zone-tests-2022    # P30 on a D4as_v4, locally redundant
Premium-SSD     write  4     1.18       2021-06  volume-tests-2021  # P10 without host cache, four outstanding
Premium-SSD     write  4     1.324      2021-05  volume-tests-2021  # P3, ReadOnly, four outstanding
Premium-SSD     write  4     1.33       2021-05  volume-tests-2021  # P10, ReadOnly, four outstanding
Premium-SSD     write  4     1.357      2021-05  volume-tests-2021  # P20, ReadOnly, four outstanding
Premium-SSD     write  4     2.226      2020-01  hana-latency-2020  # Log volume of an M64ls
Premium-SSD     write  16    2.449      2020-01  hana-latency-2020  # The same volume
Premium-SSD     write  4     2.596      2019-02  aks-disks-2019     # P15 on an AKS node
Premium-SSD     write  128   5.006      2019-02  aks-disks-2019     # The same disk
Premium-SSD     write  256   7.561      2019-02  aks-disks-2019     # The same disk
Premium-SSD     write  -     <10        2026-08  disk-types         # Single-digit milliseconds
Standard-SSD    read   4     2.3        2022-02  disk-tests-2022    # E30 on a D16as_v4
Standard-SSD    read   8     2.2        2021-05  csi-latency        # Up to 4 TiB; the larger of reads and writes
Standard-SSD    read   -     <10        2026-08  disk-types         # Single-digit milliseconds
Standard-SSD    write  4     1.3        2022-02  disk-tests-2022    # E30 on a D16as_v4
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
temp-disk       write  32    0.545      2019-09  cloud-report-2019  # D16s_v3, each write with a sync
temp-disk       write  32    0.915      2019-09  cloud-report-2019  # DS14, each write with a sync
temp-disk       write  32    0.54       2019-09  cloud-report-2019  # DS14_v2, each write with a sync
temp-disk       write  32    0.52       2019-09  cloud-report-2019  # DS5_v2, each write with a sync
temp-disk       write  32    0.6        2019-09  cloud-report-2019  # E16s_v3, each write with a sync
temp-disk       write  32    0.315      2019-09  cloud-report-2019  # F16s_v2, each write with a sync
temp-disk       write  32    0.525      2019-09  cloud-report-2019  # GS4, each write with a sync
temp-disk       write  32    0.3        2019-09  cloud-report-2019  # H16r, each write with a sync
local-NVMe      read   -     <1         2025-07  postgresql-nvme    # Of the scale of microseconds
local-NVMe      write  4     0.0673     2025-12  local-nvme-2025    # D16ads_v6, four jobs with one outstanding each
host-cache      read   4     0.172      2022-05  node-disks-2022    # D2s_v4
host-cache      read   4     0.211      2022-05  node-disks-2022    # D4s_v4
host-cache      read   4     0.174      2022-05  node-disks-2022    # D8s_v4
host-cache      read   64    0.258      2022-05  node-disks-2022    # D8s_v4, the size whose cached limit it does not reach
host-cache      write  4     0.128      2019-02  aks-disks-2019     # OS disk with ReadWrite; the median was 0.069 ms
`;

/**
 * How long one IO took on the storage of today, with one outstanding unless the note says more, and
 * nothing throttled. A disk's own figures are those without a hit in the host cache; `host-cache`
 * reads are hits, and its writes are those that ReadWrite acknowledges.
 */
export const runsOfToday = {
  file: 'src/limits/latency/runs-current.ts',
  edition: 'current',
  text,
} as const;
