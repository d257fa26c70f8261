import type { LimitsJson } from '../publish/json.ts';
import { type Compared, type Line, plain } from './cell.ts';
import { dateOf, uncited } from './sources.ts';

type Vm = LimitsJson['vms'][number];
type Gate = Vm['cached'];

const rate = (gate: Partial<Gate> | undefined) =>
  typeof gate?.iops === 'object' ? plain(gate.iops.value) : '';
const speed = (gate: Partial<Gate> | undefined) =>
  typeof gate?.throughput === 'object' ? plain(gate.throughput.value) : '';

/** What we hold for each column of the reference. */
const columns: Readonly<Record<string, (vm: Vm) => string>> = {
  vcpus: ({ vcpus }) => plain(vcpus),
  memory_gib: ({ memory }) => plain(memory?.value),
  max_data_disks: ({ maxDataDisks }) => plain(maxDataDisks),
  temp_gib: ({ temp }) => plain(temp?.value),
  cache_gib: ({ cacheSize }) => plain(cacheSize?.value),
  cached_iops: ({ cached }) => rate(cached),
  cached_mbps: ({ cached }) => speed(cached),
  cached_burst_iops: ({ cachedBurst }) => rate(cachedBurst),
  cached_burst_mbps: ({ cachedBurst }) => speed(cachedBurst),
  uncached_iops: ({ uncached }) => rate(uncached),
  uncached_mbps: ({ uncached }) => speed(uncached),
  uncached_burst_iops: ({ uncachedBurst }) => rate(uncachedBurst),
  uncached_burst_mbps: ({ uncachedBurst }) => speed(uncachedBurst),
  premium_v2_ultra_uncached_iops: ({ elastic }) => rate(elastic),
  premium_v2_ultra_uncached_mbps: ({ elastic }) => speed(elastic),
  premium_v2_ultra_burst_iops: ({ elasticBurst }) => rate(elasticBurst),
  premium_v2_ultra_burst_mbps: ({ elasticBurst }) => speed(elasticBurst),
};

/** Interfaces and pages that the reference keeps apart by the name of the series. */
const suffix = /-(NVMe|SCSI|mem)$/;

export function compareVms(lines: readonly Line[], vms: readonly Vm[]): readonly Compared[] {
  const left = new Set(vms);
  const cells = lines.flatMap((line): readonly Compared[] => {
    const [epoch, series, size] = [line('epoch'), line('series'), line('size')];
    const nvme = series.endsWith('-NVMe') ? '/nvme' : '';
    const name = size.replace('Standard_', '') + nvme;
    const stated = epoch === '2018-09-seed';
    const edition = stated ? '2018-09' : epoch;
    const vm = vms.find((one) => one.name === name && one.edition === edition);
    const at = (column: string) => `vm-sizes ${epoch} ${series} ${name} ${column}`;
    if (!vm) return [{ where: at('row'), reference: 'there', ours: 'missing' }];
    left.delete(vm);

    const figures = Object.entries(columns)
      // What a document merely states says nothing about the cells it leaves empty.
      .filter(([column]) => !stated || line(column) !== '')
      .map(([column, of]) => ({
        where: at(column),
        reference: plain(line(column)),
        ours: of(vm),
      }));
    if (stated) return [...figures, cited(at('source'), line('source'), vm)];
    return [
      ...figures,
      { where: at('series'), reference: series.replace(suffix, ''), ours: vm.series },
      ...localDisk(at, line, vm),
      { where: at('source_date'), reference: dayOf(line('source_date')), ours: dateOf(vm.source) },
      cited(at('source'), line('source'), vm),
    ];
  });
  const extra = [...left].map(({ name, edition }) => ({
    where: `vm-sizes ${edition} ${name} row`,
    reference: 'missing',
    ours: 'there',
  }));
  return [...cells, ...extra];
}

const cited = (where: string, reference: string, vm: Vm): Compared => ({
  where,
  reference: uncited(reference, vm),
  ours: '',
});

/** A `+` behind a date says that the text is newer than it. */
const dayOf = (date: string) => date.replace(/ \(.*/, '').replace('+', ' or later');

/**
 * The figures of the local disk stand in the reference’s cached columns, there in MiB where its note
 * says so, or in its notes, for each size or for each 8 vCPUs.
 */
function localDisk(at: (column: string) => string, line: Line, vm: Vm): readonly Compared[] {
  const note = line('note');
  if (vm.cached.iops === 'local disk only' && line('cached_iops') !== '') {
    const factor = note.includes('cached_mbps(MiB)') ? 1.048576 : 1;
    const mbps = Number((Number(line('cached_mbps')) * factor).toPrecision(12));
    return [
      {
        where: at('local iops'),
        reference: plain(line('cached_iops')),
        ours: rate(vm.localDisk),
      },
      { where: at('local mbps'), reference: plain(mbps), ours: speed(vm.localDisk) },
    ];
  }
  const own = /temp disk (\d+) IOPS \/ (\d+) MBps read/.exec(note);
  const per8 = /temp disk (\d+) IOPS and (\d+) MBps per 8 vCPUs/.exec(note);
  const [, iops, mbps] = own ?? per8 ?? [];
  if (iops === undefined || mbps === undefined) return [];
  const times = per8 ? (vm.vcpus ?? 0) / 8 : 1;
  return [
    { where: at('note iops'), reference: plain(Number(iops) * times), ours: rate(vm.localDisk) },
    { where: at('note mbps'), reference: plain(Number(mbps) * times), ours: speed(vm.localDisk) },
  ];
}
