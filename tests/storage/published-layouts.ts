/**
 * Layouts of VMs with their disks that guides of vendors recommend or build, each read in a stored copy of the guide,
 * and what somebody who takes another VM and other disks in their place has to keep. The figures of a layout are the
 * guide’s; which of them is demanded is what its disks provide together, held to what the guide prints for the VM.
 */

/** What is demanded: IOPS, MB/s and GiB. */
type Demand = { readonly iops: number; readonly mbps: number; readonly gib: number };

export type Layout = {
  readonly name: string;
  readonly source: { readonly address: string; readonly place: string };
  readonly vm: string;
  /** vCPUs and GiB of memory of the VM. */
  readonly vcpus: number;
  readonly memory: number;
  /** Groups of the cap check. The guide's OS disk, or a P10 where it names none. */
  readonly disks: string;
  readonly osDisk: string;
  readonly os: 'linux' | 'windows';
  readonly ioSize: string;
  /** Reads and cache hits, in per cent, where the guide says so. */
  readonly read?: number;
  readonly hit?: number;
  readonly data: Demand;
  /** A volume by itself. */
  readonly log?: Demand;
  /** What a VM in its place has to keep. */
  readonly keeps: {
    /** Licensed by the core: no more vCPUs. */
    readonly cores?: true;
    /** It has a local disk for tempdb or scratch files. */
    readonly localDisk?: true;
    /** One of the sizes that the guide lists. */
    readonly listed?: RegExp;
  };
  /** Why what is found may take its place, or why it may not. */
  readonly isAcceptable: boolean;
  readonly why: string;
};

const github = (repository: string, commit: string, path: string) =>
  `https://github.com/${repository}/blob/${commit}/${path}`;
const sqlVm = (commit: string, page: string) =>
  github(
    'MicrosoftDocs/sql-docs',
    commit,
    `azure-sql/virtual-machines/windows/performance-guidelines-best-practices-${page}.md`,
  );
const hanaPage = github(
  'MicrosoftDocs/azure-docs',
  '0a506643df6eef221336651e6c33f1465f8a1c8a',
  'articles/sap/workloads/hana-vm-premium-ssd-v1.md',
);
const anyDb = github(
  'Azure/sap-automation',
  '6ff0b891114c36d3aeccb850d830b698cd1fe52a',
  'deploy/configs/anydb_sizes.json',
);
/** The sizes of its tables for production. */
const hanaSizes =
  /^(M32(ts|ls|d?ms_v2)|M64(ls|s|ds_v2|s_v2|ms|d?ms_v2)|M128(s|d?s_v2|ms|d?ms_v2)|M192i?d?m?s_v2|M208m?s_v2|M416m?s_v2|E(20|32|48|64|96)d?s_v[45]|E64s_v3)$/;

