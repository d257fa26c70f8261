/** What the local NVMe disks of storage-optimised sizes gave, as others measured them. No limit and no latency of the dataset comes from these runs. */
import { defined } from '../../units/omit-undefined.ts';
import type { MeasuredRun, MeasuredSource } from './run.ts';

/** Read IOPS and bytes a second, then those of writes: all local NVMe disks of a size together. */
type Size = readonly [vm: string, reads: number, read: number, writes: number, written: number];

const lsv4: readonly Size[] = [
  ['L2s_v4', 137_498, 749_575_680, 54_999, 374_778_560],
  ['L4s_v4', 274_828, 1_499_190_144, 109_951, 749_365_312],
  ['L8s_v4', 549_031, 2_993_360_384, 219_651, 1_498_326_912],
  ['L16s_v4', 1_098_789, 5_994_220_544, 439_356, 2_996_842_496],
  ['L32s_v4', 2_193_105, 11_946_768_384, 874_581, 5_993_276_928],
  ['L48s_v4', 3_280_604, 17_644_552_192, 1_298_941, 8_984_570_880],
  ['L64s_v4', 4_395_739, 23_891_388_416, 1_758_438, 11_974_060_032],
  ['L80s_v4', 4_539_406, 27_448_158_208, 2_144_735, 11_821_709_312],
  ['L96s_v4', 5_659_657, 35_697_717_248, 2_637_499, 17_943_207_936],
];
const lasv4: readonly Size[] = [
  ['L2as_v4', 137_524, 750_002_048, 55_001, 375_014_912],
  ['L4as_v4', 274_932, 1_502_213_248, 110_143, 750_941_120],
  ['L8as_v4', 549_474, 2_998_234_112, 219_735, 1_499_555_072],
  ['L16as_v4', 1_099_518, 5_973_518_336, 439_540, 3_000_305_920],
  ['L32as_v4', 2_197_869, 11_990_258_688, 879_237, 6_001_781_760],
  ['L48as_v4', 3_299_380, 17_924_665_344, 1_319_680, 9_004_469_248],
  ['L64as_v4', 4_403_160, 23_945_021_440, 1_740_036, 10_790_373_376],
  ['L80as_v4', 5_480_340, 26_868_676_608, 2_192_266, 13_712_851_968],
  ['L96as_v4', 6_414_682, 35_906_560_000, 2_618_186, 17_567_614_976],
];
const laosv4: readonly Size[] = [
  ['L2aos_v4', 180_090, 1_102_184_576, 71_901, 549_928_448],
  ['L4aos_v4', 359_714, 2_201_909_248, 143_825, 1_100_611_072],
  ['L8aos_v4', 718_283, 4_392_082_432, 287_006, 1_985_829_120],
  ['L12aos_v4', 1_078_629, 6_589_214_208, 431_447, 3_301_979_904],
  ['L16aos_v4', 1_439_176, 8_797_494_272, 575_315, 4_398_589_440],
];
const lsv3: readonly Size[] = [
  ['L8s_v3', 894_399, 3_740_749_056, 607_182, 2_494_925_312],
  ['L16s_v3', 1_376_027, 7_458_523_648, 891_599, 3_713_746_176],
  ['L32s_v3', 3_563_899, 14_912_331_776, 2_362_130, 9_766_223_872],
  ['L48s_v3', 5_344_012, 22_344_859_648, 3_523_259, 14_548_556_800],
  ['L64s_v3', 5_506_751, 29_780_275_200, 3_603_432, 14_851_149_824],
  ['L80s_v3', 6_872_371, 35_930_718_208, 4_496_411, 17_878_478_848],
];
const lasv3: readonly Size[] = [
  ['L8as_v3', 620_172, 3_497_561_088, 438_644, 1_847_654_144],
  ['L16as_v3', 1_233_572, 7_024_942_592, 875_966, 3_697_230_080],
  ['L32as_v3', 2_488_360, 14_166_191_104, 1_760_270, 7_390_219_264],
  ['L48as_v3', 4_840_524, 21_256_421_376, 3_367_669, 13_845_145_600],
  ['L64as_v3', 7_000_165, 29_779_765_248, 4_714_977, 19_616_075_776],
  ['L80as_v3', 8_389_333, 34_759_397_376, 5_745_663, 23_792_476_160],
];

const patterns = { iops: 'random', throughput: 'sequential' } as const;

/** More than any local disk allows, so that what is computed is its limit. */
const demand = { iops: '10000000IOPS', throughput: '60000MB/s' } as const;

const computedRun = (
  vm: string,
  kind: 'read' | 'write',
  what: keyof typeof demand,
  measured: number,
  why?: string,
): MeasuredRun => ({
  setup: `Local disks of ${vm}, ${patterns[what]} ${kind}s`,
  what,
  measured,
  group: 'local disk',
  by: {
    calculator: 'cap-check',
    inputs: {
      vm,
      disks: 'data:P4x1:None:0',
      temp: demand[what],
      read: kind === 'read' ? '100%' : '0%',
    },
  },
  ...defined({ why }),
});

const listedRun = (
  vm: string,
  pattern: string,
  what: MeasuredRun['what'],
  measured: number,
  why: string,
): MeasuredRun => ({
  setup: `Local NVMe disks of ${vm}, ${pattern}`,
  what,
  measured,
  group: 'local disk',
  why,
});

