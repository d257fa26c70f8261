import type { Citation } from './screen.ts';

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
  /** Words that must stand in what binds, and words that must not. */
  readonly boundBy?: readonly string[];
  readonly verdict?: string;
  readonly citation: Citation;
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
