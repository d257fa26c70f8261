/** The dataset as it is without one document, so that what the document measured tests what others did. */
import type { CalculatorContext } from '../../calculators/context.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { latenciesWithout } from '../../limits/index.ts';

export type LeftOut = {
  readonly context: CalculatorContext;
  /** Begins with another figure. */
  readonly begin: () => void;
  /** Whether the latency of the disk that is computed is of this document alone: those asked for later are of what is advised. */
  readonly usedOwn: () => boolean;
};

/** One for each document, since calculators keep what they have found for a dataset. */
const known = new Map<string, LeftOut>();

/** @param source by its id; its limits stay, since those are published */
export function without(source: string): LeftOut {
  const found = known.get(source) ?? leftOut(source);
  known.set(source, found);
  found.begin();
  return found;
}

function leftOut(source: string): LeftOut {
  const others = latenciesWithout(source);
  let isOwn: boolean | undefined;
  const { catalogue } = fullDataset;
  return {
    context: {
      ...fullDataset,
      catalogue: {
        ...catalogue,
        latency: (medium, io, edition) => {
          const all = catalogue.latency(medium, io, edition);
          const found = others.find(
            (one) => one.medium === medium && one.io === io && one.edition === edition,
          );
          if (medium !== 'host cache') isOwn ??= all !== undefined && found === undefined;
          return found ?? all;
        },
      },
    },
    begin: () => {
      isOwn = undefined;
    },
    usedOwn: () => isOwn ?? false,
  };
}
