/** The sentence that answers the question, and the one that explains it. */
import type { Phrase } from '../../kit/index.ts';
import { headroom } from '../../laws/index.ts';
import type { VmPlace } from '../../storage/path.ts';
import { risksData } from '../../storage/set-up.ts';
import { printBytes, printNumber, printShare } from '../../units/index.ts';
import { capital, list, vmLimitInWords } from '../words.ts';
import type { Check, Gap } from './checks.ts';
import { amountIn, checkInWords } from './gates.ts';
import type { Case, Load } from './load.ts';
import type { Result } from './model.ts';

const unpublishedPlaces = (gaps: readonly Gap[]): readonly VmPlace[] => [
  ...new Set(gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.place] : []))),
];

/** What was not checked, as the end of a sentence: “the VM’s cached limit is not published”. */
function gapsInWords(given: Case, { gaps }: Result): string {
  const places = unpublishedPlaces(gaps);
  const why = (reason: Gap['why']) => gaps.some((gap) => gap.why === reason);
  return list([
    ...(places.length > 0
      ? [
          `${list(places.map((place) => vmLimitInWords(place)))} of ${given.vm.name} ${places.length > 1 ? 'are' : 'is'} not published`,
        ]
      : []),
    ...(why('no-size') ? ['without an IO size IOPS and throughput cannot be compared'] : []),
    ...(why('temp') ? ['the load on the temp disk is not known'] : []),
    ...(why('mix')
      ? ['no source says whether Premium SSD beside Premium SSD v2 or Ultra Disk may use this much']
      : []),
  ]);
}

/** The groups that risk data, with what to set instead. */
function unsafeInWords({ groups }: Case): string {
  const risky = groups.filter(risksData);
  const roles = [...new Set(risky.map(({ role }) => role))];
  const settings = roles.map((role) =>
    role === 'log' ? 'None on log' : `ReadOnly or None on ${role}`,
  );
  return `set ${list(settings)}`;
}

const limitOf = ({ limit }: Check) => (typeof limit === 'number' ? limit : 0);
const times = (check: Check) => `${printNumber(check.demand / limitOf(check), 2)} times`;

export function headline(given: Case, result: Result): Phrase {
  const { verdict, binding, faults, utilisation } = result;
  const worst = binding[0];
  if (verdict === 'not-possible')
    return ['Not possible: ', { text: faults[0]?.text ?? 'it cannot be built.', tone: 'over' }];
  if (verdict === 'throttled' && worst)
    return [
      `Throttled: ${worst.place === 'local' ? 'the temp disk' : 'the target'} needs `,
      { text: amountIn(worst.typed, worst, given, result), tone: 'over' },
      `, and ${checkInWords(worst, result)} is ${amountIn(limitOf(worst), worst, given, result)}.`,
    ];
  if (verdict === 'oversubscribed' && worst)
    return [
      `Oversubscribed: together the disks can demand ${amountIn(worst.demand, worst, given, result)}, `,
      { text: times(worst), tone: 'tight' },
      ` ${checkInWords(worst, result)} of ${amountIn(limitOf(worst), worst, given, result)}.`,
    ];
  if (verdict === 'not-checked')
    return [
      'Not checked: ',
      { text: gapsInWords(given, result), tone: 'quiet' },
      '. No published limit is exceeded.',
    ];
  if (verdict === 'unsafe')
    return [
      'Unsafe: ',
      { text: 'ReadWrite host cache can lose data', tone: 'over' },
      `; ${unsafeInWords(given)}.`,
    ];
  const tone = verdict === 'tight' ? 'tight' : 'fits';
  const lead = verdict === 'tight' ? 'Tight' : 'Fits';
  if (worst?.place === 'disk' && !worst.counts) return diskBottleneck(lead, tone, given, result);
  if (!worst || utilisation === undefined)
    return [{ text: 'Fits', tone }, `: ${given.vm.name} has no limit of its own for these disks.`];
  return [
    `${lead}: `,
    { text: `${printShare(headroom(worst.demand, limitOf(worst)))} headroom`, tone },
    ` at ${checkInWords(worst, result)}.`,
  ];
}

