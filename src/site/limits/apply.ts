/** The rules of the dataset that say something about a series or a disk family in particular. */
import { type Rule, type RuleId, rules } from '../../limits/index.ts';
import type { DiskFamily, Edition, Vm } from '../../limits/types.ts';

export type Applied = Rule & { readonly id: RuleId };

const inEditions =
  (editions: readonly Edition[]) =>
  ({ edition }: Rule) =>
    edition === 'both' || editions.includes(edition);

const named = (ids: readonly RuleId[]): readonly Applied[] =>
  ids.map((id) => ({ ...(rules[id] as Rule), id }));

/** Rules that name the series, and rules about something that its sizes have. */
export function rulesOfSeries(series: string, rows: readonly Vm[]): readonly Applied[] {
  const cached = rows.some(({ cached: gate }) => typeof gate.iops === 'number');
  const has: Partial<Record<RuleId, boolean>> = {
    'gate-temp': cached && rows.some(({ tempDisk }) => tempDisk === 'cached gate'),
    // The rule speaks of v6 sizes alone.
    'gate-local-nvme':
      series.endsWith('v6') && rows.some(({ tempDisk }) => tempDisk === 'local NVMe'),
    'gate-add-up': cached && rows.some(({ edition }) => edition === 'current'),
    'burst-vm': rows.some(({ uncachedBurst }) => uncachedBurst !== undefined),
  };
  const ids = Object.keys(rules) as RuleId[];
  return named(
    ids.filter((id) => has[id] ?? (rules[id] as Rule).series?.includes(series) ?? false),
  ).filter(inEditions([...new Set(rows.map(({ edition }) => edition))]));
}

export const rulesOfFamily = (
  family: DiskFamily,
  editions: readonly Edition[],
): readonly Applied[] =>
  named(
    (Object.keys(rules) as RuleId[]).filter((id) => (rules[id] as Rule).families?.includes(family)),
  ).filter(inEditions(editions));
