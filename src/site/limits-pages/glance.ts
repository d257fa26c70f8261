/** What a series is, and from which figure to which its limits go. */
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm, VmLimit } from '../../limits/types.ts';
import { bytesIn, formatNumber } from '../../units/index.ts';

/** What the name of a size and its local disk say of its series, in a few words. */
export function kindOf(row: Vm): string {
  const { type, processor, constrained } = parseSizeName(row.name) ?? {};
  const local = { none: undefined, 'cached limit': 'temp disk', 'local NVMe': 'local NVMe' };
  const temp = local[row.tempDisk];
  const disks = row.nvme ? [temp, temp ? 'NVMe' : 'local NVMe'].filter(Boolean).join(', ') : temp;
  const words = [constrained && 'constrained vCPUs', type, processor, disks];
  return words.filter(Boolean).join(' · ');
}

export type Glance = { readonly label: string; readonly text: string; readonly kind?: string };

/** From the least to the most of these figures; nothing where a size has none, since what is true of some of a series is in its table. */
function rangeOf(values: readonly (number | string | undefined)[], digits = 0) {
  const known = values.filter((value) => typeof value === 'number');
  if (known.length === 0 || known.length < values.length) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) =>
    formatNumber(value, digits),
  );
  return least === most ? `${least}` : `${least} to ${most}`;
}

type Named = Omit<Glance, 'text'> & { readonly values: readonly (number | string | undefined)[] };

/** IOPS and throughput of a kind of limit. */
function pairOf(
  name: string,
  limits: readonly (Partial<VmLimit> | undefined)[],
  unit: Vm['unit'] = 'MB/s',
): readonly Named[] {
  return [
    { label: `${name} IOPS`.trim(), kind: 'iops', values: limits.map((limit) => limit?.iops) },
    {
      label: `${name} ${unit}`.trim(),
      kind: 'rate',
      values: limits.map((limit) =>
        typeof limit?.throughput === 'number'
          ? limit.throughput / bytesIn[unit]
          : limit?.throughput,
      ),
    },
  ];
}

const shown = (all: readonly Named[]): readonly Glance[] =>
  all.flatMap(({ values, ...rest }) => {
    const text = rangeOf(values);
    return text ? [{ ...rest, text }] : [];
  });

/**
 * The limits of a series at a glance.
 * @param rows of one edition, which are read in one unit
 * @param prices for a month in USD, by the plain name of a size, and where they hold
 */
export function glanceOf(
  rows: readonly Vm[],
  prices?: { readonly region: string; readonly of: ReadonlyMap<string, string | undefined> },
): readonly Glance[] {
  const pair = (name: string, limitOf: (row: Vm) => Vm['uncached']) =>
    pairOf(name, rows.map(limitOf), rows[0]?.unit);
  const amounts = rows.map(({ name }) => {
    const amount = Number(prices?.of.get(name.replace('/nvme', ''))?.replaceAll(',', ''));
    return amount > 0 ? amount : undefined;
  });
  const all = [
    ...pair('uncached', ({ uncached }) => uncached),
    ...pair('cached', ({ cached }) => cached),
    { label: `USD a month, ${prices?.region}`, values: amounts },
  ];
  return shown(all);
}
