import type { Locator } from 'playwright-core';

/** What the readouts say, in base units. */
export const readoutsOf = (calculator: Locator): Promise<Record<string, number>> =>
  calculator
    .locator('output[data-readout]')
    .evaluateAll((outputs) =>
      Object.fromEntries(
        outputs
          .filter((output) => output.hasAttribute('data-value'))
          .map((output) => [
            output.getAttribute('data-readout'),
            Number(output.getAttribute('data-value')),
          ]),
      ),
    );
