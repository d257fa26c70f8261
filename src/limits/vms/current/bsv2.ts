const text = `
size      vcpus  memory  disks  cached              uncached   uncached-burst
-         count  GiB     count  IOPS/MBps           IOPS/MBps  IOPS/MBps
B2ls_v2   2      4       4      9000/125@api-2026   3750/85    10000/960
B2s_v2    2      8       4      9000/125@api-2026   3750/85    10000/960
B2ts_v2   2      1       4      unpublished         3750/85    10000/960
B4ls_v2   4      8       8      unpublished         6400/145   20000/960
B4s_v2    4      16      8      19000/250@api-2026  6400/145   20000/960
B8ls_v2   8      16      16     unpublished         12800/290  20000/960
B8s_v2    8      32      16     unpublished         12800/290  20000/960
B16ls_v2  16     32      32     unpublished         25600/600  40000/960
B16s_v2   16     64      32     unpublished         25600/600  40000/960
B32ls_v2  32     64      32     unpublished         51200/600  80000/960
B32s_v2   32     128     32     unpublished         51200/600  80000/960
`;

export const bsv2 = {
  series: 'Bsv2',
  source: 'bsv2',
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
