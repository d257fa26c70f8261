/**
 * What is published today beside the dataset: reads a folder of downloads and lists every difference to
 * the tables, with the lines that would take their place. It changes nothing.
 */
import { comparePrices } from './compare-prices.ts';
import { apiSourceOf, compareDisks, compareSizes } from './compare-rows.ts';
import type { Dataset } from './dataset.ts';
import { compareFacts } from './facts.ts';
import { readFolder } from './folder.ts';
import { newSizes } from './new-sizes.ts';
import type { Difference, Read, Skipped } from './observed.ts';
import { compareRetirements } from './retirements.ts';
import { vanishedSizes } from './vanished-sizes.ts';

export type Refreshed = {
  readonly read: readonly Read[];
  readonly skipped: readonly Skipped[];
  readonly differences: readonly Difference[];
  /** The figures that differ as the notes of their rows seem to say already. */
  readonly noted: readonly string[];
  /** Lines for sources that the pasted lines would name. */
  readonly newSources: readonly string[];
  /** What could not be read, each with its file and place. */
  readonly problems: readonly string[];
};

/**
 * Compares what is in a folder with the dataset.
 * @param date the day of the downloads, where the files do not have it
 * @throws UnreadableError where there is no such folder
 */
export function refresh(folder: string, dataset: Dataset, date?: string): Refreshed {
  const { read, skipped } = readFolder(folder, date);
  const { vms, sources } = dataset.sizes;
  const [sizes, disks] = [read.flatMap((one) => one.sizes), read.flatMap((one) => one.disks)];
  const retirements = read.flatMap((one) => one.retirements);
  const prices = read.flatMap((one) => one.prices);
  const bySize = compareSizes(sizes, dataset.sizes);
  const byDisk = compareDisks(disks, dataset.disks, sources);
  const differences = [
    ...bySize.differences,
    ...newSizes(sizes, dataset.sizes),
    ...vanishedSizes(sizes, dataset.sizes),
    ...byDisk.differences,
    ...compareRetirements(retirements, sizes, vms, dataset.retirements),
    ...compareFacts(read, dataset.facts, vms),
    ...comparePrices(prices, dataset.prices),
  ];
  // Filled cells name a source of the resource API, which the dataset may not have yet.
  const named = new Map(
    differences
      .filter(({ kind }) => kind === 'cached limit filled')
      .map(({ from }) => [apiSourceOf(from, sources), from.date]),
  );
  return {
    ...{ read, skipped, differences },
    noted: [...bySize.noted, ...byDisk.noted],
    newSources: [...named]
      .filter(([id]) => !sources.some((one) => one.id === id))
      .map(([id, day]) => `${id} | ${day} | VM sizes in the Azure resource API, ${day} | -`),
    problems: read.flatMap((one) => one.problems),
  };
}
