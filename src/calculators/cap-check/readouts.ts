/** The figures of the cap check: what is achieved, the headroom or how much is too much, and bursts. */
import { type BurstLine, formatUtilisation, type Readout } from '../../kit/index.ts';
import type { Burst } from '../../storage/path/burst.ts';
import type { Kind } from '../../storage/path/path.ts';
import { countedLoads } from '../../storage/verdict/achieved.ts';
import { type Assessment, leastOf } from '../../storage/verdict/assess.ts';
import { isUpperBound } from '../../storage/verdict/checks.ts';
import { sizesAllowed } from '../../storage/verdict/io-sizes.ts';
import { type BytesPerSecond, exceeds, formatFraction, iops } from '../../units/index.ts';
import { formatAmount, wholeFigure } from '../shared/answer/checks-and-columns.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/readouts.ts';
import { notPublished } from '../shared/answer/text.ts';
import { burstReadouts } from '../shared/set-up/burst-figures.ts';
import { formatCheckAmount } from '../shared/set-up/limits.ts';
import { formatSizeLimit } from '../shared/set-up/verdict-io-sizes.ts';

/** Why a figure cannot be given, or what it takes. */
const missing = ({ setUp, loads }: Assessment): Pick<Readout, 'text' | 'aside'> =>
  loads.some(({ demand }) => demand.iops === undefined || demand.throughput === undefined) &&
  setUp.size === undefined
    ? { text: '–', aside: 'enter an IO size' }
    : { text: notPublished };

/** Below a figure with its unit: “of 767 needed” where all of it was typed, and “disks: 1,100” where nothing was. */
function beside({ loads, setUp }: Assessment, kind: Kind): Pick<Readout, 'aside'> {
  const counted = countedLoads(loads);
  const demand = counted.reduce((sum, load) => sum + (load.demand[kind] ?? Number.NaN), 0);
  const typed = counted.filter((load) => load.demand.basis !== 'limits').length;
  if (!(demand > 0) || (typed > 0 && typed < counted.length)) return {};
  const figure = wholeFigure(kind, demand, setUp.vm.unit);
  return { aside: typed > 0 ? `of ${figure} needed` : `disks: ${figure}` };
}

/** The same in the other unit is a step of the calculation. */
const figureAlone = ({ aside: _, ...readout }: Readout): Readout => readout;

/** What is achieved, and the headroom. The demand for each limit of the VM is in the bars. */
export function readouts(assessment: Assessment, burst: Burst | undefined): readonly Readout[] {
  const { setUp, achieved } = assessment;
  const { iops: rate, throughput } = achieved;
  const isDoubted = assessment.gaps.some(({ why }) => why === 'doubted');
  const atMost = isUpperBound(assessment.gaps) ? ', at most' : isDoubted ? ', at least' : '';
  const open = missing(assessment);
  const kind = burstKind(assessment, burst);
  const ofThroughput =
    throughput === undefined
      ? undefined
      : throughputReadout(throughput as BytesPerSecond, setUp.vm.unit, `Throughput${atMost}`);
  return [
    rate === undefined
      ? { id: 'iops', label: 'Achievable IOPS', kind: 'iops', unit: 'IOPS', ...open }
      : {
          ...iopsReadout(iops(rate), atMost ? `IOPS${atMost}` : 'Achievable IOPS'),
          ...beside(assessment, 'iops'),
        },
    ofThroughput
      ? { ...figureAlone(ofThroughput), ...beside(assessment, 'throughput') }
      : {
          id: 'throughput',
          label: 'Throughput',
          kind: 'throughput',
          unit: 'B/s',
          ...open,
        },
    ...ioSizes(assessment),
    // The line about bursts has some of them, and programs have all.
    ...burstReadouts(burst, setUp.vm.unit, atMost).map((one) => ({
      ...one,
      ...(one.id === 'burst-throughput' && {
        text: `${wholeFigure('throughput', one.value ?? 0, setUp.vm.unit)} ${setUp.vm.unit}`,
      }),
      within: kind && (one.id === 'burst-lasts' || one.id === `burst-${kind}`) ? 'burst' : 'over',
    })),
    ...headroomOf(assessment),
  ];
}

