/** The columns of iostat and sar, under all the names that sysstat gave them since 2004 (its `CHANGES` and man pages). */
import type { Decimals } from './numbers.ts';
import type { Measure } from './reading.ts';
import { type Values, withoutIdle } from './series-table.ts';

const sector = 512;
const kib = 1024;
const mib = 1024 ** 2;
const gib = 1024 ** 3;

/** What `--human` puts behind a size, in bytes, whatever the heading says (sysstat `common.c`, cprintf_unit). */
const humanUnits: Readonly<Record<string, number>> = {
  s: sector,
  B: 1,
  k: kib,
  M: mib,
  G: gib,
  T: 1024 ** 4,
  P: 1024 ** 5,
};

type Column = { readonly measure: Measure; readonly factor: number };

const column = (measure: Measure, factor = 1): Column => ({ measure, factor });

/** iostat’s kB is 1,024 bytes and its MB 1,048,576. */
export const columns: Readonly<Record<string, Column>> = {
  'r/s': column('reads'),
  'w/s': column('writes'),
  tps: column('ios'),
  'rsec/s': column('readBytes', sector),
  'wsec/s': column('writeBytes', sector),
  'rd_sec/s': column('readBytes', sector),
  'wr_sec/s': column('writeBytes', sector),
  'rkB/s': column('readBytes', kib),
  'wkB/s': column('writeBytes', kib),
  'rMB/s': column('readBytes', mib),
  'wMB/s': column('writeBytes', mib),
  'rGB/s': column('readBytes', gib),
  'wGB/s': column('writeBytes', gib),
  'kB/s': column('bytes', kib),
  'MB/s': column('bytes', mib),
  'GB/s': column('bytes', gib),
  'sec/s': column('bytes', sector),
  await: column('latency', 1e-3),
  r_await: column('readLatency', 1e-3),
  w_await: column('writeLatency', 1e-3),
  'avgqu-sz': column('queue'),
  'aqu-sz': column('queue'),
  '%util': column('utilisation', 0.01),
};

/** The names in JSON of iostat and sadf. Elsewhere “wkB” is a heading that was cut off. */
export const jsonColumns: typeof columns = {
  ...columns,
  util: column('utilisation', 0.01),
  'util-percent': column('utilisation', 0.01),
  rkB: column('readBytes', kib),
  wkB: column('writeBytes', kib),
  rd_sec: column('readBytes', sector),
  wr_sec: column('writeBytes', sector),
};

/** Columns that are known and hold nothing that is used: sizes that follow from others, merges, discards, `svctm`, which is no latency. */
const unused =
  /^([rwd]?rqm\/s|%?[rwd]rqm|svctm|avgrq-sz|[rwd]?areq-sz|[df]\/s|d(kB|MB|GB|sec)\/s|[df]_await|dkB|dc_sec|[rwd]rqm)$/;

/** Whether a heading’s word is a column of sysstat. */
export const isColumn = (name: string): boolean =>
  Object.hasOwn(columns, name) || unused.test(name);

/** What to read from the cells of a row under a heading: for each cell its column, if it is used. */
export type Plan = readonly (Column | undefined)[];

/** The plan of a heading. One measure in two units is taken once, in the first. */
export const planOf = (names: readonly string[]): Plan => {
  const taken = new Set<Measure>();
  return names.map((name) => {
    const known = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!known || taken.has(known.measure)) return undefined;
    taken.add(known.measure);
    return known;
  });
};

/** A cell of `--human`: a size with its unit, or a share with a per cent sign. */
function humanValue(
  cell: string,
  known: Column | undefined,
  decimals: Decimals,
): number | undefined {
  const [, digits, unit = ''] = /^(\d+(?:[.,]\d+)?)([sBkMGTP%])$/.exec(cell) ?? [];
  const value = digits === undefined ? undefined : decimals.read(digits);
  if (value === undefined) return undefined;
  if (unit === '%') return value * (known?.factor ?? 1);
  if (known && !/bytes/i.test(known.measure)) return undefined;
  decimals.hasUnits = true;
  return value * (humanUnits[unit] ?? Number.NaN);
}

/**
 * The measures of a row, in base units.
 * @param from which cell is the first of the plan
 * @returns nothing where a cell is no number
 */
export function valuesOf(
  plan: Plan,
  cells: readonly string[],
  from: number,
  decimals: Decimals,
): Values | undefined {
  const values: Values = {};
  for (let at = 0; at < plan.length; at++) {
    const cell = cells[from + at] ?? '';
    const known = plan[at];
    const plain = decimals.read(cell);
    const value =
      plain === undefined ? humanValue(cell, known, decimals) : plain * (known?.factor ?? 1);
    if (value === undefined) return undefined;
    if (known) values[known.measure] = value;
  }
  return withoutIdle(values);
}
