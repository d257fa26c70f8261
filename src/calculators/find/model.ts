import type { Inputs, Readout, Table } from '../../kit/index.ts';
import { throughputOf } from '../../laws/index.ts';
import { forVolumes } from '../../limits/offered-disks.ts';
import type { Payment } from '../../limits/prices/payments.ts';
import { underSavingsPlan } from '../../limits/prices/region-prices.ts';
import { consideredBy } from '../../storage/find/count-set-ups.ts';
import { type Growth, growthOf } from '../../storage/find/growth.ts';
import { type Kind, kindsOf, rivalOf } from '../../storage/find/kinds.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import { moreDisks } from '../../storage/find/more-disks.ts';
import { type Instead, insteadOf } from '../../storage/find/nothing-found.ts';
import { conflictOfTargets, logTargets } from '../../storage/find/required-rates.ts';
import {
  hasUsualDisks,
  type LogVolume,
  type Requirement,
  savesCores,
} from '../../storage/find/requirement.ts';
import {
  fewestDisks,
  type Missing,
  nextCheaper,
  usualFamilies,
  type Without,
  withoutEach,
} from '../../storage/find/requirement-costs.ts';
import { pairOf, type Row, rowOf } from '../../storage/find/rows.ts';
import { type Found, type Front, type Market, search } from '../../storage/find/search.ts';
import type { Burst } from '../../storage/path/burst.ts';
import { enoughOf } from '../../storage/set-up/replacement-size.ts';
import { burstOfSetUp } from '../../storage/verdict/set-up-burst.ts';
import { formatBytes, formatIops, formatThroughput, gib } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { type Priced as Bill, pricesAt } from '../shared/set-up/cost.ts';
import type { fields } from './fields.ts';
import type { SetUpFigures } from './parts.ts';

export type Given = Inputs<typeof fields>;

/** The second volume; nothing where nothing of it is entered. */
function logOf(inputs: Given): LogVolume | undefined {
  const { 'log-iops': iops, 'log-throughput': throughput, 'log-capacity': capacity } = inputs;
  const isGiven = [iops, throughput, capacity].some((one) => one !== undefined);
  return isGiven ? { iops, throughput, capacity: capacity ?? gib(1) } : undefined;
}

/** What takes the place of a VM of today has enough vCPUs and memory for that, unless others are entered. */
function computingOf({ vcpus, memory, now, 'max-vcpus': most = Infinity }: Given) {
  const enough = now && enoughOf(now.inputs.vm);
  return {
    vcpus: vcpus ?? Math.min(enough?.vcpus ?? 0, most),
    memory: memory ?? enough?.memory ?? gib(0),
  };
}

export const requirementOf = (inputs: Given): Requirement => ({
  ...inputs,
  ...computingOf(inputs),
  iops: inputs['target-iops'],
  throughput: inputs['target-throughput'],
  log: logOf(inputs),
  size: inputs['io-size'],
  meanIops: inputs['mean-iops'],
  latencyClass: inputs['latency-class'],
  families: inputs.types.length > 0 ? inputs.types : usualFamilies,
  maxVcpus: inputs['max-vcpus'],
  localDisk: inputs['local-disk'] === 'yes',
  localData: inputs['local-data'],
  maxDisks: inputs['max-disks'],
  osDisk: inputs['os-disk'],
});

/** Why the inputs cannot be followed together, at the input that it belongs to. */
export function problemsOf(inputs: Given): Partial<Record<keyof Given, string>> | undefined {
  const { vcpus = 0, 'max-vcpus': max = vcpus } = inputs;
  if (max < vcpus)
    return {
      'max-vcpus': `At least ${vcpus} vCPUs are required: enter as many or more, or nothing.`,
    };
  const { redundancy, 'os-disk': os } = inputs;
  if (redundancy === 'ZRS' && os?.family === 'Standard HDD')
    return {
      'os-disk': 'Standard HDD cannot be zone-redundant: enter a Premium SSD or Standard SSD.',
    };
  const requirement = requirementOf(inputs);
  const ofLog = logTargets(requirement);
  return problemOfTargets(requirement, 'target') ?? (ofLog && problemOfTargets(ofLog, 'log'));
}

function problemOfTargets(
  targets: Parameters<typeof conflictOfTargets>[0],
  of: 'target' | 'log',
): Partial<Record<keyof Given, string>> | undefined {
  const conflict = conflictOfTargets(targets);
  const { iops: rate, size } = targets;
  if (conflict === 'no target')
    return { 'target-iops': 'Enter target IOPS, a target throughput, or both.' };
  const none = of === 'log' ? 'nothing' : '0';
  if (conflict === 'more throughput' && rate !== undefined)
    return {
      [`${of}-throughput`]: `${formatIops(rate)} of ${formatBytes(size)} are ${formatThroughput(throughputOf(rate, size), 'MB/s')}: enter at least that, ${none} to have it computed, or a smaller IO size.`,
    };
  if (conflict === 'IO size of peaks')
    return {
      'io-size': `An IO over 256 KiB counts as several at a disk, so it must be clear which IOs are so large: enter one ${of === 'log' ? 'figure for the log' : 'target'}, and ${none} for the other.`,
    };
  return undefined;
}

/** What is searched: today’s sizes and disks at the prices of the region; nothing without those. */
export function marketOf(inputs: Given, context: CalculatorContext) {
  const found = inputs.limits === 'current' ? pricesAt(inputs, context) : undefined;
  const { catalogue } = context;
  // A region without savings plans has no size with a price under one.
  return (
    found &&
    found.vms.size > 0 && {
      vms: catalogue.vms('current'),
      disks: forVolumes(catalogue.disks('current')),
      prices: found,
    }
  );
}

