/** Measurements that nothing was taken from: what is computed for them is a test. */
import { present } from '../../units/present.ts';
import { aksVolumes } from './aks.ts';
import { localNvme } from './local-nvme.ts';
import { type LaterRun, type LaterSource, simulatedAs } from './run.ts';
import { vendorTests } from './vendor.ts';

/** An OS disk and temp disks, each 8 KiB writes with 1,024 outstanding. */
const e8 = (
  setup: string,
  vm: string,
  target: string,
  group: LaterRun['group'],
  measured: number,
  why?: string,
): LaterRun => ({
  setup: `${setup} of ${vm}, 8 KiB writes, 1,024 outstanding`,
  what: 'iops',
  measured,
  group,
  by: simulatedAs(`${target}:8KiB:q1024:write`, vm),
  ...present({ why }),
});

const localDisks: LaterSource = {
  source: 'local-disks-2020',
  place: 'The last line of each fio run',
  role: 'older',
  runs: [
    e8('Temp disk', 'E8as_v4', 'temp', 'local disk', 16_300),
    e8(
      'Temp disk',
      'E8ds_v4',
      'temp',
      'local disk',
      59_200,
      'The resource API of 2020 had 77,000 IOPS and 484 MB/s for this size, which the run met to the byte; the page prints 38,000 IOPS and 500 MB/s since 2024.',
    ),
    e8(
      'P4 with ReadWrite as OS disk',
      'E8ds_v4',
      'P4/ReadWrite',
      'cache',
      60_100,
      'Writes that a ReadWrite cache acknowledges are computed as if they reached the disk.',
    ),
    e8('P4 without cache as OS disk', 'E8ds_v4', 'P4/None', 'burst', 3499),
    {
      setup: 'Ephemeral OS disk of E8ds_v4, 8 KiB writes, 1,024 outstanding',
      what: 'iops',
      measured: 60_600,
      group: 'local disk',
      why: 'An ephemeral OS disk is not computed.',
    },
    {
      setup: 'NVMe disk of L8s_v2, 4 KiB writes, 8,192 outstanding',
      what: 'iops',
      measured: 261_000,
      group: 'local disk',
      why: 'The page prints one figure without saying that it holds for writes.',
    },
  ],
};

/** What a disk’s own limit allows. */
const disk = (
  setup: string,
  inputs: Readonly<Record<string, string>>,
  what: 'iops' | 'throughput',
  measured: number,
  why?: string,
): LaterRun => ({
  setup,
  what,
  measured,
  group: 'disk limit',
  by: { calculator: 'io-size', inputs },
  ...present({ why }),
});

/** Single statements about a limit that was reached. */
const statements: readonly LaterSource[] = [
  {
    source: 'disk-metrics-2021',
    place: 'Storage IO metrics example: 22,800 IOPS less 61 % of 16,000, which the cache answered',
    role: 'accuracy',
    runs: [
      {
        setup: 'Three P30 without cache on a D8s_v3, reads beside others that hit the cache',
        what: 'iops',
        measured: 22_800 - 0.61 * 16_000,
        group: 'VM limit',
        by: { calculator: 'io-size', inputs: { disk: 'P30', disks: '3', vm: 'D8s_v3' } },
      },
    ],
  },
  {
    source: 'etcd-node-2020',
    place: 'The throughput when the alert fired',
    role: 'accuracy',
    runs: [
      {
        setup: 'P30 with ReadOnly on a D8s_v3, throttled writes of 140 KiB on average',
        what: 'throughput',
        measured: 140e6,
        group: 'VM limit',
        by: {
          calculator: 'io-size',
          inputs: { disk: 'P30', vm: 'D8s_v3', cache: 'ReadOnly', 'io-size': '140KiB', read: '0%' },
        },
        why: 'The node was throttled at 128 MB/s by its page and at about 140 by its metrics, which is 128 MiB/s and 4 %.',
      },
    ],
  },
  {
    source: 'cached-writes-2019',
    place: 'The support case',
    role: 'accuracy',
    runs: [
      {
        setup: 'P30 with ReadOnly on an E8s_v3, writes',
        what: 'throughput',
        measured: 128e6,
        group: 'VM limit',
        by: {
          calculator: 'io-size',
          inputs: { disk: 'P30', vm: 'E8s_v3', cache: 'ReadOnly', 'io-size': '256KiB', read: '0%' },
        },
      },
    ],
  },
  {
    source: 'etcd-disk-2018',
    place: 'What happened: “the advertised 500 with both big and small writes”',
    role: 'accuracy',
    runs: [
      disk(
        'P10 of an etcd node, before disks burst, writes',
        { disk: 'P10', limits: '2018-09', 'io-size': '4KiB', read: '0%' },
        'iops',
        500,
      ),
    ],
  },
  {
    source: 'aks-storage-2019',
    place: 'My findings',
    role: 'accuracy',
    runs: [
      disk(
        'S20 on an AKS node',
        { disk: 'S20', 'io-size': '4KiB' },
        'iops',
        555,
        'Standard HDD gave 11 % more IOPS than published, as it did in other tests.',
      ),
      disk('S20 on an AKS node', { disk: 'S20', 'io-size': '1MiB' }, 'throughput', 62e6),
    ],
  },
  {
    source: 'temp-disk-2022',
    place: 'The description',
    role: 'accuracy',
    runs: [
      {
        setup: 'Temp disk of a D2_v3, reads and writes',
        what: 'throughput',
        measured: 200e6,
        group: 'local disk',
        why: 'Today’s limits hold no Dv3 sizes. The page printed 46 MB/s for reads and 23 for writes when 200 were measured.',
      },
    ],
  },
];

export const laterChecks: readonly LaterSource[] = [
  ...vendorTests,
  ...aksVolumes,
  localDisks,
  ...statements,
  ...localNvme,
];
