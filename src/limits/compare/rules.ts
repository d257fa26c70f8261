import type { LimitsJson } from '../publish/json.ts';
import { type Compared, type Line, plain } from './cell.ts';

type Entered = {
  readonly rule: string;
  /** How many base units one of the reference’s is. */
  readonly factor?: number;
};

/** Which of our rules holds a rule of the reference: `topic key edition`. */
const entered: Readonly<Record<string, Entered>> = {
  'throttle window 2018-09': { rule: 'gate-window', factor: 0.001 },
  'throttle cached_read_hit_counts_against current': { rule: 'gate-hit' },
  'throttle cached_read_miss_counts_against current': { rule: 'gate-miss' },
  'throttle writes_count_against current': { rule: 'gate-write' },
  'throttle temp_disk_counts_against both': { rule: 'gate-temp' },
  'throttle vm_limits_total current': { rule: 'gate-add-up' },
  'throttle all_cached_miss_total 2018-09': { rule: 'gate-sum-all' },
  'throttle premium_throttle_place 2018-09': { rule: 'gate-standard-disk' },
  'queue outstanding_per_disk_for_max both': { rule: 'queue-per-disk' },
  'cache default_data_disk 2018-09': { rule: 'cache-data-default-2018' },
  'cache default_data_disk current': { rule: 'cache-data-default' },
  'cache max_disk_size_for_cache 2018-09': { rule: 'cache-size-2018', factor: 1024 ** 3 },
  'cache max_disk_size_for_cache current': { rule: 'cache-size', factor: 1024 ** 4 },
  'cache set_none_on_os_disk current': { rule: 'cache-none-on-os' },
  'cache series_without_host_cache both': { rule: 'cache-no-series' },
  'cache warm_up_required both': { rule: 'cache-warm-up' },
  'cache sql_data_files both': { rule: 'cache-data' },
  'cache sql_log_files both': { rule: 'cache-log' },
  'cache setting_recommendation both': { rule: 'cache-read-write' },
  'stripe max_disks_ds both': { rule: 'disks-ds', factor: 1 },
  'stripe max_disks_gs both': { rule: 'disks-gs', factor: 1 },
  'stripe disks_per_core both': { rule: 'disks-per-core', factor: 1 },
  'io-size premium_io_unit both': { rule: 'io-unit', factor: 1024 },
  'io-size standard_ssd_io_unit both': { rule: 'io-unit', factor: 1024 },
  'burst-disk credit_families current': { rule: 'burst-disks' },
  'burst-disk credit_duration current': { rule: 'burst-credit', factor: 60 },
  'burst-disk bucket_size_iops current': { rule: 'burst-bucket', factor: 1 },
  'burst-disk on_demand_families current': { rule: 'burst-on-demand', factor: 1024 ** 3 },
  'burst-vm model current': { rule: 'burst-vm' },
  'burst-vm duration current': { rule: 'burst-credit', factor: 60 },
};

/** The number that a value of the reference turns on: the one in GiB or TiB, the factor of a formula, or the only one. */
function figureIn(value: string): number {
  const text = value.replaceAll(/(?<=\d),(?=\d)/g, '');
  const [, found] =
    /([\d.]+) GiB/.exec(text) ?? /x ([\d.]+)$/.exec(text) ?? /([\d.]+)/.exec(text) ?? [];
  return Number(found);
}

/** Compares the rules that are entered; how many are not is for the report. */
export function compareRules(
  lines: readonly Line[],
  rules: LimitsJson['rules'],
): { readonly cells: readonly Compared[]; readonly others: number } {
  const known = lines.flatMap((line) => {
    const where = `${line('topic')} ${line('key')} ${line('epoch')}`;
    const own = entered[where];
    return own ? [{ line, where: `rules ${where}`, own }] : [];
  });
  const cells = known.flatMap(({ line, where, own }): readonly Compared[] => {
    const rule = rules.find(({ id }) => id === own.rule);
    if (!rule) return [{ where, reference: 'there', ours: 'missing' }];
    const epoch = { where: `${where} edition`, reference: line('epoch'), ours: rule.edition };
    if (own.factor === undefined) return [epoch];
    const figure = figureIn(line('value')) * own.factor;
    return [epoch, { where, reference: plain(figure), ours: plain(rule.figure?.base) }];
  });
  return { cells, others: lines.length - known.length };
}
