/** Which pages the limits have: one for each VM series and disk family, its address, its rows, and an anchor for each of them. */
import { plural } from '../../calculators/shared/answer/text.ts';
import { editionIds } from '../../limits/editions.ts';
import { catalogue, elasticFamilies } from '../../limits/index.ts';
import type { Disk, DiskFamily, Edition, Vm } from '../../limits/types.ts';
import { anchorOf, seriesAddress } from './addresses.ts';

export * from './addresses.ts';

export const familyAddress = (family: DiskFamily) => seriesAddress(family);

export const vmAddress = (vm: Vm) => `${seriesAddress(vm.series)}#${anchorOf(vm)}`;
export const diskAddress = (disk: Disk) => `${familyAddress(disk.family)}#${anchorOf(disk)}`;

/** Rows of one table: one edition, and one interface where a series has two. */
export type Part = {
  readonly edition: Edition;
  readonly interface?: 'SCSI' | 'NVMe';
  readonly rows: readonly Vm[];
};
export type SeriesPage = { readonly series: string; readonly parts: readonly Part[] };

const isNvme = ({ name }: Vm) => name.endsWith('/nvme');

function partsOf(series: string): readonly Part[] {
  return editionIds.flatMap((edition): readonly Part[] => {
    const rows = catalogue.vms(edition).filter((vm) => vm.series === series);
    if (rows.length === 0) return [];
    const nvme = rows.filter(isNvme);
    if (nvme.length === 0) return [{ edition, rows }];
    return [
      { edition, interface: 'SCSI', rows: rows.filter((vm) => !isNvme(vm)) },
      { edition, interface: 'NVMe', rows: nvme },
    ];
  });
}

export const seriesPages: readonly SeriesPage[] = [
  ...new Set(editionIds.flatMap((edition) => catalogue.vms(edition)).map(({ series }) => series)),
]
  .sort((one, other) => one.localeCompare(other, 'en'))
  .map((series) => ({ series, parts: partsOf(series) }));

export type FamilyPage = {
  readonly family: DiskFamily;
  readonly parts: readonly { readonly edition: Edition; readonly rows: readonly Disk[] }[];
};

/** The families whose sizes are fixed; those that are provisioned freely have rules instead of rows. */
export const familyPages: readonly FamilyPage[] = (
  ['Premium SSD', 'Standard SSD', 'Standard HDD'] as const
).map((family) => ({
  family,
  parts: editionIds.map((edition) => ({
    edition,
    rows: catalogue.disks(edition).filter((disk) => disk.family === family),
  })),
}));

export const rowsOf = <Row>({
  parts,
}: {
  readonly parts: readonly { readonly rows: readonly Row[] }[];
}) => parts.flatMap(({ rows }) => rows);

/** “2 to 112 vCPUs”. */
export function vcpuRange(rows: readonly Vm[]): string {
  const counts = rows.flatMap(({ vcpus }) => vcpus ?? []);
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  return min === max ? plural(max, 'vCPU') : `${min} to ${max} vCPUs`;
}

/** Other series that have these names in other editions: the vendor has renamed some. */
export function seriesElsewhere(
  rows: readonly Vm[],
): readonly { readonly edition: Edition; readonly series: string }[] {
  const found = rows.flatMap((vm) =>
    editionIds.flatMap((edition) => {
      const other = edition === vm.edition ? undefined : catalogue.vm(vm.name, edition);
      return other && 'row' in other && !other.otherEdition && other.row.series !== vm.series
        ? [{ edition, series: other.row.series }]
        : [];
    }),
  );
  return [...new Map(found.map((one) => [`${one.edition} ${one.series}`, one])).values()];
}

export const otherFamilies = (family: DiskFamily) => ({
  title: 'Other disk types',
  pages: [...familyPages, ...elasticFamilies]
    .filter((other) => other.family !== family)
    .map(({ family: name }) => ({ name, href: familyAddress(name) })),
});
