/** The set-ups of an answer for which there are commands: each of the front, and that with the fewest disks. */
import type { SetUpCommands } from '../../kit/index.ts';
import type { Row } from '../../storage/find/rows.ts';
import { stripeUnitFor } from '../../storage/find-commands/stripe.ts';
import { valuesOf } from '../../storage/find-commands/values.ts';
import type { Answered, Given } from './model.ts';
import { formatPair } from './text.ts';

export function commandsFor(inputs: Given, { rows, fewest }: Answered): readonly SetUpCommands[] {
  const commands = (row: Row): SetUpCommands => ({
    label: formatPair(row),
    values: valuesOf(row.vm, row.set, inputs.region),
    stripeUnit: stripeUnitFor(inputs['io-size']),
  });
  const all = [...rows, ...(fewest ? [fewest.row] : [])].map(commands);
  return all.filter(({ label }, index) => all.findIndex((one) => one.label === label) === index);
}
