/** Questions that no counter answers, and whose answers decide between two layouts with the same figures. */
export type Check = {
  readonly id: string;
  readonly question: string;
  /** Why it matters, in a few words. */
  readonly why: string;
  /** The page that says more. */
  readonly more: string;
};

export const checkGroups: readonly { readonly title: string; readonly checks: readonly Check[] }[] =
  [
    {
      title: 'Quality of the figures',
      checks: [
        {
          id: 'held-back',
          question: 'Was the old system at a limit while you recorded?',
          why: 'A flat rate with a growing queue shows the limit, not the demand.',
          more: '/start/what-to-record/',
        },
        {
          id: 'fine-samples',
          question: 'Is there one sample a second, with IOPS and throughput from the same sample?',
          why: 'Averages over a minute hide throttling within 50 ms.',
          more: '/throttling/fifty-milliseconds/',
        },
        {
          id: 'rare-work',
          question:
            'Does the recording cover backups, index rebuilds, virus scans and the end of the month?',
          why: 'They issue the largest IOs, often when nobody is watching.',
          more: '/throttling/prevent-vm-throttling/',
        },
        {
          id: 'burst',
          question:
            'Is there a burst: in the workload, or from burst credits of the disk or VM that was measured?',
          why: 'A rate paid from burst credits can’t be sustained. Note how long the peak lasts.',
          more: '/limits/',
        },
      ],
    },
    {
      title: 'Layout',
      checks: [
        {
          id: 'apart',
          question: 'Are data, log and temporary files on separate disks?',
          why: 'A log write that queues behind a scan delays every commit.',
          more: '/throttling/prevent-disk-throttling/',
        },
        {
          id: 'os-disk',
          question: 'Does anything besides the operating system write to the OS disk?',
          why: 'Container images, swap, dumps and logs do unless they are moved.',
          more: '/throttling/prevent-disk-throttling/',
        },
        {
          id: 'temp-disk',
          question: 'Is the temp disk used, and can its contents be lost?',
          why: 'It is emptied when the VM moves to another host, and on many sizes it shares the VM cached limit.',
          more: '/throttling/where-throttling-happens/',
        },
        {
          id: 'stripe',
          question: 'Striping: are columns, stripe unit and file system block size chosen?',
          why: 'The defaults may use fewer disks than you pay for.',
          more: '/optimise/striping/',
        },
        {
          id: 'neighbours',
          question: 'Does anything else run on the same VM: pods, a second instance, an agent?',
          why: 'All of them share the limits of the VM.',
          more: '/throttling/where-throttling-happens/',
        },
      ],
    },
    {
      title: 'Host caching',
      checks: [
        {
          id: 'cache-data',
          question:
            'Data: is the host cache setting chosen, and what share of the reads fits in the cache?',
          why: 'Cache hits are not counted at the disk and the VM uncached limit. Misses and writes are.',
          more: '/optimise/host-caching/',
        },
        {
          id: 'cache-log',
          question: 'Log: is the host cache off, or the reason written down?',
          why: 'A log is written and hardly read, so a cache gains little.',
          more: '/optimise/host-caching/',
        },
        {
          id: 'cold-cache',
          question:
            'Is the performance still sufficient with a cold cache, after a restart or failover?',
          why: 'Every read is then a miss until the cache is warm.',
          more: '/optimise/host-caching/',
        },
      ],
    },
    {
      title: 'Latency and concurrency',
      checks: [
        {
          id: 'sync-writes',
          question: 'Are there synchronous writes (commit, fsync, etcd), and how many at once?',
          why: 'Then latency determines the rate, and more disks do not raise it.',
          more: '/concepts/sync-io/',
        },
        {
          id: 'slowest',
          question: 'Which response time at the 99th percentile is too slow for the users?',
          why: 'Without it, a test has no criterion to pass.',
          more: '/measure/read-the-result/',
        },
        {
          id: 'threads',
          question: 'Can threads or queue depth be raised: MAXDOP, thread pools, asynchronous IO?',
          why: 'A low queue depth leaves disks of a stripe idle.',
          more: '/optimise/multithreading/',
        },
      ],
    },
    {
      title: 'Constraints',
      checks: [
        {
          id: 'licence',
          question: 'Does a licence per core, or a company policy, limit the VM size?',
          why: 'A larger VM is the usual way to more throughput. Note here if it is ruled out.',
          more: '/optimise/vm-size/',
        },
        {
          id: 'restart',
          question: 'Can the VM be stopped for a resize or a change of cache setting, and when?',
          why: 'What can’t be changed later must be included now.',
          more: '/optimise/host-caching/',
        },
        {
          id: 'alarm',
          question: 'Who is alerted when utilisation of a limit is high?',
          why: 'The growth above is an estimate. The metric is a measurement.',
          more: '/throttling/prevent-vm-throttling/',
        },
      ],
    },
  ];

export const checks: readonly Check[] = checkGroups.flatMap(({ checks: list }) => list);

export const answers = [
  { value: '', label: '–' },
  { value: 'yes', label: 'yes' },
  { value: 'no', label: 'no' },
  { value: 'open', label: 'to find out' },
] as const;

/** The names of a check's two texts. */
export const answerKey = (check: string) => `${check}.answer`;
export const noteKey = (check: string) => `${check}.note`;
