/** The calculators by what a reader comes for, each group in the order of the gallery. */
import type { About } from '../../kit/index.ts';
import { gallery } from './gallery.ts';

const titles: Readonly<Record<About['group'], string>> = {
  slow: 'Why is it slow?',
  need: 'What do I need?',
  get: 'What do I get?',
  figure: 'One figure at a time',
};

export const groups = Object.entries(titles).map(([id, title]) => ({
  title,
  /** Each answers a part of a question, and is a line without a picture. */
  isBrief: id === 'figure',
  calculators: gallery.filter(({ group }) => group === id),
}));
