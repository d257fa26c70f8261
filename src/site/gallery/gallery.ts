import { calculators } from '../../calculators/index.ts';
import type { About } from '../../kit/index.ts';

const abouts = import.meta.glob<{ about: About }>('../../calculators/*/about.ts', { eager: true });

/** The calculators as the site lists them: each with its question and the words under it. */
export const gallery = calculators.map((calculator) => {
  const found = abouts[`../../calculators/${calculator.id}/about.ts`];
  if (!found) throw new Error(`The calculator ${calculator.id} has no about.ts.`);
  return { ...calculator, ...found.about };
});
