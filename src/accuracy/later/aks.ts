/** Volumes of AKS with more outstanding than their limits need, which nothing was taken from. */
import { present } from '../../units/present.ts';
import { type LaterRun, type LaterSource, simulatedAs } from './run.ts';

const mib = 1024 ** 2;

const singleVolumes: readonly LaterSource[] = [
  {
    source: 'aks-volume-2022',
    place: 'Measure max IOPS; Measure max throughput',
    role: 'accuracy',
    runs: [
      {
        setup: 'P15 without cache on a D4s_v3, 8 KiB writes, 128 outstanding',
        what: 'iops',
        measured: 3637,
        group: 'burst',
        by: simulatedAs('P15/None:8KiB:q128:write', 'D4s_v3'),
      },
      {
        setup: 'P15 without cache on a D4s_v3, 512 KiB writes, 128 outstanding',
        what: 'throughput',
        measured: 176e6,
        group: 'VM limit',
        by: simulatedAs('P15/None:512KiB:q128:write', 'D4s_v3'),
        why: 'The VM’s uncached limit is 96 MB/s; the run of 30 seconds got what the disk bursts to, so the VM burst too, and the simulation counts no bursts of a VM.',
      },
    ],
  },
  {
    source: 'aks-volume-2023',
    place: 'The run of 60 seconds; the VM is not named and did not limit it',
    role: 'accuracy',
    runs: [
      {
        setup: 'P10 with ReadOnly on an AKS node of 4 vCPUs, 4 KiB writes, 16 outstanding',
        what: 'iops',
        measured: 3535,
        group: 'burst',
        by: simulatedAs('P10/ReadOnly:4KiB:q16:write'),
      },
    ],
  },
];

/** E20 without cache, 128 outstanding: 4 KiB for IOPS, 1 MiB for throughput. */
const volume = (
  vm: string,
  what: 'iops' | 'throughput',
  pattern: 'read' | 'write',
  measured: number,
  why?: string,
): LaterRun => {
  const size = what === 'iops' ? '4KiB' : '1MiB';
  return {
    setup: `E20 without cache on a ${vm}, ${what === 'iops' ? '4 KiB' : '1 MiB'} ${pattern}s, 128 outstanding`,
    what,
    measured: what === 'iops' ? measured : measured * mib,
    group: what === 'iops' ? 'burst' : 'VM limit',
    by: simulatedAs(`E20/None:${size}:q128:${pattern}`, vm),
    ...present({ why }),
  };
};

const confidential =
  'The page prints 96 MB/s for this size and no burst; the document that measured it took the 144, in a burst 600, of the D4as_v5 for it. The volume was encrypted in the VM besides.';

const constellation: LaterSource = {
  source: 'constellation-2023',
  place: 'Storage I/O, the figures beside the bars',
  role: 'accuracy',
  runs: [
    volume('D4as_v5', 'iops', 'read', 586),
    volume('D4as_v5', 'iops', 'write', 566, 'The disk gave 94 % of what it bursts to.'),
    volume('D4as_v5', 'throughput', 'read', 145),
    volume('D4as_v5', 'throughput', 'write', 143),
    volume('DC4as_v5', 'iops', 'read', 588),
    volume('DC4as_v5', 'iops', 'write', 579),
    volume('DC4as_v5', 'throughput', 'read', 120, confidential),
    volume('DC4as_v5', 'throughput', 'write', 121, confidential),
  ],
};

const noCachedLimit = 'The cached limit of a D16s_v5 is not published.';

/** 16 KiB, 8 jobs of 16, an hour each, after one of the same that was discarded. */
const containerStorage: LaterSource = {
  source: 'container-storage-2024',
  place: 'The result output of fio, /azdisk-volume',
  role: 'accuracy',
  runs: [
    {
      setup:
        'P2 with ReadOnly on a D16s_v5, 16 KiB writes for an hour, 128 outstanding, on average',
      what: 'iops',
      measured: (28.8 * mib) / (16 * 1024),
      group: 'burst',
      by: {
        calculator: 'burst',
        inputs: { disk: 'P2', vm: 'D16s_v5', 'io-size': '16KiB', steps: '1h:3500IOPS' },
      },
    },
    {
      setup: 'The same, half of them reads that hit the cache, its credits used up',
      what: 'iops',
      measured: (1948 + 1946) / 16,
      group: 'disk limit',
      by: {
        calculator: 'io-size',
        inputs: {
          ...{ disk: 'P2', vm: 'D16s_v5', cache: 'ReadOnly' },
          ...{ 'io-size': '16KiB', read: '50%', hit: '100%' },
        },
      },
    },
    {
      setup: 'P2 with ReadOnly on a D16s_v5, 16 KiB reads that hit the cache, 128 outstanding',
      what: 'throughput',
      measured: 1195 * mib,
      group: 'cache',
      why: noCachedLimit,
    },
  ],
};

export const aksVolumes: readonly LaterSource[] = [
  ...singleVolumes,
  constellation,
  containerStorage,
];
