/** The pictures of the site: each calculator's default, and each of its published examples. */
import { examples } from '../../calculators/examples.ts';
import { shownOf } from '../../calculators/index.ts';
import { svgOf } from '../../embed/pictures/render-picture.tsx';
import { aboutOf, gallery } from './gallery.ts';

export const pictureOf = (id: string, given?: Readonly<Record<string, string>>): string =>
  svgOf(aboutOf(id).question, shownOf(id, given));

/** Every published example that has a picture, by calculator. */
export const pictured = gallery.flatMap(({ id }) =>
  (examples[id] ?? []).map((example) => ({ id, example: example.id, given: example.given })),
);
