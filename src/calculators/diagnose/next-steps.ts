/** What to do after a diagnosis, with commands, and what not to do. */
import type { NextStep } from '../../kit/index.ts';
import type { VmLimitId } from '../../storage/path/path.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import { limitsOf } from './headline.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { areLocal, vmId } from './text.ts';

/** What metrics call the kinds of limits, and of credits. */
const named = { iops: ['IOPS', 'IO'], throughput: ['Bandwidth', 'BPS'] } as const;

/** Metrics of data disks have the dimension LUN, and no others do. */
const dataDisk = 'Data Disk';

/** The metrics that show this limit, by their names in the REST interface. */
function metricsOf(judged: Judged, { limit, groups: [group = 0] }: Compared): readonly string[] {
  const { id, kind, burst } = limit;
  if (id === 'local' || id === 'elastic') return [];
  const disk = judged.loads[group]?.role === 'os' ? 'OS Disk' : dataDisk;
  // The names of credits are of an older interface, which says “local” and “remote”.
  const ofVm = id === 'cached' ? ['VM Cached', 'VM Local'] : ['VM Uncached', 'VM Remote'];
  const [owner, ofCredits] = id === 'disk' ? [disk, disk] : ofVm;
  const [dimension, credits] = named[kind];
  return listed([
    `${owner} ${dimension} Consumed Percentage`,
    burst !== undefined && `${ofCredits} Used Burst ${credits} Credits Percentage`,
  ]);
}

/**
 * The command that prints these metrics. Those of data disks need a command of their own: without its filter the answer is
 * one mean of all data disks, and without `--top` a filtered answer ends after ten of them (`az monitor metrics list`).
 */
function commandFor(metrics: readonly string[]): string {
  const isOfLun = (name: string) => name.startsWith(dataDisk);
  const command = (split: string, names: readonly string[]) =>
    names.length > 0 &&
    `az monitor metrics list --resource "$VM_ID" --interval PT1M --aggregation Average${split} --metrics ${names.map((name) => `"${name}"`).join(' ')}`;
  return listed([
    command(
      '',
      metrics.filter((name) => !isOfLun(name)),
    ),
    command(` --filter "LUN eq '*'" --top 64`, metrics.filter(isOfLun)),
  ]).join('\n');
}

/** The command that shows the limit from the host’s side. */
function confirm(judged: Judged, limits: readonly Compared[]): readonly NextStep[] {
  const metrics = [...new Set(limits.flatMap((compared) => metricsOf(judged, compared)))];
  if (metrics.length === 0) return [];
  return [
    {
      title: 'Confirm it in Azure Monitor',
      text: `${vmId} A value near 100 is the limit; each is a mean of a minute.`,
      command: commandFor(metrics),
    },
  ];
}

/** The change that suggests itself and does not help here. */
function warning(judged: Judged, limits: readonly Compared[]): readonly NextStep[] {
  const { vm } = judged.setUp;
  const isAt = (id: VmLimitId | 'disk') => limits.some(({ limit }) => limit.id === id);
  const [cached, uncached] = (['cached', 'uncached'] as const).map((id) => vm[id]?.throughput);
  const print = (value: number) => formatAmount('throughput', value, vm.unit);
  const isLower = typeof cached === 'number' && typeof uncached === 'number' && cached < uncached;
  return listed([
    isAt('uncached') &&
      isLower && {
        title: 'Do not turn on host caching here',
        text: `${vm.name} allows ${print(cached)} to cached disks, less than the ${print(uncached)} without a cache, and misses and writes count against both limits.`,
      },
    (isAt('elastic') || isAt('uncached')) &&
      !(isAt('uncached') && isLower) && {
        title: 'Do not add or enlarge disks for this',
        text: 'All disks share this VM limit. A larger VM raises it.',
      },
    isAt('cached') && {
      title: 'Do not look at the uncached metric alone',
      text: 'The uncached limit has room: host cache None on disks that mostly write moves their IOs there.',
    },
    isAt('disk') &&
      !areLocal(limits, judged) && {
        title: 'Do not resize the VM for this',
        text: 'The disk’s own limit is the same on any VM. Larger, faster or more disks raise it.',
      },
  ]);
}

export const record = (
  command: string,
  title = 'Record it again, every second, while it is slow',
): NextStep => ({
  title,
  text: 'The sysstat package has iostat.',
  command,
});

const testAgain: NextStep = {
  title: 'Run the test again',
  text: 'The path is a file on the disks to test, with so much room. A test that writes destroys what is in it.',
  command:
    'fio --name=test --filename=/mnt/data/fio-test --size=64G --direct=1 --rw=randread --bs=8k --ioengine=libaio --iodepth=64 --ramp_time=60 --runtime=300 --time_based --group_reporting --output-format=json',
};
const notToSizeBy: NextStep = {
  title: 'Do not size by this figure',
  text: 'Credits run out. Measure for more than 30 minutes, or a working set larger than the cache.',
};
const shortThrottling: NextStep = {
  title: 'Look for short throttling',
  text: 'Bursts, flushes or a limit above the disks make IOs wait: compare host metrics of those minutes.',
};
const moreInFlight: readonly NextStep[] = [
  {
    title: 'Keep more IOs in flight',
    text: 'More threads, asynchronous IO or a larger batch raises the rate until a limit is reached.',
  },
  {
    title: 'Do not buy a larger disk or VM for this',
    text: 'At this queue depth only a lower latency helps: Premium SSD v2, Ultra Disk, a local disk or a host cache for reads.',
  },
];

/** What to do next, in this order. */
export function nextSteps(judged: Judged): readonly NextStep[] {
  const limits = limitsOf(judged);
  const { verdict, by, run, sync, causes } = judged;
  if (verdict === 'invalid') return [run ? testAgain : record('iostat -dxyt 1 60')];
  const confirmed = confirm(judged, limits);
  if (verdict === 'at-limit') return [...confirmed, ...warning(judged, limits)];
  if (verdict === 'above-limit') return [...confirmed, causes.settings?.step ?? notToSizeBy];
  if (sync) return confirmed;
  return by === 'latency'
    ? [record('iostat -dxyt 1 600'), shortThrottling, ...confirmed]
    : moreInFlight;
}
