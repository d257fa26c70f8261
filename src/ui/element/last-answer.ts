import type { CalculatorContext } from '../../calculators/context.ts';
import type { Started, ViewModel } from '../../kit/index.ts';

/** What was computed last, and of what: only the page keeps it. */
export type Computed = {
  /** The texts of the inputs and of the other names that a link sets, and those names. */
  readonly texts: readonly (string | undefined)[];
  /** The data that were there. */
  readonly context: CalculatorContext;
  readonly started: Started;
  /** With its details, once they are there. */
  readonly whole?: ViewModel;
};

/** What was computed, if it is of these texts, with these data. */
export const knownOf = (
  computed: Computed | undefined,
  texts: Computed['texts'],
  context: CalculatorContext,
): Computed | undefined =>
  computed?.context === context &&
  computed.texts.length === texts.length &&
  computed.texts.every((text, at) => text === texts[at])
    ? computed
    : undefined;
