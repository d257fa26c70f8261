const text = `
size  vcpus  memory  disks  temp  cache  cached     uncached
-     count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps
F1s   1      2       4      4     12     4000/32    3200/48
F2s   2      4       8      8     24     8000/64    6400/96
F4s   4      8       16     16    48     16000/128  12800/192
F8s   8      16      32     32    96     32000/256  25600/384
F16s  16     32      64     64    192    64000/512  51200/768
`;

export const fs = {
  series: 'Fs',
  source: 'previous-sizes',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'A previous generation',
  text,
} as const;
