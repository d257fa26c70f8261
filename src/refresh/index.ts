/**
 * What is published today beside the dataset: reads a folder of downloads and lists every difference to
 * the tables, with the lines that would take their place. It changes nothing.
 */
import { compareDisks } from './compare-disks.ts';
import { compareFacts } from './compare-facts.ts';
import { comparePrices } from './compare-prices.ts';
import { compareAnnounced, compareDated } from './compare-retirements.ts';
import { apiSourceOf, compareSizes } from './compare-sizes.ts';
import type { Dataset } from './dataset.ts';
import type { Difference } from './difference.ts';
import { readFolder } from './folder.ts';
import type { Problem, Read, Skipped } from './inputs.ts';
import { newSizes } from './new-sizes.ts';
import { vanishedSizes } from './vanished-sizes.ts';

export type Refreshed = {
  readonly read: readonly Read[];
  readonly skipped: readonly Skipped[];
  readonly differences: readonly Difference[];
  /** How many figures differ as the notes of their rows say already. */
  readonly noted: number;
  /** Lines for sources that the pasted lines would name. */
  readonly newSources: readonly string[];
  /** What could not be read, each with its file and place. */
  readonly problems: readonly Problem[];
};

/**
 * Compares what is in a folder with the dataset.
 * @param date the day of the downloads, where the files do not have it
 * @throws UnreadableError where there is no such folder
 */
export function refresh(folder: string, dataset: Dataset, date?: string): Refreshed {
  const { read, skipped } = readFolder(folder, date);
  const sizes = read.flatMap((one) => one.sizes);
  const bySize = compareSizes(sizes, dataset.sizes);
  const byDisk = compareDisks(
    read.flatMap((one) => one.disks),
    dataset.disks,
  );
  const { lifecycle, lifecycleText } = dataset;
  const retirements = { vms: dataset.sizes.vms, lifecycle, lifecycleText };
  const differences: readonly Difference[] = [
    ...bySize.differences,
    ...newSizes(sizes, dataset.sizes),
    ...vanishedSizes(sizes, dataset.sizes),
    ...byDisk.differences,
    ...compareAnnounced(
      read.flatMap((one) => one.retirements),
      retirements,
    ),
    ...compareDated(sizes, retirements),
    ...compareFacts(read, dataset.facts, dataset.sizes.vms),
    ...comparePrices(
      read.flatMap((one) => one.prices),
      dataset.prices,
    ),
  ];
  return {
    read,
    skipped,
    differences,
    noted: bySize.noted + byDisk.noted,
    newSources: newSourcesOf(differences, dataset),
    problems: read.flatMap((one) => one.problems),
  };
}

/** Filled cells name a source of the resource API, which the dataset may not have yet. */
function newSourcesOf(differences: readonly Difference[], { sizes: { sources } }: Dataset) {
  const filling = differences.filter(({ kind }) => kind === 'cached limit filled');
  const wanted = new Map(filling.map(({ from }) => [apiSourceOf(from, sources), from.date]));
  return [...wanted]
    .filter(([id]) => !sources.some((one) => one.id === id))
    .map(
      ([id, date]) =>
        `{ id: '${id}', title: 'VM sizes in the Azure resource API, ${date}', date: '${date}' },`,
    );
}
