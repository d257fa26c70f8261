import type { About } from '../../kit/index.ts';

const found = import.meta.glob<{ about: About }>('../../calculators/*/about.ts', { eager: true });

/** The question that a calculator answers, as pages and pictures print it. */
export const questionOf = (id: string): string =>
  found[`../../calculators/${id}/about.ts`]?.about.question ?? 'Headroom';
