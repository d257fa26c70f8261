/** The checks of a case as bars, and as steps of the calculation with the numbers put in. */
import type { Gate, Phrase, Sum } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { PublishedLimit } from '../../limits/types.ts';
import { type Kind, placeNames, type VmPlace } from '../../storage/path.ts';
import { dataDisks } from '../../storage/set-up.ts';
import {
  bytesIn,
  printFigure,
  printNumber,
  printShare,
  type ThroughputUnit,
} from '../../units/index.ts';
import { limitName } from '../volume.ts';
import { vmLimitInWords } from '../words.ts';
import type { Check } from './checks.ts';
import type { Case, Load } from './load.ts';
import { type Result, tightAbove } from './model.ts';

const kindWords: Readonly<Record<Kind, string>> = { iops: 'IOPS', throughput: 'throughput' };

const groupName = ({ disk, count }: Load) => (count === 1 ? disk.name : `${count} × ${disk.name}`);

/** The group in a row of its own: told apart by its place where two groups are alike. */
function groupLabel(index: number, loads: readonly Load[]): string {
  const label = (load: Load) => `${load.role}, ${groupName(load)}`;
  const own = loads[index];
  if (!own) return '';
  const alike = loads.filter((load) => label(load) === label(own));
  return alike.length > 1 ? `${label(own)} (group ${index + 1})` : label(own);
}

/** The unit a check is printed in: the one its source uses. */
function unitOf(check: Check, given: Case, { loads }: Result): ThroughputUnit {
  const disk = check.group === undefined ? undefined : loads[check.group]?.disk;
  return disk?.unit ?? given.vm.unit;
}

const figureIn = (value: number, kind: Kind, unit: ThroughputUnit) =>
  kind === 'iops' ? printNumber(value) : printFigure(value / bytesIn[unit]);

/** An amount with its unit, as the source of the check prints it: “600 MB/s”, “12,800 IOPS”. */
export function amountIn(value: number, check: Check, given: Case, result: Result): string {
  const unit = unitOf(check, given, result);
  return `${figureIn(value, check.kind, unit)} ${check.kind === 'iops' ? 'IOPS' : unit}`;
}

/** The limit with whose it is: “VM cached throughput (DS15_v2)”. */
export function checkName({ place, kind, group }: Check, given: Case, { loads }: Result): string {
  const load = group === undefined ? undefined : loads[group];
  return limitName({ place, kind, owner: load ? groupName(load) : given.vm.name });
}

/** “the VM’s cached throughput limit”, “the data disks’ IOPS limit”. */
export function checkInWords({ place, kind, group }: Check, { loads }: Result): string {
  const load = group === undefined ? undefined : loads[group];
  if (load) return `the ${load.role} disk${load.count > 1 ? 's’' : '’s'} ${kindWords[kind]} limit`;
  return vmLimitInWords(place as VmPlace, kind);
}

const noLimit = (limit: PublishedLimit<number>) =>
  limit === 'none' ? 'no limit' : 'not published';

/** How a demand stands to its limit, for the colour of its row. */
function stateOf({ counts, demand, typed, limit, partly }: Check): Gate['state'] {
  if (typeof limit !== 'number' || !counts) return 'quiet';
  if (exceeds(typed, limit)) return 'over';
  if (exceeds(demand, limit)) return 'tight';
  if (partly) return 'quiet';
  return exceeds(demand / limit, tightAbove) ? 'tight' : 'fits';
}

function gateOf(check: Check, given: Case, result: Result): Gate {
  const { place, kind, group, demand, limit, partly } = check;
  const unit = unitOf(check, given, result);
  const isRate = kind === 'iops';
  // The part of a demand that is known is a lower bound.
  const known = !partly || demand > 0;
  return {
    label: group === undefined ? placeNames[place as VmPlace] : groupLabel(group, result.loads),
    kind,
    state: stateOf(check),
    ...(known ? { demand } : {}),
    demandText: known ? `${partly ? 'at least ' : ''}${figureIn(demand, kind, unit)}` : 'not known',
    ...(partly ? { partly } : {}),
    limitText: typeof limit === 'number' ? figureIn(limit, kind, unit) : noLimit(limit),
    unitText: isRate ? 'IOPS' : unit,
    ...(typeof limit === 'number' ? { limit } : {}),
    counts: check.counts,
    ...(place === 'disk'
      ? {}
      : {
          readout: { id: `${place}-${kind}`, unit: isRate ? ('IOPS' as const) : ('B/s' as const) },
        }),
  };
}

