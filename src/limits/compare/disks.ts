import { elasticFamilies, mostIops, mostThroughput } from '../elastic.ts';
import type { LimitsJson } from '../publish/json.ts';
import { type Compared, type Line, plain } from './cell.ts';
import { uncited } from './sources.ts';

type Disk = LimitsJson['disks'][number];

const columns: Readonly<Record<string, (disk: Disk) => string>> = {
  size_gib: ({ size }) => plain(size.value),
  base_iops: ({ iops }) => plain(iops.value),
  base_mbps: ({ throughput }) => plain(throughput.value),
  burst_iops: ({ burst }) => plain(burst?.iops.value),
  burst_mbps: ({ burst }) => plain(burst?.throughput.value),
  max_burst_minutes: ({ burst }) => plain(burst?.lasts.value),
  on_demand_burst_iops: ({ onDemand }) => plain(onDemand?.iops.value),
  on_demand_burst_mbps: ({ onDemand }) => plain(onDemand?.throughput.value),
  perf_plus_iops: ({ plus }) => plain(plus?.iops.value),
  perf_plus_mbps: ({ plus }) => plain(plus?.throughput.value),
  // The reference gives the rule in words behind its yes, no or only.
  host_cache_allowed: ({ hostCache }) => (hostCache === 'below 4 TiB' ? 'only' : hostCache),
};

export function compareDisks(lines: readonly Line[], disks: readonly Disk[]): readonly Compared[] {
  const left = new Set(disks);
  const cells = lines.flatMap((line): readonly Compared[] => {
    const [edition, sku] = [line('epoch'), line('sku')];
    const disk = disks.find((one) => one.name === sku && one.edition === edition);
    const at = (column: string) => `disks ${edition} ${sku} ${column}`;
    if (!disk) return [{ where: at('row'), reference: 'there', ours: 'missing' }];
    left.delete(disk);
    const words = (column: string) =>
      column === 'host_cache_allowed'
        ? (line(column).split(/\W/, 1)[0] ?? '')
        : plain(line(column));
    return [
      ...Object.entries(columns).map(([column, of]) => ({
        where: at(column),
        reference: words(column),
        ours: of(disk),
      })),
      ...buckets(at, line, disk),
      { where: at('family'), reference: line('family'), ours: disk.family },
      { where: at('source'), reference: uncited(line('source'), disk), ours: '' },
    ];
  });
  const extra = [...left].map(({ name, edition }) => ({
    where: `disks ${edition} ${name} row`,
    reference: 'missing',
    ours: 'there',
  }));
  return [...cells, ...extra];
}

/** The buckets of burst credit are not entered: the rule for them must give what the reference holds. */
function buckets(at: (column: string) => string, line: Line, disk: Disk): readonly Compared[] {
  const { burst } = disk;
  if (!burst || line('burst_bucket_io') === '') return [];
  const ios = (burst.iops.value - disk.iops.value) * burst.lasts.base;
  const mb = (burst.throughput.value - disk.throughput.value) * burst.lasts.base;
  return [
    { where: at('burst_bucket_io'), reference: plain(line('burst_bucket_io')), ours: plain(ios) },
    {
      where: at('burst_bucket_gib'),
      reference: plain(line('burst_bucket_gib')),
      ours: plain(Math.round(mb / 1024)),
    },
  ];
}

/** Which rule of ours holds a key of the reference. */
const elasticRules: Readonly<Record<string, string>> = {
  'Premium SSD v2 size_min': 'leastSize',
  'Premium SSD v2 size_max': 'mostSize',
  'Premium SSD v2 iops_baseline_free': 'leastIops',
  'Premium SSD v2 iops_min': 'leastIops',
  'Premium SSD v2 iops_max': 'mostIops',
  'Premium SSD v2 iops_max_per_gib': 'iopsPerGib',
  'Premium SSD v2 mbps_baseline_free': 'leastThroughput',
  'Premium SSD v2 mbps_max': 'mostThroughput',
  'Premium SSD v2 mbps_per_set_iops': 'throughputPerIops',
  'Ultra Disk size_min': 'leastSize',
  'Ultra Disk size_max': 'mostSize',
  'Ultra Disk iops_min': 'leastIops',
  'Ultra Disk iops_max': 'mostIops',
  'Ultra Disk iops_max_per_gib': 'iopsPerGib',
  'Ultra Disk mbps_min': 'leastThroughput',
  'Ultra Disk mbps_max': 'mostThroughput',
  'Ultra Disk mbps_per_set_iops': 'throughputPerIops',
};

/** The rules of Premium SSD v2 and Ultra Disk, and the examples that must follow from them. */
export function compareElastic(
  lines: readonly Line[],
  elastic: LimitsJson['elastic'],
): readonly Compared[] {
  return lines.flatMap((line): readonly Compared[] => {
    const key = `${line('disk_type')} ${line('key')}`;
    const where = `elastic-disks ${key}`;
    const id = elasticRules[key];
    const rule = elastic
      .find(({ family }) => family === line('disk_type'))
      ?.rules.find((one) => one.id === id);
    if (rule)
      return [
        { where, reference: plain(line('value')), ours: plain(rule.value) },
        { where: `${where} source`, reference: uncited(line('source'), rule), ours: '' },
      ];

    const example = /cap_(\d+)gib/.exec(key)?.[1];
    const family = elasticFamilies.find((one) => one.family === line('disk_type'));
    if (example !== undefined && family) {
      const rate = mostIops(family, Number(example));
      const [iops, throughput] = line('value').split('/').map(Number.parseFloat);
      return [
        { where: `${where} IOPS`, reference: plain(iops), ours: plain(rate) },
        {
          where: `${where} MB/s`,
          reference: plain(throughput),
          ours: plain(mostThroughput(family, rate)),
        },
      ];
    }
    return [{ where, reference: line('value'), ours: '' }];
  });
}
