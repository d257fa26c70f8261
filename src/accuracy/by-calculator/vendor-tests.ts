/** The vendor’s own tests of Linux on Azure: striped P30 without cache, by queue depth and IO size. */
import type { MeasuredRun, MeasuredSource } from './run.ts';

type Pattern = 'read' | 'write';
type Reason = Pick<MeasuredRun, 'why' | 'got'>;
type Rest = [depth: number, measured: number, reason?: Reason];
type SetUp = { readonly disks: number; readonly vm: string };

const ds14 = { disks: 12, vm: 'DS14_v2' };

/** @param decides what sets the rate: a limit of the VM, with enough IOs outstanding to reach it, or the queue depth and the latency */
const run =
  (decides: 'VM limit' | 'latency') =>
  ({ disks, vm }: SetUp, kib: number, pattern: Pattern, ...rest: Rest): MeasuredRun => {
    const [depth, measured, reason] = rest;
    const read = pattern === 'read' ? '100%' : '0%';
    const inputs = { disk: 'P30', disks: String(disks), vm, read };
    return {
      setup: `${disks} × P30 on a ${vm}, ${kib} KiB ${pattern}s, ${depth} outstanding`,
      what: 'iops',
      measured,
      group: decides,
      by:
        decides === 'latency'
          ? { calculator: 'sync-io', inputs: { ...inputs, outstanding: String(depth) } }
          : { calculator: 'io-size', inputs: { ...inputs, 'io-size': `${kib}KiB` } },
      ...reason,
    };
  };
const at = run('VM limit');
const below = (setUp: SetUp, pattern: Pattern, ...rest: Rest) =>
  run('latency')(setUp, 4, pattern, ...rest);

/** Queue depths of 1, 2, 4 and so on. */
const byDepth = (
  setUp: SetUp,
  pattern: Pattern,
  rates: readonly number[],
  reason: Reason,
): readonly MeasuredRun[] =>
  rates.map((measured, power) => below(setUp, pattern, 2 ** power, measured, reason));

const reads: Reason = {
  why: 'The typical latency of reads is 2.2 ms; the vendor’s tests had 1.7 to 2.1 ms in 2021, 2.1 to 2.5 in 2020 and 2.2 to 3.2 in 2019.',
};
const writes: Reason = {
  why: 'The typical latency of writes is 1.3 ms since 2021; the vendor’s tests had 2.3 ms in 2020 and 3.1 to 5.1 in 2019.',
};
/** Until microsoft/lisa pull request 233, of May 2019, the disks were of the kind of the storage account: `Libraries/Azure.psm1`, `XML/GlobalConfigurations.xml`. */
const held: Reason = {
  got: 'less',
  why: 'Something held the stripe at 5,200 to 6,600 IOPS from 16 or 32 outstanding on, in both runs of that month. Whether the disks were Premium is not certain: the test took Standard ones unless it was given a Premium storage account, and its label says P30 of both. Twelve Standard disks of that size have 6,000.',
};
const verified: Reason = {
  got: 'less',
  why: 'No limit was reached, the IOs took 4.5 ms instead: this test also verifies what it wrote.',
};
const smallQueues: Reason = {
  got: 'less',
  why: 'Not at the limit: 38,551, 24,453 and 41,691 with more outstanding than any limit needs; another distribution reached it the same day.',
};
const nearly: Reason = {
  got: 'less',
  why: '6 % less than the limit with 4,096 outstanding, and 1 % more with twice as many.',
};
const inBytes: Reason = {
  got: 'more',
  why: 'The limit is read as 768 × 10^6 bytes a second. The runs had 779 to 811 million, half of them within 0.5 % of 768 × 1,024,000 (786), as the resource API of 2024 gives such limits of caches.',
};

/** 64 and 256 KiB, where the VM’s throughput limit decides, and 4 and 16 KiB at one queue depth, each with its own reason. */
const atDepth = (
  depth: number,
  [k4, k16, k64, k256]: readonly [number, number, number, number],
  [of4, of16]: readonly Reason[] = [],
): readonly MeasuredRun[] => [
  at(ds14, 4, 'write', depth, k4, of4),
  at(ds14, 16, 'write', depth, k16, of16),
  at(ds14, 64, 'write', depth, k64, inBytes),
  at(ds14, 256, 'write', depth, k256, inBytes),
];

