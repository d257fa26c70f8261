const text = `
disk          io     size  latency   date     source
-             -      KiB   ms        -        -
any-disk      read   -     2         2017     throttling   # Documented for Premium Storage
any-disk      write  -     2         2017     throttling   # Documented for Premium Storage
Premium-SSD   read   4     32/20069  2016     aggregating  # Four P30: 32 outstanding at 20,069 IOPS, no limit met
Premium-SSD   write  4     2.072     2017     throttling   # Test 4: one at a time, nothing throttled
Standard-HDD  read   4     3.2       2017     throttling   # The A4: one at a time
Standard-HDD  write  4     3.2       2017     throttling   # The A4: one at a time
temp-disk     read   256   ~0.64     2017     throttling   # Test 2: with it two loads share a limit as they did there; nobody measured it
temp-disk     write  256   ~0.64     2017     throttling   # Test 2: with it two loads share a limit as they did there; nobody measured it
host-cache    read   256   ~0.64     2017     throttling   # As the temp disk, which is on the same local SSD
`;

/** What the documents of 2016 to 2018 say: one figure for all, and what was measured in three runs. */
export const runsOf2018 = {
  file: 'src/limits/latency/runs-2018-09.ts',
  edition: '2018-09',
  text,
} as const;