/** A run for each figure of each size. */
const each = (
  sizes: readonly Size[],
  run: (...of: Parameters<typeof computedRun>) => MeasuredRun,
) =>
  sizes.flatMap(([vm, reads, read, writes, written]) => [
    run(vm, 'read', 'iops', reads),
    run(vm, 'read', 'throughput', read),
    run(vm, 'write', 'iops', writes),
    run(vm, 'write', 'throughput', written),
  ]);

/** Runs of sizes for which nothing is computed, and why. */
const withoutLimits = (sizes: readonly Size[], why: string) =>
  each(sizes, (vm, kind, what, measured) =>
    listedRun(vm, `${patterns[what]} ${kind}s`, what, measured, why),
  );

/** Runs of sizes with published limits, which are computed as a load on the temp disk. */
const withLimits = (sizes: readonly Size[]) =>
  each(sizes, (vm, kind, what, measured) => {
    const why = isLargest(vm) ? notReached : vm === 'L8aos_v4' ? lessWritten : undefined;
    return computedRun(vm, kind, what, measured, why);
  });

/** 64 vCPUs and more. */
const isLargest = (vm: string) => /^L(64|80|96)/.test(vm);
const lessWritten =
  'This size wrote 10 % less than its page lists, and the others of its series as much as printed; the runs give no cause.';
const notReached =
  'The largest sizes did not reach the printed figure, perhaps for want of vCPUs or queue depth.';
const corner =
  'Half-way to the limit and near it less completed than latency and limit allow: so many IOs a second take CPUs too, which nothing here counts.';
const otherSize =
  'Computed with the 78 µs that another document has of an L8s_v3; these were 64 µs.';
const outlier =
  'A tenth of what twice as many outstanding IOs gave in the same run; the log gives no cause.';
const oneFigure =
  'The page lists one figure for each size, without saying of what; reads of all sizes of these series exceeded it, by 52 to 143 %, so that it is no limit.';
const oneJob =
  'The page lists one figure for each size, without saying of what, and one job with 64 outstanding may not have reached it.';

/** 4 KiB random reads by queue depth, all NVMe disks together; decided by latency or by their limit. And why some differ. */
const byDepth = (
  vm: string,
  disks: number,
  group: 'latency' | 'local disk',
  rates: readonly (readonly [depth: number, iops: number, why?: string])[],
) =>
  rates.map(
    ([depth, measured, why]): MeasuredRun => ({
      setup: `Local NVMe disks of ${vm}, 4 KiB random reads, ${depth} outstanding`,
      what: 'iops',
      measured,
      group,
      by: {
        calculator: 'queue-depth',
        inputs: {
          vm,
          disk: 'LocalNVMe',
          disks: `${disks}`,
          'io-size': '4KiB',
          outstanding: `${depth}`,
        },
      },
      ...defined({ why }),
    }),
  );

export const localNvme: readonly MeasuredSource[] = [
  {
    source: 'scylla-io-2026',
    place:
      'Standard_L2s_v4 to Standard_L96s_v4, Standard_L2as_v4 to Standard_L16aos_v4; the sizes of Lsv3 and Lasv3',
    role: 'accuracy',
    runs: [
      ...withLimits(lsv4),
      ...withLimits(lasv4),
      ...withLimits(laosv4),
      ...withoutLimits(lsv3, oneFigure),
      ...withoutLimits(lasv3, oneFigure),
    ],
  },
  {
    source: 'lisa-nvme-2019',
    place: 'The test result; the VM size as the test defines it',
    role: 'older',
    runs: [
      ...byDepth('L64s_v2', 8, 'latency', [
        [64, 998_403.720554, otherSize],
        [128, 1_602_833.672088],
      ]),
      ...byDepth('L64s_v2', 8, 'local disk', [
        [256, 2_347_870.182987, corner],
        [512, 2_837_763.994866],
        [1024, 2_936_709.315689],
      ]),
    ],
  },
  {
    source: 'lisa-nvme-2020',
    place: 'Test log, Override VM size: Standard_L80s_v2',
    role: 'older',
    runs: [
      ...byDepth('L80s_v2', 10, 'latency', [
        [80, 167_592.845173, outlier],
        [160, 1_656_818.045497, corner],
      ]),
      ...byDepth('L80s_v2', 10, 'local disk', [
        [320, 2_547_562.024097, corner],
        [640, 3_429_972.994109, corner],
        [1280, 3_643_441.290529],
        [2560, 3_680_651.002707],
      ]),
    ],
  },
  {
    source: 'hypervisor-2022',
    place: 'The description, Baseline: the host of the nested VM',
    role: 'accuracy',
    runs: [
      listedRun('L8s_v3', '4 KiB random reads, 64 outstanding', 'iops', 332_000, oneJob),
      listedRun('L8s_v3', '4 KiB random writes, 64 outstanding', 'iops', 224_000, oneJob),
      listedRun('L8s_v3', '128 KiB random reads', 'throughput', 2690 * 1024 ** 2, oneJob),
      listedRun('L8s_v3', '128 KiB random writes', 'throughput', 1770 * 1024 ** 2, oneJob),
    ],
  },
];
