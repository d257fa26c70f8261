/** Announced retirements beside those of the dataset. */
import { type Lifecycle, lifecycleOf } from '../../../src/limits/lifecycle.ts';
import type { LifecycleStatement, Vm } from '../../../src/limits/types.ts';
import { defined } from '../../../src/units/omit-undefined.ts';
import type { Difference, RetirementObserved, SizeObserved } from './observed.ts';
import { rowOf } from './row-of-size.ts';

export type RetirementDataset = {
  readonly lifecycle: readonly LifecycleStatement[];
  /** The text of the file in which retirements are. */
  readonly lifecycleText: string;
};
const file = 'src/limits/vms/lifecycle.ts';

type Announced = Pick<RetirementObserved, 'retires' | 'from'>;

/** The row that states when a series or a size retires. */
function placesOf(name: string, { lifecycleText }: RetirementDataset) {
  const lines = lifecycleText.split('\n');
  const at = lines.findIndex((line) => {
    const [state, , , names = ''] = line.trim().split(/\s+/);
    return state === 'retires' && names.split(',').includes(name);
  });
  return at < 0 ? [] : [{ file, line: at + 1, text: (lines[at] ?? '').trim() }];
}

const isHeld = ({ retires, retired }: Lifecycle, day: string) => (retires ?? retired) === day;

/**
 * A difference, where the day is not the one that is held, whether or not it has come.
 * @param series where all of it retires
 */
function differing(
  { retires, from }: Announced,
  rows: readonly Vm[],
  series: string | undefined,
  held: Lifecycle,
  data: RetirementDataset,
): readonly Difference[] {
  if (isHeld(held, retires)) return [];
  const names = rows.map(({ name }) => name);
  const written = series === undefined ? names : [series];
  const what = series === undefined ? names.join(', ') : `the series ${series}`;
  const remark = 'Cite the page on retirements if it says the same; else the resource API.';
  return [
    {
      kind: 'retirement',
      about: { kind: 'vm', names },
      says: `${what} retires on ${held.retires === undefined ? '' : `${held.retires} → `}${retires}`,
      now: placesOf(written[0] ?? '', data),
      paste: {
        into: file,
        lines: [`retires             ${retires}  retirements          ${written.join(',')}`],
      },
      from,
      ...defined({ remark: from.kind === 'page' ? undefined : remark }),
    },
  ];
}

/** “Dsv2-series”, “B-series (V1)” and “Av2/Amv2-series” as the names that the dataset has for series, in small letters. */
function seriesIn(name: string): readonly string[] {
  const [, version = ''] = /\((v\d+)\)$/i.exec(name) ?? [];
  const series = name.replace(/\s*\(.*\)$/, '').replace(/[- ]series$/i, '');
  const names = series.split('/').flatMap((one) => [one, `${one}${version}`]);
  return [...new Set(names.map((one) => one.toLowerCase()))];
}

/** Retirements on pages: of series, and of single sizes. */
function announced(
  { name, ...what }: RetirementObserved,
  vms: readonly Vm[],
  data: RetirementDataset,
) {
  const size = /^Standard_(.+)$/.exec(name)?.[1];
  const vm = vms.find((one) => one.name === size);
  if (vm) return differing(what, [vm], undefined, lifecycleOf(vm), data);
  return seriesIn(name).flatMap((wanted) => {
    const rows = vms.filter(({ series }) => series.toLowerCase() === wanted);
    const [first] = rows;
    if (!first) return [];
    // The rows of sizes have what is stated of them beside what is stated of their series.
    const ofSeries = data.lifecycle.filter(({ names }) => names.includes(first.series));
    return differing(what, rows, first.series, lifecycleOf({ lifecycle: ofSeries }), data);
  });
}

/** Retirements that the resource API has of sizes: one difference for all sizes of a series with the same day. */
function dated(sizes: readonly SizeObserved[], vms: readonly Vm[], data: RetirementDataset) {
  const found = sizes.flatMap((size) => {
    const [vm, retires] = [rowOf(size, vms), size.retires];
    return !vm || retires === undefined || isHeld(lifecycleOf(vm), retires)
      ? []
      : [{ vm, retires, from: size.from }];
  });
  const groups = Map.groupBy(found, ({ vm, retires }) => `${vm.series} ${retires}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).flatMap((first) => {
      const { series } = first.vm;
      const rows = [...new Set(group.map(({ vm }) => vm))];
      const isWhole = vms.filter((vm) => vm.series === series).length === rows.length;
      return differing(first, rows, isWhole ? series : undefined, lifecycleOf(first.vm), data);
    }),
  );
}

export function compareRetirements(
  retirements: readonly RetirementObserved[],
  sizes: readonly SizeObserved[],
  all: readonly Vm[],
  data: RetirementDataset,
): readonly Difference[] {
  const vms = all.filter(({ edition }) => edition === 'current');
  return [...retirements.flatMap((one) => announced(one, vms, data)), ...dated(sizes, vms, data)];
}
