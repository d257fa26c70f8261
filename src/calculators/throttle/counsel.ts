import type { Note } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { printSeconds } from '../../units/index.ts';
import type { Explanation } from '../explanation.ts';
import { notesOn, ruleNote } from '../notes.ts';
import { list, sourceAt } from '../text.ts';
import { withoutBurst } from './alone.ts';
import { type Fate, type Place, type Result, sufferer } from './model.ts';
import { remediesFor } from './remedies.ts';
import { done } from './runs.ts';
import {
  burstingInWords,
  getsInWords,
  limitInWords,
  partOf,
  quoted,
  simulatedIops,
  simulatedTime,
  unpublishedInWords,
  usersInWords,
} from './say.ts';
import { isCached, prepare } from './setup.ts';

/** Where each workload waits and because of whom, which rules concern the case, and what would help. */
export const counsel = (result: Result, catalogue: Catalogue): Explanation => ({
  why: [why(result), sustained(result)].filter(Boolean).join(' '),
  recommendations: remediesFor(result, catalogue),
  notes: [
    ...unpublished(result),
    ...unsettled(result),
    ...waiting(result),
    ...rules(result, catalogue),
    ...rows(result, catalogue),
  ],
});

function why(result: Result): string {
  const { windowLength } = result.given;
  const victim = sufferer(result);
  const counted = `In this model limits are counted every ${printSeconds(windowLength)} (one 2017 article reports 50 ms)`;
  if (victim?.unpublished.length || (!victim && result.fates.some(isBlank)))
    return 'A limit that is not published may be lower or higher than those that are, so no figure is given for what crosses it.';
  if (!victim?.waits)
    return `Each IO is served at once and takes its own service time. ${counted}, so a workload can still meet a limit in a single window.`;
  const { load, own, alone, waits } = victim;
  const lasting = alone.sustained
    ? ` while its disk bursts, and about ${simulatedIops(alone.sustained)} sustained`
    : '';
  const service = `An IO of ${quoted(load.name)} has a service time of ${printSeconds(own)}`;
  if (waits.mine >= 0.5)
    return `${service}; the rest of its latency is the wait for the next window, because ${usersInWords(victim)}. ${'rate' in load.demand ? 'It demands more than that limit allows.' : 'A lower queue depth would wait less at the same IOPS.'}`;
  return `${service}. ${counted}: an IO that arrives after the quota of ${limitInWords(waits.place)} is used up waits for the next window. Alone it would get ${getsInWords(alone)} by formula${lasting}.`;
}

const isBlank = ({ unpublished: blank }: Fate) => blank.length > 0;

/** The workloads whose volume bursts. */
const burstingLoads = ({ places, setup, fates }: Result): readonly number[] => {
  const gates = places.filter(({ bursting }) => bursting).flatMap(({ gates: all }) => all);
  return fates.flatMap((fate, at) =>
    !isBlank(fate) && setup.loads[at]?.disks.some((disk) => gates.includes(disk)) ? [at] : [],
  );
};

/** The run without bursts, if any disk bursts in this one: what is left when the credit is used up. */
export const sustainedSetup = (result: Result) =>
  burstingLoads(result).length > 0
    ? { ...withoutBurst(prepare(result.given).setup), samples: 1 }
    : undefined;

/** Burst figures must not be taken for what lasts: what the same workloads get without them. */
function sustained(result: Result): string {
  const setup = sustainedSetup(result);
  if (!setup) return '';
  const { outcome } = done(prepare(result.given).setup, setup);
  const gets = burstingLoads(result).flatMap((at) => {
    const got = outcome.loads[at];
    return got ? [`${quoted(got.name)} gets ${getsInWords(got)}`] : [];
  });
  return `${burstingInWords(result)} for these ${printSeconds(result.setup.seconds)}; sustained, when the burst credit is used up, ${list(gets)} (simulated).`;
}

/** A limit without a figure limits nothing here, which must not be taken for room. */
function unpublished({ fates, given: { vm } }: Result): readonly Note[] {
  return fates.filter(isBlank).map(({ load, unpublished: kinds }) => ({
    weight: 'caution',
    text: `${quoted(load.name)} crosses ${unpublishedInWords(kinds)}, which is not published for ${vm.name}. No figure is given for it, and those of other workloads are computed as if it held nothing back.`,
  }));
}

/** Queues that are still filling, or that fill for ever because more arrives than is served. */
function unsettled({ done: { settled, setup }, given, fates }: Result): readonly Note[] {
  const growing = fates.filter((fate) => fate.growing && !isBlank(fate));
  const longer = setup.seconds > given.seconds;
  return [
    ...(settled
      ? []
      : [
          {
            weight: 'caution',
            text: `Not settled after ${printSeconds(setup.seconds)}, the longest run that is computed here: IOPS × latency is still over 1 % away from the queue depth, so queues are filling, and the figures will change with time.`,
          } as const,
        ]),
    ...(settled && longer
      ? [
          {
            weight: 'info',
            text: `Queues had not settled after ${printSeconds(given.seconds)} (IOPS × latency was over 1 % away from the queue depth), so ${printSeconds(setup.seconds)} are simulated, and the second half counts.`,
          } as const,
        ]
      : []),
    ...growing.map(
      ({ load }): Note => ({
        weight: 'caution',
        text: `${quoted(load.name)} demands more IOPS than it gets, so its queue never settles: its latency grows with the time that is simulated.`,
      }),
    ),
  ];
}

