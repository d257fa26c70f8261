/** What would give a volume more, each tried before it is proposed. */
import type { Phrase } from '../kit/index.ts';
import { exceeds } from '../laws/index.ts';
import type { Catalogue, Edition, Vm } from '../limits/types.ts';
import type { Cache } from '../storage/set-up.ts';
import { type Bytes, printIops } from '../units/index.ts';
import { mostDisks } from './fields.ts';
import {
  type Bottleneck,
  bottleneckOf,
  limitsOf,
  standingOf,
  unpublishedOf,
  type Volume,
} from './volume.ts';
import { inOrder, limitInWords, list } from './words.ts';

/** Smaller before larger: by vCPUs, then memory, then name. */
const bySize = (a: Vm, b: Vm) =>
  (a.vcpus ?? 0) - (b.vcpus ?? 0) || (a.memory ?? 0) - (b.memory ?? 0) || inOrder(a.name, b.name);

/**
 * The other sizes of a VM's own series, smallest first. Those with constrained vCPUs are left out:
 * they have the limits and the price of the full size, which is among them.
 */
export const sizesOfSeries = (vm: Vm, catalogue: Catalogue): readonly Vm[] =>
  catalogue
    .vms(vm.edition)
    .filter(
      ({ name, series, constrainedOf }) =>
        !constrainedOf && name !== vm.name && series === vm.series,
    )
    .toSorted(bySize);

/** A change of inputs, and what it was found to give; without changes, something only the reader can enter. */
export type Remedy = {
  readonly text: Phrase;
  readonly changes?: Readonly<Record<string, string>> | undefined;
};

/** What a changed volume gives; nothing where it cannot be built or crosses a limit that is not published. */
function tried(volume: Volume, size: Bytes, cache: Cache, edition: Edition) {
  const { verdict } = standingOf(volume, size, cache, edition);
  if (verdict === 'not-possible' || verdict === 'not-checked') return undefined;
  if (unpublishedOf(volume).length > 0) return undefined;
  return bottleneckOf(limitsOf(volume, size));
}

const gives = ({ iops: rate, by }: Bottleneck): Phrase => [
  ': ',
  { text: printIops(rate), tone: 'strong' },
  by.some(({ place }) => place !== 'disk') ? `, up to ${list(by.map(limitInWords))}.` : '.',
];

/**
 * What would raise the rate of this volume at this IO size? Each proposal was tried by the same
 * computation: it can be built, and no limit on its path is unpublished.
 * @returns at most one change of each kind: a VM size of the same series, one disk more, a larger disk
 */
export function remediesFor(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
): readonly Remedy[] {
  const now = bottleneckOf(limitsOf(volume, size));
  if (!now) return [];
  const attempt = (other: Volume) => {
    const then = tried(other, size, cache, edition);
    return then && exceeds(then.iops, now.iops) ? then : undefined;
  };
  const remedies: Remedy[] = [];
  const { vm, disk } = volume;
  if (vm && now.by.some(({ place }) => place !== 'disk'))
    for (const other of sizesOfSeries(vm, catalogue)) {
      const then = attempt({ ...volume, vm: other });
      if (!then?.by.every(({ place }) => place === 'disk')) continue;
      remedies.push({
        text: [`${other.name}, in the same series, has room for these disks`, ...gives(then)],
        changes: { vm: other.name },
      });
      break;
    }
  if (now.by.some(({ place }) => place === 'disk')) {
    const disks = volume.disks + 1;
    const more = attempt({ ...volume, disks });
    if (more && disks <= (vm?.maxDataDisks ?? mostDisks))
      remedies.push({
        text: [`One more ${disk.name}, striped`, ...gives(more)],
        changes: { disks: String(disks) },
      });
    const larger = catalogue
      .disks(disk.edition)
      .filter(({ family, size: capacity }) => family === disk.family && capacity > disk.size)
      .toSorted((a, b) => a.size - b.size);
    for (const other of larger) {
      const then = attempt({ ...volume, disk: other });
      if (!then) continue;
      remedies.push({
        text: [`${other.name} instead of ${disk.name}`, ...gives(then)],
        changes: { disk: other.name },
      });
      break;
    }
  }
  return remedies;
}
