import { type Example, exactly, sourceOf, within } from '../../kit/index.ts';

const credits = sourceOf('burst-credits');

export const examples: readonly Example[] = [
  {
    id: 'burst-30min',
    title: 'A full bucket at the whole burst rate lasts 30 minutes',
    given: {},
    expected: [exactly('lasts', 1800)],
    boundBy: ['disk IOPS'],
    verdict: 'throttled',
    ...credits('Bursting flow'),
  },
  {
    id: 'burst-accrue-p20',
    title: 'An idle P20 gains 2,300 IO a second, so an empty bucket is full after 939 s',
    given: {},
    expected: [
      within('refill', 939, 0.0002, 'A full bucket of 2,160,000 IOs ÷ 2,300 is 939.13 s.'),
    ],
    ...credits('Bursting flow'),
  },
  {
    id: 'burst-accrue-p1',
    title: 'An idle P1 gains 120 IO a second, so an hour brings its full bucket 3,600 s nearer',
    given: { disk: 'P1', credit: '0%', steps: '1h:0IOPS' },
    expected: [
      within('refill', 47_100, 1e-9, '(3,500 − 120) × 1,800 − 120 × 3,600 = 5,652,000 ÷ 120.'),
    ],
    ...credits('Bursting flow'),
  },
  {
    id: 'burst-refill-day',
    title: 'An empty P4 is full again in less than a day',
    given: { disk: 'P4' },
    expected: [within('refill', 50_700, 1e-9, '(3,500 − 120) × 1,800 ÷ 120 s, 14.1 hours.')],
    ...credits('Bursting flow'),
  },
  {
    id: 'burst-p4-boot',
    title: 'A P4 starts up to six times faster on credits',
    given: { disk: 'P4', steps: '1min:20000IOPS:170MB/s' },
    expected: [exactly('burst-iops', 3500)],
    ...sourceOf('bursting')('Scenarios'),
  },
  {
    id: 'burst-vm-l8s',
    title: 'An L8s_v2 bursts to the 600 MB/s that three P50 are asked for',
    given: { vm: 'L8s_v2', disk: 'P50', disks: '3', steps: '10min:2400IOPS:600MB/s' },
    expected: [exactly('delivered', 1)],
    verdict: 'fits',
    ...credits('Burstable virtual machine with non-burstable disks'),
  },
  {
    id: 'burst-vm-p4',
    title: 'A P4 gives 170 MB/s of the 1,280 MB/s that an L8s_v2 bursts to at its start',
    given: { vm: 'L8s_v2', disk: 'P4', steps: '1min:1250IOPS:1280MB/s' },
    expected: [within('delivered', 170 / 1280, 1e-9, 'The quotient of two figures of the page.')],
    boundBy: ['disk throughput'],
    verdict: 'throttled',
    ...credits('Burstable virtual machine with burstable disks'),
  },
  {
    id: 'burst-od-130k',
    title: 'A P30 on demand: 10 s at 6,000 IOPS and 60 s at 7,000 are 130,000 billed IOs',
    given: { disk: 'P30', mode: 'on-demand', steps: '10s:6000IOPS,60s:7000IOPS' },
    expected: [exactly('transactions', 130_000)],
    verdict: 'fits',
    ...credits('On-demand bursting, burst transactions'),
  },
  {
    id: 'burst-od-max-1',
    title: 'A P30 on demand: 5 s at 10,000 IOPS and 300 MB/s are billed by their IOPS',
    given: { disk: 'P30', mode: 'on-demand', steps: '5s:10000IOPS:300MB/s' },
    expected: [exactly('transactions', 25_000)],
    ...credits('On-demand bursting, burst transactions'),
  },
  {
    id: 'burst-od-max-2',
    title: 'A P30 on demand: 5 s at 6,000 IOPS and 600 MB/s are billed by their throughput',
    given: { disk: 'P30', mode: 'on-demand', steps: '5s:6000IOPS:600MB/s' },
    expected: [exactly('transactions', 8000)],
    ...credits('On-demand bursting, burst transactions'),
  },
];
