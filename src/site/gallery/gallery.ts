import { calculators } from '../../calculators/index.ts';
import { aboutOf } from '../../embed/abouts.ts';

/** The calculators as the site lists them: each with its question and the words under it. */
export const gallery = calculators.map((calculator) => ({
  ...calculator,
  ...aboutOf(calculator.id),
}));
