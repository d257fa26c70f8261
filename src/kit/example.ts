import type { Verdict } from './view-model.ts';

/**
 * A worked example: the inputs, the outcome that a source documents or measured, and by how much our
 * answer may differ from it and why. Tests compare it with our answer, and pages link to it.
 */
export type Example = {
  readonly id: string;
  /** The case in words. */
  readonly title: string;
  /** Inputs in the calculator's own names; what is missing is the default. */
  readonly given: Readonly<Record<string, string>>;
  readonly expected: readonly Expected[];
  /** The beginnings of the names of the bottlenecks: all of them, and no other. */
  readonly boundBy?: readonly string[];
  readonly verdict?: Verdict;
  /** A source of the dataset, and the place in it where the outcome is given. */
  readonly source: string;
  readonly place: string;
};

export type Expected = {
  readonly readout: string;
  /** In base units. */
  readonly value: number;
  /** As a fraction of the value: 0.02 is 2 %. */
  readonly tolerance: number;
  /** Why the tolerance is what it is. */
  readonly reason: string;
};

/** An outcome that may differ by a fraction of the value, and why. */
export const within = (
  readout: string,
  value: number,
  tolerance: number,
  reason: string,
): Expected => ({ readout, value, tolerance, reason });

/** Where in a source of the dataset an example was read. */
export const sourceOf =
  (source: string) =>
  (place: string): Pick<Example, 'source' | 'place'> => ({ source, place });

/** An outcome that must come out to the last digit: both sides are the same arithmetic on the same figures. */
export const exactly = (readout: string, value: number): Expected =>
  within(
    readout,
    value,
    1e-12,
    'The same arithmetic on the same figures; only the last bit of a division may differ.',
  );
