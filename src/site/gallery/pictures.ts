/** The pictures of the site: each calculator's default, and each of its published examples. */
import { examples } from '../../calculators/examples.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { svgOf } from '../../embed/pictures/render-picture.tsx';
import { gallery } from './gallery.ts';

const calculatorOf = (id: string) => {
  const calculator = gallery.find((each) => each.id === id);
  if (!calculator) throw new Error(`No calculator is called ${id}.`);
  return calculator;
};

export function pictureOf(id: string, given: Readonly<Record<string, string>> = {}): string {
  const { question, viewModel } = calculatorOf(id);
  return svgOf(
    question,
    viewModel((name) => given[name], fullDataset),
  );
}

/** Every published example that has a picture, by calculator. */
export const pictured = gallery.flatMap(({ id }) =>
  (examples[id] ?? []).map((example) => ({ id, example: example.id, given: example.given })),
);
