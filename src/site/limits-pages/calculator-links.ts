/** A size or disk as a case that the calculators open with. */

import { diskNamed } from '../../calculators/full-dataset.ts';
import { fields as provision } from '../../calculators/provision/fields.ts';
import { type Case, crossLinks } from '../../calculators/shared/fields/deep-links.ts';
import { queryOf } from '../../kit/index.ts';
import type { ElasticFamily } from '../../limits/elastic.ts';
import type { Disk, Vm } from '../../limits/types.ts';

export type Link = { readonly text: string; readonly says: string; readonly href: string };

/** As many disks as the size carries without being the limit itself, one at least. */
function countOf(vm: Vm, disk: Disk): number {
  const { iops, throughput } = vm.uncached;
  const room = [
    vm.maxDataDisks,
    typeof iops === 'number' ? iops / disk.iops : 1,
    typeof throughput === 'number' ? throughput / disk.throughput : 1,
  ];
  return Math.max(1, Math.floor(Math.min(...room)));
}

const words: Readonly<Record<string, string>> = {
  'cap-check': 'Cap check',
  'io-size': 'IO sizes',
  'queue-depth': 'Queue depth',
};

function linksTo(
  ids: readonly string[],
  inCase: Omit<Case, 'size'>,
  says: string,
): readonly Link[] {
  const links = crossLinks('sync-io', { ...inCase, size: undefined });
  return ids.flatMap((id) => {
    const link = links.find(({ calculator }) => calculator === id);
    if (!link) return [];
    const text = words[id] ?? id;
    const query = link.query && `?${link.query}`;
    return [{ text, says: `${text} ${says}`, href: `/calculators/${id}/${query}` }];
  });
}

/** P30 is the disk most questions are asked about; a size without Premium Storage gets Standard HDDs. */
export function linkOfVm(vm: Vm): Link | undefined {
  const disk = diskNamed(vm.premiumStorage ? 'P30' : 'S30', vm.edition);
  const disks = countOf(vm, disk);
  const cached = vm.hostCache && typeof vm.cached.iops === 'number' && disk.hostCache === 'yes';
  return linksTo(
    ['cap-check'],
    { disk, disks, vm, cache: cached ? 'ReadOnly' : 'None', limits: vm.edition },
    `of ${vm.name} with ${disks} × ${disk.name}`,
  )[0];
}

export const linksOfDisk = (disk: Disk): readonly Link[] =>
  linksTo(
    ['io-size', 'queue-depth'],
    { disk, disks: 1, vm: undefined, cache: 'None', limits: disk.edition },
    `of ${disk.name}`,
  );

/** The calculator that finds what has to be provisioned, set to this type of disk. */
export const provisionAddress = ({ prefix }: ElasticFamily): string =>
  prefix === provision.type.initial
    ? '/calculators/provision/'
    : `/calculators/provision/?${queryOf({ type: prefix })}`;
