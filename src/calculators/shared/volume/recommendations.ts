/** What would raise the rate of one striped volume, as recommendations of a calculator. */
import type { Phrase } from '../../../kit/index.ts';
import type { Catalogue, Edition } from '../../../limits/types.ts';
import { changesThatHelp, type VolumeChange } from '../../../storage/change/recommendations.ts';
import { diskName } from '../../../storage/path/disk-names.ts';
import type { Cache } from '../../../storage/set-up/set-up.ts';
import type { Bottleneck, Volume } from '../../../storage/set-up/volume.ts';
import { type Bytes, bytesIn, formatIops, formatNumber } from '../../../units/index.ts';
import type { ProposedChange } from '../answer/explanation.ts';
import { strong } from '../answer/format.ts';
import { formatLimit, list } from '../answer/text.ts';
import { maxDisks } from '../fields/disk-parts.ts';

const resultOf = ({ iops: rate, by }: Bottleneck): Phrase => [
  ': ',
  strong(formatIops(rate)),
  by.some(({ sharedBy }) => sharedBy !== 'disk') ? `, up to ${list(by.map(formatLimit))}.` : '.',
];

/** A change of a volume as text, and as changes of inputs. */
function changeOf(change: VolumeChange, { disk }: Volume): [string, ProposedChange['changes']] {
  if ('vm' in change)
    return [
      `${change.vm.name}, in the same series, has room for these disks`,
      { vm: change.vm.name },
    ];
  if ('disks' in change)
    return [`One more ${diskName(disk)}, striped`, { disks: String(change.disks) }];
  const { disk: other, way } = change;
  const texts: Readonly<Record<typeof way, () => string>> = {
    provision: () =>
      `${formatIops(other.iops)} and ${formatNumber(other.throughput / bytesIn['MB/s'])} MB/s on the same disk, online`,
    tier: () => `${diskName(other)}, online`,
    size: () => `${diskName(other)} instead of ${diskName(disk)}`,
    plus: () => `${diskName(other)}, as a new disk`,
  };
  return [texts[way](), { disk: other.name }];
}

/** What would raise the rate of this volume at this IO size? Each says the IOPS that it gives, so a calculator of throughput words its own. */
export const volumeRecommendations = (
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
): readonly ProposedChange[] =>
  changesThatHelp(volume, size, cache, edition, catalogue)
    .filter((change) => !('disks' in change) || change.disks <= maxDisks)
    .map((change) => {
      const [text, changes] = changeOf(change, volume);
      return { text: [text, ...resultOf(change.then)], changes };
    });