export const layouts: readonly Layout[] = [
  {
    name: 'SQL Server, 12,000 IOPS and 180 MB/s from three striped P30',
    source: {
      address: sqlVm('06e345bbdad46aaa769fe97f8e0a7ed3d0a214ba', 'storage'),
      place: 'Disk striping; Disk capping',
    },
    ...{ vm: 'M32ms', vcpus: 32, memory: 875, osDisk: 'P10', os: 'windows' },
    disks: 'data:P30x3:None',
    ioSize: '15KB',
    data: { iops: 12_000, mbps: 180, gib: 3072 },
    keeps: { cores: true },
    isAcceptable: true,
    why: 'The same number of vCPUs to license and as much memory; the disks do 12,000 IOPS with the same headroom.',
  },
  {
    name: 'SQL Server, 20,000 reads from the cache and 10,000 writes',
    source: {
      address: sqlVm('ef039315fcec2cbebc50e205d3b72cedadaf9053', 'collect-baseline'),
      place: 'Storage: “20K read IOPS and 10K write IOPS”',
    },
    ...{ vm: 'E16s_v3', vcpus: 16, memory: 128, osDisk: 'P10', os: 'windows' },
    disks: 'data:P30x2:ReadOnly',
    ioSize: '8KiB',
    ...{ read: 66.67, hit: 100 },
    data: { iops: 30_000, mbps: 0, gib: 2048 },
    keeps: { cores: true },
    isAcceptable: true,
    why: 'The disks do all of it themselves, so that no cache has to be warm, and no more vCPUs are licensed.',
  },
  {
    name: 'SAP HANA on M64s: four P15 for data, three for the log',
    source: { address: hanaPage, place: 'the tables of /hana/data and /hana/log' },
    ...{ vm: 'M64s', vcpus: 64, memory: 1000, osDisk: 'P10', os: 'linux' },
    disks: 'data:P15x4:None,log:P15x3:None',
    ioSize: '64KiB',
    data: { iops: 4400, mbps: 500, gib: 1024 },
    log: { iops: 3300, mbps: 375, gib: 768 },
    keeps: { listed: hanaSizes },
    isAcceptable: true,
    why: 'A size of the same tables. Data and log stay apart; a Premium SSD v2 needs no Write Accelerator there.',
  },
  {
    name: 'SAP HANA on M128s: four P20 for data, three P15 for the log',
    source: { address: hanaPage, place: 'the tables of /hana/data and /hana/log' },
    ...{ vm: 'M128s', vcpus: 128, memory: 2000, osDisk: 'P10', os: 'linux' },
    disks: 'data:P20x4:None,log:P15x3:None',
    ioSize: '64KiB',
    data: { iops: 9200, mbps: 600, gib: 2048 },
    log: { iops: 3300, mbps: 375, gib: 768 },
    keeps: { listed: hanaSizes },
    isAcceptable: true,
    why: 'A size of the same tables, with data and log apart.',
  },
  {
    name: 'SAP HANA on E64ds_v4: three P15 for data, an Ultra Disk for the log',
    source: { address: hanaPage, place: 'the tables of Esv3, Edsv4, Edsv5 and Esv5' },
    ...{ vm: 'E64ds_v4', vcpus: 64, memory: 504, osDisk: 'P10', os: 'linux' },
    disks: 'data:P15x3:None,log:Ultra-256GiB-1800IOPS-250MBpsx1:None',
    ioSize: '64KiB',
    data: { iops: 3300, mbps: 375, gib: 768 },
    log: { iops: 1800, mbps: 250, gib: 256 },
    keeps: { listed: hanaSizes },
    isAcceptable: false,
    why: 'It does as much, and the tables do not list it: for production SAP supports the sizes of its directory only, which the search does not know. The page of the starting case says so.',
  },
  {
    name: 'SAP HANA that is not for production on E32ds_v4: four P10 for data and log',
    source: { address: hanaPage, place: 'Cost conscious solution' },
    ...{ vm: 'E32ds_v4', vcpus: 32, memory: 256, osDisk: 'P10', os: 'linux' },
    disks: 'data:P10x4:None',
    ioSize: '64KiB',
    data: { iops: 2000, mbps: 400, gib: 512 },
    keeps: {},
    isAcceptable: true,
    why: 'For tests the guide itself has sizes that are not certified.',
  },
  {
    name: 'Cassandra on DS14_v2 with four P30',
    source: {
      address: github(
        'Azure-Samples/cassandra-on-azure-vms-performance-experiments',
        'ab2bc3107580e9a9aa786015e0150bf00246212a',
        'docs/cassandra-vm-setup.md',
      ),
      place: 'the first paragraph; the commit log is on the local disk',
    },
    ...{ vm: 'DS14_v2', vcpus: 16, memory: 112, osDisk: 'P10', os: 'linux' },
    disks: 'data:P30x4:None',
    ioSize: '32KiB',
    // 768 MB/s is the limit of DS14_v2 (the SAP page above prints it too), less than the 800 of four P30.
    data: { iops: 20_000, mbps: 768, gib: 4096 },
    keeps: { localDisk: true },
    isAcceptable: true,
    why: 'It has as many vCPUs, as much memory and a local disk for the commit log.',
  },
  {
    name: 'Redpanda on F8s_v2 with a P40',
    source: {
      address: github(
        'redpanda-data/deployment-automation',
        '84f04afa0572908eeabfef0ee98b9c1116c39a22',
        'azure/README.md',
      ),
      place: 'vm_data_disk_gb; Recommended VM SKUs: “a persistent storage option”',
    },
    ...{ vm: 'F8s_v2', vcpus: 8, memory: 16, osDisk: 'P10', os: 'linux' },
    disks: 'data:P40x1:None',
    ioSize: '64KiB',
    // 190 MB/s is the limit of F8s_v2, less than the 250 of a P40: 2,899 IOs of 64 KiB.
    data: { iops: 2899, mbps: 190, gib: 2048 },
    keeps: {},
    isAcceptable: true,
    why: 'Eight vCPUs that are not burstable and a disk that stays; network limits are not compared.',
  },
  {
    name: 'SAP database (Oracle, Db2, SQL Server) of 1 TB on E16s_v3',
    source: { address: anyDb, place: 'db, "1024"' },
    ...{ vm: 'E16s_v3', vcpus: 16, memory: 128, osDisk: 'P10', os: 'linux' },
    disks: 'data:P20x4:None,log:P15x2:None',
    ioSize: '8KiB',
    data: { iops: 9200, mbps: 134, gib: 2048 },
    log: { iops: 2200, mbps: 250, gib: 512 },
    keeps: { cores: true },
    isAcceptable: true,
    why: 'As many cores to license; data and redo log keep a volume each. The disk for binaries is left out on both sides.',
  },
  {
    name: 'SAP database (Oracle, Db2, SQL Server) of 500 GB on E8s_v3',
    source: { address: anyDb, place: 'db, "500"' },
    ...{ vm: 'E8s_v3', vcpus: 8, memory: 64, osDisk: 'P6', os: 'linux' },
    disks: 'data:P20x1:None,log:P15x1:None',
    ioSize: '8KiB',
    data: { iops: 2300, mbps: 67, gib: 512 },
    log: { iops: 1100, mbps: 125, gib: 256 },
    keeps: { cores: true },
    isAcceptable: true,
    why: 'As many cores to license; data and redo log keep a volume each. The disk for binaries is left out on both sides.',
  },
];
