/**
 * Lines of real outputs, as printed: fio with 8 KiB, 70 % reads and a constant number in flight on a
 * small VM, and `iostat -dxy 5 1` at the same time. The whole outputs are in `tests/readers/corpus`:
 * `own_fio-3.33_randrw_depth-64.txt`, and `own_iostat-dxy_12.6.1_depth-4.txt` and `_depth-64.txt`.
 */

/** The heading of `iostat`, and the line of the device with 4 and with 64 IOs in flight. */
export const iostatLines = {
  heading:
    'Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %wrqm w_await wareq-sz     d/s     dkB/s   drqm/s  %drqm d_await dareq-sz     f/s f_await  aqu-sz  %util',
  depth4:
    'vda           24896.60 205192.80     0.00   0.00    0.08     8.24 10544.00  84352.00     0.00   0.00    0.07     8.00    0.40      1.60     0.00   0.00    0.00     4.00    0.00    0.00    2.65  77.12',
  depth64:
    'vda           54260.40 434928.00     0.00   0.00    0.57     8.02 23284.00 186288.00    21.40   0.09    0.57     8.00    0.80      7.20     0.00   0.00    0.75     9.00    0.00    0.00   43.94  86.56',
};

/** What is left out of a line of fio. */
export const cut = '…';

/** Lines of fio in the order in which it prints them, with 64 in flight. */
export const fioLines = [
  `  read: IOPS=57.8k, BW=452MiB/s (474MB/s)${cut}`,
  `     lat (usec): min=54, ${cut} avg=733.30, ${cut}`,
  '    clat percentiles (usec):',
  `     | 30.00th=[  652], ${cut} 50.00th=[  693], ${cut}`,
  `     | 99.00th=[ 2737], 99.50th=[ 3130], ${cut}`,
  `  IO depths    : ${cut} 32=0.1%, >=64=100.0%`,
  `  vda: ios=340796/146485, ${cut} util=89.87%`,
] as const;
