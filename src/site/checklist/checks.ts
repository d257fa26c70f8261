import { textRows } from '../../units/text-rows.ts';

/**
 * Questions that no counter answers, and whose answers decide between two layouts with the same
 * figures. Groups with their title first; then a check a line: its id, the question, why it matters
 * in a few words, and the page that says more.
 */
const table = `
Quality of the figures
held-back | Was the old system at a limit while you recorded? | A flat rate with a growing queue shows the limit, not the demand. | /start/what-to-record/
fine-samples | Is there one sample a second, with IOPS and throughput from the same sample? | Averages over a minute hide throttling within 50 ms. | /throttling/fifty-milliseconds/
rare-work | Does the recording cover backups, index rebuilds, virus scans and the end of the month? | They issue the largest IOs, often when nobody is watching. | /throttling/prevent-vm-throttling/
burst | Is there a burst: in the workload, or from burst credits of the disk or VM that was measured? | A rate paid from burst credits can’t be sustained. Note how long the peak lasts. | /limits/

Layout
apart | Are data, log and temporary files on separate disks? | A log write that queues behind a scan delays every commit. | /throttling/prevent-disk-throttling/
os-disk | Does anything besides the operating system write to the OS disk? | Container images, swap, dumps and logs do unless they are moved. | /throttling/prevent-disk-throttling/
temp-disk | Is the temp disk used, and can its contents be lost? | It is emptied when the VM moves to another host, and on many sizes it shares the VM cached limit. | /throttling/where-throttling-happens/
stripe | Striping: are columns, stripe unit and file system block size chosen? | The defaults may use fewer disks than you pay for. | /optimise/striping/
neighbours | Does anything else run on the same VM: pods, a second instance, an agent? | All of them share the limits of the VM. | /throttling/where-throttling-happens/

Host caching
cache-data | Data: is the host cache setting chosen, and what share of the reads fits in the cache? | Cache hits are not counted at the disk and the VM uncached limit. Misses and writes are. | /optimise/host-caching/
cache-log | Log: is the host cache off, or the reason written down? | A log is written and hardly read, so a cache gains little. | /optimise/host-caching/
cold-cache | Is the performance still sufficient with a cold cache, after a restart or failover? | Every read is then a miss until the cache is warm. | /optimise/host-caching/

Latency and concurrency
sync-writes | Are there synchronous writes (commit, fsync, etcd), and how many at once? | Then latency determines the rate, and more disks do not raise it. | /concepts/sync-io/
slowest | Which response time at the 99th percentile is too slow for the users? | Without it, a test has no criterion to pass. | /measure/read-the-result/
threads | Can threads or queue depth be raised: MAXDOP, thread pools, asynchronous IO? | A low queue depth leaves disks of a stripe idle. | /optimise/queue-depth/

Constraints
licence | Does a licence per core, or a company policy, limit the VM size? | A larger VM is the usual way to more throughput. Note here if it is ruled out. | /optimise/vm-size/
restart | Can the VM be stopped for a resize or a change of cache setting, and when? | What can’t be changed later must be included now. | /optimise/host-caching/
alarm | Who is alerted when utilisation of a limit is high? | The growth above is an estimate. The metric is a measurement. | /throttling/prevent-vm-throttling/
`;

export const checkGroups = table
  .trim()
  .split('\n\n')
  .map((group) => {
    const [[title = ''] = [], ...rows] = textRows(group);
    const checks = rows.map(([id = '', question = '', why = '', more = '']) => {
      return { id, question, why, more };
    });
    return { title, checks };
  });

export const checks = checkGroups.flatMap((group) => group.checks);
export type Check = (typeof checks)[number];

export const answers = [
  { value: '', label: '–' },
  { value: 'yes', label: 'yes' },
  { value: 'no', label: 'no' },
  { value: 'open', label: 'to find out' },
] as const;

/** The names of a check's two texts. */
export const answerKey = (check: string) => `${check}.answer`;
export const noteKey = (check: string) => `${check}.note`;