/** What is found for a requirement. */
export type Answered = {
  readonly front: Front;
  /** The first of it as the cap check has it. */
  readonly first?: Row;
  readonly considered: number;
  /** The cheapest with the fewest disks; missing where the first row has no more. */
  readonly fewest?: { readonly found: Found; readonly row: Row };
};

export type Listed = Kind & {
  /** What it is called in the table and in a comparison: A is the cheapest. */
  readonly letter: string;
  readonly row: Row;
  /** Why it is listed although it misses something. */
  readonly why?: string;
  readonly payment?: Payment;
};

/** A to Z; a dozen set-ups are listed at most, so that more letters are not needed. */
export const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** What is compared with it afterwards. */
export type Compared = Instead & {
  readonly withouts: readonly Without[];
  /** The set-ups that are listed. */
  readonly listed: readonly Listed[];
  /** With a front: the next cheaper set-up, and what growth does. */
  readonly cheaper?: Missing;
  /** The cheapest with as much headroom as the second row. */
  readonly more?: Found;
  /** Far cheaper, with more disks than the default maximum. */
  readonly moreDisks?: Found;
  readonly rival?: Row;
  /** What each row gives while burst credits last. */
  readonly bursts: ReadonlyMap<Row, Burst | undefined>;
  readonly growth: readonly Growth[];
};

/** The set-ups of an answer, as a table and as figures. */
export type ListedSetUps = readonly [Table, readonly SetUpFigures[]];

/** What an answer says of the set-up of today, by what is loaded where there is one. */
export type Today = {
  /** What the cheapest set-up saves. @param found nothing where nothing fits */
  readonly saving: (found: Bill | undefined, row?: Row) => Readout;
  /** The set-ups that were found, after that of today. */
  readonly listed: (rows: readonly Row[], listed: ListedSetUps) => ListedSetUps;
  /** Where nothing fits. */
  readonly nearest: (all: Compared, market: Market) => ListedSetUps;
};
export type TodayOf = (inputs: Given, context: CalculatorContext) => Today | undefined;

/** Searches in slices. */
export function* searched(inputs: Given, market: Market): Generator<void, Answered> {
  const requirement = requirementOf(inputs);
  const front = yield* search(requirement, market);
  yield;
  const [first] = front;
  const simple = first && (yield* fewestDisks(first, requirement, market));
  return {
    front,
    considered: yield* consideredBy(requirement, market),
    ...(first ? { first: rowFor(inputs, first, market) } : {}),
    ...(simple ? { fewest: { found: simple, row: rowFor(inputs, simple, market) } } : {}),
  };
}

/** Compares in slices what was found. */
export function* compared(
  inputs: Given,
  { front, fewest }: Answered,
  market: Market,
): Generator<void, Compared> {
  const requirement = requirementOf(inputs);
  const withouts = yield* withoutEach(requirement, market);
  const [first, next] = front;
  if (!first)
    return {
      withouts,
      listed: [],
      bursts: new Map(),
      growth: [],
      ...(yield* insteadOf(requirement, withouts, market)),
    };
  const cheaper = nextCheaper(first, withouts, savesCores(requirement));
  const bursts = new Map<Row, Burst | undefined>();
  const listed: Listed[] = [];
  const rival = yield* rivalOf(first, requirement, market);
  const besides = { fewest: fewest?.found, rival };
  for (const { found, purposes } of yield* kindsOf(requirement, front, besides, market)) {
    yield;
    const row = rowFor(inputs, found, market);
    listed.push({ letter: letterOf(listed.length), found, row, purposes });
    bursts.set(row, row.burst ?? burstOfSetUp(row.assessment));
    const plan = listed.length === 1 ? planOf(inputs, found, market) : undefined;
    if (!plan) continue;
    listed.push(plan);
    bursts.set(plan.row, bursts.get(row));
  }
  const [more] =
    next && next.left !== notChecked
      ? yield* search({ ...requirement, headroom: next.left }, market)
      : [];
  const ofAny = withouts.find(({ part }) => part === 'max-disks')?.front;
  return {
    withouts,
    listed,
    bursts,
    ...defined({
      cheaper,
      more,
      rival: rival && rowFor(inputs, rival, market),
      moreDisks: hasUsualDisks(requirement)
        ? yield* moreDisks(first, requirement, market, ofAny)
        : undefined,
    }),
    growth: yield* growthOf(pairOf(first), requirement, market),
    nearest: [],
  };
}

/** The first set-up with a savings plan for its VM, where the region has one and it is not asked for. */
function planOf(inputs: Given, found: Found, market: Market): Listed | undefined {
  if (inputs.payment !== 'as-you-go') return undefined;
  const row = rowFor(inputs, found, { ...market, prices: underSavingsPlan(market.prices) });
  const cents = Math.round((row.cost.total?.all ?? 0) * 100);
  if (cents === 0 || cents >= found.cents) return undefined;
  const base = { letter: letterOf(1), row, why: 'One year’s savings plan for the VM' };
  return { ...base, purposes: [], payment: 'savings-plan', found: { ...found, cents } };
}

/** A set-up that was found, as the cap check has it. */
export const rowFor = (inputs: Given, found: Found, { prices }: Market): Row =>
  rowOf(requirementOf(inputs), pairOf(found), prices);
