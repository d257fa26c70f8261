/** Measurements that nothing was taken from: what is computed for them is a test. */
import { type LaterRun, type LaterSource, simulatedAs } from './run.ts';

/** The runs of a test by queue depth: 1, 2, 4 and so on. */
const byDepth = (disks: number, read: boolean, rates: readonly number[]): readonly LaterRun[] =>
  rates.map((measured, power) => {
    const depth = 2 ** power;
    return {
      setup: `${disks} × P30 on a DS14_v2, 4 KiB ${read ? 'reads' : 'writes'}, ${depth} outstanding`,
      what: 'iops',
      measured,
      group: 'latency',
      by: {
        calculator: 'sync-io',
        inputs: {
          disk: 'P30',
          disks: String(disks),
          vm: 'DS14_v2',
          read: read ? '100%' : '0%',
          outstanding: String(depth),
        },
      },
      why: read
        ? 'The typical latency of reads is 2.2 ms; this run had 1.7 to 3.2 ms.'
        : 'The typical latency of writes is 1.3 ms since 2021; this run of 2019 had 4.3 to 5.1 ms.',
    };
  });

const vendorTest = 'Test results in the thread, randread and randwrite';

export const laterChecks: readonly LaterSource[] = [
  {
    source: 'lisa-2021',
    place: vendorTest,
    role: 'accuracy',
    runs: byDepth(
      12,
      true,
      [466.537779, 1017.158047, 2144.305928, 4131.038945, 8467.066292, 17_733.175823, 37_823],
    ),
  },
  {
    source: 'lisa-2020',
    place: vendorTest,
    role: 'older',
    runs: byDepth(24, true, [404.95865, 955.830147]),
  },
  {
    source: 'lisa-2019',
    place: `${vendorTest}; RAID0:12xP30`,
    role: 'older',
    runs: [
      ...byDepth(12, true, [313.070203, 627.282879, 1301.133816, 2665.591114]),
      ...byDepth(12, false, [195.468121, 407.234706, 859.191878, 1846.85332]),
    ],
  },
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
        why: 'The VM’s uncached limit is 96 MB/s; the run of 30 seconds got what the disk bursts to, so the VM burst too, and no calculator counts bursts of a VM.',
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
];