/** Where a target has no IO size: the sizes with which the limits of the other dimension allow it. */
function ioSizes({ checks }: Assessment): readonly Readout[] {
  const sizes = sizesAllowed(checks);
  return (['max', 'min'] as const).flatMap((end): Readout[] => {
    const limit = sizes[end];
    if (!limit || !Number.isFinite(limit.size)) return [];
    return [
      {
        id: `io-size-${end}`,
        label: end === 'max' ? 'IO size up to' : 'IO size from',
        kind: 'count',
        unit: 'B',
        value: limit.size,
        text: formatSizeLimit(limit.size, end),
        // The sentence has it.
        within: 'over',
      },
    ];
  });
}

/** The unused share of the most utilised limit that affects the verdict; above the limit, demand / limit. */
function headroomOf(assessment: Assessment): readonly Readout[] {
  const { highest, utilisation, verdict, bottlenecks, setUp } = assessment;
  const base = { kind: 'count', unit: '1', within: 'status' } as const;
  // Beside a disk as the bottleneck, which has none left, it is that of the VM.
  const isOfVm = bottlenecks[0]?.load && !bottlenecks[0].affectsVerdict && !highest?.load;
  const headroom = { ...base, id: 'headroom', label: isOfVm ? 'VM headroom' : 'Headroom' };
  // An ephemeral OS disk alone can use all of a local limit of the VM, and nothing else is demanded.
  const isOpen = bottlenecks.some(
    ({ affectsVerdict, load }) => !affectsVerdict && (!load || load.disk.placement),
  );
  if (utilisation === 0 && isOpen) return [{ ...headroom, text: 'needs a target' }];
  if (!highest || utilisation === undefined) return [{ ...headroom, text: 'no published limit' }];
  if (exceeds(utilisation, 1)) {
    const tooMuch = formatCheckAmount(
      leastOf(highest) - (highest.sustained ?? 0),
      highest,
      setUp.vm,
    );
    return [
      {
        ...base,
        id: 'over',
        label: 'Highest utilisation',
        value: utilisation,
        text: formatUtilisation(utilisation),
        aside: `${tooMuch} too much`,
        // One bottleneck has it behind its name; of several the line has no room for it.
        within: 'over',
      },
      { ...headroom, value: 0, text: 'none', within: 'over' },
    ];
  }
  // The badge says so.
  if (verdict === 'not-checked') return [{ ...headroom, text: 'not checked', within: 'over' }];
  const left = Math.max(0, 1 - utilisation);
  const aside = `${formatFraction(utilisation)} used`;
  return [{ ...headroom, value: left, text: formatFraction(left), aside }];
}

/** Of which dimension the line about bursts tells what they give: that of the bottleneck; nothing where they give nothing. */
function burstKind({ bottlenecks: [first] }: Assessment, burst: Burst | undefined) {
  const kind = first?.kind ?? 'iops';
  return burst?.lasts === undefined || burst[kind] === undefined ? undefined : kind;
}

/** The bursts as one line; it has their readouts where the load needs them. */
export function burstLine(assessment: Assessment, burst: Burst | undefined): BurstLine | undefined {
  const kind = burstKind(assessment, burst);
  if (!kind) return undefined;
  const { achieved, setUp, loads } = assessment;
  const { [kind]: then = 0 } = achieved;
  // Disks that burst as well do more than those that the sentence above counts.
  const counted = loads.reduce((sum, { demand }) => sum + (demand[kind] ?? 0), 0);
  const also = exceeds(burst?.[kind] ?? 0, counted) ? ' (disks burst too)' : '';
  return {
    parts: [
      'For ',
      { readout: 'burst-lasts' },
      ' on full credits ',
      { readout: `burst-${kind}` },
      `${also}, then ${formatAmount(kind, then, setUp.vm.unit)}.`,
    ],
    sustained: Math.min(1, then / (burst?.[kind] || 1)),
  };
}
