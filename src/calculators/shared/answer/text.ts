/** Names and phrases that several calculators share, so that the same thing is called the same everywhere. */

import { type Citation, firstOf, type Headline, type Phrase } from '../../../kit/index.ts';
import type { Catalogue, Disk, Source, Vm } from '../../../limits/types.ts';
import { diskName } from '../../../storage/path/disk-names.ts';
import {
  type Figure,
  isNoLimit,
  type Kind,
  type PathLimit,
  type VmLimitId,
  vmLimitNames,
} from '../../../storage/path/path.ts';
import type { VolumeLimit } from '../../../storage/set-up/volume.ts';
import { formatIops, formatNumber, formatThroughput } from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';

export const strong = (text: string): Phrase[number] => ({ text, tone: 'strong' });

/** “a”, “a and b”, “a, b and c”. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A sentence begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const kindNames: Readonly<Record<Kind, string>> = { iops: 'IOPS', throughput: 'throughput' };

/** The name of a limit, whosever it is: “VM uncached IOPS”, “disk throughput”. */
export const plainName = ({ id, kind }: Pick<VolumeLimit, 'id' | 'kind'>) =>
  `${id === 'disk' ? 'disk' : vmLimitNames[id]} ${kindNames[kind]}`;

/** The same and its owner: “VM uncached IOPS (DS1)”, “disk throughput (4 × P30)”. */
export const limitName = (limit: Pick<VolumeLimit, 'id' | 'kind' | 'owner'>) =>
  `${plainName(limit)} (${limit.owner})`;

type Named = Parameters<typeof limitName>[0];
/** The bottlenecks of an answer. */
export type Bound = Pick<Headline, 'boundBy' | 'bottleneck'>;

/**
 * What an answer is bound by: for programs each limit with its owner, on the page without, since its inputs are beside
 * it, and in the words of one line: “disk IOPS and throughput”.
 */
export function boundTo(limits: readonly Named[]): Bound {
  const each = (name: (limit: Named) => string) => [...new Set(limits.map(name))];
  const names = each(plainName);
  const [, ...others] = each(({ kind }) => kindNames[kind]);
  const short = each(({ id }) => id).length === 1 ? [...names.slice(0, 1), ...others] : names;
  return { boundBy: each(limitName), bottleneck: short.length > 2 ? firstOf(short) : list(short) };
}

/** A limit of the VM in a sentence: “the VM’s cached limit”, of a dimension “the VM’s cached IOPS limit”. */
export function formatVmLimit(id: VmLimitId, kind?: Kind): string {
  const what = kind ? `${kindNames[kind]} limit` : 'limit';
  if (id === 'local') return `the local disk’s ${what}`;
  if (id === 'nvme') return `the local NVMe disks’ ${what}`;
  if (id === 'elastic') return `the VM’s ${what} for Premium SSD v2 and Ultra Disk`;
  return `the VM’s ${id} ${what}`;
}

/** “the disk’s IOPS limit”, “the VM’s uncached throughput limit”. */
export const formatLimit = ({ id, kind }: Pick<PathLimit, 'id' | 'kind'>): string =>
  id === 'disk' ? `the disk’s ${kindNames[kind]} limit` : formatVmLimit(id, kind);

/** “the bottleneck is the disk’s IOPS limit”; all of them if several are. */
export function formatBottleneck(by: readonly VolumeLimit[]): Phrase {
  const names = by.map(formatLimit);
  return [names.length > 1 ? 'the bottlenecks are ' : 'the bottleneck is ', strong(list(names))];
}

/** The text in place of a figure that is not published. */
export const notPublished = 'not published';

/** The text in place of a limit’s figure: there is no such limit, or it is not published. */
export const formatMissing = (figure: Figure) => (isNoLimit(figure) ? 'no limit' : notPublished);

/** Of a local disk, all that is not published may be the limit of its writes. */
const listLimits = (ids: readonly VmLimitId[], { localDisk }: Vm) =>
  list(
    ids.map((id) => {
      const isOfWrites = id === 'nvme' || (id === 'local' && localDisk);
      return `${formatVmLimit(id)}${isOfWrites ? ' of writes' : ''}`;
    }),
  );

/** “the VM’s cached limit is not published for D16s_v5”; among other reasons “the VM’s cached limit of D16s_v5 is not published”. */
export function formatUnpublished(ids: readonly VmLimitId[], vm: Vm, amongOthers = false) {
  const { name } = vm;
  const limits = listLimits(ids, vm);
  const verb = ids.length > 1 ? 'are' : 'is';
  return amongOthers
    ? `${limits} of ${name} ${verb} ${notPublished}`
    : `${limits} ${verb} ${notPublished} for ${name}`;
}

/** “the VM’s cached limit of D2ds_v4 is not published above 9,000 IOPS and 125 MB/s”. */
export function formatDoubted({ name, cached: { iops: rate, throughput }, unit }: Vm): string {
  const figures = [
    ...(typeof rate === 'number' ? [formatIops(rate)] : []),
    ...(typeof throughput === 'number' ? [formatThroughput(throughput, unit)] : []),
  ];
  return `${formatVmLimit('cached')} of ${name} is ${notPublished} above ${list(figures)}`;
}

/** The end of a headline where some limits on the path are not published. */
export const notChecked = (vm: Vm | undefined, ids: readonly VmLimitId[]): Phrase =>
  ids.length > 0 && vm
    ? [` Not checked: ${listLimits(ids, vm)} of ${vm.name}, which is ${notPublished}.`]
    : [];

/** A place in a document, as a citation. */
export const citationIn = (
  { title, date, url }: Pick<Source, 'title' | 'date' | 'url'>,
  place: string,
): Citation => ({ title, place, date, ...defined({ url: url || undefined }) });

/** A citation of a source of the dataset. */
export const sourceAt = (id: string, place: string, catalogue: Catalogue): Citation =>
  citationIn(catalogue.source(id), place);

/** What a row of the dataset is called in sentences. */
export const nameOfRow = (row: Disk | Vm): string => ('family' in row ? diskName(row) : row.name);

/** The citation of a row of the dataset. */
export const citationOf = (row: Disk | Vm, catalogue: Catalogue) =>
  sourceAt(row.source, nameOfRow(row), catalogue);

/** Each document once, with the names of all rows from it. */
export function citationsOf(
  rows: readonly (Disk | Vm | undefined)[],
  catalogue: Catalogue,
): readonly Citation[] {
  const names = new Map<string, Set<string>>();
  for (const row of rows)
    for (const source of row ? [row.source, ...(row.also ?? [])] : [])
      names.set(source, (names.get(source) ?? new Set()).add(row ? nameOfRow(row) : ''));
  return [...names].map(([source, places]) => sourceAt(source, [...places].join(', '), catalogue));
}
