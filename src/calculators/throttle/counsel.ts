import type { Note } from '../../kit/index.ts';
import type { Catalogue, Disk, Vm } from '../../limits/types.ts';
import { printSeconds, printShare } from '../../units/index.ts';
import { notesOn, ruleNote } from '../notes.ts';
import type { Said } from '../said.ts';
import { list, sourceAt } from '../words.ts';
import { type Result, sufferer } from './model.ts';
import { remediesFor } from './remedies.ts';
import { fillers, getsInWords, partOf, placeInWords } from './say.ts';
import { isCached } from './setup.ts';

/** Where each load waits and for whom, which rules concern the case, and what would help. */
export const counsel = (result: Result, catalogue: Catalogue): Said => ({
  why: why(result),
  remedies: remediesFor(result, catalogue),
  notes: [
    ...waiting(result),
    ...ignoredCaches(result, catalogue),
    ...unpublished(result),
    ...attached(result),
    ...rules(result, catalogue),
    ...rows(result, catalogue),
  ],
});

function why(result: Result): string {
  const { windowLength } = result.given;
  const victim = sufferer(result);
  if (!victim?.waits)
    return `No gate is full: each IO passes at once and takes its own time. Limits are counted every ${printSeconds(windowLength)}, so a load can still meet one in a single window.`;
  const { load, own, alone, waits } = victim;
  const alike = `Alone it would get ${getsInWords({ ...victim, got: { ...victim.got, ...alone } })}.`;
  if (waits.mine >= 0.5)
    return `An IO of ${load.name} takes ${printSeconds(own)} of its own; the rest is the wait for a window with room, and who fills the windows is ${load.name}. A shorter queue would wait less and lose nothing.`;
  return `An IO of ${load.name} takes ${printSeconds(own)} of its own. Limits are counted every ${printSeconds(windowLength)}: who comes to ${placeInWords(waits.place)} when its window is used up waits for the next. ${alike}`;
}

/** One note for each load that waits. */
const waiting = ({ fates }: Result): readonly Note[] =>
  fates.flatMap((fate): Note[] => {
    const { waits, load, got } = fate;
    const unsent =
      got.unsent > 1e-3
        ? ` Besides, IOs wait ${printSeconds(got.unsent)} before they can be sent: more arrive than get through.`
        : '';
    if (!waits) return unsent ? [{ weight: 'caution', text: `${load.name}:${unsent}` }] : [];
    const dependent = waits.mine < 0.5 && waits.others.length > 0;
    return [
      {
        weight: dependent ? 'broken' : 'caution',
        text: `${load.name} waits ${printSeconds(waits.time)} an IO at ${placeInWords(waits.place)}, ${fillers(fate)}; it is full in ${partOf(waits.place.gate.full)} of the windows.${unsent}`,
      },
    ];
  });

function ignoredCaches({ given: { loads, vm } }: Result, catalogue: Catalogue): readonly Note[] {
  const ignored = loads.filter(
    ({ target }) => target !== 'temp' && target.cache !== 'None' && !isCached(target, vm),
  );
  if (ignored.length === 0) return [];
  const text = `${list(ignored.map(({ name }) => name))}: this disk or VM has no host cache for data disks. Computed with None.`;
  return vm.hostCache
    ? [{ weight: 'broken', text }]
    : [ruleNote('cache-no-series', catalogue, 'broken', text)];
}

/** A gate without a figure limits nothing here, which must not be taken for room. */
function unpublished({ given: { loads, vm } }: Result): readonly Note[] {
  const blank = ({ iops, throughput }: Vm['cached']) =>
    [iops, throughput].some((cap) => cap === 'not published' || cap === 'local disk only');
  const cached = loads.some(({ target }) =>
    target === 'temp' ? vm.tempDisk === 'cached gate' : isCached(target, vm),
  );
  const local = loads.some(({ target }) => target === 'temp') && vm.tempDisk === 'local NVMe';
  const names = [
    ...(cached && blank(vm.cached) ? ['cached limit'] : []),
    ...(loads.some(({ target }) => target !== 'temp') && blank(vm.uncached)
      ? ['uncached limit']
      : []),
    ...(local && !vm.localDisk ? ['limit of the local disk'] : []),
  ];
  return names.map((name) => ({
    weight: 'caution',
    text: `The ${name} of ${vm.name} is not published, so it holds up nobody here.`,
  }));
}

function attached({ given: { vm }, setup }: Result): readonly Note[] {
  const disks = new Set(setup.loads.flatMap((load) => load.disks)).size;
  return disks > vm.maxDataDisks
    ? [{ weight: 'broken', text: `${vm.name} takes ${vm.maxDataDisks} data disks, not ${disks}.` }]
    : [];
}

function rules(
  { given: { loads, vm, seconds: time }, done }: Result,
  catalogue: Catalogue,
): readonly Note[] {
  const temp = loads.some(({ target }) => target === 'temp');
  const cachedToo = loads.some(({ target }) => target !== 'temp' && isCached(target, vm));
  const credits = done.outcome.gates.flatMap(({ name, credit }) =>
    credit
      ? [`${name} has ${printShare(Math.min(credit.iops ?? 1, credit.throughput ?? 1))} left`]
      : [],
  );
  return [
    ...(temp && cachedToo && vm.tempDisk === 'cached gate'
      ? [ruleNote('gate-temp-used', catalogue, 'broken')]
      : []),
    ...(credits.length > 0
      ? [
          {
            weight: 'info',
            text: `Disks burst while their credit lasts. After ${printSeconds(time)}, ${list(credits)}.`,
          } as const,
        ]
      : []),
    {
      weight: 'info',
      text: 'The window of 50 ms, and that what exceeds it waits for the next, is told by one article of 2017; no documentation names it.',
      citation: sourceAt('throttling', 'How Azure throttles', catalogue),
    },
    ...latencies(loads, catalogue),
  ];
}

/** Where the own latencies come from, as far as they were not given. */
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
            'Temp disk and cache hits: 0.64 ms, with which two loads share a gate as they did in test 2. Nobody timed it.',
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
            text: 'No source times this kind of disk: it is given the latency of Premium SSD. Say your own with latency=.',
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
