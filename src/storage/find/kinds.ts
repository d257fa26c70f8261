/** Set-ups that differ in kind: the cheapest of all, and the cheapest for each thing that a reader may want besides. */
import { gib } from '../../units/index.ts';
import { isProvisioned } from '../path/path.ts';
import { isBilledByUse } from '../set-up/cost.ts';
import { hasGpu } from './exclusions.ts';
import { notChecked } from './limit-use.ts';
import { disksIn, type Requirement } from './requirement.ts';
import { leftIn } from './rows.ts';
import { type Found, type Front, type Market, search } from './search.ts';

/** What a set-up is listed for. */
export type Purpose =
  | 'cheapest'
  | 'fewest disks'
  | 'headroom'
  | 'memory'
  | 'cores'
  | 'no GPU'
  | 'local disk'
  | 'local data'
  | 'managed disks'
  | 'host cache'
  | 'no host cache'
  | 'generation'
  | 'premium'
  | 'zones'
  | 'latency'
  | 'operations'
  | 'NVMe'
  | 'SCSI'
  | 'not published';

export type Kind = { readonly purposes: readonly Purpose[]; readonly found: Found };

/** Nobody pays so many times the cheapest for something that is not required. */
const maxTimes = 3;

/** What the first set-up lacks that another one may have, as a stricter requirement. */
function wishesFor(
  { vm: { vm, generation }, set }: Found,
  requirement: Requirement,
): readonly (readonly [Purpose, isLacking: boolean, Partial<Requirement>])[] {
  const { vcpus = 0, memory = gib(0) } = vm;
  const { families, redundancy, osDisk } = requirement;
  const isElastic = isProvisioned(set.disk);
  const isAny = requirement.cache === 'any';
  const isCached = set.cache !== 'None';
  const isLocal = set.disk.placement !== undefined;
  return [
    ['no GPU', hasGpu(vm), {}],
    ['memory', memory > 0, { memory: gib((2 * memory) / gib(1)) }],
    ['cores', vcpus > Math.max(1, requirement.vcpus), { maxVcpus: vcpus - 1 }],
    ['local disk', vm.tempDisk === 'none', { localDisk: true }],
    ['host cache', isAny && !isCached, { cache: 'ReadOnly' }],
    ['no host cache', isAny && isCached, { cache: 'None' }],
    ['generation', true, { generation: generation + 1 }],
    [
      'premium',
      isElastic && families.includes('Premium SSD'),
      { families: ['Premium SSD'], localData: 'no' },
    ],
    ['zones', redundancy === 'LRS' && osDisk?.family !== 'Standard HDD', { redundancy: 'ZRS' }],
    ['latency', !isElastic && !isLocal, { latencyClass: 'sub-ms' }],
    ['local data', requirement.localData === 'yes' && !isLocal, { localData: 'only' }],
    ['managed disks', isLocal, { localData: 'no' }],
  ];
}

/** The disks of a set but for what is provisioned of them. */
const formOf = ({ set }: Found): string =>
  [set, ...(set.log ? [set.log] : [])]
    .map(({ disk, disks }) => `${isProvisioned(disk) ? disk.family : disk.name} × ${disks}`)
    .join();

/** Do they differ in no more than in what is provisioned? */
const isAlike = (one: Found, other: Found): boolean =>
  one.vm.vm === other.vm.vm && one.set.cache === other.set.cache && formOf(one) === formOf(other);

const isSame = (one: Found, other: Found): boolean =>
  isAlike(one, other) &&
  one.set.disk.name === other.set.disk.name &&
  one.set.log?.disk.name === other.set.log?.disk.name;

/**
 * The cheapest on Standard SSD, which is billed by the operation too, where the first set-up is on other disks; and where
 * it is on Standard SSD, the cheapest that is not billed so. How many operations there are decides between the two.
 */
export function* rivalOf(
  { set: { disk } }: Found,
  requirement: Requirement,
  market: Market,
): Generator<void, Found | undefined> {
  const { families } = requirement;
  if (!families.includes('Standard SSD') || disk.family === 'Standard HDD') return undefined;
  const change: Partial<Requirement> = isBilledByUse(disk)
    ? { families: families.filter((family) => !isBilledByUse({ family })) }
    : { families: ['Standard SSD'], localData: 'no' };
  const [rival] = yield* search({ ...requirement, ...change }, market);
  return rival?.left === notChecked ? undefined : rival;
}

/** Over NVMe a size has higher limits at the same price, and over SCSI it starts from any image: the first set-up the other way. */
function twinOf(
  first: Found,
  requirement: Requirement,
  { vms }: Market,
): readonly [Purpose, Found | undefined] {
  const { name } = first.vm.vm;
  const isNvme = name.endsWith('/nvme');
  const other = isNvme ? name.replace('/nvme', '') : `${name}/nvme`;
  const vm = vms.find((one) => one.name === other);
  const left = vm && leftIn(requirement, { vm, set: first.set });
  const meets = vm && left !== undefined && left !== notChecked;
  return [
    isNvme ? 'SCSI' : 'NVMe',
    meets ? { ...first, vm: { ...first.vm, vm, left }, left } : undefined,
  ];
}

/**
 * The first set-up and others that have what it lacks, the cheapest first; one that is not checked is the
 * last. None of them is another one with more provisioned.
 */
export function* kindsOf(
  requirement: Requirement,
  front: Front,
  besides: { readonly fewest: Found | undefined; readonly rival?: Found | undefined },
  market: Market,
): Generator<void, readonly Kind[]> {
  const [first] = front;
  if (!first) return [];
  const { fewest, rival } = besides;
  const listed: (readonly [Purpose, Found | undefined])[] = [
    ['cheapest', first],
    twinOf(first, requirement, market),
    ['fewest disks', fewest],
    ['headroom', front.findLast(({ left }) => left !== notChecked)],
    ['operations', rival && rival.cents <= maxTimes * first.cents ? rival : undefined],
  ];
  // Disks use no GPU, so that only the price can be a reason to list one.
  const exclude: Requirement['exclude'] = [...requirement.exclude, 'gpu'];
  for (const [purpose, isLacking, change] of wishesFor(first, requirement)) {
    if (!isLacking) continue;
    const [found] = yield* search({ ...requirement, ...change, exclude }, market);
    if (found && found.left !== notChecked && found.cents <= maxTimes * first.cents)
      listed.push([purpose, found]);
  }
  listed.push(['not published', front.find(({ left }) => left === notChecked)]);

  const kinds: { purposes: Purpose[]; found: Found }[] = [];
  for (const [purpose, found] of listed) {
    if (!found || (purpose !== 'cheapest' && isSame(found, first))) continue;
    const known = kinds.find((one) => isSame(one.found, found));
    if (known) known.purposes.push(purpose);
    else if (!kinds.some((one) => isAlike(one.found, found)))
      kinds.push({ purposes: [purpose], found });
  }
  // The first of the front leaves more than others that cost the same.
  const placeOf = ({ found }: Kind) => (found === first ? 0 : found.left === notChecked ? 2 : 1);
  return kinds.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      a.found.cents - b.found.cents ||
      disksIn(a.found.set) - disksIn(b.found.set),
  );
}
