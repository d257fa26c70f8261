/**
 * Measured runs that the calculators themselves compute, from the inputs a reader would enter. Those in the folder
 * above are put to the models directly: the laws and the simulation.
 */

import type { CalculatorContext } from '../../calculators/context.ts';
import { calculators } from '../../calculators/index.ts';
import { formatAmount } from '../../calculators/shared/answer/checks-and-columns.ts';
import { toEnd } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { Group, Quantity, Role, Row } from '../row.ts';
import { without } from './leave-one-out.ts';

/** One measured figure, and the inputs of the calculator that computes it. */
export type MeasuredRun = {
  readonly setup: string;
  readonly what: Quantity;
  /** In base units. */
  readonly measured: number;
  readonly group: Group;
  /** Missing where there is no model; `why` says which input is not known. */
  readonly by?: { readonly calculator: string; readonly inputs: Readonly<Record<string, string>> };
  readonly why?: string;
  /** What `why` explains, where it is one of these: that the run got less than what is computed for it, or more. */
  readonly got?: 'less' | 'more';
};

/**
 * All runs of one source, which serve one purpose: they were calibrated on, or they test what was not.
 * What an `older` source measured at a limit is a test too, since limits did not change as latency did.
 */
export type MeasuredSource = {
  readonly source: string;
  readonly place: string;
  readonly role: Role;
  readonly runs: readonly MeasuredRun[];
};

/** What a workload called `data` gets in the simulation, which counts bursts, on a VM that does not limit it. */
const simulatedAs = (load: string, vm = 'D32ds_v5') => ({
  calculator: 'throttle',
  inputs: { vm, loads: `data:${load}`, seconds: '5' },
});

/** What is measured in a unit, and how many base units one of it is. */
const units: Readonly<Record<string, readonly [Quantity, number]>> = {
  IOPS: ['iops', 1],
  'MB/s': ['throughput', 1e6],
  'MiB/s': ['throughput', 2 ** 20],
  ms: ['latency', 1e-3],
};

/** “io-size disk=P30 read=0%”: a calculator with its inputs. “simulated P30/None:4KiB:q8:read D4s_v3”: a load, and the VM if it matters. */
function calculationIn(text: string): MeasuredRun['by'] {
  const [calculator = '', ...inputs] = text.split(' ');
  if (calculator === '-') return undefined;
  if (calculator === 'simulated') return simulatedAs(inputs[0] ?? '', inputs[1]);
  return { calculator, inputs: Object.fromEntries(inputs.map((input) => input.split('='))) };
}

/**
 * Runs as a table: what was measured | what decided it | what computes it, or `-` | the set-up.
 * An indented line says of the run above it why it differs, or why there is no model.
 */
const runsIn = (table: string): readonly MeasuredRun[] =>
  table
    .trim()
    .split(/\n(?! )/)
    .map((lines) => {
      const [line = '', why] = lines.split('\n  ');
      const [amount = '', group = '', by = '', setup = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [value, unit = ''] = amount.split(' ');
      const [what, factor] = units[unit] ?? [];
      if (!what || !factor) throw new Error(`${line}: “${unit}” is not a unit.`);
      // A division of whole milliseconds is exact where the product with a fraction is not.
      const measured = factor < 1 ? Number(value) / Math.round(1 / factor) : Number(value) * factor;
      return {
        setup,
        what,
        measured,
        group: group as Group,
        ...defined({ by: calculationIn(by), why }),
      };
    });

/** Sources of one role, each with its place, and its runs as such a table. */
export const sourcesAs =
  (role: Role) =>
  (source: string, place: string) =>
  ([table = '']: readonly string[]): MeasuredSource => ({
    source,
    place,
    role,
    runs: runsIn(table),
  });

/** What a calculator gives for these inputs. @throws where it gives no such figure, which is a mistake in the run */
function computed(
  { by, what, setup }: MeasuredRun,
  context: CalculatorContext,
): number | undefined {
  if (!by) return undefined;
  const { calculator: id, inputs } = by;
  const calculator = calculators.find((one) => one.id === id);
  // Nothing is read but readouts, which an answer has at once.
  const { answer } = calculator ? toEnd(calculator.start((name) => inputs[name], context)) : {};
  const figure = (readout: string) => {
    const value = answer?.readouts.find((one) => one.id === readout)?.value;
    if (value === undefined) throw new Error(`${setup}: ${id} gives no ${readout}.`);
    return value;
  };
  // The mean of a run that outlasts its credits: the share of the demand, which is what the burst allows.
  if (id === 'burst') return figure('delivered') * figure('burst-iops');
  return figure(id === 'throttle' ? `${what}-data` : what);
}

/**
 * Every figure is computed without its document. So a latency that other documents have too is a test, wherever it
 * is from, and one that this document alone has is not.
 */
function roleOf({ by, group }: MeasuredRun, role: Role, usedOwn: boolean): Role {
  if (!by) return 'no model';
  if (group !== 'latency') return role === 'older' ? 'accuracy' : role;
  if (usedOwn) return 'calibration';
  return role === 'calibration' ? 'accuracy' : role;
}

const print = (what: Quantity, value: number): string =>
  what === 'throughput'
    ? `${formatNumber(value / 1e6, 1)} MB/s`
    : formatAmount(what, value, 'MB/s');

export const rowsOf = ({ source, place, role, runs }: MeasuredSource): readonly Row[] =>
  runs.map((run, at): Row => {
    const { setup, what, measured, group, why, by } = run;
    const { context, usedOwn } = without(source);
    const value = computed(run, context);
    const error = value === undefined ? undefined : value / measured - 1;
    return {
      id: `${source}-${at + 1}`,
      setup,
      of: 'all',
      what,
      measured,
      group,
      source,
      place,
      role: roleOf(run, role, usedOwn()),
      printed: print(what, measured),
      unit: 'MB/s',
      ...(value === undefined
        ? {}
        : by?.calculator === 'throttle'
          ? { simulated: value, simulatedError: error ?? Number.NaN }
          : { formula: value, formulaError: error ?? Number.NaN }),
      ...defined({ why }),
    };
  });
