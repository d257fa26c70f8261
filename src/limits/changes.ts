/**
 * What changed in the published dataset, the newest first: for people and programs that keep a copy.
 * It is about this dataset and not about what the vendor changed between two editions of its limits.
 * A test compares the published rows with the digests that were kept with the newest entry, so that
 * no figure changes without one; `npm run digest -- --save` renews them.
 */

/** A figure that was wrong here, or that a newer document gives otherwise. */
export type Correction = {
  /** A row and its member, as a reader knows them. */
  readonly of: string;
  readonly figure: string;
  readonly before: string;
  readonly now: string;
};

export type Change = {
  /** `form`: members or words that programs read; a reader of the old form may fail. */
  readonly kind: 'added' | 'corrected' | 'form';
  readonly what: string;
  readonly why: string;
  readonly figures?: readonly Correction[];
};

/** The changes of one day. */
export type DatasetVersion = {
  readonly date: string;
  /**
   * The version of the form as major.minor. The major number rises when a reader of the old form
   * would fail, the minor one when members or words are added.
   */
  readonly form: `${number}.${number}`;
  readonly changes: readonly Change[];
};

const eastUs = (item: string, before: string, now: string): Correction => ({
  of: item,
  figure: 'Linux, East US, USD an hour',
  before,
  now,
});