const places: readonly string[] = ['local', 'cached', 'uncached', 'elastic'];

/** Limit by limit, the disks first, as an IO meets them from below; then the number of data disks. */
export function gatesOf(given: Case, result: Result): readonly Gate[] {
  const { checks, loads } = result;
  const rank = ({ place, group }: Check) => group ?? 100 + places.indexOf(place);
  const shown = checks.filter(
    ({ place, demand, partly }) => place !== 'disk' || demand > 0 || partly,
  );
  const count = dataDisks(loads);
  const most = given.vm.maxDataDisks;
  return [
    ...shown.toSorted((a, b) => rank(a) - rank(b)).map((check) => gateOf(check, given, result)),
    {
      label: 'Data disks',
      kind: 'count',
      state: 'fits',
      counts: true,
      demand: count,
      demandText: printNumber(count),
      limit: most,
      limitText: printNumber(most),
      unitText: '',
    },
  ];
}

/** One term of a sum: “4 × 200”, with the share that the cache does not serve where that is not all. */
function term(load: Load, kind: Kind, unit: ThroughputUnit, past: boolean): string {
  const demand = load.demand[kind];
  if (demand === undefined) return 'not known';
  const each =
    load.demand.basis !== 'limits' || load.count === 1
      ? figureIn(demand, kind, unit)
      : `${load.count} × ${figureIn(demand / load.count, kind, unit)}`;
  return past && load.past !== 1 ? `${each} × ${printShare(load.past)}` : each;
}

/** Which groups cross this limit of the VM? All remote disks where Premium SSD and v2 or Ultra share one. */
function behind({ place }: Check, { loads, checks }: Result): readonly Load[] {
  if (place === 'cached') return loads.filter(({ effective }) => effective !== 'None');
  if (place === 'local') return [];
  const mixed = checks.some((check) => check.place === 'uncached' && check.demand > 0);
  return loads.filter(
    ({ elastic, past }) => past > 0 && (place === 'elastic' ? mixed || elastic : !elastic),
  );
}

/** The sum at each limit of the VM: which group demands what, and how it compares with the limit. */
export function sumsOf(given: Case, result: Result): readonly Sum[] {
  return result.checks
    .filter(({ place }) => place !== 'disk')
    .toSorted((a, b) => places.indexOf(a.place) - places.indexOf(b.place))
    .flatMap((check): Sum[] => {
      const { place, kind, demand, limit, partly } = check;
      const unit = given.vm.unit;
      const temp = place === 'cached' || place === 'local' ? (result.temp[kind] ?? 0) : 0;
      const terms = [
        ...behind(check, result)
          .filter((load) => load.demand[kind] !== 0)
          .map((load) => term(load, kind, unit, place !== 'cached')),
        ...(temp > 0 ? [`${figureIn(temp, kind, unit)} (temp disk)`] : []),
      ];
      if (terms.length === 0) return [];
      const over = typeof limit === 'number' && exceeds(demand, limit);
      const against =
        typeof limit === 'number'
          ? ` ${over ? '>' : '≤'} ${figureIn(limit, kind, unit)} ${kind === 'iops' ? 'IOPS' : unit}`
          : `, limit ${noLimit(limit)}`;
      const single = terms.length === 1 && !/[×(]/.test(terms[0] ?? '');
      const line: Phrase = partly
        ? [terms.join(' + '), ': not known without an IO size']
        : [
            single ? '' : `${terms.join(' + ')} = `,
            { text: figureIn(demand, kind, unit), tone: over ? 'over' : 'strong' },
            against,
          ];
      return [{ label: `${placeNames[place as VmPlace]} ${kindWords[kind]}`, line }];
    });
}
