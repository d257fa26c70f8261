/** The plane of a set-up: every limit on the path of its disks for the whole load, and that load. */
import type { Plane, PlaneLoad } from '../../../kit/index.ts';
import { formatDisks, roleName } from '../../../storage/path/disk-names.ts';
import { type Kind, kinds, type VmLimitId, vmLimitNames } from '../../../storage/path/path.ts';
import { countedLoads } from '../../../storage/verdict/achieved.ts';
import type { Assessment } from '../../../storage/verdict/assess.ts';
import type { Check } from '../../../storage/verdict/checks.ts';
import {
  type Bytes,
  bytesIn,
  exceeds,
  formatBytes,
  type ThroughputUnit,
} from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import { formatAmount } from '../answer/checks-and-columns.ts';
import { nearLimits } from '../answer/limits-on-plane.ts';
import { formatPart, notePart } from '../answer/part-of-limit.ts';
import { type LimitBox, planeOf } from '../answer/plane-of-limits.ts';
import { capital, kindNames, list, notPublished } from '../answer/text.ts';
import { formatCheckAmount } from './limits.ts';

type Amounts = { readonly [K in Kind]?: number };

/** Amounts in words: “12,000 IOPS of 64 KiB, 786 MB/s”. */
function formatLoad({ iops, throughput }: Amounts, size: Bytes | undefined, unit: ThroughputUnit) {
  const rate = iops === undefined ? undefined : formatAmount('iops', iops, unit);
  return compact([
    rate && (size === undefined ? rate : `${rate} of ${formatBytes(size)}`),
    throughput !== undefined && formatAmount('throughput', throughput, unit),
  ]).join(', ');
}

/** Throughput in the unit of the plane. */
const placed = ({ iops, throughput }: Amounts, unit: ThroughputUnit): Amounts => ({
  ...(iops === undefined ? {} : { iops }),
  ...(throughput === undefined ? {} : { throughput: throughput / bytesIn[unit] }),
});

/** A local disk of the VM is no part of a plane of attached disks: only where there is nothing else it has one. */
function loadsOn({ loads }: Assessment): Assessment['loads'] {
  const active = countedLoads(loads).filter(({ demand }) => demand.iops !== 0);
  const attached = active.filter(({ disk }) => !disk.placement);
  return attached.length > 0 ? attached : active;
}

/** Both dimensions of each limit on the path of these loads. */
function limitsOn(assessment: Assessment, loads: Assessment['loads']): readonly Check[][] {
  const crossed = assessment.checks.filter(({ id, load }) =>
    load
      ? loads.includes(load)
      : loads.some(({ path }) => path.some((limit) => limit.id === id && limit.crossing > 0)),
  );
  const isSame = (one: Check, other: Check) => one.id === other.id && one.load === other.load;
  return crossed.flatMap((check, at) =>
    crossed.findIndex((other) => isSame(check, other)) === at
      ? [crossed.filter((other) => isSame(check, other))]
      : [],
  );
}

/** One dimension of a box. */
type Side = { readonly kind: Kind; readonly text: string; readonly value?: number };

/** A limit as a box. What only a part of the load crosses is divided by that part. */
function boxOf(
  both: readonly Check[],
  total: Amounts,
  { setUp: { vm }, bottlenecks, loads }: Assessment,
) {
  const [{ id, load } = {}] = both;
  // Where disks decide, what an OS disk without a target could use of the VM does not.
  const isApart =
    countedLoads(loads).length < loads.length && bottlenecks.every((check) => check.load);
  const shares = both.map((check) => {
    const all = total[check.kind];
    return all ? (isApart ? check.typed : check.demand) / all : undefined;
  });
  const name = load ? capital(roleName(load.role)) : vmLimitNames[id as VmLimitId];
  const label = load ? `${name}, ${formatDisks(load.disk, load.count)}` : name;
  const parts: { [K in Kind]?: number } = {};
  const sides = both.flatMap((check, at): readonly Side[] => {
    const { kind, sustained, published, mayBeHigher } = check;
    // Without an IO size one dimension is known, and its share is that of the other.
    const share = shares[at] ?? shares.find(Boolean);
    if (!share || (sustained === undefined && published)) return [];
    if (sustained === undefined || mayBeHigher)
      return [{ kind, text: `${label} ${kindNames[kind]} ${notPublished}` }];
    parts[kind] = share;
    const figure = formatCheckAmount(sustained, check, vm);
    const text = `${label} ${published ? '' : 'at most '}${figure}${formatPart(share)}`;
    return [{ kind, text, value: sustained / share }];
  });
  const isOpen = sides.length > 0 && sides.every(({ value }) => value === undefined);
  const amounts = Object.fromEntries(
    sides.flatMap(({ kind, value }) => (value === undefined ? [] : [[kind, value]])),
  );
  const limit: LimitBox = {
    label,
    owner: load ? formatDisks(load.disk, load.count) : vm.name,
    ...placed(amounts, vm.unit),
    texts: isOpen
      ? { throughput: `${label} ${notPublished}` }
      : Object.fromEntries(sides.map(({ kind, text }) => [kind, text])),
  };
  return { limit, parts, isShown: sides.length > 0 };
}

