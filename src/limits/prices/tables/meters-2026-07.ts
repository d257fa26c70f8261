const text = `
item                     price     per
-                        USD       -
PremiumV2-capacity       0.00013   GiB-hour    # The meter is called Premium LRS Provisioned Capacity
PremiumV2-IOPS           0.000008  IOPS-hour   # The meter is called Premium LRS Provisioned IOPS
PremiumV2-throughput     0.000065  MB/s-hour   # The meter is called Premium LRS Provisioned Throughput (MBps)
Premium-burst-on-demand  31.949    month       # The meter is called LRS Burst Enablement
Premium-burst-IOs        0.0065    10,000-IOs  # The meter is called LRS Burst Transactions
StandardHDD-operations   0.00065   10,000-IOs  # The meter is called Disk Transactions LRS Disk Operations
S4-operations            0.0005    10,000-IOs  # The meter is called S4 LRS Disk Operations
StandardSSD-operations   0.0026    10,000-IOs  # The meter is called Disk Transactions LRS Disk Operations
E10-operations           0.002     10,000-IOs  # The meter is called E10 LRS Disk Operations
Ultra-capacity           0.000213  GiB-hour    # The meter is called Ultra LRS Provisioned Capacity
Ultra-IOPS               0.000088  IOPS-hour   # The meter is called Ultra LRS Provisioned IOPS
Ultra-throughput         0.000572  MB/s-hour   # The meter is called Ultra LRS Provisioned Throughput (MBps)
Ultra-reservation        0.0078    vCPU-hour   # The meter is called Ultra LRS Reservation per vCPU Provisioned
`;

export const meters202607 = {
  file: 'src/limits/prices/tables/meters-2026-07.ts',
  kind: 'meter',
  region: 'westeurope',
  date: '2026-07-15',
  source: 'retail-disks-2026-07',
  note: 'Locally redundant storage',
  text,
} as const;
