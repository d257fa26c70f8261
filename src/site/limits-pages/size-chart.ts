/** The chart of a series or family: IOPS and throughput by size, as steps, one line for each kind of limit that is published. */

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { tenth } from '../../ui/shapes/svg-attributes.ts';
import { bytesIn, formatNumber } from '../../units/index.ts';
import { diskHeadings, type Heading, vmHeadings } from './figures.ts';
import { named } from './size-chart-names.ts';

/** The limits that are drawn, as they are called at the end of their line. */
type Names = ReadonlyMap<string, string>;
const namesOfVms: Names = new Map([
  ['uncached', 'Uncached'],
  ['uncached-burst', 'Burst'],
  ['cached', 'Cached'],
  ['cached-burst', 'Cached burst'],
]);
const namesOfDisks: Names = new Map([
  ['base', 'Base'],
  ['burst', 'Burst'],
  ['on-demand', 'On demand'],
  ['plus', 'Perf. plus'],
]);

export type Quantity = 'IOPS' | 'rate';
export type Line = {
  readonly id: string;
  readonly label: string;
  /** A limit for each size; nothing where the page lists none. */
  readonly values: readonly (number | undefined)[];
};
export type Panel = {
  readonly quantity: Quantity;
  readonly unit: string;
  readonly lines: readonly Line[];
};
export type SizeChart = {
  /** What the steps are labelled with, and what of it is counted. */
  readonly sizes: readonly string[];
  readonly counted: 'vCPUs' | '';
  /** Labels that are too long to be beside each other are written upwards. */
  readonly upright: boolean;
  readonly panels: readonly Panel[];
  /** Words of limits that have no figure: “Cached: not published”. */
  readonly without: readonly string[];
};

/** Sizes with constrained vCPUs have the limits of those they are made from. */
const isWhole = ({ name }: Vm) => !parseSizeName(name)?.constrained;

/**
 * What is drawn of these sizes?
 * @param all rows of one edition and interface, which are read in one unit
 * @returns nothing where there are no two sizes to compare, or none of their limits is published
 */
export function sizeChartOf(all: readonly Vm[]): SizeChart | undefined {
  const rows = all.filter(isWhole);
  const counts = rows.map(({ vcpus }) => vcpus ?? 0);
  const grows = counts.every((count, at) => count > (counts[at - 1] ?? 0));
  return chartOf(rows, vmHeadings, namesOfVms, {
    sizes: grows ? counts.map((count) => formatNumber(count)) : rows.map(({ name }) => name),
    counted: grows ? 'vCPUs' : '',
    upright: !grows,
  });
}

/** The same of the disks of a family. */
export const diskChartOf = (rows: readonly Disk[]): SizeChart | undefined =>
  chartOf(rows, diskHeadings, namesOfDisks, {
    sizes: rows.map(({ name }) => name),
    counted: '',
    upright: false,
  });

function chartOf<Row extends Vm | Disk>(
  rows: readonly Row[],
  all: readonly Heading<Row>[],
  names: Names,
  axis: Pick<SizeChart, 'sizes' | 'counted' | 'upright'>,
): SizeChart | undefined {
  const [first] = rows;
  if (!first || rows.length < 2) return undefined;
  const headings = all.filter(({ id }) => names.has(id));
  const panels = (['IOPS', 'rate'] as const).map((quantity): Panel => {
    const factor = quantity === 'rate' ? bytesIn[first.unit] : 1;
    const lines = headings.map(({ id, figures }) => {
      const figure = figures.find(({ kind }) => kind === quantity);
      const values = rows.map((row) => {
        const value = figure?.of(row);
        return typeof value === 'number' ? value / factor : undefined;
      });
      return { id, label: names.get(id) ?? '', values };
    });
    return {
      quantity,
      unit: quantity === 'rate' ? first.unit : 'IOPS',
      // One size alone is no line.
      lines: lines.filter(({ values }) => values.filter((value) => value !== undefined).length > 1),
    };
  });
  if (panels.every(({ lines }) => lines.length === 0)) return undefined;
  const without = headings.flatMap(({ id, figures }) => {
    const words = new Set(rows.flatMap((row) => figures.map(({ of }) => of(row))));
    const [word] = words;
    return words.size === 1 && typeof word === 'string' ? [`${names.get(id)}: ${word}`] : [];
  });
  return { ...axis, panels: panels.filter(({ lines }) => lines.length > 0), without };
}

