/**
 * What changed in the published dataset, the newest first: for people and programs that keep a copy.
 * It is about this dataset and not about what the vendor changed between two editions of its limits.
 * A test compares the published rows with the digests that were kept with the newest entry, so that
 * no figure changes without one; `npm run digest -- --save` renews them.
 */

/** A figure that was wrong here, or that a newer document gives otherwise. */
type Correction = {
  /** A row and its member, as a reader knows them. */
  readonly of: string;
  readonly figure: string;
  readonly before: string;
  readonly now: string;
};

/** `form`: members or words that programs read; a reader of the old form may fail. */
const kinds = ['added', 'corrected', 'form'] as const;

export type Change = {
  readonly kind: (typeof kinds)[number];
  readonly what: string;
  readonly why: string;
  readonly figures?: readonly Correction[];
};

/** The changes of one day. */
type DatasetVersion = {
  readonly date: string;
  /**
   * The version of the form as major.minor. The major number rises when a reader of the old form
   * would fail, the minor one when members or words are added.
   */
  readonly form: string;
  readonly changes: readonly Change[];
};

/**
 * Versions with an empty line between two. First the day and the form, then a change a line; the
 * lines under it say why, and what a figure was and is.
 */
const text = `
2026-11-30 | 3.0
corrected | Notes say that a page lists a figure, where they said that it prints it. No figure changed.
  The rest of the site says “lists”.
added | Notes on DCasv5 and DCadsv5 say which disks their page from 2021 names as supported.
  Premium SSD v2 was proposed on them where it was not on ECasv5 and ECadsv5, whose page of that year has the same sentence.
corrected | The rule cache-no-series says on which size Azure accepted a host cache. No figure changed.
  The sentence said that it accepts one on all four series; the evidence is one answer about an L8s_v2.
corrected | The disk controller of Dadsv6, Dalsv6, Dasv6, Dasv7, Dsv7, Eadsv6, Easv6, Esv7, Fasv6, FXmsv2 and Mbsv3 is NVMe, no longer marked as inferred. No figure changed.
  Their own pages say it: they ask for images that support NVMe, or name NVMe storage or NVMe sizes.

2026-11-29 | 3.0
added | The rules disk-encryption and disk-encryption-disks: on which sizes and disks Azure Disk Encryption does not work.
  Options changed to such sizes and disks without a word, and a conversion to Premium SSD v2 is not undone.
added | The rule nvme-image: what a VM with disks over NVMe starts from, and that one with SCSI is converted to it.
  Nothing in the answers said that sizes of v6 and v7 start from images with NVMe alone.
corrected | The rule limit-sum-all says that cache hits do not count, as it is checked. No figure changed.
  The sentence said that all IOs of cached disks count.
added | Cached and uncached bursts of the 14 sizes of series M, and so of the constrained sizes that share their limits.
  Their rows rested on a page from 2020, which has none; the page from 2026 lists them. Its other limits are the same.

2026-11-28 | 3.0
corrected | The rules burst-vm and limit-estimate say the same in plainer words. No figure changed.
  Readers did not understand the old sentences.
corrected | Conflicts say today where they said current, and they and the readings of documents say 10⁶ and 2²⁰ for 10^6 and 2^20. No figure changed.
  One word for the newest edition, and powers as they are written elsewhere.
corrected | The notes of series with local NVMe disks, and that of DSv2, name the figures that they are about. No figure changed.
  In a file, a note is read without the heads of the columns.

2026-11-27 | 3.0
form | Typical latencies are fitted document by document: the geometric mean of documents since 2021, the growth with the IO size beyond 256 KiB too, how far documents are apart (spread, growthSpread), percentiles (tail) and the number of documents. The members low and high, and the kind “vendor class”, are gone.
  Latency had been one number a medium from one run, equal above 256 KiB, with bands that were narrowest where least is known. Runs of seven pull requests of microsoft/lisa, of cloud-hypervisor issue 4387 and of one article came in; the writes with a sync of cloud-report-2019 are no plain writes and left.
added | Latencies of Premium SSD with zone redundancy, and of reads from local NVMe.
  They are media of their own, and were measured.
corrected | The rule on windows of 50 ms says that measurements agree with the article.
  Runs of 2019, 2021 and 2023 at the limit of a disk show the window.
added | A rule on what empties local NVMe disks (local-loss), and the document that says so.
  Calculators take local NVMe disks as a group of disks, and cite it.

2026-11-26 | 2.1
added | A rule on the latency of zone-redundant disks (zrs-latency), and the document on redundancy.
  Calculators take disks with zone redundancy, a performance tier or performance plus, and cite the rules on them.
corrected | The uncached throughput of NC16as_T4_v3 had been missing.
  The copy of the resource API of June 2025 has 737,280,000 bytes a second beside the 48,000 IOPS.
  NC16as_T4_v3 | uncached, MB/s | not published | 737.28
added | Uncached limits of NC4as_T4_v3, NC8as_T4_v3, NC64as_T4_v3, HB176rs_v4, HX176rs and their sizes with constrained vCPUs: 13 sizes.
  Their pages list none. A copy of the resource API of December 2024 has 48,000 IOPS and 703 MiB/s, and 80,000 IOPS and 1,907 MiB/s, both rounded down.
corrected | HB*rs_v4, HB*rs_v5 and HX*rs with constrained vCPUs: the note that no page names these 15 sizes is removed, and the resource API is cited for HB368-288rs_v5 and HB368-336rs_v5 alone.
  The page on constrained vCPUs names all of them, and spells those two in another way.
corrected | NVadsA10v5 has no disk controller any more. NCasT4v3 and NCA100v4 say that theirs is inferred from one size.
  Microsoft’s statement about older generations is not about GPU sizes, and no copy of the resource API with controllers has a size of NVadsA10v5.
corrected | DCedsv6 and Ebdsv6 say that their local disks are taken for NVMe, and by which document.
  Their own pages do not say it; the page on v6 and v7 sizes says it of all of them.
added | Which disks the pages of ECasv5, ECadsv5, ECesv6 and ECedsv6 name as supported.
  Neither Premium SSD v2 nor Ultra Disk is among them.
added | The addresses of four documents: throttling, aggregating, azure-docs-56290 and azure-docs-88072.
  They had a title and a date alone.
corrected | The notes on temp disks and local disks, and the rules of the cache, say that an IO counts, or does not count, against a limit, instead of at it.
  It is the usual word; no figure changes.
added | A disagreement of documents, write-accelerator-m: Write Accelerator on Mbsv3, Mbdsv3, Msv3 and Mdsv3 with high or very high memory, and M64, M64m, M128 and M128m.
  The pages of these series say that it is supported; the page on Write Accelerator has no figures for them.
corrected | The places of seven statements on the page of disk types are its headings, operations-cap among them; the title of size-api-2026 says that memory and data disks were read from it; controller-older says which disks of Lsv2, Lsv3 and Lasv3 can be NVMe.
  Readers look for them under these words.

2026-11-23 | 2.1
added | Whether a cached limit is the figure of the temp disk and may be higher: cachedMayBeHigher.
  Pages of v4 and v5 with a temp disk give no figure of the cache itself.
added | What is counted as an operation of a Standard HDD, and which meter it is billed by: the conflicts hdd-transaction and operation-meters say what the cost in Find contains.
  A post of 10 March 2026 on the IO unit size, and the bill on the page about billing.
added | Whether a size has Premium Storage: premiumStorage, no for 48 sizes. Rules premium-storage, ultra-series, os-one and os-size; cache-no-series says that Azure accepts the setting.
  The resource API of August 2026 and the pages of 2018; the table of VM series on the page of Ultra Disk, 24 August 2026.
added | Prices of West Europe, North Europe and Sweden Central for 155, 165 and 143 more sizes: Intel v7, Ebsv6, Ebdsv6, Lasv5, Laosv5, Mbsv3, Mbdsv3, Msv3 and Mdsv3 among them.
  The same lists spell their names in another way, “Standard_D16s_v7”.
added | Prices of nine more regions: Belgium Central, France Central, UK South, Central US, East US 2, West US 2, Australia East, Central India and Southeast Asia; members disksDate and, for a size, computed.
  Copies of the price list of August 2026. Where one of them prints the Windows price of a size for Linux too, the licence was taken off, and the price is marked as computed.
form | The lists of West Europe are called retail-vms-westeurope-2026-08 and retail-disks-westeurope-2026-08.
  As those of the other regions.
added | Burst of the cached limit of Dsv3, Esv3 and Easv4 and their sizes with constrained vCPUs: 45 sizes.
  Copies of their pages of 2022 print it; the pages of today have no such column. D2s_v3 is marked as doubtful.
added | A disagreement of documents: whether a temp disk keeps its data when the VM restarts.
  The page on storage for SQL Server says that it does not, the page on managed disks that it does.
added | 147 VM sizes of 20 series, 15 of them with constrained vCPUs, and their prices: Dnsv6, Dnlsv6, Ensv6, DCasv6, DCadsv6, DCesv6, DCedsv6, ECasv6, ECadsv6, ECesv6, ECedsv6, NVadsA10v5, NCasT4v3, HBv4, HBv5, HX, FX, and Msv3 and Mdsv3 with high and very high memory.
  Pages of today that had not been read. D372is_v7 and D372ids_v7, which only a price list has, are known by name.
added | The disk controller of sizes (\`controller\`): NVMe or SCSI, marked where it is inferred, and missing where nothing says so.
  Pages of the series, two statements of Microsoft’s about generations, and copies of the resource API.
added | Rules: plus-created, operations-cap, controller-older, controller-newer, ultra-regions, premium-v2-regions.
  Statements of Microsoft’s that the dataset lacked.
added | Regions of Premium SSD v2 and Ultra Disk, with the number of zones.
  Microsoft’s lists of 2026-08-24 and 2026-06-17, and an undated one.
corrected | A newer price or lifecycle stage ends “preview” and “not in the resource API”: 179 sizes. The statement stays, with the day that ends it in \`ended\`. What was announced for a day that has passed is \`retired\`: NVv3, NVv4, and the A series of 2018.
  All of them have a pay-as-you-go price of 2026-08-22. M1792ixds_32_v3 has none, and stays as it is. The page of Dldsv7 is of 2024-07-29, not of 2026-02-02.
corrected | The burst of the v7 sizes with 96 vCPUs for Premium SSD v2 and Ultra Disk.
  Their pages list 205,000 IOPS, less than the size sustains; Dldsv7 and another copy of the Edsv7 page have 250,000.
  D96s_v7 | Burst for Premium SSD v2 and Ultra Disk, IOPS | 205,000 | 250,000
  D96ds_v7 | Burst for Premium SSD v2 and Ultra Disk, IOPS | 205,000 | 250,000
  D96ls_v7 | Burst for Premium SSD v2 and Ultra Disk, IOPS | 205,000 | 250,000
  E96s_v7 | Burst for Premium SSD v2 and Ultra Disk, IOPS | 205,000 | 250,000
  E96ds_v7 | Burst for Premium SSD v2 and Ultra Disk, IOPS | 205,000 | 250,000

2026-11-22 | 2.0
added | 383 VM sizes of 46 series, and 221 sizes with constrained vCPUs, which have the limits of the full size; M416s_8_v2 of the Mv2 series.
  Pages of today that had not been read: v7, Arm, confidential and storage series, and the page on constrained vCPUs.
added | Three rules on ephemeral OS disks and their document; the rule measured-local says that a disk in use writes more slowly.
  The vendor’s page on ephemeral OS disks of 8 September 2026, and the definitions under the table of Lsv4.
added | Local NVMe disks: number, size, and figures of reads and writes apart, for 296 sizes; 66 of the earlier rows have figures of local disks for the first time.
  The pages list them in a table of their own, which had been left out.
added | Cached limits of 20 sizes whose pages list none, each with the copy of the resource API that has it (member origin).
  Public copies of the API of 2021 to 2026 hold them.
added | The lifecycle of series and sizes (member lifecycle): retirement, restriction, preview, stage, and sizes that are not in the resource API of August 2026, each with who states it; four rules on the lifecycle of disks.
  The vendor’s pages on retired sizes, on previous generations and on stages, and a copy of the resource API.
added | Prices of West Europe, North Europe and Sweden Central of 22 August 2026 (member regionPrices): VM sizes for Linux and Windows, disks, mounts of shared disks, operations, and the meters of provisioned and on-demand performance; their documents have a licence. They replace the lists of July 2026 for disks and meters in West Europe, whose prices were the same.
  A cost is a sum of prices of one region on one day.
added | A run of February 2022 among those that the typical latency of Premium SSD is taken from (P30 on a D4as_v4: reads 2.2 ms, writes 1.3 ms). The typical latency is the same.
  One more document measured it.
added | Performance tiers, the number of VMs that can share a disk, and burst buckets of disks; Write Accelerator of 43 sizes of the M family; 19 further figures and 14 rules of Premium SSD v2 and Ultra Disk; 15 rules on tiers, shared disks, on-demand bursting and Write Accelerator, and six on latency classes, on how figures were measured and on 2018.
  The pages on these features had not been read.
added | Eleven slips and disagreements of the documents, and two readings, kind “reading” among the conflicts: the limits of a VM with Premium SSD beside Premium SSD v2 or Ultra Disk, and the burst buckets of VMs. No document says either; both name what they rest on.
  What is concluded has to be told apart from what is printed.
added | Typical latencies of one IO by disk, direction and host cache (member latencies), with their spread and sources.
  Runs that others published; a typical latency is never a limit.
corrected | Four Linux prices.
  Two copies of the price list had the price of Windows in the place of that of Linux; older copies and another region show it.
  B4as_v2 | Linux, East US, USD an hour | 0.169 | 0.150
  B16as_v2 | Linux, East US, USD an hour | 0.675 | 0.602
  B8ls_v2 | Linux, East US, USD an hour | 0.332 | 0.295
  B16s_v2 | Linux, East US, USD an hour | 0.739 | 0.666
corrected | The local disks of two Bv1 sizes.
  A copy of the resource API of June 2025 has newer figures than that of 2020.
  B1s | local disk, MB/s | 10.48576 | 22.528
  B20ms | local disk, MB/s | 131.072 | 124.928
corrected | The cached throughput of D48as_v4 and E48as_v4.
  The pages list that of the next size; two copies of the resource API have 768 MiB/s, which is in line with the smaller sizes.
  D48as_v4 | cached, MB/s | 1020 | 805.306368
  E48as_v4 | cached, MB/s | 1020 | 805.306368
corrected | Bv1, Dasv4, Dasv6, Fsv2, Lasv3, Lsv2, Mdsv2, Msv2 and Mv2 are cited from newer copies of their pages. No limit changed by it.
  Newer copies are available; where they print other headings, the conflicts say so.
corrected | The rules on ReadWrite host caching and on a temp disk in use are stricter and name SQL Server; the 50 ms window is marked as the word of one article.
  The vendor’s pages on SQL Server contradict the general one, and following the stricter page is safe.
form | The ids of twelve rules begin with limit- in place of gate-, and tempDisk says “cached limit” in place of “cached gate”. The member version is text: the form as major.minor, then the day of the dataset.
  The words of the field, and a version that tells form and data apart.
form | New members: counts, changes, and in rows origin, nvmeDisks, nvmeSize, localWrite, nvme, constrainedOf, lifecycle, writeAccelerator, maxTier, maxShares and burstBucket; new units, GB among them.
  What was added needs them; a reader may pass over them.

2026-11-21 | 1.0
added | The first version: 528 VM sizes of today and 109 of 2018, 63 disks, the ranges of Premium SSD v2 and Ultra Disk, 36 rules, 728 observed prices, 42 slips and disagreements of the documents, and 95 documents.
  Read from copies of the vendor’s pages of 2018 to 2026, each named with its day.
`;

const changeIn = (lines: string): Change => {
  const [first = '', why = '', ...corrected] = lines.split('\n  ');
  const [word, what = ''] = first.split(' | ');
  const kind = kinds.find((one) => one === word);
  if (!kind) throw new Error(`src/limits/changes.ts: “${word}” is none of ${kinds.join(', ')}.`);
  const figures = corrected.map((line): Correction => {
    const [of = '', figure = '', before = '', now = ''] = line.split(' | ');
    return { of, figure, before, now };
  });
  return { kind, what, why, ...(figures.length > 0 && { figures }) };
};

export const datasetVersions: readonly DatasetVersion[] = text
  .trim()
  .split('\n\n')
  .map((version) => {
    const [first = '', ...changes] = version.split(/\n(?! )/);
    const [date = '', form = ''] = first.split(' | ');
    return { date, form, changes: changes.map(changeIn) };
  });

/** The form and the day of the newest version: `2.0.20261122`. */
export const versionOf = ({ date, form }: DatasetVersion) => `${form}.${date.replaceAll('-', '')}`;
