const text = `
size      vcpus  memory  disks  cache  cached                       uncached    uncached-burst
-         count  GiB     count  GiB    IOPS/MBps                    IOPS/MBps   IOPS/MBps
E2s_v4    2      16      4      50     unpublished                  3200/48     4000/200
E4s_v4    4      32      8      100    unpublished                  6400/96     8000/200
E8s_v4    8      64      16     200    unpublished                  12800/192   16000/400
E16s_v4   16     128     32     400    unpublished                  25600/384   32000/800
E20s_v4   20     160     32     400    unpublished                  32000/480   40000/1000
E32s_v4   32     256     32     800    64000/unpublished@api-2020   51200/768   64000/1600
E48s_v4   48     384     32     1200   unpublished                  76800/1152  80000/2000
E64s_v4   64     504     32     1600   unpublished                  80000/1200  80000/2000
E80is_v4  80     504     64     -      615000/unpublished@api-2021  80000/1500  80000/2000
`;

export const esv4 = {
  series: 'Esv4',
  source: 'esv4',
  also: ['api-2020'],
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it. Cache sizes are from the resource API of 2020',
  text,
} as const;
