/** The first versions of the dataset; `changes.ts` has those after them. */
import type { Correction, DatasetVersion } from './version.ts';

const eastUs = (item: string, before: string, now: string): Correction => ({
  of: item,
  figure: 'Linux, East US, USD an hour',
  before,
  now,
});

export const versionsTo20261122: readonly DatasetVersion[] = [
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
