/** What no counter tells: the questions whose answers decide between two layouts with the same figures. */
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
      title: 'Are the figures true?',
      checks: [
        {
          id: 'held-back',
          question: 'Was the old system held at a limit while you recorded?',
          why: 'A flat rate with a rising queue shows the limit, not what is wanted.',
          more: '/start/what-to-record/',
        },
        {
          id: 'fine-samples',
          question: 'One sample a second, and rate and size out of the same one?',
          why: 'Means of a minute hide what is throttled within 50 ms.',
          more: '/throttling/fifty-milliseconds/',
        },
        {
          id: 'rare-work',
          question: 'Are backups, index rebuilds, virus scans and the month’s end in it?',
          why: 'They send the largest IOs, at hours nobody looks.',
          more: '/throttling/prevent-vm-throttling/',
        },
        {
          id: 'burst',
          question: 'Is there a burst: in the load, or lent by the disk or VM that was measured?',
          why: 'A rate out of burst credit can’t be held. Note how long the peak lasts.',
          more: '/limits/',
        },
      ],
    },
    {
      title: 'What stands where?',
      checks: [
        {
          id: 'apart',
          question: 'Have data, log and temp files disks of their own?',
          why: 'A log that waits behind a scan makes every commit wait.',
          more: '/throttling/prevent-disk-throttling/',
        },
        {
          id: 'os-disk',
          question: 'Does anything but the system write to the OS disk?',
          why: 'Container images, swap, dumps and logs do unless they are moved.',
          more: '/throttling/prevent-disk-throttling/',
        },
        {
          id: 'temp-disk',
          question: 'Is the temp disk used, and may what stands there be lost?',
          why: 'It is emptied when the VM moves, and on many sizes it shares the cached limit.',
          more: '/throttling/three-gates/',
        },
        {
          id: 'stripe',
          question: 'Stripe: are columns, stripe unit and file system block chosen?',
          why: 'What is set by default may use fewer disks than you pay for.',
          more: '/optimise/striping/',
        },
        {
          id: 'neighbours',
          question: 'Does something else use the same VM: pods, a second instance, an agent?',
          why: 'All of them pass the same gates.',
          more: '/throttling/three-gates/',
        },
      ],
    },
    {
      title: 'Which cache, for which role?',
      checks: [
        {
          id: 'cache-data',
          question: 'Data: is the host cache chosen, and how much of the reads fits in it?',
          why: 'Hits relieve disk and network. Misses and writes don’t.',
          more: '/optimise/host-caching/',
        },
        {
          id: 'cache-log',
          question: 'Log: is the host cache off, or the reason written down?',
          why: 'It writes and hardly reads, so there is little to gain.',
          more: '/optimise/host-caching/',
        },
        {
          id: 'cold-cache',
          question: 'Does it still carry the load with a cold cache, after a restart or failover?',
          why: 'The first hour is then the peak.',
          more: '/optimise/host-caching/',
        },
      ],
    },
    {
      title: 'Who waits?',
      checks: [
        {
          id: 'sync-writes',
          question: 'Does somebody wait for each write: commit, fsync, etcd? How many at once?',
          why: 'Then latency sets the rate, and more disks change nothing.',
          more: '/concepts/sync-io/',
        },
        {
          id: 'slowest',
          question: 'Which answer is too slow for the users, at 99 %?',
          why: 'Without it nobody can say whether the test was passed.',
          more: '/measure/read-the-result/',
        },
        {
          id: 'threads',
          question: 'Can threads or IO depth be raised: MAXDOP, pools, async IO?',
          why: 'A shallow queue leaves a stripe idle.',
          more: '/optimise/multithreading/',
        },
      ],
    },
    {
      title: 'What is fixed already?',
      checks: [
        {
          id: 'licence',
          question: 'Does a licence by the core, or a rule of the house, limit the VM size?',
          why: 'A larger VM is the usual way to more throughput. If it is barred, say so now.',
          more: '/optimise/vm-size/',
        },
        {
          id: 'restart',
          question: 'May it stop to be resized, or to change a cache setting? When?',
          why: 'What can’t be changed later is bought now.',
          more: '/optimise/host-caching/',
        },
        {
          id: 'alarm',
          question: 'Who is told when a gate is nearly full?',
          why: 'The growth above is a guess. The gauge is not.',
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
export const answerOf = (check: string) => `${check}.answer`;
export const noteOf = (check: string) => `${check}.note`;