export const datasetVersions: readonly DatasetVersion[] = [
  {
    date: '2026-11-23',
    form: '2.1',
    changes: [
      {
        kind: 'added',
        what: 'Whether a cached limit is the figure of the temp disk and may be higher: cachedMayBeHigher.',
        why: 'Pages of v4 and v5 with a temp disk give no figure of the cache itself.',
      },
      {
        kind: 'added',
        what: 'What is counted as an operation of a Standard HDD, and which meter it is billed by: the conflicts hdd-transaction and operation-meters say what the cost in Find contains.',
        why: 'A post of 10 March 2026 on the IO unit size, and the bill on the page about billing.',
      },
      {
        kind: 'added',
        what: 'Whether a size has Premium Storage: premiumStorage, no for 48 sizes. Rules premium-storage, ultra-series, os-one and os-size; cache-no-series says that Azure accepts the setting.',
        why: 'The resource API of August 2026 and the pages of 2018; the table of VM series on the page of Ultra Disk, 24 August 2026.',
      },
      {
        kind: 'added',
        what: 'Prices of West Europe, North Europe and Sweden Central for 155, 165 and 143 more sizes: Intel v7, Ebsv6, Ebdsv6, Lasv5, Laosv5, Mbsv3, Mbdsv3, Msv3 and Mdsv3 among them.',
        why: 'The same lists spell their names in another way, “Standard_D16s_v7”.',
      },
      {
        kind: 'added',
        what: 'Prices of nine more regions: Belgium Central, France Central, UK South, Central US, East US 2, West US 2, Australia East, Central India and Southeast Asia; members disksDate and, for a size, computed.',
        why: 'Copies of the price list of August 2026. Where one of them prints the Windows price of a size for Linux too, the licence was taken off, and the price is marked as computed.',
      },
      {
        kind: 'form',
        what: 'The lists of West Europe are called retail-vms-westeurope-2026-08 and retail-disks-westeurope-2026-08.',
        why: 'As those of the other regions.',
      },
      {
        kind: 'added',
        what: 'Burst of the cached limit of Dsv3, Esv3 and Easv4 and their sizes with constrained vCPUs: 45 sizes.',
        why: 'Copies of their pages of 2022 print it; the pages of today have no such column. D2s_v3 is marked as doubtful.',
      },
      {
        kind: 'added',
        what: 'A disagreement of documents: whether a temp disk keeps its data when the VM restarts.',
        why: 'The page on storage for SQL Server says that it does not, the page on managed disks that it does.',
      },
      {
        kind: 'added',
        what: '147 VM sizes of 20 series, 15 of them with constrained vCPUs, and their prices: Dnsv6, Dnlsv6, Ensv6, DCasv6, DCadsv6, DCesv6, DCedsv6, ECasv6, ECadsv6, ECesv6, ECedsv6, NVadsA10v5, NCasT4v3, HBv4, HBv5, HX, FX, and Msv3 and Mdsv3 with high and very high memory.',
        why: 'Pages of today that had not been read. D372is_v7 and D372ids_v7, which only a price list has, are known by name.',
      },
      {
        kind: 'added',
        what: 'The disk controller of sizes (`controller`): NVMe or SCSI, marked where it is inferred, and missing where nothing says so.',
        why: 'Pages of the series, two statements of Microsoft’s about generations, and copies of the resource API.',
      },
      {
        kind: 'added',
        what: 'Rules: plus-created, operations-cap, controller-older, controller-newer, ultra-regions, premium-v2-regions.',
        why: 'Statements of Microsoft’s that the dataset lacked.',
      },
      {
        kind: 'added',
        what: 'Regions of Premium SSD v2 and Ultra Disk, with the number of zones.',
        why: 'Microsoft’s lists of 2026-08-24 and 2026-06-17, and an undated one.',
      },
      {
        kind: 'corrected',
        what: 'A newer price or lifecycle stage ends “preview” and “not in the resource API”: 179 sizes. The statement stays, with the day that ends it in `ended`. What was announced for a day that has passed is `retired`: NVv3, NVv4, and the A series of 2018.',
        why: 'All of them have a pay-as-you-go price of 2026-08-22. M1792ixds_32_v3 has none, and stays as it is. The page of Dldsv7 is of 2024-07-29, not of 2026-02-02.',
      },
      {
        kind: 'corrected',
        what: 'The burst of the v7 sizes with 96 vCPUs for Premium SSD v2 and Ultra Disk.',
        why: 'Their pages print 205,000 IOPS, less than the size sustains; Dldsv7 and another copy of the Edsv7 page have 250,000.',
        figures: ['D96s_v7', 'D96ds_v7', 'D96ls_v7', 'E96s_v7', 'E96ds_v7'].map((of) => ({
          of,
          figure: 'Burst for Premium SSD v2 and Ultra Disk, IOPS',
          before: '205,000',
          now: '250,000',
        })),
      },
    ],
  },
  {
    date: '2026-11-22',
    form: '2.0',
    changes: [
      {
        kind: 'added',
        what: '383 VM sizes of 46 series, and 221 sizes with constrained vCPUs, which have the limits of the full size; M416s_8_v2 of the Mv2 series.',
        why: 'Pages of today that had not been read: v7, Arm, confidential and storage series, and the page on constrained vCPUs.',
      },
      {
        kind: 'added',
        what: 'Three rules on ephemeral OS disks and their document; the rule measured-local says that a disk in use writes more slowly.',
        why: 'The vendor’s page on ephemeral OS disks of 8 September 2026, and the definitions under the table of Lsv4.',
      },
      {
        kind: 'added',
        what: 'Local NVMe disks: number, size, and figures of reads and writes apart, for 296 sizes; 66 of the earlier rows have figures of local disks for the first time.',
        why: 'The pages print them in a table of their own, which had been left out.',
      },
      {
        kind: 'added',
        what: 'Cached limits of 20 sizes whose pages print none, each with the copy of the resource API that has it (member origin).',
        why: 'Public copies of the API of 2021 to 2026 hold them.',
      },
      {
        kind: 'added',
        what: 'The lifecycle of series and sizes (member lifecycle): retirement, restriction, preview, stage, and sizes that are not in the resource API of August 2026, each with who states it; four rules on the lifecycle of disks.',
        why: 'The vendor’s pages on retired sizes, on previous generations and on stages, and a copy of the resource API.',
      },
      {
        kind: 'added',
        what: 'Prices of West Europe, North Europe and Sweden Central of 22 August 2026 (member regionPrices): VM sizes for Linux and Windows, disks, mounts of shared disks, operations, and the meters of provisioned and on-demand performance; their documents have a licence. They replace the lists of July 2026 for disks and meters in West Europe, whose prices were the same.',
        why: 'A cost is a sum of prices of one region on one day.',
      },
      {
        kind: 'added',
        what: 'A run of February 2022 among those that the typical latency of Premium SSD is taken from (P30 on a D4as_v4: reads 2.2 ms, writes 1.3 ms). The typical latency is the same.',
        why: 'One more document measured it.',
      },
      {
        kind: 'added',
        what: 'Performance tiers, the number of VMs that can share a disk, and burst buckets of disks; Write Accelerator of 43 sizes of the M family; 19 further figures and 14 rules of Premium SSD v2 and Ultra Disk; 15 rules on tiers, shared disks, on-demand bursting and Write Accelerator, and six on latency classes, on how figures were measured and on 2018.',
        why: 'The pages on these features had not been read.',
      },
      {
        kind: 'added',
        what: 'Eleven slips and disagreements of the documents, and two readings, kind “reading” among the conflicts: the limits of a VM with Premium SSD beside Premium SSD v2 or Ultra Disk, and the burst buckets of VMs. No document says either; both name what they rest on.',
        why: 'What is concluded has to be told apart from what is printed.',
      },
      {
        kind: 'added',
        what: 'Typical latencies of one IO by disk, direction and host cache (member latencies), with their spread and sources.',
        why: 'Runs that others published; a typical latency is never a limit.',
      },
      {
        kind: 'corrected',
        what: 'Four Linux prices.',
        why: 'Two copies of the price list had the price of Windows in the place of that of Linux; older copies and another region show it.',
        figures: [
          eastUs('B4as_v2', '0.169', '0.150'),
          eastUs('B16as_v2', '0.675', '0.602'),
          eastUs('B8ls_v2', '0.332', '0.295'),
          eastUs('B16s_v2', '0.739', '0.666'),
        ],
      },
      {
        kind: 'corrected',
        what: 'The local disks of two Bv1 sizes.',
        why: 'A copy of the resource API of June 2025 has newer figures than that of 2020.',
        figures: [
          { of: 'B1s', figure: 'local disk, MB/s', before: '10.48576', now: '22.528' },
          { of: 'B20ms', figure: 'local disk, MB/s', before: '131.072', now: '124.928' },
        ],
      },
      {
        kind: 'corrected',
        what: 'The cached throughput of D48as_v4 and E48as_v4.',
        why: 'The pages print that of the next size; two copies of the resource API have 768 MiB/s, which is in line with the smaller sizes.',
        figures: [
          { of: 'D48as_v4', figure: 'cached, MB/s', before: '1020', now: '805.306368' },
          { of: 'E48as_v4', figure: 'cached, MB/s', before: '1020', now: '805.306368' },
        ],
      },
      {
        kind: 'corrected',
        what: 'Bv1, Dasv4, Dasv6, Fsv2, Lasv3, Lsv2, Mdsv2, Msv2 and Mv2 are cited from newer copies of their pages. No limit changed by it.',
        why: 'Newer copies are available; where they print other headings, the conflicts say so.',
      },
      {
        kind: 'corrected',
        what: 'The rules on ReadWrite host caching and on a temp disk in use are stricter and name SQL Server; the 50 ms window is marked as the word of one article.',
        why: 'The vendor’s pages on SQL Server contradict the general one, and following the stricter page is safe.',
      },
      {
        kind: 'form',
        what: 'The ids of twelve rules begin with limit- in place of gate-, and tempDisk says “cached limit” in place of “cached gate”. The member version is text: the form as major.minor, then the day of the dataset.',
        why: 'The words of the field, and a version that tells form and data apart.',
      },
      {
        kind: 'form',
        what: 'New members: counts, changes, and in rows origin, nvmeDisks, nvmeSize, localWrite, nvme, constrainedOf, lifecycle, writeAccelerator, maxTier, maxShares and burstBucket; new units, GB among them.',
        why: 'What was added needs them; a reader may pass over them.',
      },
    ],
  },
  {
    date: '2026-11-21',
    form: '1.0',
    changes: [
      {
        kind: 'added',
        what: 'The first version: 528 VM sizes of today and 109 of 2018, 63 disks, the ranges of Premium SSD v2 and Ultra Disk, 36 rules, 728 observed prices, 42 slips and disagreements of the documents, and 95 documents.',
        why: 'Read from copies of the vendor’s pages of 2018 to 2026, each named with its day.',
      },
    ],
  },
];

/** The form and the day of the newest version: `2.0.20261122`. */
export const versionOf = ({ date, form }: DatasetVersion) => `${form}.${date.replaceAll('-', '')}`;
