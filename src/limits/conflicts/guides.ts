import { conflictsIn } from './conflict.ts';

/** Slips of the documents of 2015 to 2018 that no table of limits depends on, but readers do. */
export const guideConflicts = conflictsIn(`
cost-sum | misprint | The monthly cost of a DS13 with four P30
printed | design-guide | High Scale VM Sizes, the example of cost | 1,003.66 + 544.34 = 1,544.34 USD
used | Both: as printed, and 1,548.00 as the sum
why | 1,003.66 and 544.34 are 1,548.00. The total fits four P30 of 135.17, so the line of the disks is the likelier slip.

iometer-table | misprint | Reads and writes in the table of Iometer results
printed | design-guide | Benchmarking, Iometer, the table of scenarios | Reads 50,000 IOPS with a write test, writes 64,000 with a read test
against | checklist | Benchmarking, Iometer | The same table
against | design-guide | Benchmarking, FIO, the text below each run | Writes 50,000, reads over 64,000
used | Writes 50,000, reads 64,000
why | Uncached writes end at the VM’s uncached limit, about 50,000; only cached reads can exceed it.

iometer-8k | misprint | The IO size of the benchmark
printed | design-guide | Benchmarking, Iometer | All scenarios use 8 KB
against | design-guide | Benchmarking, Iometer, the table of scenarios | Tests named 64K for throughput
used | 8 KiB for IOPS, 64 KiB for throughput
why | Half of the rows are named 64K, and 524 MB/s at 8 KiB would be 64,000 IOPS of writes.

fio-read-job | misprint | What the read job of fio does
printed | design-guide | Benchmarking, FIO, the words below the read job | Random writes
against | design-guide | Benchmarking, FIO, the read job | rw=randread
used | Random reads
why | The job file is what runs.

svctm-latency | misprint | Counters of latency and CPU on Linux
printed | design-guide | Counters to measure application performance requirements | svctm for latency, %util for CPU
used | r_await and w_await for latency; top or mpstat for CPU
why | svctm is a computed service time that newer iostat no longer prints; %util of iostat is how long the device was busy.

avgrq-sectors | misprint | Counters of IO size and queue depth on Linux
printed | design-guide | Counters to measure application performance requirements | avgrq-sz for IO size, avgqu-sz for queue depth
used | rareq-sz and wareq-sz (KiB) for IO size, aqu-sz for queue depth
why | avgrq-sz counts sectors of 512 bytes, not bytes; newer iostat has renamed both.

disk-read-time | misprint | The counter for the share of reads on Windows
printed | design-guide | Counters to measure application performance requirements | % Disk Read Time
used | Disk Reads/sec beside Disk Transfers/sec
why | % Disk Read Time says how long reads were outstanding, not how many there were.

surprises-ratios | misprint | How much faster the local SSD was
printed | surprises | the findings for ElasticSearch | 5 times (92 and 15 MB/s) and 3 times (281 and 67 MB/s)
used | 6.1 and 4.2 times
why | 92 / 15 are 6.1 and 281 / 67 are 4.2.

surprises-67 | misprint | 67 MB/s of 4 KiB reads from a P30
printed | surprises | the findings for ElasticSearch | 67 MB/s
against | design-guide | Premium Storage Disk Sizes | 5,000 IOPS for a P30
used | Not as a figure of the disk
why | 67 MB/s at 4 KiB are more than 16,000 IOPS, three times what the disk gives: a host cache probably answered.

temp-disk-restart | conflict | The temp disk after a restart of the VM
printed | sql-vm-storage | Temporary disk | Recreated when the VM is restarted or moved to another host
against | managed-disks | Temporary disk | A standard restart keeps the data
used | A restart of the guest keeps the data; a stop, a resize, a redeployment or a repair loses it
why | The page on disks tells a restart from a stop. Keep nothing on a temp disk that must survive either.
`);
