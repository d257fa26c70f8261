/** Announced retirements beside those of the dataset. */
import { type Lifecycle, lifecycleOf } from '../limits/lifecycle.ts';
import type { LifecycleStatement, Vm } from '../limits/types.ts';
import { rowOf } from './compare-sizes.ts';
import type { Difference } from './difference.ts';
import type { Document, RetirementObserved, SizeObserved } from './inputs.ts';
import type { Place } from './tables.ts';

type Data = {
  readonly vms: readonly Vm[];
  readonly lifecycle: readonly LifecycleStatement[];
  /** The text of the file in which retirements are. */
  readonly lifecycleText: string;
};
const file = 'src/limits/vms/lifecycle.ts';

/** What is held of a name itself: the rows of sizes also have what is stated of their series. */
const heldOf = ({ lifecycle }: Data, name: string): Lifecycle =>
  lifecycleOf({ lifecycle: lifecycle.filter(({ names }) => names.includes(name)) });

/** The day that was announced, whether or not it has come. */
const dayOf = ({ retires, retired }: Lifecycle) => retires ?? retired;

/** “Dsv2-series”, “B-series (V1)” and “Av2/Amv2-series” as the names that the dataset has for series. */
function seriesIn(name: string): readonly string[] {
  const [, version] = /\((v\d+)\)$/i.exec(name) ?? [];
  return name
    .replace(/\s*\(.*\)$/, '')
    .replace(/[- ]series$/i, '')
    .split('/')
    .flatMap((one) => (version ? [one, `${one}${version.toLowerCase()}`] : [one]));
}

/** The row that states when a series or a size retires. */
function placeIn({ lifecycleText }: Data, name: string): readonly Place[] {
  const lines = lifecycleText.split('\n');
  const at = lines.findIndex((line) => {
    const [state, , , names = ''] = line.trim().split(/\s+/);
    return state === 'retires' && names.split(',').includes(name);
  });
  return at < 0 ? [] : [{ file, line: at + 1, text: (lines[at] ?? '').trim() }];
}

const said = (name: string, { retires: before }: Lifecycle, retires: string) =>
  `${name} retires on ${before === undefined ? '' : `${before} → `}${retires}`;

function difference(
  what: { readonly series: string } | { readonly size: string },
  names: readonly string[],
  held: Lifecycle,
  retires: string,
  from: Document,
  data: Data,
): Difference {
  const name = 'series' in what ? what.series : what.size;
  const [first, ...more] = 'series' in what ? [name] : names;
  return {
    kind: 'retirement',
    about: { kind: 'vm', names },
    says: said('series' in what ? `the series ${name}` : names.join(', '), held, retires),
    now: placeIn(data, name),
    paste: {
      into: file,
      lines: [`retires             ${retires}  retirements          ${[first, ...more].join(',')}`],
    },
    from,
    ...(from.kind === 'page'
      ? {}
      : { remark: 'Cite the page on retirements if it says the same; else the resource API.' }),
  };
}

/** Retirements on pages: of series, and of single sizes. */
export function compareAnnounced(
  retirements: readonly RetirementObserved[],
  data: Data,
): readonly Difference[] {
  const current = data.vms.filter(({ edition }) => edition === 'current');
  return retirements.flatMap(({ name, retires, from }): readonly Difference[] => {
    const size = /^Standard_(.+)$/.exec(name)?.[1];
    if (size !== undefined) {
      const vm = current.find((one) => one.name === size);
      const held = vm && lifecycleOf(vm);
      return held && dayOf(held) !== retires
        ? [difference({ size }, [size], held, retires, from, data)]
        : [];
    }
    return seriesIn(name).flatMap((wanted) => {
      const own = current.filter(({ series }) => series.toLowerCase() === wanted.toLowerCase());
      const [first] = own;
      const held = first && heldOf(data, first.series);
      return held && dayOf(held) !== retires
        ? [
            difference(
              { series: first.series },
              own.map((vm) => vm.name),
              held,
              retires,
              from,
              data,
            ),
          ]
        : [];
    });
  });
}

/** Retirements that the resource API has of sizes: one difference for all sizes of a series with the same day. */
export function compareDated(sizes: readonly SizeObserved[], data: Data): readonly Difference[] {
  const found = new Map<string, { vms: Vm[]; retires: string; from: Document }>();
  for (const size of sizes) {
    const vm = size.retires === undefined ? undefined : rowOf(size, data.vms);
    if (!vm || size.retires === undefined || dayOf(lifecycleOf(vm)) === size.retires) continue;
    const key = `${vm.series} ${size.retires}`;
    const own = found.get(key) ?? { vms: [], retires: size.retires, from: size.from };
    if (!own.vms.includes(vm)) own.vms.push(vm);
    found.set(key, own);
  }
  return [...found.values()].map(({ vms, retires, from }) => {
    const [first] = vms as [Vm, ...Vm[]];
    const names = vms.map(({ name }) => name);
    const all = data.vms.filter((vm) => vm.edition === 'current' && vm.series === first.series);
    const what = all.length === vms.length ? { series: first.series } : { size: first.name };
    return difference(what, names, lifecycleOf(first), retires, from, data);
  });
}
