import { calculators } from '../../calculators/index.ts';
import type { About } from '../../kit/index.ts';

const abouts = import.meta.glob<{ about: About }>('../../calculators/*/about.ts', { eager: true });

/** Those that the navigation names come first, in its order; then those about one limit. Any other comes last. */
const order = [
  ...['diagnose', 'find', 'cap-check', 'throttle', 'io-size', 'queue-depth', 'sync-io'],
  ...['burst', 'provision', 'commit', 'benchmark'],
];
const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);

/** The calculators as the site lists them: each with its question and the words under it. */
export const gallery = calculators
  .map((calculator) => {
    const found = abouts[`../../calculators/${calculator.id}/about.ts`];
    if (!found) throw new Error(`The calculator ${calculator.id} has no about.ts.`);
    return { ...calculator, ...found.about };
  })
  .toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
