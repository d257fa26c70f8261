/** Starting cases of relational databases. */
import { linkTo, type Preset, preset } from './preset.ts';

export const relational: readonly Preset[] = [
  preset({
    id: 'sql-server',
    name: 'SQL Server',
    title:
      'SQL Server: three striped P30 for 12,000 IOPS, a P30 for the log, tempdb on the temp disk',
    words: 'mssql sqlserver oltp database tempdb transaction log',
    query:
      'vm=E8bds_v5&disks=os:P10x1:ReadOnly:0,data:P30x3:ReadOnly:12000,log:P30x1:None:1500&temp=2000IOPS&io-size=16KiB&read=70%',
    verdict: 'fits',
    why: 'It is Microsoft’s own example of a stripe, with the caches that its guidance names. The data disks are used to 80 %, the VM to less, so more load needs a fourth P30 before a larger VM.',
    warnings: 1,
    figures: `
read    | Data disks | 3 × P30, ReadOnly, 12,000 IOPS | The example of a stripe is an application that needs 12,000 IOPS and 180 MB/s. ReadOnly is the cache for data files. | sql-vm-storage: Disk striping; Data file caching policies
read    | IO size | 16 KiB | 180 MB/s ÷ 12,000 IOPS are 15,000 bytes an IO, rounded up. A page is 8 KB, and SQL Server chooses larger IOs by itself. | sql-vm-storage: Disk striping; Monitor storage performance | sql-pages: Pages
read    | Log disk | P30, None | P30 to start with, and no cache on a log. | sql-vm-storage: Premium SSD; Data file caching policies
assumed | Log writes | 1,500 IOPS | They depend on how many transactions commit.
read    | tempdb | on the temp disk | It counts against the VM’s cached limit, as the check warns. | sql-vm-storage: Temporary disk; Data file caching policies
assumed | tempdb load | 2,000 IOPS | It depends on sorts, hashes and row versions.
assumed | VM | E8bds_v5 | A series with high limits for uncached disks, and of it the smallest size with room for this load.
assumed | Read ratio | 70 % | No document gives one. With a cache hit rate of 0 % it does not change this answer.
read    | Latency | at most 10 to 15 ms | Waits such as WRITELOG that stay above it are a bottleneck. | sql-io: Define slow I/O performance
`,
    replace: [
      'Replace 12,000 IOPS by the 99th percentile of Disk Transfers/sec of the data volume.',
      'Replace 16 KiB by Avg. Disk Bytes/Transfer, and 70 % by Disk Reads/sec ÷ Disk Transfers/sec.',
      'Replace 1,500 IOPS by Disk Writes/sec of the log volume, and 2,000 IOPS by Disk Transfers/sec of the temp disk.',
    ],
    links: [
      linkTo(
        'commit',
        'How many commits a second, and is WRITELOG normal?',
        'workload=sql-server&disk=P30',
      ),
      linkTo(
        'queue-depth',
        'Which queue depth keeps three P30 busy?',
        'disk=P30&disks=3&vm=E8bds_v5&io-size=16KiB&cache=ReadOnly',
      ),
    ],
    guide: { text: 'SQL Server on a DS15_v2', address: '/cases/sql-server-ds15v2/' },
  }),
  preset({
    id: 'postgresql',
    name: 'PostgreSQL',
    title: 'PostgreSQL: data and WAL on a Premium SSD v2 each, 6,000 IOPS of 8 KiB on the data',
    words: 'postgres pg wal database',
    query:
      'vm=E8ds_v5&disks=os:P10x1:ReadOnly:0,data:PremiumV2-1024GiB-8000IOPS-250MBpsx1:None:6000,log:PremiumV2-128GiB-3000IOPS-125MBpsx1:None:1500&io-size=8KiB&read=70%',
    verdict: 'fits',
    why: 'Pages of 8 KiB need IOPS and little throughput, so the provisioned IOPS of the data disk are the nearest limit. They can be raised without another disk.',
    figures: `
read    | IO size | 8 KiB | Tables and indexes are arrays of pages, usually of 8 kB. | postgresql-pages: Database Page Layout
read    | Disk type | Premium SSD v2 | For the best price-performance. It has no host cache. | aks-postgresql: Storage considerations
read    | WAL | on a disk of its own | It is an advantage if the log is not with the data files. | postgresql-wal: WAL internals
read    | WAL disk | 3,000 IOPS, 125 MB/s | What every Premium SSD v2 includes. | hana-premium-v2: Major differences
assumed | Data | 1,024 GiB, 8,000 IOPS, 250 MB/s, used by 6,000 IOPS | An example, used to 75 % of its IOPS.
assumed | WAL writes | 1,500 IOPS | They depend on how many transactions commit.
assumed | Read ratio | 70 % | No document gives one. With a cache hit rate of 0 % it does not change this answer.
assumed | VM | E8ds_v5 | An example with room for this load, and 8 GiB of memory a vCPU.
none    | Latency | no figure | We found no threshold of PostgreSQL: compare yours with typical ones.
`,
    replace: [
      'Replace 6,000 IOPS by the 99th percentile of r/s + w/s of the data volume in iostat -x.',
      'Replace 8 KiB by its throughput ÷ IOPS: sequential scans and checkpoints merge pages.',
      'Replace 1,500 IOPS by w/s of the volume of pg_wal.',
    ],
    links: [
      linkTo(
        'commit',
        'How many commits a second?',
        'disk=PremiumV2-128GiB-3000IOPS-125MBps&workload=postgres',
      ),
      linkTo(
        'sync-io',
        'How fast is a synchronous write of 8 KiB?',
        'io-size=8KiB&disk=PremiumV2-128GiB-3000IOPS-125MBps',
      ),
    ],
    guide: { text: 'Synchronous IO', address: '/concepts/sync-io/' },
  }),
  preset({
    id: 'mysql',
    name: 'MySQL',
    title: 'MySQL: 6,000 IOPS of 16 KiB on two cached P30, the logs on a P20',
    words: 'mariadb innodb redo binlog database',
    query:
      'vm=E8ds_v5&disks=os:P10x1:ReadOnly:0,data:P30x2:ReadOnly:6000,log:P20x1:None:1000&io-size=16KiB&read=70%',
    verdict: 'fits',
    why: 'An InnoDB page is twice one of SQL Server or PostgreSQL, so the same IOPS move twice the bytes. Disks of this size still reach their IOPS limit first.',
    figures: `
read    | IO size | 16 KiB | The default size of an InnoDB page. | mysql-pages: The Physical Structure of an InnoDB Index
assumed | Host cache | ReadOnly on data, None on the log | As the design guide advises for SQL Server: its reasons, many reads of data and writes of a log, are the same here. | design-guide: Disk Caching, the SQL Server example
read    | Syncs a commit | up to 3 | With the redo log and the binary log synchronised. So the latency of the log disk counts more than its IOPS. | percona-2018: Why is fsync() performance critical for databases?
assumed | Data disks | 2 × P30, 6,000 IOPS | An example that uses 60 % of the disks.
assumed | Log disk | P20, 1,000 IOPS | Redo and binary log on a disk of their own, as the other databases have them.
assumed | Read ratio | 70 % | No document gives one. With a cache hit rate of 0 % it does not change this answer.
assumed | VM | E8ds_v5 | An example with room for this load, and 8 GiB of memory a vCPU.
none    | Latency | no figure | We found no threshold of MySQL: compare yours with typical ones.
`,
    replace: [
      'Replace 6,000 IOPS by the 99th percentile of r/s + w/s of the data volume in iostat -x.',
      'Replace 16 KiB by its throughput ÷ IOPS, and 70 % by r/s ÷ (r/s + w/s).',
      'Replace 1,000 IOPS by w/s of the volume of the logs.',
    ],
    links: [
      linkTo('commit', 'How many commits a second?', 'disk=P20&workload=mysql'),
      linkTo('sync-io', 'How fast is a synchronous write on the P20?', 'disk=P20'),
    ],
    guide: { text: 'Host caching', address: '/optimise/host-caching/' },
  }),
];
