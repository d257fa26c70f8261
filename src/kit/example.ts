import type { Verdict } from './view-model.ts';

/**
 * A worked example that must hold: what is given, what somebody else says comes out, and how far
 * off we may be and why. It serves as a test and as a link on the site.
 */
export type Example = {
  readonly id: string;
  /** The case in words. */
  readonly title: string;
  /** Inputs in the calculator's own names; what is missing is the default. */
  readonly given: Readonly<Record<string, string>>;
  readonly expected: readonly Expected[];
  /** What must be named as binding: the beginnings of the names, all of them and no other. */
  readonly boundBy?: readonly string[];
  readonly verdict?: Verdict;
  /** A source of the dataset, and where in it the outcome stands. */
  readonly source: string;
  readonly place: string;
};

export type Expected = {
  readonly readout: string;
  /** In base units. */
  readonly value: number;
  /** As a part of the value: 0.02 is 2 %. */
  readonly tolerance: number;
  /** Why the tolerance is what it is. */
  readonly reason: string;
};

/** An outcome that must come out to the last digit: both sides are the same arithmetic on the same figures. */
export const exactly = (readout: string, value: number): Expected => ({
  readout,
  value,
  tolerance: 1e-12,
  reason: 'The same arithmetic on the same figures; only the last bit of a division may differ.',
});
