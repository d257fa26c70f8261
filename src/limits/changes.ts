/**
 * What changed in the published dataset, the newest first: for people and programs that keep a copy.
 * It is about this dataset and not about what the vendor changed between two editions of its limits.
 * A test compares the published rows with the digests that were kept with the newest entry, so that
 * no figure changes without one; `npm run digest -- --save` renews them.
 */

import { versionsTo20261122 } from './changes/to-2026-11-22.ts';
import type { DatasetVersion } from './changes/version.ts';

export type { Change } from './changes/version.ts';

export const datasetVersions: readonly DatasetVersion[] = [
  {
    date: '2026-11-27',
    form: '3.0',
    changes: [
      {
        kind: 'form',
        what: 'Typical latencies are fitted document by document: the geometric mean of documents since 2021, the growth with the IO size beyond 256 KiB too, how far documents are apart (spread, growthSpread), percentiles (tail) and the number of documents. The members low and high, and the kind “vendor class”, are gone.',
        why: 'Latency had been one number a medium from one run, equal above 256 KiB, with bands that were narrowest where least is known. Runs of seven pull requests of microsoft/lisa, of cloud-hypervisor issue 4387 and of one article came in; the writes with a sync of cloud-report-2019 are no plain writes and left.',
      },
      {
        kind: 'added',
        what: 'Latencies of Premium SSD with zone redundancy, and of reads from local NVMe.',
        why: 'They are media of their own, and were measured.',
      },
      {
        kind: 'corrected',
        what: 'The rule on windows of 50 ms says that measurements agree with the article.',
        why: 'Runs of 2019, 2021 and 2023 at the limit of a disk show the window.',
      },
      {
        kind: 'added',
        what: 'A rule on what empties local NVMe disks (local-loss), and the document that says so.',
        why: 'Calculators take local NVMe disks as a group of disks, and cite it.',
      },
    ],
  },
  {
    date: '2026-11-26',
    form: '2.1',
    changes: [
      {
        kind: 'added',
        what: 'A rule on the latency of zone-redundant disks (zrs-latency), and the document on redundancy.',
        why: 'Calculators take disks with zone redundancy, a performance tier or performance plus, and cite the rules on them.',
      },
      {
        kind: 'corrected',
        what: 'The uncached throughput of NC16as_T4_v3 had been missing.',
        why: 'The copy of the resource API of June 2025 has 737,280,000 bytes a second beside the 48,000 IOPS.',
        figures: [
          {
            of: 'NC16as_T4_v3',
            figure: 'uncached, MB/s',
            before: 'not published',
            now: '737.28',
          },
        ],
      },
      {
        kind: 'added',
        what: 'Uncached limits of NC4as_T4_v3, NC8as_T4_v3, NC64as_T4_v3, HB176rs_v4, HX176rs and their sizes with constrained vCPUs: 13 sizes.',
        why: 'Their pages print none. A copy of the resource API of December 2024 has 48,000 IOPS and 703 MiB/s, and 80,000 IOPS and 1,907 MiB/s, both rounded down.',
      },
      {
        kind: 'corrected',
        what: 'HB*rs_v4, HB*rs_v5 and HX*rs with constrained vCPUs: the note that no page names these 15 sizes is removed, and the resource API is cited for HB368-288rs_v5 and HB368-336rs_v5 alone.',
        why: 'The page on constrained vCPUs names all of them, and spells those two in another way.',
      },
      {
        kind: 'corrected',
        what: 'NVadsA10v5 has no disk controller any more. NCasT4v3 and NCA100v4 say that theirs is inferred from one size.',
        why: 'Microsoft’s statement about older generations is not about GPU sizes, and no copy of the resource API with controllers has a size of NVadsA10v5.',
      },
      {
        kind: 'corrected',
        what: 'DCedsv6 and Ebdsv6 say that their local disks are taken for NVMe, and by which document.',
        why: 'Their own pages do not say it; the page on v6 and v7 sizes says it of all of them.',
      },
      {
        kind: 'added',
        what: 'Which disks the pages of ECasv5, ECadsv5, ECesv6 and ECedsv6 name as supported.',
        why: 'Neither Premium SSD v2 nor Ultra Disk is among them.',
      },
      {
        kind: 'added',
        what: 'The addresses of four documents: throttling, aggregating, azure-docs-56290 and azure-docs-88072.',
        why: 'They had a title and a date alone.',
      },
      {
        kind: 'corrected',
        what: 'The notes on temp disks and local disks, and the rules of the cache, say that an IO counts, or does not count, against a limit, instead of at it.',
        why: 'It is the usual word; no figure changes.',
      },
      {
        kind: 'added',
        what: 'A disagreement of documents, write-accelerator-m: Write Accelerator on Mbsv3, Mbdsv3, Msv3 and Mdsv3 with high or very high memory, and M64, M64m, M128 and M128m.',
        why: 'The pages of these series say that it is supported; the page on Write Accelerator has no figures for them.',
      },
      {
        kind: 'corrected',
        what: 'The places of seven statements on the page of disk types are its headings, operations-cap among them; the title of size-api-2026 says that memory and data disks were read from it; controller-older says which disks of Lsv2, Lsv3 and Lasv3 can be NVMe.',
        why: 'Readers look for them under these words.',
      },
    ],
  },
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
  ...versionsTo20261122,
];

/** The form and the day of the newest version: `2.0.20261122`. */
export const versionOf = ({ date, form }: DatasetVersion) => `${form}.${date.replaceAll('-', '')}`;
