import { type Example, exactly, sourceOf, within } from '../../kit/index.ts';
import { mbPerSecond, mibPerSecond } from '../../units/index.ts';

const limits = '2018-09';
const article = sourceOf('throttling');
const designGuide = sourceOf('design-guide');
const aggregating = sourceOf('aggregating');
const surprises = sourceOf('surprises');
const performancePage = sourceOf('disks-performance');
const ephemeralPage = sourceOf('ephemeral-os');
const layouts = 'Best practices, the DS15_v2 sample scenario';
const overshoot = 'Limits were measured up to 1.2 % beside their published figure.';

export const examples: readonly Example[] = [
  {
    id: 'ds15v2-bad',
    title: 'SQL Server on a DS15_v2, four cached P30 and two for the log: oversubscribed',
    given: {
      limits,
      vm: 'DS15_v2',
      disks: 'os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x2:None',
      temp: 'used',
    },
    expected: [
      exactly('cached-throughput', mibPerSecond(900)),
      exactly('uncached-throughput', mibPerSecond(1300)),
    ],
    boundBy: ['VM cached throughput', 'VM uncached throughput'],
    verdict: 'oversubscribed',
    ...article(layouts),
  },
  {
    id: 'ds15v2-a',
    title: 'The same with two cached P30 and no temp disk: within both limits, and tight',
    given: { limits, vm: 'DS15_v2', disks: 'os:P10x1:ReadOnly,data:P30x2:ReadOnly,log:P30x2:None' },
    expected: [
      exactly('cached-throughput', mibPerSecond(500)),
      exactly('uncached-throughput', mibPerSecond(900)),
    ],
    verdict: 'tight',
    ...article(layouts),
  },
  {
    id: 'ds15v2-b',
    title:
      'The same without any cache, so that the temp disk may be used: within the uncached limit',
    given: {
      limits,
      vm: 'DS15_v2',
      disks: 'os:P10x1:None,data:P30x3:None,log:P30x1:None',
      temp: 'used',
    },
    expected: [exactly('uncached-throughput', mibPerSecond(900))],
    verdict: 'not-checked',
    ...article(layouts),
  },
  {
    id: 'ds1-p30',
    title: 'A target of 4,000 IOPS for a P30 on a DS1: 3,200',
    given: {
      limits,
      vm: 'DS1',
      disks: 'data:P30x1:None',
      'target-iops': '4000',
      'io-size': '8KiB',
    },
    expected: [exactly('iops', 3200), exactly('uncached-iops', 4000)],
    boundBy: ['VM uncached IOPS'],
    verdict: 'throttled',
    ...designGuide('High scale VM sizes, scale limits'),
  },
  {
    id: 'ds4-p30',
    title: 'A target of 250 MiB/s for a P30 on a DS4: 200, the disk is the bottleneck',
    given: { limits, vm: 'DS4', disks: 'data:P30x1:None', 'target-throughput': '250MiB/s' },
    expected: [exactly('throughput', mibPerSecond(200))],
    boundBy: ['disk throughput'],
    verdict: 'throttled',
    ...designGuide('Premium Storage disk sizes, scale limits'),
  },
  {
    id: 'ds2-p30',
    title: 'Two P30 on a DS2 at their own limits: 6,400 IOPS',
    given: { limits, vm: 'DS2', disks: 'data:P30x2:None', 'io-size': '4KiB' },
    expected: [exactly('iops', 6400)],
    verdict: 'oversubscribed',
    ...aggregating('The test lab'),
  },
  {
    id: 'ds12-3p30',
    title: 'Three P30 on a DS12 at their own limits: 12,800 IOPS',
    given: { limits, vm: 'DS12', disks: 'data:P30x3:None', 'io-size': '4KiB' },
    expected: [exactly('iops', 12_800)],
    verdict: 'oversubscribed',
    ...surprises('Premium Storage, 4k, 16 threads'),
  },
  {
    id: 'gs5-64p30',
    title: '64 P30 on a GS5: 80,000 of 320,000 IOPS',
    given: {
      limits,
      vm: 'GS5',
      disks: 'data:P30x64:None',
      'io-size': '4KiB',
      'target-iops': '320000',
    },
    expected: [exactly('iops', 80_000), exactly('uncached-iops', 320_000)],
    boundBy: ['VM uncached IOPS'],
    verdict: 'throttled',
    ...designGuide('IOPS, the GS5'),
  },
  {
    id: 'ds13-16000',
    title: '16,000 IOPS on a DS13 with four P30: fits',
    given: {
      limits,
      vm: 'DS13',
      disks: 'data:P30x4:None',
      'target-iops': '16000',
      'io-size': '8KiB',
    },
    expected: [exactly('iops', 16_000), exactly('uncached-iops', 16_000)],
    verdict: 'fits',
    ...designGuide('High scale VM sizes, cost of operation'),
  },
  {
    id: 'd14-32-hdd',
    title: '16,000 IOPS the other way, 32 standard disks on a D14',
    given: { limits, vm: 'D14', disks: 'data:S30x32:None' },
    expected: [exactly('iops', 16_000)],
    boundBy: ['disk IOPS', 'disk throughput'],
    verdict: 'fits',
    ...designGuide('High scale VM sizes, cost of operation'),
  },
  {
    id: 'lab-2',
    title: 'Temp disk beside one cached P30 on a DS13_v2: 187 + 70 MiB/s measured',
    given: { limits, vm: 'DS13_v2', disks: 'data:P30x1:ReadWrite', temp: '256MiB/s' },
    expected: [within('throughput', mibPerSecond(257), 0.012, overshoot)],
    boundBy: ['VM cached throughput'],
    verdict: 'unsafe',
    ...article('Test 2'),
  },
  {
    id: 'lab-3',
    title: 'The same beside an uncached P30: 171 + 86 + 194 MiB/s measured',
    given: {
      limits,
      vm: 'DS13_v2',
      disks: 'data:P30x1:ReadWrite,log:P30x1:None',
      temp: '256MiB/s',
    },
    expected: [within('throughput', mibPerSecond(451), 0.012, overshoot)],
    verdict: 'unsafe',
    ...article('Test 3'),
  },
  {
    id: 'lab-6',
    title: 'Two cached and two uncached P30 on a DS13_v2: 386 MiB/s measured',
    given: { limits, vm: 'DS13_v2', disks: 'data:P30x2:ReadWrite,log:P30x2:None' },
    expected: [within('throughput', mibPerSecond(386), 0.012, overshoot)],
    verdict: 'unsafe',
    ...article('Test 6'),
  },
  {
    id: 'perf-disk-cap',
    title: '10,000 IOPS demanded of three E30 on a D8s_v3: 1,500',
    given: { vm: 'D8s_v3', disks: 'os:E30x1:ReadOnly:1000,data:E30x2:None:9000' },
    expected: [exactly('iops', 1500)],
    boundBy: ['disk IOPS', 'disk IOPS'],
    verdict: 'throttled',
    ...performancePage('Disk-level capping'),
  },
  {
    id: 'perf-vm-cap',
    title: '15,000 IOPS demanded of three uncached P30 on a D8s_v3: 12,800',
    given: { vm: 'D8s_v3', disks: 'other:P30x1:None:5000,data:P30x2:None:10000' },
    expected: [exactly('iops', 12_800)],
    boundBy: ['VM uncached IOPS'],
    verdict: 'throttled',
    ...performancePage('VM-level capping'),
  },
  {
    id: 'perf-cached',
    title: '16,000 IOPS served by the cache of a D8s_v3',
    given: {
      vm: 'D8s_v3',
      disks: 'os:P30x1:ReadWrite:5000,data:P30x2:ReadWrite:11000',
      hit: '100%',
    },
    expected: [
      exactly('iops', 16_000),
      exactly('cached-iops', 16_000),
      exactly('uncached-iops', 0),
    ],
    verdict: 'unsafe',
    ...performancePage('VM cached limit'),
  },
  {
    id: 'perf-combined',
    title: '25,000 IOPS on a D8s_v3: both limits together',
    given: {
      vm: 'D8s_v3',
      disks: 'os:P30x1:ReadWrite:5000,data:P30x2:ReadWrite:10000,data:P30x2:None:10000',
      hit: '100%',
    },
    expected: [
      exactly('iops', 25_000),
      exactly('cached-iops', 15_000),
      exactly('uncached-iops', 10_000),
    ],
    ...performancePage('Combined uncached and cached limits'),
  },
  {
    id: 'burst-l8s',
    title: 'An L8s_v2 bursts to the 600 MB/s that three P50 are asked for',
    given: { vm: 'L8s_v2', disks: 'data:P50x3:None', 'target-throughput': '600MB/s' },
    expected: [exactly('burst-throughput', mbPerSecond(600))],
    boundBy: ['VM uncached throughput'],
    verdict: 'throttled',
    ...sourceOf('burst-credits')('Burstable virtual machine with non-burstable disks'),
  },
  {
    id: 'ephemeral-d2ads-v6',
    title: 'An ephemeral OS disk of 110 GiB on a D2ads_v6: it fits, and no NVMe disk is left',
    given: { vm: 'D2ads_v6', disks: 'os:Ephemeral-110GiB-NvmeDiskx1:None', temp: 'used' },
    expected: [],
    verdict: 'not-checked',
    ...ephemeralPage('Size requirements'),
  },
  {
    id: 'ephemeral-d2ads-v5',
    title: 'An ephemeral OS disk of 76 GiB on a D2ads_v5: one more than its temp disk holds',
    given: { vm: 'D2ads_v5', disks: 'os:Ephemeral-76GiB-ResourceDiskx1:None' },
    expected: [],
    verdict: 'not-possible',
    ...ephemeralPage('Trusted Launch for Ephemeral OS disks'),
  },
];
