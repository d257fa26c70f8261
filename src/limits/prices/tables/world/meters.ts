const text = `
meter                        per         uksouth   centralus  eastus2   westus2   australiaeast  centralindia  southeastasia
-                            -           USD       USD        USD       USD       USD            USD           USD
PremiumV2-capacity           GiB-hour    0.000127  0.000124   0.00011   0.00011   0.00011        0.000125      0.000132       # The meter is called Premium LRS Provisioned Capacity
PremiumV2-IOPS               IOPS-hour   0.000008  0.000008   0.000007  0.000007  0.000007       0.000008      0.000008       # The meter is called Premium LRS Provisioned IOPS
PremiumV2-throughput         MB/s-hour   0.000063  0.000062   0.000055  0.000055  0.000055       0.000063      0.000066       # The meter is called Premium LRS Provisioned Throughput (MBps)
Ultra-capacity               GiB-hour    0.000205  0.000172   0.000164  0.000164  0.000238       0.00023       0.000213       # The meter is called Ultra LRS Provisioned Capacity
Ultra-IOPS                   IOPS-hour   0.000034  0.000055   0.000068  0.000051  0.000099       0.000095      0.000088       # The meter is called Ultra LRS Provisioned IOPS
Ultra-throughput             MB/s-hour   0.000111  0.000136   0.000479  0.00024   0.000529       0.000502      0.000529       # The meter is called Ultra LRS Provisioned Throughput (MBps)
Ultra-reservation            vCPU-hour   0.0075    0.00738    0.006     0.006     0.0087         0.0084        0.0078         # The meter is called Ultra LRS Reservation per vCPU Provisioned
Premium-burst-on-demand      month       30.72     30.228     24.576    24.576    35.635         34.406        31.949         # The meter is called LRS Burst Enablement
Premium-burst-IOs            10,000-IOs  0.00625   0.00615    0.005     0.005     0.00725        0.007         0.0065         # The meter is called LRS Burst Transactions
Premium-burst-on-demand-ZRS  month       30.72     30.228     24.576    24.576    53.453         34.406        47.923         # The meter is called ZRS Burst Enablement
Premium-burst-IOs-ZRS        10,000-IOs  0.00625   0.00615    0.005     0.005     0.0109         0.007         0.00975        # The meter is called ZRS Burst Transactions
StandardSSD-operations       10,000-IOs  0.0025    0.00246    0.002     0.002     0.0029         0.0028        0.0028         # The meter is called Disk Transactions LRS Disk Operations
StandardSSD-operations-ZRS   10,000-IOs  0.00375   0.00369    0.003     0.003     0.00435        0.0042        0.0042         # The meter is called Disk Transactions ZRS Disk Operations
StandardHDD-operations       10,000-IOs  0.000625  0.000615   0.0005    0.0005    0.000725       0.0007        0.00065        # The meter is called Disk Transactions LRS Disk Operations
`;

/** One unit of each meter, as the column `per` names it. */
export const meters = { file: 'src/limits/prices/tables/world/meters.ts', text } as const;
