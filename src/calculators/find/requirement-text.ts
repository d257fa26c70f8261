/** The parts of a requirement, and what is left of them, as phrases. */

import { throughputOf } from '../../laws/index.ts';
import { arePeaks } from '../../storage/find/required-rates.ts';
import type { Exclusion, Requirement } from '../../storage/find/requirement.ts';
import { type Part, type Without, withShare } from '../../storage/find/requirement-costs.ts';
import { placementNames } from '../../storage/path/local.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatIops,
  formatThroughput,
  type Iops,
} from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { list, plural } from '../shared/answer/text.ts';
import { type Given, requirementOf } from './model.ts';
import { formatPercent } from './text.ts';

/** What may be left out of the search. */
export const excludedNames = {
  retiring: 'sizes that retire or are restricted',
  preview: 'sizes in preview, or not in the resource API',
  arm: 'Arm sizes',
  burstable: 'burstable sizes',
  gpu: 'sizes with GPUs or FPGAs',
  unpublished: 'set-ups with an unpublished limit',
} as const satisfies Readonly<Record<Exclusion, string>>;

/** The parts of a requirement that are amounts: the figure, and of what it is. */
const amounts: Partial<Record<Part, readonly [(of: Requirement) => string, of: string]>> = {
  'target-iops': [({ iops = 0 as Iops }) => formatIops(iops), ''],
  'target-throughput': [
    ({ throughput = 0 as BytesPerSecond }) => formatThroughput(throughput, 'MB/s'),
    '',
  ],
  capacity: [({ capacity }) => formatBytes(capacity), ' of capacity'],
  vcpus: [({ vcpus }) => plural(vcpus, 'vCPU'), ''],
  memory: [({ memory }) => formatBytes(memory), ' of memory'],
  headroom: [({ headroom }) => formatPercent(headroom), ' of headroom'],
};

/** “320,000 IOPS instead of 400,000 IOPS”, “252 TiB of capacity instead of 600 TiB”. */
export function formatShare(part: Part, share: number, inputs: Given): string {
  const requirement = requirementOf(inputs);
  const less = withShare({ part }, requirement, share);
  const [print, of] = amounts[part] ?? [];
  if (!print || !less) throw new Error(`There is no share of ${part}.`);
  return `${print(less)}${of} instead of ${print(requirement)}`;
}

/** “900,000 IOPS and 30,000 MB/s”, “2,000 IOPS and 64 GiB”: what is asked for, as far as it is given. */
export const formatTargets = ({
  iops,
  throughput,
  capacity,
}: Pick<Requirement, 'iops' | 'throughput'> & { capacity?: Bytes | undefined }): string =>
  list(
    compact([
      iops && formatIops(iops),
      throughput && formatThroughput(throughput, 'MB/s'),
      capacity && formatBytes(capacity),
    ]),
  );

/** “the OS disk in the temp disk” */
export const formatPlace = (disk: Requirement['osDisk']): string =>
  disk?.placement ? `the OS disk in the ${placementNames[disk.placement]}` : '';

/** A part of a requirement, as a phrase after “without”. */
export function partOf({ part, exclusion }: Pick<Without, 'part' | 'exclusion'>, inputs: Given) {
  const requirement = requirementOf(inputs);
  const [print, of] = amounts[part] ?? [];
  if (print) return `${print(requirement)}${of}`;
  const texts: Partial<Record<Part, string>> = {
    'latency-class': `latency ${requirement.latencyClass === 'sub-ms' ? 'below 1 ms' : 'of single-digit ms'}`,
    types: `only ${requirement.families.join(', ')}`,
    redundancy: 'zone redundancy',
    log: `a log of ${formatTargets({ iops: inputs['log-iops'], throughput: inputs['log-throughput'], capacity: inputs['log-capacity'] })}`,
    'max-vcpus': `a maximum of ${plural(requirement.maxVcpus ?? 0, 'vCPU')}`,
    'local-disk': 'a local disk',
    cache: `host cache ${requirement.cache}`,
    'max-disks': `a maximum of ${plural(requirement.maxDisks, 'data disk')}`,
    'os-disk': formatPlace(requirement.osDisk),
    exclude: `the exclusion of ${exclusion ? excludedNames[exclusion] : 'sizes'}`,
  };
  return texts[part] ?? part;
}

/** Why two targets are compared with the limits separately; nothing where they are of the same IOs. */
export function peaksText(inputs: Given): string | undefined {
  const requirement = requirementOf(inputs);
  const { iops, throughput, size } = requirement;
  if (iops === undefined || throughput === undefined || !arePeaks(requirement)) return undefined;
  const [moved, target] = [throughputOf(iops, size), throughput].map((one) =>
    formatThroughput(one, 'MB/s'),
  );
  if (moved === target) return undefined;
  return `${formatIops(iops)} of ${formatBytes(size)} are ${moved}, less than the target of ${target}, which needs larger IOs. So each target is compared with the limits separately.`;
}
