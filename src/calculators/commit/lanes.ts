/** The commits of a case on each kind of disk, as a picture shows them: how long one takes, how that varies, and how many there are. */
import type { CaseChoice, CommitLane, Commits, InputTexts } from '../../kit/index.ts';
import { widthBy } from '../../laws/log-normal.ts';
import { meanByRegion, p99ByRegion, syncsByRegion } from '../../limits/commit/syncs.ts';
import { localNvme } from '../../limits/local-disks.ts';
import type { Catalogue, Disk, DiskFamily } from '../../limits/types.ts';
import { kindOf } from '../../storage/path/disk-names.ts';
import { provisionedLike } from '../../storage/set-up/provisioned-like.ts';
import { tiersOf } from '../../storage/set-up/series.ts';
import {
  bytesPerSecond,
  formatNumber,
  iops,
  milliseconds,
  type Seconds,
  seconds,
  serializeCount,
  serializeSeconds,
} from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import { type Answered, caseOf, type Given, hasRegionRuns, typicalOf } from './case.ts';
import { model } from './model.ts';
import { regionTitle } from './tables.ts';
import { figureOf, formatThreshold } from './text.ts';

/** From the fastest kind of disk to the slowest. */
const families: readonly DiskFamily[] = [
  'Local NVMe',
  'Ultra Disk',
  'Premium SSD v2',
  'Premium SSD',
  'Standard SSD',
  'Standard HDD',
];

/** How wide the syncs of Premium SSD are, which other syncs are taken to be: the only ones whose 99th percentile was measured. */
const regionWidth = widthBy(meanByRegion.middle, p99ByRegion.middle);

/** Is only the write waited for? Then it is entered that no time is spent on a sync. */
const isWriteOnly = (inputs: Given) =>
  inputs['sync-latency'] === 0 && inputs['write-latency'] !== undefined;

/** The inputs of the same case without the latencies that were measured on another disk. */
const unmeasured = { 'write-latency': undefined, 'sync-latency': undefined, p99: undefined };

/** A disk of each kind, of the size of that of the case, and with as many IOPS where these are chosen. */
function disksOf({ inputs, given }: Answered, catalogue: Catalogue): readonly Disk[] {
  const { disk, limits } = inputs;
  if (limits !== 'current') return [disk];
  const provisioned = provisionedLike(disk, catalogue, given.facts.throughput?.min);
  const rows = catalogue.disks(limits);
  const { zrs } = disk.bought ?? {};
  return families.flatMap((family) => {
    if (family === disk.family) return [disk];
    // Its limits are those of its VM, which is not known here.
    if (family === 'Local NVMe')
      return [{ ...localNvme, size: disk.size, iops: iops(1e9), throughput: bytesPerSecond(1e15) }];
    const zoned = tiersOf(family, { zrs }, rows);
    const own = zoned.length > 0 ? zoned : tiersOf(family, {}, rows);
    const like = own.find(({ size }) => size >= disk.size) ?? own.at(-1);
    return compact([like ?? provisioned.find((one) => one.family === family)]);
  });
}

const serializedWrite = (write: Seconds) => ({
  'write-latency': serializeSeconds(write),
  'sync-latency': '0ms',
  p99: '',
});

/** What is known of how syncs vary, and of what. */
function spreadOf(
  inputs: Given,
  { given, result }: Pick<Answered, 'given' | 'result'>,
  catalogue: Catalogue,
) {
  const { once, isTypical } = result;
  const typical = typicalOf(inputs, catalogue);
  const { tail, medium, kind } = typical.from;
  if (given.p99 !== undefined)
    return {
      width: widthBy(once, given.p99),
      p99: given.p99,
      isMeasured: true,
      note: isTypical ? 'p99 as entered' : 'as entered',
    };
  const isWrite = isTypical
    ? given.typical.is === 'write'
    : given.write === typical.seconds && isWriteOnly(inputs);
  if (isWrite)
    return {
      width: tail ? widthBy(seconds(1), seconds(tail.p99)) : 0,
      ...defined({ p99: tail && tail.p99 * once }),
      isMeasured: kind === 'measured' && tail?.of === medium,
      ...(kind === 'measured' ? {} : { isEstimate: true as const }),
      note: kind === 'measured' ? `write, ${typical.from.years[1]}` : `write, ${kind}`,
    };
  if (isTypical && given.typicalP99)
    return {
      width: regionWidth,
      isMeasured: given.write === undefined,
      ...(given.write === undefined ? { p99: given.typicalP99.middle } : {}),
      note:
        given.write === undefined
          ? `measured, ${syncsByRegion.length} regions`
          : 'write as entered',
    };
  return {
    width: regionWidth,
    isMeasured: false,
    ...(isTypical
      ? ({ isEstimate: true, note: 'estimated' } as const)
      : { note: 'mean as entered' }),
  };
}

