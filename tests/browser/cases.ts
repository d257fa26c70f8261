/** One change to each calculator, as a person types it. What comes out is asked of the calculator itself, in Node. */

import type { CalculatorContext } from '../../src/calculators/context.ts';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery, type ViewModel } from '../../src/kit/index.ts';
import type { Disk, Found, Vm } from '../../src/limits/types.ts';
import { testDataset } from '../test-dataset.ts';

export type Case = {
  readonly id: string;
  readonly field: string;
  readonly typed: string;
  /** What stands in the address then. */
  readonly query: string;
  /** A second change. */
  readonly next: string;
  /** The readout that both changes move. */
  readonly readout: string;
  /** A text that nobody can read. */
  readonly unreadable: string;
};

export const cases: readonly Case[] = [
  {
    id: 'io-size',
    field: 'io-size',
    typed: '64k',
    query: 'io-size=64KiB',
    next: '1 MiB',
    readout: 'iops',
    unreadable: 'eight',
  },
  {
    id: 'queue-depth',
    field: 'outstanding',
    typed: '4',
    query: 'outstanding=4',
    next: '2',
    readout: 'iops',
    unreadable: 'four',
  },
  {
    id: 'sync-io',
    field: 'latency',
    typed: '1 ms',
    query: 'latency=1ms',
    next: '0,5 ms',
    readout: 'iops',
    unreadable: 'soon',
  },
  {
    id: 'cap-check',
    field: 'target-iops',
    typed: '8,000',
    query: 'disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&io-size=64KiB&target-iops=8000',
    next: '9,000',
    readout: 'uncached-throughput',
    unreadable: 'many',
  },
  {
    id: 'burst',
    field: 'credit',
    typed: '50 %',
    query: 'credit=50%25',
    next: '25',
    readout: 'lasts',
    unreadable: 'half',
  },
  {
    id: 'commit',
    field: 'sync-latency',
    typed: '4 ms',
    query: 'sync-latency=4ms',
    next: '2,5 ms',
    readout: 'commits',
    unreadable: 'soon',
  },
  {
    id: 'provision',
    field: 'target-iops',
    typed: '30,000',
    query: 'target-iops=30000',
    next: '40k',
    readout: 'cost',
    unreadable: 'many',
  },
  {
    id: 'benchmark',
    field: 'io-size',
    typed: '64k',
    query: 'io-size=64KiB',
    next: '1 MiB',
    readout: 'iops',
    unreadable: 'eight',
  },
  {
    id: 'find',
    field: 'capacity',
    typed: '8 TiB',
    query: 'capacity=8TiB',
    next: '12 TiB',
    readout: 'cost',
    unreadable: 'much',
  },
  {
    id: 'diagnose',
    field: 'vm',
    typed: 'e32s v3',
    query: 'vm=E32s_v3',
    next: 'D64s_v3',
    readout: 'utilisation',
    unreadable: 'large',
  },
  {
    id: 'throttle',
    field: 'window',
    typed: '20 ms',
    query: 'window=20ms',
    next: '0,2 s',
    readout: 'latency-data',
    unreadable: 'short',
  },
];

type Computed = { readonly screen: ViewModel; readonly rows: ReadonlySet<string> };

/** What was computed: several tests look at one case. */
const computed = new Map<string, Computed>();

function computedOf(id: string, query: string): Computed {
  const key = `${id}?${query}`;
  const known = computed.get(key);
  if (known) return known;
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(`There is no calculator ${id}.`);
  const { given, lookup } = parseQuery(query);
  const { dataset, rows } = recording();
  const made = { screen: calculator.viewModel(lookup, dataset, given), rows };
  computed.set(key, made);
  return made;
}

/** The screen that a query gives, computed here. */
export const screenOf = (id: string, query = ''): ViewModel => computedOf(id, query).screen;

/** The sizes and disks of today that its calculator looked up by name for it: “vm D8s_v5”, “disk P30”. */
export const rowsOf = (id: string, query: string): ReadonlySet<string> =>
  computedOf(id, query).rows;

/** The dataset, and what was looked up in it. */
function recording() {
  const { catalogue } = testDataset;
  const rows = new Set<string>();
  const seen = <Row extends Disk | Vm>(kind: string, found: Found<Row>): Found<Row> => {
    if (!('row' in found) || found.row.edition !== 'current') return found;
    rows.add(`${kind} ${found.row.name}`);
    // The limits of a size with constrained vCPUs are those of the full size.
    if ('constrainedOf' in found.row) rows.add(`${kind} ${found.row.constrainedOf}`);
    return found;
  };
  const dataset: CalculatorContext = {
    ...testDataset,
    catalogue: {
      ...catalogue,
      vm: (name, edition) => seen('vm', catalogue.vm(name, edition)),
      disk: (name, edition) => seen('disk', catalogue.disk(name, edition)),
    },
  };
  return { dataset, rows };
}

/** The figures on a screen: the readouts, and the demands that are one. */
export function figuresOn({ answer }: ViewModel) {
  const { readouts = [], limits: gates = [] } = answer ?? {};
  const demands = gates.flatMap(({ readout, demand: value }) =>
    readout ? { ...readout, value } : [],
  );
  return [...readouts, ...demands].flatMap(({ id, unit, value }) =>
    value === undefined ? [] : { id, unit, value },
  );
}

/** The same as numbers by name. */
export const numbersOf = (screen: ViewModel): Record<string, number> =>
  Object.fromEntries(figuresOn(screen).map(({ id, value }) => [id, value]));
