/** The answer in one sentence, and why. */
import { type Phrase, plainText } from '../../kit/index.ts';
import { risksData, safeCaching } from '../../storage/set-up/host-cache.ts';
import { formatSeconds } from '../../units/index.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import { capital, formatDoubted, list } from '../shared/answer/text.ts';
import { affectedIn, type WaitingLoad } from './affected-workload.ts';
import { burstLasts } from './bursting.ts';
import {
  formatBursting,
  formatCaching,
  formatCause,
  formatGot,
  formatLasts,
  formatLimit,
  formatUnpublished,
  longBurst,
  quoted,
  rounded,
  simulated,
  toneOf,
} from './format.ts';
import {
  crossing,
  isChecked,
  type LimitResult,
  type Result,
  type Wait,
  waitsForOthers,
} from './model.ts';
import { dropOf } from './phases.ts';
import { diskGroups } from './setup.ts';
import { isDoubted } from './verdict.ts';

/** The limits whose burst credits will be used up. */
export const runningOut = ({ limits }: Result) =>
  limits.filter((limit) => burstLasts([limit]) !== undefined);

/** The names of the workloads with figures that cross these limits. */
const across = (result: Result, limits: readonly LimitResult[]): readonly string[] =>
  crossing(result, limits).map((at) => quoted(result.loads[at]?.load.name ?? ''));

/** The end of the headline: whether queues had settled. */
function marks({ run, loads }: Result): string {
  const growing = loads.filter((load) => load.growing).map(({ load }) => quoted(load.name));
  const all = listed([
    !run.settled && `not settled after ${formatSeconds(run.setup.seconds)}`,
    growing.length > 0 && `the backlog of ${list(growing)} keeps growing`,
  ]);
  return all.length > 0 ? ` (${all.join('; ')}).` : '.';
}

/** What can lose data, and what to set instead; nothing where host caching cannot. */
const risk = ({ given: { loads, vm } }: Result): Phrase => {
  const risky = diskGroups(loads).filter(risksData);
  const settings = formatCaching(risky, ({ role }) => safeCaching(role, vm).join(' or '));
  return settings
    ? [{ text: 'ReadWrite host cache can lose data', tone: 'over' }, `: set ${settings}. `]
    : [];
};

/** What can lose data; and which workload is throttled, by how much, at which limit, and because of which other workloads? */
export const headline = (result: Result): Phrase => {
  const [risky, outcome] = [risk(result), whatIsThrottled(result)];
  // One thing is red.
  return risky.length > 0 ? [...risky, plainText(outcome)] : outcome;
};

const throttled = { text: 'throttled', tone: 'over' } as const;

function whatIsThrottled(result: Result): Phrase {
  const { of, worst, isLater } = affectedIn(result);
  const lasts = formatLasts(result.limits, isLater ? 'After' : 'for');
  if (worst && isLater) return [`${lasts} on burst credits `, ...affected(of, worst, '', 'an')];
  const whileBursting = formatBursting(result)
    ? `, ${lasts ? `${lasts} ` : ''}on burst credits`
    : '';
  return worst ? affected(result, worst, whileBursting) : unaffected(result, whileBursting);
}

function affected(result: Result, worst: WaitingLoad, whileBursting: string, an = 'An'): Phrase {
  const { load, got, wait, unpublished } = worst;
  const who: Phrase = [{ text: quoted(load.name), tone: toneOf(result.loads.indexOf(worst)) }];
  if (!isChecked(worst))
    return [
      ...[...who, ' is ', throttled],
      ` at ${formatLimit(wait.limit)}; what it gets can’t be said, since ${formatUnpublished(unpublished)} is not published.`,
    ];
  const drop = dropOf(result, worst);
  if (drop) {
    const { before, during } = drop;
    return [
      ...who,
      ` drops from about ${simulated.figure(before.iops)} to `,
      { text: simulated.iops(during.iops), tone: 'over' },
      ` while ${busyOf(drop.wait)}${whileBursting}${marks(result)}`,
    ];
  }
  const forOthers = waitsForOthers(wait);
  const { isolated } = worst;
  // What arrives at a rate may all be served, only later.
  const isLater = forOthers && got.latency !== undefined && got.iops >= isolated.iops * 0.98;
  const doubt = isDoubted(worst, result) ? `. Not checked: ${formatDoubted(result.given.vm)}` : '';
  const outcome: Phrase = isLater
    ? [
        ...[`${an} IO of `, ...who, ' takes '],
        { text: `about ${simulated.time(got.latency)}`, tone: 'over' },
        `, alone ${simulated.time(isolated.latency)}`,
      ]
    : [
        ...[...who, forOthers ? ' drops to ' : ' gets '],
        { text: `about ${simulated.iops(got.iops)}`, tone: forOthers ? 'over' : 'tight' },
      ];
  return [...outcome, `: ${formatCause(wait)}${whileBursting}${doubt}${marks(result)}`];
}