function laneOf(disk: Disk, of: Answered): CommitLane {
  const { inputs, catalogue } = of;
  const isChosen = disk === inputs.disk;
  const other = { ...inputs, ...(isChosen ? {} : unmeasured), disk };
  const write = isWriteOnly(inputs) ? typicalOf(other, catalogue).seconds : undefined;
  const own: Given =
    isChosen || write === undefined
      ? other
      : { ...other, 'write-latency': write, 'sync-latency': seconds(0) };
  const given = isChosen ? of.given : caseOf(own, catalogue);
  const result = isChosen ? of.result : model(given);
  const isLocal = disk.family === 'Local NVMe';
  const sharing = given.groupCommit ? Math.max(1, given.committers / 2) : 1;
  const isHeld = result.held === 'all';
  const { p99: free, ...spread } = spreadOf(own, { given, result }, catalogue);
  const heldTail = result.isTypical && given.p99 === undefined ? given.heldTail : undefined;
  const cleared: InputTexts = { 'write-latency': '', 'sync-latency': '', p99: '' };
  return {
    label: kindOf(disk),
    isChosen,
    mean: result.once,
    sharing,
    ...spread,
    ...defined({ p99: heldTail ? heldTail(0.99) : free }),
    ...(isLocal
      ? {}
      : { sets: { ...(write === undefined ? cleared : serializedWrite(write)), disk: disk.name } }),
    commit: result.isLimited ? result.once : result.usual,
    every: isHeld ? sharing / result.commits.middle : 0,
    ...(given.committers > 1 ? { waits: result.latency } : {}),
    rate: figureOf(result.commits.middle),
  };
}

/** How many sessions the picture is tried with, where the case has one. */
const several = 8;

function choicesOf(of: Answered): Commits['choices'] {
  const { inputs, catalogue, given } = of;
  const { committers } = given;
  const many = committers > 1 ? committers : several;
  const name = formatNumber(many);
  const isShared = given.groupCommit;
  const who = (label: string, isChosen: boolean, sets: InputTexts): CaseChoice => ({
    label,
    isChosen,
    sets,
  });
  const isOnly = isWriteOnly(inputs);
  const write = typicalOf(inputs, catalogue).seconds;
  return compact([
    {
      label: 'Who commits',
      of: [
        who('1 session', committers === 1, { committers: '1' }),
        who(`${name} sessions`, committers === many && !isShared, {
          committers: serializeCount(many),
          'group-commit': 'no',
        }),
        who(`${name} grouped`, committers === many && isShared, {
          committers: serializeCount(many),
          'group-commit': 'yes',
        }),
      ],
    },
    !given.facts.writesThrough && {
      label: 'What is waited for',
      of: [
        who('write and sync', !isOnly, { 'write-latency': '', 'sync-latency': '', p99: '' }),
        who('write only', isOnly, serializedWrite(write)),
      ],
    },
  ]);
}

/** Times that a picture is as wide as. */
function spanFor(longest: number): number {
  for (let ms = 12; ; ms *= 10)
    for (const factor of [1, 2.5, 5])
      if (ms * factor >= longest * 1000 * (1 - 1e-9)) return milliseconds(ms * factor);
}

export function commitsOf(of: Answered): Commits {
  const { threshold, once } = of.result;
  const { facts } = of.given;
  return {
    title: 'Commits in slow motion',
    span: spanFor(1.2 * Math.max(threshold?.limit ?? 0, once)),
    lanes: disksOf(of, of.catalogue).map((disk) => laneOf(disk, of)),
    choices: choicesOf(of),
    ...(hasRegionRuns(of.inputs)
      ? {
          regions: {
            title: regionTitle,
            about: 'One sync, 2021: mean (filled) and p99 (hollow)',
            runs: syncsByRegion,
            middle: p99ByRegion.middle,
          },
        }
      : {}),
    ...(threshold
      ? {
          threshold: {
            at: threshold.limit,
            isOfP99: threshold.statistic === 'p99',
            label: `${facts.name} asks for ${formatThreshold(threshold)}`,
          },
        }
      : {}),
  };
}
