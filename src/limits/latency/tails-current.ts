const text = `
disk         io     size  outstanding  mean   p50    p90    p95    p99    p99.9  date     source
-            -      KiB   -            ms     ms     ms     ms     ms     ms     -        -
Premium-SSD  read   4     4            2.115  2.064  2.24   2.368  3.536  6.944  2021-06  volume-tests-2021  # P10 without host cache
Premium-SSD  write  4     1            2.626  2.474  2.802  3.326  5.538  7.898  2019-02  aks-disks-2019     # P15 on an AKS node
Premium-SSD  write  128   1            5.053  4.948  5.211  5.538  7.046  9.765  2019-02  aks-disks-2019     # The same disk
Premium-SSD  write  256   1            7.623  7.373  7.832  8.291  11.34  15.27  2019-02  aks-disks-2019     # The same disk
host-cache   write  4     1            0.141  0.069  0.094  0.106  0.174  0.644  2019-02  aks-disks-2019     # OS disk with ReadWrite
`;

/**
 * Percentiles of runs in which nothing was throttled. Those at more than 75 % of a limit are left out: some of
 * their IOs waited at it (writes of `volume-tests-2021` with four outstanding, at 79 to 96 %).
 */
export const tailsOfToday = { file: 'src/limits/latency/tails-current.ts', text } as const;