const place = 'Test results in the thread';
const uncertain = 'whether the disks were Premium is not certain';

/** A series ends where the copy of its thread that was read breaks off; the tests went on to deeper queues. */
export const vendorTests: readonly MeasuredSource[] = [
  {
    source: 'lisa-2021',
    place: `${place}; the set-up as the test defines it since 9 July 2021`,
    role: 'accuracy',
    runs: byDepth(
      { disks: 16, vm: 'F72s_v2' },
      'read',
      [466.537779, 1017.158047, 2144.305928, 4131.038945, 8467.066292, 17_733.175823, 37_823],
      reads,
    ),
  },
  {
    source: 'lisa-2020',
    place,
    role: 'older',
    runs: byDepth({ disks: 24, vm: 'DS14_v2' }, 'read', [404.95865, 955.830147], reads),
  },
  {
    source: 'lisa-long-2020',
    place: `${place}, with 64 outstanding`,
    role: 'older',
    runs: [below(ds14, 'write', 64, 27_709.543096, writes)],
  },
  {
    source: 'lisa-stress-2020',
    place: `${place}, CentOS and RHEL`,
    role: 'older',
    runs: [
      ...atDepth(4096, [47_969.426758, 47_596.628564, 11_891.732056, 2986.629658], [nearly]),
      ...atDepth(8192, [51_788.54527, 47_649.159121, 11_957.566438, 3036.945213]),
      at(ds14, 16, 'write', 16_384, 47_773.031282),
      ...atDepth(
        4096,
        [24_452.787401, 38_550.690925, 11_993.662257, 3035.692607],
        [smallQueues, smallQueues],
      ),
      ...atDepth(8192, [41_691.405708, 46_980.756782, 11_966.892256, 3094.886058], [smallQueues]),
      at(ds14, 16, 'write', 16_384, 47_486.52381),
    ],
  },
  {
    source: 'lisa-stress-2019',
    place,
    role: 'older',
    runs: [
      ...byDepth(
        ds14,
        'read',
        [
          ...[348.40704, 705.372118, 1502.535569, 3095.467513],
          ...[6191.264013, 12_629.976344, 23_613.810995],
        ],
        reads,
      ),
      at(ds14, 4, 'read', 128, 28_151.807384, verified),
    ],
  },
  {
    source: 'lisa-2019',
    place: `${place}; RAID0:12xP30; ${uncertain}`,
    role: 'older',
    runs: [
      ...byDepth(
        ds14,
        'read',
        [313.070203, 627.282879, 1301.133816, 2665.591114, 5330.872043],
        reads,
      ),
      below(ds14, 'read', 32, 6176.850966, held),
      below(ds14, 'read', 64, 6278.169936, held),
      at(ds14, 4, 'read', 128, 6504.003578, held),
      at(ds14, 4, 'read', 256, 6611.428372, held),
      ...byDepth(
        ds14,
        'write',
        [195.468121, 407.234706, 859.191878, 1846.85332, 3708.687275],
        writes,
      ),
      below(ds14, 'write', 32, 5554.058362, held),
    ],
  },
  {
    source: 'lisa-summary-2019',
    place: `${place}; the set-up as the test defines it that day; ${uncertain}`,
    role: 'older',
    runs: [
      ...byDepth(ds14, 'read', [431.003793, 872.728364, 1759.429072, 3569.309538], reads),
      below(ds14, 'read', 16, 5194.683352, held),
      below(ds14, 'read', 32, 5290.879676, held),
      below(ds14, 'read', 64, 5781.336468, held),
      at(ds14, 4, 'read', 128, 5923.131249, held),
      at(ds14, 4, 'read', 256, 5848.122122, held),
      ...byDepth(ds14, 'write', [300.55133, 620.896995, 1282.24531], writes),
    ],
  },
];
