import { shownName } from '../../limits/name-keys.ts';
import type { Catalogue } from '../../limits/types.ts';
import { exclusionsOf } from '../../storage/find/exclusions.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import { disksIn, mostHeadroom, savesCores } from '../../storage/find/requirement.ts';
import {
  mostIn,
  type Nearest,
  type Part,
  withShare,
} from '../../storage/find/requirement-costs.ts';
import { pairOf, type Row } from '../../storage/find/rows.ts';
import type { Found, Market } from '../../storage/find/search.ts';
import type { Split } from '../../storage/find/split.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { isNvme } from '../../storage/set-up/disk-group.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';
import { formatDuration, formatIops, formatNumber, formatThroughput } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import { info } from '../shared/answer/checks-and-columns.ts';
import type { Explanation, ProposedChange } from '../shared/answer/explanation.ts';
import { capital, list, plural, strong } from '../shared/answer/text.ts';
import { regionNotes } from '../shared/set-up/cost.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { operationsText } from './billed-operations.ts';
import { checksOf, unsoldOf } from './checks.ts';
import { fields } from './fields.ts';
import { type Answered, type Compared, type Given, requirementOf, rowFor } from './model.ts';
import { droppedFrom, savedBy } from './requirement-costs.ts';
import { formatPlace, formatShare, formatTargets, partOf } from './requirement-text.ts';
import { missesOf } from './shortfall.ts';
import {
  formatBottlenecks,
  formatDifference,
  formatPair,
  formatPercent,
  formatSize,
  moneyOf,
} from './text.ts';

/** Where nothing is better than the first, how is chosen. */
const howChosen = (fewCores: boolean) =>
  `Between equals ${fewCores ? 'fewer vCPUs win, then fewer disks' : 'fewer disks win'}, then SCSI where a size has the choice, more headroom of the VM, the newer one, ${fewCores ? '' : 'more vCPUs, '}more memory, and the first name.`;

/** Why the next cheaper set-up does not fit, as a sentence. */
function whyNotCheaper(inputs: Given, { cheaper }: Compared, market: Market): string {
  if (!cheaper) return 'Nothing cheaper fits, even without one requirement.';
  const { found, without } = cheaper;
  const pair = pairOf(found);
  const misses = missesOf(without, inputs, rowFor(inputs, found, market), found.left);
  return `The next cheaper set-up does not fit: ${formatPair(pair)} costs ${moneyOf(found)} a month; ${misses}.`;
}

/** Which limit is the bottleneck of the first row, and how its burst serves the target. */
function whyFirst(row: Row): string {
  const { burst, verdict } = row;
  // The bottleneck is named above the answer.
  if (!burst || verdict === 'not-checked') return '';
  const bottlenecks = formatBottlenecks(row);
  const of = bottlenecks ? `Its ${bottlenecks}.` : '';
  const lasts =
    burst.lasts === undefined ? '' : ` for ${formatDuration(burst.lasts, burst.isDerived)}`;
  return `Full burst credits serve the target${lasts}, and come back while the load is low; the cap check, which judges what is sustained, says throttled. ${of}`;
}

/** What the headline does not say of a set: “disks of 1,024 GiB, 6,250 IOPS and 125 MB/s each”, “host cache ReadOnly”. */
function partsOf({ log, cache, ...data }: Row['set']): readonly string[] {
  const provisioned = (name: string, { disk, disks }: DiskSet) =>
    isProvisioned(disk) &&
    `${name}${disks > 1 ? 's' : ''} of ${formatNumber(disk.size / 1024 ** 3)} GiB, ${formatIops(disk.iops)} and ${formatThroughput(disk.throughput, disk.unit)}${disks > 1 ? ' each' : ''}`;
  return compact([
    provisioned('disk', data),
    cache !== 'None' && `host cache ${cache}`,
    log && provisioned('log disk', log),
  ]);
}

/** “The default of at most 4 disks costs $21,473 of it.” */
function ofDefault(inputs: Given, { moreDisks }: Compared, first: Found | undefined) {
  return first && moreDisks
    ? [
        info(
          `The default of at most ${plural(inputs['max-disks'], 'disk')} costs ${formatMoney(savedBy(moreDisks, first))} of it.`,
        ),
      ]
    : [];
}

export function explain(
  inputs: Given,
  answered: Answered,
  all: Compared,
  first: Row,
  market: Market,
  catalogue: Catalogue,
): Explanation {
  const { considered, front } = answered;
  const unchecked =
    first.verdict === 'not-checked' ? undefined : front.find(({ left }) => left === notChecked);
  return {
    why: [
      `${compact([
        formatSize(first.vm),
        isNvme(first.vm) && first.vm.controller && 'needs an NVMe image of generation 2',
        exclusionsOf(first.vm).includes('arm') && 'needs an Arm64 image',
        exclusionsOf(first.vm).includes('burstable') && 'burstable, with CPU credits',
        ...partsOf(first.set),
      ]).join('; ')}.`,
      whyFirst(first),
      operationsText(inputs, first, all),
      unchecked && `One for ${moneyOf(unchecked)} crosses an unpublished limit and is not checked.`,
    ]
      .filter(Boolean)
      .join(' '),
    recommendations: recommendationsFor(inputs, answered, all),
    checks: [
      ...checksOf(inputs, first, market, catalogue),
      ...ofDefault(inputs, all, front[0]),
      info(whyNotCheaper(inputs, all, market)),
      info(
        `Of ${formatNumber(considered)} combinations that were compared, ${front.length === 1 ? '1 is' : `${front.length} are`} the cheapest for its headroom; headroom above ${formatPercent(mostHeadroom(requirementOf(inputs)))} does not count as better. ${howChosen(savesCores(requirementOf(inputs)))}`,
      ),
    ],
  };
}

