import { type Cell, type Field, type Look, textField } from '../../kit/index.ts';
import {
  bad,
  good,
  isGood,
  type Read,
  readCount,
  readSeconds,
  type Seconds,
  seconds,
  writeCount,
  writeSeconds,
} from '../../units/index.ts';
import type { CalculatorContext as World } from '../dataset.ts';
import { limitsField, vmField } from '../fields.ts';
import {
  initialVm,
  type Load,
  type Part,
  parts,
  type Row,
  type Volume,
  writeLoads,
  writeTarget,
} from '../workloads.ts';
import { cellReaders } from './load.ts';
import { editRows, mostRows, splitRows } from './rows.ts';

const labels: Readonly<Record<Part, string>> = {
  name: 'Name',
  target: 'Target',
  size: 'IO size',
  demand: 'Demand',
  pattern: 'Read/write',
  more: 'Options',
};

const cells = (row: Row, look: Look<World>): readonly Cell[] =>
  parts.map((part) => {
    const read = cellReaders[part](row[part], look);
    return {
      part,
      label: labels[part],
      text: row[part],
      ...(isGood(read) ? {} : { problem: read.problem }),
    };
  });

const example = 'log:P30/None:4KiB:q1:write';

function readLoads(text: string, look: Look<World>): Read<readonly Load[]> {
  const rows = splitRows(text);
  if (!rows) return bad(`Too long: enter up to ${mostRows} workloads, each like ${example}.`);
  if (rows.length === 0) return bad(`There is no workload. Add one, such as ${example}.`);
  const loads: Load[] = [];
  for (const [index, row] of rows.entries()) {
    const load: Record<string, unknown> = {};
    for (const part of parts) {
      const read = cellReaders[part](row[part], look);
      if (!isGood(read))
        return bad(`Workload ${index + 1}, ${labels[part].toLowerCase()}: ${read.problem}`);
      load[part] = read.value;
    }
    // Each part was read by the reader of its name.
    const found = load as Load;
    const conflict = against(found, loads);
    if (conflict) return bad(`Workload ${index + 1}: ${conflict}`);
    loads.push(found);
  }
  return good(loads);
}

const sharedId = ({ target }: Load) => (target === 'temp' ? undefined : target.id);

/** What only shows when a load is seen beside the others. */
function against(load: Load, others: readonly Load[]): string | undefined {
  if (others.some(({ name }) => name === load.name))
    return `There are two workloads named ${load.name}: each needs a name of its own.`;
  const cached = load.target !== 'temp' && load.target.cache !== 'None';
  if (load.more.hit !== undefined && !cached)
    return 'Cache hits need a host cache: the target has none.';
  const id = sharedId(load);
  const same = id === undefined ? undefined : others.find((other) => sharedId(other) === id);
  if (same && writeTarget(same.target) !== writeTarget(load.target))
    return `#${id} is ${writeTarget(same.target as Volume)} for ${same.name}: enter the same disk for all workloads that share it.`;
  return undefined;
}

const loadsField: Field<readonly Load[], World> = {
  label: 'Workloads',
  hint: 'Target: temp, or a disk and its host cache: P30/None, P30x4/ReadOnly (a striped volume), P30/None#a (a disk shared by several workloads). Demand: q8 is queue depth 8, r500 is 500 IOPS. Options: hit=80%, latency=1ms, from=2s, to=5s.',
  initial: 'temp:temp:256KiB:q60:write,log:P30/ReadOnly:4KiB:q1:write',
  read: readLoads,
  write: writeLoads,
  show: (text, look) => {
    const rows = splitRows(text);
    return rows
      ? { kind: 'list', rows: rows.map((row) => cells(row, look)), add: 'Add a workload' }
      : { kind: 'text' };
  },
  edit: editRows,
};

/** Called by what it is elsewhere in this folder: nothing here has to do with a browser’s own. */
export const windowField = 'window';

/** The name says the unit, so a bare number is seconds. */
const withUnit = (text: string) => (/\d\s*$/.test(text) ? `${text} s` : text);

export const fields = {
  vm: vmField(initialVm),
  loads: loadsField,
  [windowField]: textField<Seconds, World>({
    label: 'Window',
    hint: 'Throttling interval of the model; reportedly 50 ms.',
    initial: '50ms',
    read: (text) => readSeconds(text, { least: seconds(0.001), most: seconds(10) }),
    write: writeSeconds,
  }),
  seconds: textField<Seconds, World>({
    label: 'Seconds',
    hint: 'Simulated time; longer where queues need it to settle.',
    initial: '10',
    read: (text) => readSeconds(withUnit(text), { least: seconds(0.05), most: seconds(600) }),
    write: (time) => writeSeconds(time).replace(/(?<!m|u)s$/, ''),
  }),
  seed: textField<number, World>({
    label: 'Random seed',
    hint: 'The same seed gives the same answer.',
    initial: '1',
    read: (text) => readCount(text, { least: 0, most: 2 ** 32 - 1 }, 'seeds'),
    write: writeCount,
  }),
  limits: limitsField,
};
