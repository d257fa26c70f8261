import { calculators } from '../../calculators/index.ts';
import type { About } from '../../kit/index.ts';

const found = import.meta.glob<About>(
  ['../../calculators/*/about.ts', '!../../calculators/template/about.ts'],
  { eager: true, import: 'about' },
);

/** What a calculator is about, as pages list it. */
export function aboutOf(id: string): About {
  const about = found[`../../calculators/${id}/about.ts`];
  if (!about) throw new Error(`The calculator ${id} has no about.ts.`);
  return about;
}

/** The calculators as the site lists them: each with its question and the words under it. */
export const gallery = calculators.map((calculator) => ({
  ...calculator,
  ...aboutOf(calculator.id),
}));