/** Where nobody typed a demand and the VM has room, the disks' own limits are what is achieved. */
function diskBottleneck(lead: string, tone: 'fits' | 'tight', given: Case, result: Result): Phrase {
  const { binding, loads, utilisation, checks } = result;
  const groups = [...new Set(binding.flatMap(({ group }) => group ?? []))];
  const [only] = groups;
  const load = groups.length === 1 && only !== undefined ? loads[only] : undefined;
  const own = binding.filter(({ group }) => group === only);
  const name = load && (load.count === 1 ? load.disk.name : `${load.count} × ${load.disk.name}`);
  const bottleneck = load
    ? `the disk is the bottleneck, ${list(own.map((check) => amountIn(limitOf(check), check, given, result)))} (${name})`
    : 'the disks’ own limits are the bottleneck';
  if (utilisation === undefined)
    return [
      { text: lead, tone },
      `: ${bottleneck}; ${given.vm.name} has no limit of its own for them.`,
    ];
  const nearest = checks
    .filter(({ counts, limit }) => counts && typeof limit === 'number')
    .reduce((a, b) => (b.demand / limitOf(b) > a.demand / limitOf(a) ? b : a));
  return [
    { text: lead, tone },
    `: ${bottleneck}. The VM has `,
    { text: `${printShare(headroom(nearest.demand, limitOf(nearest)))} headroom`, tone },
    ` at ${checkInWords(nearest, result)}.`,
  ];
}

/** The groups of one basis in words: “os (P10) and log (P30)”. */
const groupsOf = (loads: readonly Load[], basis: Load['demand']['basis']) =>
  list(
    loads
      .filter(({ demand }) => demand.basis === basis)
      .map(({ role, disk, count }) => `${role} (${count === 1 ? '' : `${count} × `}${disk.name})`),
  );

/** Which demand is counted, so that nobody has to guess what the figures include. */
function demandInWords({ loads }: Result): string {
  if (loads.every(({ demand }) => demand.basis === 'limits'))
    return 'Without a target every disk is counted at its own limits at the same time, the worst case; enter a target to check your real load.';
  const parts = [
    ['target', 'The target is spread over', 'in proportion to their limits'],
    ['own', '', 'with the IOPS typed for the group'],
    ['limits', '', 'at full limits'],
  ] as const;
  const words = parts.flatMap(([basis, before, after]) => {
    const names = groupsOf(loads, basis);
    return names ? [`${before} ${names} ${after}`.trim()] : [];
  });
  return `${capital(words.length > 1 && words[0] ? `${words[0]}; counted besides: ${list(words.slice(1))}` : (words[0] ?? ''))}.`;
}

/** Why the verdict is what it is, who is affected, and what was counted. */
export function why(given: Case, result: Result): string {
  const { verdict, binding } = result;
  if (verdict === 'not-possible')
    return 'Azure refuses this set-up, so no figures are computed for it. The checks below have every reason.';
  const vm = binding.filter(
    ({ place, demand, limit }) => place !== 'disk' && demand > limitLike(limit),
  );
  const exceeded = verdict === 'throttled' || verdict === 'oversubscribed';
  const sentences = [
    ...(exceeded && binding.length > 1
      ? [`${capital(list(binding.map((check) => checkInWords(check, result))))} are exceeded.`]
      : []),
    ...(exceeded
      ? [
          vm.length > 0
            ? 'At a limit of the VM every disk that crosses it slows down, whichever disk caused it (VM-level throttling).'
            : 'At a disk’s own limit that disk alone slows down (disk-level throttling).',
        ]
      : []),
    ...(verdict === 'unsafe'
      ? [
          'With ReadWrite the host acknowledges writes before they are on the disk; if the host fails, they are gone. No limit is exceeded.',
        ]
      : []),
    ...(verdict !== 'unsafe' && given.groups.some(risksData)
      ? [`ReadWrite host cache can lose data here: ${unsafeInWords(given)}.`]
      : []),
    demandInWords(result),
    ...(given.size === undefined ? [] : [`IO size ${printBytes(given.size)}.`]),
    ...(exceeded && result.gaps.length > 0 ? [`Not checked: ${gapsInWords(given, result)}.`] : []),
  ];
  return sentences.join(' ');
}

const limitLike = (limit: Check['limit']) =>
  typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
