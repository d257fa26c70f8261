const text = `
meter                        per         westeurope  belgiumcentral  francecentral  northeurope  swedencentral
-                            -           USD         USD             USD            USD          USD
PremiumV2-capacity           GiB-hour    0.00013     0.00013         0.000127       0.00011      0.00011        # The meter is called Premium LRS Provisioned Capacity
PremiumV2-IOPS               IOPS-hour   0.000008    0.000008        0.000008       0.000007     0.000007       # The meter is called Premium LRS Provisioned IOPS
PremiumV2-throughput         MB/s-hour   0.000065    0.000065        0.000063       0.000055     0.000055       # The meter is called Premium LRS Provisioned Throughput (MBps)
Ultra-capacity               GiB-hour    0.000213    0.000213        0.000205       0.000196     0.000172       # The meter is called Ultra LRS Provisioned Capacity
Ultra-IOPS                   IOPS-hour   0.000088    0.000088        0.000085       0.000081     0.000071       # The meter is called Ultra LRS Provisioned IOPS
Ultra-throughput             MB/s-hour   0.000572    0.000623        0.000556       0.000529     0.000503       # The meter is called Ultra LRS Provisioned Throughput (MBps)
Ultra-reservation            vCPU-hour   0.0078      0.0078          0.0075         0.0072       0.0063         # The meter is called Ultra LRS Reservation per vCPU Provisioned
Premium-burst-on-demand      month       31.949      31.949          30.72          29.491       31.949         # The meter is called LRS Burst Enablement
Premium-burst-IOs            10,000-IOs  0.0065      0.0065          0.00625        0.006        0.0065         # The meter is called LRS Burst Transactions
Premium-burst-on-demand-ZRS  month       31.949      24.576          30.72          29.491       24.576         # The meter is called ZRS Burst Enablement
Premium-burst-IOs-ZRS        10,000-IOs  0.0065      0.005           0.00625        0.006        0.005          # The meter is called ZRS Burst Transactions
StandardSSD-operations       10,000-IOs  0.0026      0.0026          0.0025         0.0024       0.0026         # The meter is called Disk Transactions LRS Disk Operations
StandardSSD-operations-ZRS   10,000-IOs  0.0039      0.0039          0.00375        0.0036       0.0039         # The meter is called Disk Transactions ZRS Disk Operations
StandardHDD-operations       10,000-IOs  0.00065     0.00065         0.000625       0.0006       0.00065        # The meter is called Disk Transactions LRS Disk Operations
`;

/** One unit of each meter, as the column `per` names it. */
export const meters = { file: 'src/limits/prices/tables/europe/meters.ts', text } as const;
