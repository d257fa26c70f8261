/** Where the dataset differs from the reference on purpose, and why. One that matches nothing is reported as stale. */
export type Deliberate = { readonly where: RegExp; readonly why: string };

export const deliberate: readonly Deliberate[] = [
  {
    where: /^vm-sizes \S+ (B|Bv1|Ls) \S+ cached_(iops|mbps)$/,
    why: 'Figures of the local disk alone: they stand in localDisk and are compared there; the gate says “local disk only”.',
  },
  {
    where:
      /^vm-sizes 2018-09-seed (D|DS) (D14 max_data_disks|DS14 (max_data_disks|uncached_iops))$/,
    why: 'The size table of the time is followed; what the guide prints instead is listed as a conflict (ds14, d14-disks).',
  },
  {
    where: /^elastic-disks .* (iops|mbps)_max_formula$/,
    why: 'A formula: it is computed from the rules, and its examples are tested.',
  },
  {
    where: /^elastic-disks .* \S+(_older|_2020|_shared|_min_per_iops)$/,
    why: 'From an older or narrower document than the page on disk types; what contradicts that page is listed as a conflict.',
  },
  {
    where: /^elastic-disks .* host_cache$/,
    why: 'Stands among the rules (cache-premium-v2, cache-ultra) and in every such disk.',
  },
  {
    where:
      /^elastic-disks .* (size_step|latency_class|os_disk|performance_changes_per_24h|sector_size_default|capacity_quota_default|max_shares|bursting|availability_(zones|sets)|reservation_fee)$/,
    why: 'No limit that a calculator could hold a case against.',
  },
  {
    where: /^rules throttle \S+ (current|2018-09) edition$/,
    why: 'Stands in the throttling post of 2017 and in today’s page, so it holds in both editions.',
  },
  {
    where: /^rules stripe max_disks_\S+ both edition$/,
    why: 'Only the guide of 2018 gives it.',
  },
  {
    where: /^rules io-size \S+ both edition$/,
    why: 'Entered once for each edition, each with the page of its time.',
  },
];
