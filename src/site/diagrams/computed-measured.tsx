/** Every figure that is computed without its document: measured across, computed up, one plot for each quantity. */
import { accuracy, calculatorAccuracy, computedOf, type Row } from '../../accuracy/index.ts';
import { domainOf, logAxis } from '../../calculators/shared/answer/axes.ts';
import { formatAmount } from '../../calculators/shared/answer/checks-and-columns.ts';
import type { Axis } from '../../kit/index.ts';
import { maxTicks, ticksOf } from '../../ui/charts/ticks.ts';
import { percent } from '../../ui/shapes/svg-attributes.ts';
import { formatNumber } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { area, curve, type Frame, plotPanel, xScaleOf, yScaleOf } from './plot.tsx';

type Dot = { readonly row: Row; readonly measured: number; readonly computed: number };

/** Thousands of IOPS, MB/s and milliseconds, whose numbers are short enough for a phone. */
const unitOf = { iops: 1e3, throughput: 1e6, latency: 1e-3 } as const;

const dots: readonly Dot[] = [...accuracy(), ...calculatorAccuracy()].flatMap((row) => {
  const computed = computedOf(row);
  if (row.role !== 'accuracy' || computed === undefined) return [];
  const unit = unitOf[row.what];
  return [{ row, measured: row.measured / unit, computed: computed / unit }];
});

/** Limits may be 12.5 % off, as in the strips; and so far apart most documents are in a latency of Premium SSD. */
const bands = {
  iops: { from: 0.875, to: 1.125, text: '12.5 % on either side' },
  throughput: { from: 0.875, to: 1.125, text: '12.5 % on either side' },
  latency: { from: 1 / 1.37, to: 1.37, text: 'a factor of 1.37 on either side' },
} as const;

/** What decided a figure, as it is drawn: by a limit, by local disks, or by a latency or a share. */
const looks = (group: Row['group']) =>
  group === 'latency'
    ? { fill: 'none', stroke: 'var(--wait)' }
    : group === 'local disk'
      ? { fill: 'var(--line)', stroke: 'none' }
      : group === 'share of a limit'
        ? { fill: 'none', stroke: 'var(--over)' }
        : { fill: 'var(--iops)', stroke: 'none' };

/** Those that are furthest off, as the page names them, and on which side of their dot there is room. */
const names: Readonly<
  Record<string, readonly [text: string, side: 'start' | 'end', down: number]>
> = {
  'local-disks-2020-3 iops': ['cache', 'start', 4],
  'lisa-summary-2019-9 iops': ['12 × P30', 'end', -7],
  'a4-16 throughput': ['16 HDDs', 'end', 4],
  'constellation-2023-8 throughput': ['DC4as_v5', 'start', 12],
  'lab-5 latency': ['temp disk', 'end', 4],
};

const titles = {
  iops: 'Thousands of IOPS',
  throughput: 'Throughput, MB/s',
  latency: 'Mean latency, ms',
} as const;

function panelOf(what: Row['what']): Panel {
  const own = dots.filter(({ row }) => row.what === what);
  const domain = domainOf(own.flatMap(({ measured, computed }) => [measured, computed]));
  const title = titles[what];
  const axis: Axis = logAxis(title, domain);
  const frame: Frame = { top: 10, height: 190, left: 0.2, sparse: true, x: axis, y: axis };
  const [toX, toY] = [xScaleOf(frame), yScaleOf(frame)];
  const band = bands[what];
  const [low, high] = domain;
  const off = ({ measured, computed }: Dot) => Math.max(computed / measured, measured / computed);
  const within = own.filter(
    ({ computed, measured }) =>
      computed >= measured * band.from - 1e-9 && computed <= measured * band.to + 1e-9,
  ).length;
  const [furthest] = own.toSorted((one, other) => off(other) - off(one));
  const documents = new Set(own.map(({ row }) => row.source)).size;
  const ticks = ticksOf(axis, maxTicks.y);
  return plotPanel(
    title,
    frame,
    [
      `${own.length} figures from ${documents} documents; ${within} are in the grey band, ${band.text} of equal.`,
      ...(furthest
        ? [
            `Furthest off: ${furthest.row.setup}, ${furthest.row.printed} measured and ${formatAmount(what, furthest.computed * unitOf[what], furthest.row.unit ?? 'MB/s')} computed.`,
          ]
        : []),
      `Both axes are logarithmic and marked at ${ticks.map(({ text }) => text).join('; ')}.`,
    ],
    [
      area(frame, [
        [low, low],
        [low, low * band.to],
        [high / band.to, high],
        [high, high],
        [high, high * band.from],
        [low / band.from, low],
      ]),
      curve(
        frame,
        [
          [low, low],
          [high, high],
        ],
        'w3',
        { width: 1 },
      ),
      own.map(({ row, measured, computed }) => (
        <circle cx={percent(toX(measured))} cy={toY(computed)} r="3" {...looks(row.group)} />
      )),
      own.map(({ row, measured, computed }) => {
        const [text, side, down = 0] = names[`${row.id} ${what}`] ?? [];
        const [x, y] = [percent(toX(measured)), toY(computed) + down];
        return (
          text && (
            <text class="quiet" x={x} y={y} dx={side === 'end' ? -7 : 7} text-anchor={side}>
              {text}
            </text>
          )
        );
      }),
    ],
  );
}

const dot = (group: Row['group']) => <circle cx="5" cy="5" r="3.5" {...looks(group)} />;

export const computedMeasuredDiagram: Diagram = {
  title: 'Measured (across) and computed (up): on the line they are equal',
  key: [
    { mark: dot('VM limit'), text: 'decided by a limit of the VM or of disks' },
    { mark: dot('local disk'), text: 'by local disks' },
    { mark: dot('latency'), text: 'by latency' },
    { mark: dot('share of a limit'), text: 'one workload’s share of a limit' },
    {
      mark: <rect width="10" height="10" fill="var(--w3)" fill-opacity="0.18" />,
      text: `off by up to 12.5 %, latencies by a factor of ${formatNumber(bands.latency.to, 3)}`,
    },
  ],
  legend: 'Each is computed without its own document.',
  small: true,
  panels: (['iops', 'throughput', 'latency'] as const).map(panelOf),
};