/** Where credits last so long that what a workload gets is printed like what is sustained: what is demanded, and of what. */
function justAbove({ limits, given }: Result): string | undefined {
  const lasts = burstLasts(limits) ?? 0;
  if (lasts <= longBurst) return undefined;
  for (const limit of limits)
    for (const use of limit.burst?.uses ?? [])
      if (use.lasts === lasts) {
        const [demand, most] = [use.rate, use.sustained].map((one) =>
          formatAmount(use.kind, one * limit.indices.length, given.vm.unit),
        );
        return `${demand}, and ${formatLimit(limit)} sustains ${most}`;
      }
  return undefined;
}

function unaffected(result: Result, whileBursting: string): Phrase {
  const { loads, given } = result;
  const unchecked = loads.find((load) => !isChecked(load));
  if (unchecked)
    return [
      { text: 'Not checked', tone: 'strong' },
      `: ${formatUnpublished(unchecked.unpublished)} is not published for ${given.vm.name}, so what ${quoted(unchecked.load.name)} gets can’t be said.`,
    ];
  const later = across(result, runningOut(result));
  const just = justAbove(result);
  if (just)
    return [
      `${list(later)} ${later.length > 1 ? 'demand' : 'demands'} ${just}${whileBursting}; then `,
      throttled,
      marks(result),
    ];
  const shown = loads.slice(0, 3);
  const more = loads.length > shown.length ? ` and ${loads.length - shown.length} more` : '';
  return [
    'No workload waits at a limit: ',
    ...shown.flatMap(
      ({ load, got }, at): Phrase => [
        `${at > 0 ? ', ' : ''}${quoted(load.name)} gets `,
        { text: formatGot(got), tone: 'strong' },
      ],
    ),
    ...(burstLasts(result.limits) === undefined
      ? [`${more}${whileBursting}${marks(result)}`]
      : [
          `${more}${whileBursting}; then `,
          `${list(later)} ${later.length > 1 ? 'are' : 'is'} `,
          throttled,
          marks(result),
        ]),
  ];
}

/** Where the most affected workload waits, and what workloads get when burst credits are used up. */
export const why = (result: Result): string =>
  [bursts(result), cause(result), sustained(result)].filter(Boolean).join(' ');

/** Which limits burst, and for how long. */
function bursts(result: Result): string {
  const bursting = formatBursting(result);
  return bursting && `${capital(bursting)}.`;
}

/** Which workload is busy while another waits for it. */
function busyOf(wait: Wait): string {
  const [first, second] = wait.others;
  if (!first) return formatCause(wait);
  const isOne = !second || second.share <= 0.1;
  return `${quoted(first.name)} ${isOne ? 'is' : `and ${quoted(second.name)} are`} busy`;
}

function cause(all: Result): string {
  const { of: result, worst } = affectedIn(all);
  const { loads } = result;
  if (worst ? !isChecked(worst) : !loads.every(isChecked))
    return 'An unpublished limit may be the lowest: what crosses it has no figure.';
  if (!worst) return 'Each IO is served at once.';
  const { load, got, isolated, wait } = worst;
  if (!waitsForOthers(wait))
    return `${unharmed(result)}${'rate' in load.demand ? 'It demands more than the limit allows.' : 'A lower queue depth would wait less at the same IOPS.'}`;
  const { wait: then = wait, during } = dropOf(result, worst) ?? {};
  // The figures have the latency of a time in which others are busy.
  const next = during
    ? `Then ${formatCause(then)}`
    : capital(
        `${formatCause(then)}, and an IO of ${quoted(load.name)} takes ${simulated.time(got.latency || wait.time)} on average`,
      );
  return isolated.sustained
    ? `${next}. Alone it would get ${formatGot(isolated)} while limits burst, and about ${simulated.iops(isolated.sustained)} sustained.`
    : `${next}.`;
}

/** “No limit holds back “data” (5,500 IOPS). ”: what is well where a workload waits for itself alone. */
function unharmed({ loads, limits }: Result): string {
  const free = loads
    .filter((load) => !load.wait && isChecked(load))
    .map(({ load, got }) => `${quoted(load.name)} (${simulated.iops(got.iops)})`);
  return free.length > 0 && burstLasts(limits) === undefined
    ? `No limit holds back ${list(free)}. `
    : '';
}

const burstingLimits = ({ limits }: Result) => limits.filter(({ burst }) => burst);

/** What the workloads get without bursts, so that burst figures are not taken for sustained ones; and until then. */
function sustained(result: Result): string {
  const { lasting } = result;
  const { of } = affectedIn(result);
  const gets = crossing(result, burstingLimits(result)).flatMap((at) => {
    const [now, then] = [result.loads[at], lasting?.loads[at]];
    if (!now || !then || rounded(now.got.iops) === rounded(then.got.iops)) return [];
    return [`${quoted(now.load.name)} gets ${formatGot((of === lasting ? now : then).got)}`];
  });
  const when = of === lasting ? 'On burst credits' : 'Sustained, without burst credits,';
  return gets.length > 0 ? `${when} ${list(gets)} (simulated).` : '';
}