/** One note for each workload that waits. */
const waiting = ({ fates }: Result): readonly Note[] =>
  fates.flatMap((fate): Note[] => {
    const { waits, load, got } = fate;
    if (isBlank(fate)) return [];
    const unsent =
      got.unsent > 1e-3
        ? `IOs of ${quoted(load.name)} wait ${simulatedTime(got.unsent)} before they can be issued.`
        : '';
    if (!waits) return unsent ? [{ weight: 'caution', text: unsent }] : [];
    const byOthers = waits.mine < 0.5 && waits.others.length > 0;
    const text = `${quoted(load.name)} waits ${simulatedTime(waits.time)} per IO because ${usersInWords(fate)}. That limit is used up in ${partOf(waits.place.gate.full)} of the windows (simulated). ${unsent}`;
    return [{ weight: byOthers ? 'broken' : 'caution', text: text.trim() }];
  });

const creditLeft = ({ gate: { credit } }: Place) =>
  credit && Math.min(credit.iops ?? 1, credit.throughput ?? 1);

function rules(result: Result, catalogue: Catalogue): readonly Note[] {
  const { loads, vm } = result.given;
  const temp = loads.some(({ target }) => target === 'temp');
  const cachedToo = loads.some(({ target }) => target !== 'temp' && isCached(target, vm));
  const credits = result.places.flatMap((place) => {
    const left = place.bursting ? creditLeft(place) : undefined;
    return left === undefined ? [] : [`${place.name} has ${partOf(left)} of its credit left`];
  });
  return [
    ...(temp && cachedToo && vm.tempDisk === 'cached gate'
      ? [ruleNote('gate-temp-used', catalogue, 'caution')]
      : []),
    ...(credits.length > 0
      ? [
          {
            weight: 'info',
            text: `Disks burst while their burst credit lasts. After ${printSeconds(result.setup.seconds)}, ${list(credits)} (simulated).`,
          } as const,
        ]
      : []),
    {
      weight: 'info',
      text: 'Reportedly limits are counted in windows of 50 ms, and what exceeds one waits for the next. One 2017 article is the only source; no documentation names a window.',
      citation: sourceAt('throttling', 'How Azure throttles', catalogue),
    },
    ...latencies(loads, catalogue),
  ];
}

/** Where the service times come from, as far as they were not given. */
function latencies(loads: Result['given']['loads'], catalogue: Catalogue): readonly Note[] {
  const unsaid = loads.filter(({ more }) => more.latency === undefined);
  const family = (test: (name: string) => boolean) =>
    unsaid.some(({ target }) => target !== 'temp' && test(target.disk.family));
  const from = (text: string, source: string, place: string): Note => ({
    weight: 'info',
    text,
    citation: sourceAt(source, place, catalogue),
  });
  return [
    ...(unsaid.some(({ target }) => target === 'temp' || target.cache !== 'None')
      ? [
          from(
            'Temp disk and cache hits: 0.64 ms, with which two workloads share a limit as they did in test 2. Nobody measured it.',
            'throttling',
            'Test 2',
          ),
        ]
      : []),
    ...(family((name) => name !== 'Standard HDD')
      ? [
          from(
            'Writes to Premium SSD: 2.072 ms, measured with one IO at a time.',
            'throttling',
            'Test 4',
          ),
          from(
            'Reads from Premium SSD: 1.59 ms, from 32 outstanding IOs at 20,069 IOPS.',
            'aggregating',
            'The test with four data disks',
          ),
        ]
      : []),
    ...(family((name) => name === 'Standard HDD')
      ? [
          from(
            'Standard HDD: 3.2 ms, measured with one IO at a time.',
            'throttling',
            'The A series',
          ),
        ]
      : []),
    ...(family((name) => !['Premium SSD', 'Standard HDD'].includes(name))
      ? [
          {
            weight: 'caution',
            text: 'No source gives a measured latency of this kind of disk, so that of Premium SSD is used. Enter your own with latency=.',
          } as const,
        ]
      : []),
  ];
}

function rows({ given: { loads, vm, edition } }: Result, catalogue: Catalogue): readonly Note[] {
  const disks = loads.flatMap(({ target }): Disk[] => {
    if (target === 'temp') return [];
    // Here bursts are counted, which the remark on a burst denies.
    const { burst: _, ...disk } = target.disk;
    return [disk];
  });
  return notesOn([...disks, vm], edition, catalogue);
}
