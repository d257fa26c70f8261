const text = `
size       vcpus  memory  disks  cached       uncached     elastic
-          count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps
M16bs_v3   16     128     64     unpublished  44000/1000   64000/1000
M32bs_v3   32     256     64     unpublished  88000/2000   88000/2000
M48bs_v3   48     384     64     unpublished  88000/2000   120000/2000
M64bs_v3   64     512     64     unpublished  88000/2000   160000/2000
M96bs_v3   96     768     64     unpublished  260000/4000  260000/4000
M128bs_v3  128    1024    64     unpublished  260000/4000  400000/4000
M176bs_v3  176    1536    64     unpublished  260000/6000  650000/6000
`;

export const mbsv3 = {
  series: 'Mbsv3',
  source: 'mbsv3',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'NVMe interface. IOPS are measured with random reads of 4 KiB, throughput with sequential reads of 128 KiB. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
