/** The checks of a case as bars, and as arithmetic with the numbers put in. */
import type { Gate, Phrase, Sum } from '../../kit/index.ts';
import type { Cap } from '../../limits/types.ts';
import {
  bytesIn,
  printFigure,
  printNumber,
  printShare,
  type ThroughputUnit,
} from '../../units/index.ts';
import { inOrder } from '../words.ts';
import {
  type Case,
  type Check,
  dataDisks,
  type Kind,
  type Load,
  type Place,
  type Result,
} from './model.ts';

const words: Readonly<Record<Exclude<Place, 'disk'>, string>> = {
  cached: 'VM cached',
  uncached: 'VM uncached',
  elastic: 'VM v2 and Ultra',
};
const kindWords: Readonly<Record<Kind, string>> = { iops: 'IOPS', throughput: 'throughput' };

const groupName = ({ disk, count }: Load) => (count === 1 ? disk.name : `${count} × ${disk.name}`);

/** The unit a check is printed in: the one its source uses. */
function unitOf(check: Check, given: Case, { loads }: Result): ThroughputUnit {
  const disk = check.group === undefined ? undefined : loads[check.group]?.disk;
  return disk?.unit ?? given.vm.unit;
}

const figureIn = (value: number, kind: Kind, unit: ThroughputUnit) =>
  kind === 'iops' ? printNumber(value) : printFigure(value / bytesIn[unit]);

/** The gate in words, with whose it is: “VM cached throughput (DS15_v2)”. */
export function checkName({ place, kind, group }: Check, given: Case, { loads }: Result): string {
  const load = group === undefined ? undefined : loads[group];
  return place === 'disk' && load
    ? `disk ${kindWords[kind]} (${groupName(load)})`
    : `${words[place as Exclude<Place, 'disk'>]} ${kindWords[kind]} (${given.vm.name})`;
}

/** “the VM’s cached throughput limit”, “the data disks’ IOPS limit”. */
export function checkInWords({ place, kind, group }: Check, { loads }: Result): string {
  const load = group === undefined ? undefined : loads[group];
  if (place === 'disk' && load)
    return `the ${load.role} disk${load.count > 1 ? 's’' : '’s'} ${kindWords[kind]} limit`;
  const gate = place === 'elastic' ? 'Premium SSD v2 and Ultra' : place;
  return `the VM’s ${gate} ${kindWords[kind]} limit`;
}

const noLimit = (limit: Cap<number>) => (limit === 'none' ? 'no such limit' : String(limit));

function gateOf(check: Check, given: Case, result: Result): Gate {
  const unit = unitOf(check, given, result);
  const load = check.group === undefined ? undefined : result.loads[check.group];
  const label = load
    ? `${load.role}, ${groupName(load)}`
    : words[check.place as Exclude<Place, 'disk'>];
  const isRate = check.kind === 'iops';
  return {
    label,
    kind: check.kind,
    counts: check.counts,
    asked: check.asked,
    askedText: figureIn(check.asked, check.kind, unit),
    limitText:
      typeof check.limit === 'number'
        ? figureIn(check.limit, check.kind, unit)
        : noLimit(check.limit),
    unitText: isRate ? 'IOPS' : unit,
    ...(typeof check.limit === 'number' ? { limit: check.limit } : {}),
    ...(check.headroom === undefined ? {} : { headroom: check.headroom }),
    ...(check.place === 'cached' || check.place === 'uncached'
      ? {
          readout: {
            id: `${check.place}-${check.kind}`,
            unit: isRate ? ('IOPS' as const) : ('B/s' as const),
          },
        }
      : {}),
  };
}

/** Gate by gate, the disks first, as an IO meets them from below; then the places for disks. */
export function gatesOf(given: Case, result: Result): readonly Gate[] {
  const { checks, loads } = result;
  const shown = checks.filter(({ place, asked }) => place !== 'disk' || asked > 0);
  const rank = ({ place, group }: Check) =>
    place === 'disk' ? (group ?? 0) : 100 + ['cached', 'uncached', 'elastic'].indexOf(place);
  const count = dataDisks(loads);
  const most = given.vm.maxDataDisks;
  return [
    ...shown.toSorted((a, b) => rank(a) - rank(b)).map((check) => gateOf(check, given, result)),
    {
      label: 'Data disks',
      kind: 'count',
      counts: true,
      asked: count,
      askedText: printNumber(count),
      limit: most,
      limitText: printNumber(most),
      unitText: '',
      headroom: (most - count) / most,
    },
  ];
}

/** One term of a sum: “4 × 200”, with what goes past the cache where that is not all. */
function term(load: Load, kind: Kind, unit: ThroughputUnit, crossing: boolean): string {
  const asked = load.ask[kind] ?? 0;
  const each =
    load.ask.wanted || load.count === 1
      ? figureIn(asked, kind, unit)
      : `${load.count} × ${figureIn(asked / load.count, kind, unit)}`;
  return crossing && load.past !== 1 ? `${each} × ${printShare(load.past)}` : each;
}

/** The sum at each VM gate: who asks what, and how it stands to the limit. */
export function sumsOf(given: Case, result: Result): readonly Sum[] {
  return result.checks
    .filter(({ place }) => place !== 'disk')
    .toSorted((a, b) => inOrder(a.place, b.place))
    .flatMap((check): Sum[] => {
      const unit = given.vm.unit;
      const behind = result.loads.filter((load) => {
        if (!load.ask[check.kind]) return false;
        if (check.place === 'cached') return load.effective !== 'None';
        return (check.place === 'elastic') === load.elastic;
      });
      const temp = check.place === 'cached' ? result.tempAsk[check.kind] : 0;
      const terms = [
        ...behind.map((load) => term(load, check.kind, unit, check.place !== 'cached')),
        ...(temp > 0 ? [`${figureIn(temp, check.kind, unit)} (temp disk)`] : []),
      ];
      if (terms.length === 0) return [];
      const over = check.headroom !== undefined && check.headroom < 0;
      const limit =
        typeof check.limit === 'number'
          ? ` ${over ? '>' : '≤'} ${figureIn(check.limit, check.kind, unit)}`
          : `, limit ${noLimit(check.limit)}`;
      const line: Phrase = [
        terms.length === 1 && !/[×(]/.test(terms[0] ?? '') ? '' : `${terms.join(' + ')} = `,
        { text: figureIn(check.asked, check.kind, unit), tone: over ? 'over' : 'strong' },
        `${limit} ${check.kind === 'iops' ? 'IOPS' : unit}`,
      ];
      return [
        { label: `${words[check.place as Exclude<Place, 'disk'>]} ${kindWords[check.kind]}`, line },
      ];
    });
}