/** More disks than the usual maximum, another place for the OS disk, one step more headroom, and fewer disks; each is what the search finds for the changed inputs. */
function recommendationsFor(
  inputs: Given,
  { front: [first, next], fewest: simple }: Answered,
  { more, moreDisks, withouts }: Compared,
): readonly ProposedChange[] {
  if (!first) return [];
  const proposals: ProposedChange[] = [];
  const fewest = simple?.found;
  if (moreDisks)
    proposals.push({
      text: [
        strong(`${mostIn(moreDisks)} disks cost ${formatDifference(moreDisks, first)}: `),
        `${formatPair(pairOf(moreDisks))}, ${moneyOf(moreDisks)} a month.`,
      ],
      changes: { 'max-disks': String(mostIn(moreDisks)) },
    });
  const placed = withouts.find(({ part }) => part === 'os-disk');
  const other = placed?.front[0];
  if (placed && other && other.left !== notChecked && other.cents < first.cents)
    proposals.push({
      text: [
        strong(
          `${capital(formatPlace(placed.requirement.osDisk))} costs ${formatDifference(other, first)}: `,
        ),
        `${formatPair(pairOf(other))}, ${moneyOf(other)} a month.`,
      ],
      changes: droppedFrom(placed, inputs),
    });
  if (next && more && more.left !== notChecked)
    proposals.push({
      text: [
        strong(`${formatPercent(more.left)} headroom costs ${formatDifference(more, first)}: `),
        `${formatPair(pairOf(more))}, ${moneyOf(more)} a month.`,
      ],
      changes: { headroom: formatPercent(next.left).replace(' ', '') },
    });
  if (fewest)
    proposals.push({
      text: [
        strong(
          `${disksIn(fewest.set) === 1 ? 'One disk costs' : `${disksIn(fewest.set)} disks, the fewest, cost`} ${formatDifference(fewest, first)}: `,
        ),
        `${formatPair(pairOf(fewest))}, ${moneyOf(fewest)} a month.`,
      ],
      changes: { 'max-disks': String(mostIn(fewest)) },
    });
  return proposals;
}

/** Which inputs are changed to those of a nearest set-up, as texts. */
function changesFor({ found, without, share }: Nearest, inputs: Given) {
  const { part } = without;
  const target = withShare(without, requirementOf(inputs), share ?? 0);
  // One target may be the load of both: then the other one follows from it, and is left out.
  if (target && share !== undefined && (part === 'target-iops' || part === 'target-throughput'))
    return {
      'target-iops': fields['target-iops'].serialize(target.iops),
      'target-throughput': fields['target-throughput'].serialize(target.throughput),
    };
  // As much as the nearest set-up has of an amount; of what is none, nothing is asked for.
  const texts: Partial<Record<Part, string>> = {
    ...(!(share === undefined || !target) && {
      capacity: fields.capacity.serialize(target.capacity),
    }),
    vcpus: String(found.vm.vm.vcpus ?? ''),
    'max-vcpus': String(found.vm.vm.vcpus ?? ''),
    memory: `${Math.floor((found.vm.vm.memory ?? 0) / 1024 ** 3)}GiB`,
    headroom: `${Math.max(0, found.left)}%`,
    'max-disks': String(mostIn(found)),
  };
  const text = texts[part];
  if (text !== undefined) return { [part]: text };
  return /^(target|capacity)/.test(part) ? undefined : droppedFrom(without, inputs);
}

/** Why nothing fits: the highest limits are lower, or which requirements exclude everything. */
function whyNothing(inputs: Given, { nearest, highest }: Compared): string {
  if (highest)
    return `The highest: ${shownName(highest.vm)} has ${formatTargets(highest.limits)}. Split the load over several VMs.`;
  const excluding = nearest.map(({ without }) => partOf(without, inputs));
  return excluding.length > 0
    ? `No set-up meets the rest together with ${list(excluding, 'or')}.`
    : 'At least two of the requirements have to change.';
}

/** Several equal VMs that share the load, and the requirement of one of them. */
function proposeSplit(inputs: Given, { vms, requirement, found }: Split): ProposedChange {
  const { iops, throughput } = requirement;
  return {
    text: [
      strong(`Split over ${vms} VMs of ${formatTargets({ iops, throughput })} each: `),
      `${formatPair(pairOf(found))}, ${formatMoney((found.cents / 100) * vms)} a month together.`,
    ],
    changes: {
      ...droppedFrom({ part: 'target-iops', requirement }, inputs),
      ...droppedFrom({ part: 'capacity', requirement }, inputs),
      ...droppedFrom({ part: 'max-disks', requirement }, inputs),
    },
  };
}

/** Where nothing fits: the nearest set-ups, each with the one requirement that it does not meet. */
export function explainNothing(
  inputs: Given,
  all: Compared,
  { prices }: Market,
  catalogue: Catalogue,
): Explanation {
  return {
    why: whyNothing(inputs, all),
    recommendations: [
      ...all.nearest.map((one) => proposeNearest(inputs, one)),
      ...(all.split ? [proposeSplit(inputs, all.split)] : []),
    ],
    checks: regionNotes(unsoldOf(inputs, prices), prices, catalogue),
  };
}

function proposeNearest(inputs: Given, one: Nearest): ProposedChange {
  const { found, without, share } = one;
  const part = partOf(without, inputs);
  const changes = changesFor(one, inputs);
  return {
    text: [
      strong(
        `${share === undefined ? `Without ${part}` : `For ${formatShare(without.part, share, inputs)}`}: `,
      ),
      `${formatPair(pairOf(found))}, ${moneyOf(found)} a month.`,
    ],
    ...defined({ changes }),
  };
}
