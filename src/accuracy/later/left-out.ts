/** The dataset as it is without one document, so that what the document measured tests what others did. */
import type { CalculatorContext } from '../../calculators/dataset.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { latenciesWithout } from '../../limits/index.ts';

export type LeftOut = {
  readonly context: CalculatorContext;
  /** Whether the latency of the disk that is computed is of this document alone: those asked for later are of what is advised. */
  readonly usedOwn: () => boolean;
};

const fitted = new Map<string, ReturnType<typeof latenciesWithout>>();

/** @param source by its id; its limits stay, since those are published */
export function without(source: string): LeftOut {
  const others = fitted.get(source) ?? latenciesWithout(source);
  fitted.set(source, others);
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
    usedOwn: () => isOwn ?? false,
  };
}
