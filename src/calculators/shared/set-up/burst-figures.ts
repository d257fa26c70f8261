/** What an answer about sustained limits says of bursts: readouts, a sentence, and a note. */
import type { Check, Readout } from '../../../kit/index.ts';
import type { Catalogue, Vm } from '../../../limits/types.ts';
import type { Bucket, Burst } from '../../../storage/path/burst.ts';
import { vmLimitNames } from '../../../storage/path/path.ts';
import {
  type BytesPerSecond,
  formatDuration,
  formatIops,
  formatThroughput,
  iops,
  type ThroughputUnit,
} from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import { ruleNote } from '../answer/notes.ts';
import { iopsReadout, throughputReadout } from '../answer/readouts.ts';
import { formatVmLimit, list } from '../answer/text.ts';

/** The text in place of a time where no credits are used. */
const without = {
  all: { text: 'does not run out', aside: 'the sustained limits cover it' },
  published: {
    text: 'does not run out',
    aside: 'the sustained limits that are published cover it',
  },
  none: { text: 'no more than is sustained', aside: 'a limit on the path does not burst' },
};

/**
 * The burst of a set-up or volume as figures, behind the sustained ones.
 * @param atMost the end of labels where a limit on the path is not published
 */
export function burstReadouts(
  burst: Burst | undefined,
  unit: ThroughputUnit,
  atMost = '',
): readonly Readout[] {
  if (!burst) return [];
  const { iops: rate, throughput, lasts, by, gives, isDerived } = burst;
  return compact([
    rate !== undefined && { ...iopsReadout(iops(rate), `Burst${atMost}`), id: 'burst-iops' },
    throughput !== undefined && {
      ...throughputReadout(throughput as BytesPerSecond, unit, `Burst${atMost}`),
      id: 'burst-throughput',
    },
    {
      id: 'burst-lasts',
      label: 'Burst lasts',
      kind: 'duration',
      unit: 's',
      ...(lasts === undefined
        ? without[gives === 'covered' ? (atMost ? 'published' : 'all') : 'none']
        : {
            value: lasts,
            text: formatDuration(lasts, isDerived),
            aside: `from full credits, until those of ${list([...new Set(by.map(bucketName))])} are used up`,
          }),
    },
  ]);
}

/** “4 × P10”. A bucket of a VM is not published, so its name says that it is derived: “VM uncached (D8s_v5, derived)”. */
const bucketName = ({ id, owner }: Bucket) =>
  id === 'disk' ? owner : `${vmLimitNames[id]} (${owner}, derived)`;

/** “For 30 min from full credits: 3,500 IOPS, 170 MB/s.” Nothing where a burst gives no more than is sustained. */
export function formatBurst(
  burst: Burst | undefined,
  unit: ThroughputUnit,
  isUpperBound: boolean,
): string {
  if (burst?.lasts === undefined) return '';
  const { iops: rate, throughput, lasts, isDerived } = burst;
  const figures = [
    ...(rate === undefined ? [] : [formatIops(iops(rate))]),
    ...(throughput === undefined ? [] : [formatThroughput(throughput as BytesPerSecond, unit)]),
  ];
  return `For ${formatDuration(lasts, isDerived)} from full credits: ${isUpperBound ? 'at most ' : ''}${figures.join(', ')}.`;
}

/** What the burst figures count, and what of it is derived or not published. */
export function burstNotes(
  burst: Burst | undefined,
  vm: Vm | undefined,
  demand: string,
  catalogue: Catalogue,
): readonly Check[] {
  if (burst?.lasts === undefined) return [];
  const { withoutBurst, usesVmCredits } = burst;
  const text = compact([
    `Burst figures: ${demand}, from full credits until the first are used up.`,
    withoutBurst.length > 0 &&
      vm &&
      `No burst is published of ${list(withoutBurst.map((id) => formatVmLimit(id)))} (${vm.name}), so its sustained figure counts.`,
    usesVmCredits &&
      vm &&
      `How many credits ${vm.name} holds is not published; they are derived from 30 minutes at the highest rate.`,
  ]);
  return [ruleNote('burst-vm', catalogue, 'info', text.join(' '))];
}