/** The limits of all disks together. */
const boxOfAll = (total: Amounts, unit: ThroughputUnit): LimitBox => ({
  label: 'All disks',
  owner: 'all disks',
  isLoad: true,
  ...placed(total, unit),
  texts: Object.fromEntries(
    kinds.flatMap((kind) => {
      const amount = total[kind];
      return amount === undefined ? [] : [[kind, `All disks ${formatAmount(kind, amount, unit)}`]];
    }),
  ),
});

/** What is achieved, where that is less than the load; in one dimension where the load has one. */
function achievableOf(
  { achieved, setUp }: Assessment,
  total: Amounts,
  limits: readonly LimitBox[],
): PlaneLoad | undefined {
  const { unit } = setUp.vm;
  const kind = kinds.find((each) => total[each] !== undefined);
  if (!kind || !exceeds(total[kind] ?? 0, achieved[kind] ?? Number.POSITIVE_INFINITY)) return;
  const place = placed(achieved, unit);
  const short = formatAmount(kind, achieved[kind] ?? 0, unit);
  const reading = `achievable ${short}`;
  // The side of a box that it is at has the figure already.
  const isNamed = limits.some((limit) => isAlike(limit[kind], place[kind]));
  return { ...place, ...(isNamed ? { text: 'achievable' } : { text: reading, short }), reading };
}

const isAlike = (one = Number.NaN, other = Number.NaN) =>
  !exceeds(one, other) && !exceeds(other, one);

/** What is not known of a load without an IO size: “throughput not known”. */
const unknownOf = (total: Amounts) =>
  compact(kinds.map((kind) => total[kind] === undefined && `${kindNames[kind]} not known`)).join();

const yourLoad = 'your load';

/** What is written at the load; its headroom is in the headline. */
const formatTyped = ({ verdict }: Assessment, total: Amounts, load: string) =>
  unknownOf(total) ? load : verdict === 'not-checked' ? `${yourLoad}, not checked` : yourLoad;

/** @returns nothing where no demand is known, or a limit has no figure at all */
export function planeOfSetUp(assessment: Assessment): Plane | undefined {
  const { setUp } = assessment;
  const { size } = setUp;
  const { unit } = setUp.vm;
  const loads = loadsOn(assessment);
  const total: Amounts = Object.fromEntries(
    kinds.flatMap((kind) => {
      const amounts = loads.map(({ demand }) => demand[kind]);
      const sum = amounts.reduce<number>((all, amount) => all + (amount ?? Number.NaN), 0);
      return sum > 0 ? [[kind, sum]] : [];
    }),
  );
  const isTyped = loads.some(({ demand }) => demand.basis !== 'limits');
  // Disks at their own limits all have the box that ends at the load.
  const areTogether = !isTyped && size === undefined && loads.length > 1;
  const shown = limitsOn(assessment, loads)
    .filter(([first]) => !(areTogether && first?.load))
    .map((both) => boxOf(both, total, assessment))
    .filter(({ isShown }) => isShown);
  const boxes = nearLimits(shown, placed(total, unit));
  const limits = [
    ...boxes.map(({ limit }) => limit),
    ...(areTogether ? [boxOfAll(total, unit)] : []),
  ];
  if (!limits.some(({ iops, throughput }) => iops ?? throughput)) return undefined;
  const achievable = achievableOf(assessment, total, limits);
  const loadText = compact([formatLoad(total, size, unit), unknownOf(total)]).join(', ');
  const reading = compact([loadText, achievable?.reading]).join(', ');
  return planeOf({
    limits,
    isListed: true,
    size,
    unit,
    title: `Where the ${isTyped ? 'load meets' : 'disks meet'} a limit`,
    summary: `Throughput over IOPS. The load is ${reading}. ${capital(list(limits.flatMap(({ texts }) => Object.values(texts))))}.`,
    load: {
      ...placed(total, unit),
      ...(isTyped
        ? {
            text: formatTyped(assessment, total, loadText),
            // The line of its one dimension may be near the end of the plot.
            ...(unknownOf(total) && { short: formatLoad(total, size, unit) }),
          }
        : { text: 'all disks at their limits', short: 'all disks' }),
      reading,
    },
    ...(achievable ? { achievable } : {}),
    ...notePart(boxes.flatMap(({ parts }) => Object.values(parts))),
    input: {
      size: 'io-size',
      rate: 'target-iops',
      clears: ['target-throughput'],
    },
  });
}