/** How large a panel is drawn, in CSS pixels: a phone has the table alone. */
const frame = { width: 588, height: 250 };

/** Room at the right for the names of lines, at the left for figures, above for the unit, below for sizes. */
const [nameRoom, left, above, below] = [92, 52, 28, 20];
/** Room below where sizes are written upwards. */
const uprightRoom = 92;
/** The least distance of two sizes side by side, in pixels. */
const sizeStep = 27;

/** Where is everything of a panel? */
export function drawingOf({ lines }: Panel, chart: SizeChart) {
  const count = chart.sizes.length;
  const right = frame.width - nameRoom;
  const step = (right - left) / count;
  const x = scaleLinear([0, count], [left, right]);
  const { upright } = chart;
  const bottom = frame.height - (upright ? uprightRoom : below);
  const largest = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 1);
  const y = scaleLinear([0, largest], [bottom, above]).nice(4);
  const every = Math.ceil((upright ? 12 : sizeStep) / step);
  return {
    ...frame,
    plot: { left, right, bottom },
    ticks: y.ticks(4).map((tick) => ({ y: tenth(y(tick)), text: formatNumber(tick, 2) })),
    sizes: chart.sizes.flatMap((text, at) => {
      // The largest size has its label whatever the distance.
      if ((count - 1 - at) % every !== 0) return [];
      return [{ x: tenth(x(at + 0.5)), y: bottom + (upright ? 6 : 15), text, upright }];
    }),
    lines: named(
      lines.map(({ id, label, values }) => {
        const last = values.findLastIndex((value) => value !== undefined);
        const end = tenth(y(values[last] ?? 0));
        return {
          id,
          label,
          path: stepsOf(values, x, y),
          at: { x: tenth(x(last + 1)) + 6, y: end, end },
          heights: values.map((value) => (value === undefined ? undefined : y(value))),
        };
      }),
      { left, step, top: above, bottom },
    ),
  };
}

/** How the lines of each kind are drawn, in a word. */
const drawnAs = (id: string) =>
  ['cached', 'on-demand'].includes(id)
    ? 'dashed'
    : ['cached-burst', 'plus'].includes(id)
      ? 'dashes and dots'
      : 'dotted';

/** What a line without room for its name is, and how many sizes it is of: “Cached (dashed): 1 of 8 sizes”. */
export function unnamedOf(chart: SizeChart): readonly string[] {
  const { panels, sizes } = chart;
  const unnamed = panels.flatMap((panel) =>
    drawingOf(panel, chart)
      .lines.filter(({ isNamed }) => !isNamed)
      .map(({ id, label, heights }) => {
        const known = heights.filter((height) => height !== undefined).length;
        return `${label} (${drawnAs(id)}): ${known} of ${sizes.length} sizes`;
      }),
  );
  return [...new Set(unnamed)];
}

type Scale = (value: number) => number;

/** A step for each size; a size without a figure interrupts the line. */
function stepsOf(values: Line['values'], x: Scale, y: Scale): string {
  const ends = values.flatMap((value, at) => [at, at + 1].map((end) => [end, value] as const));
  const draw = line<readonly [end: number, value: number | undefined]>(
    ([end]) => x(end),
    ([, value = 0]) => y(value),
  );
  return draw.defined(([, value]) => value !== undefined).digits(1)(ends) ?? '';
}
