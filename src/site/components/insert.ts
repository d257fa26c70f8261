/** What a card in a text says of the calculator that is folded in it: whose answer it is, and the answer to its case. */
import { fullDataset } from '../../calculators/full-dataset.ts';
import { gallery } from '../gallery/gallery.ts';

/**
 * A calculator set to a case, in few words.
 * @throws where there is no such calculator, or the case has no answer
 */
export function inserted(of: string, given: Readonly<Record<string, string>>) {
  const calculator = gallery.find(({ id }) => id === of);
  if (!calculator) throw new Error(`There is no calculator “${of}”.`);
  const { answer, controls, query } = calculator.viewModel(
    (name) => (Object.hasOwn(given, name) ? given[name] : undefined),
    fullDataset,
    Object.keys(given),
  );
  if (!answer) throw new Error(`The calculator ${of} has no answer to this case.`);
  return {
    title: calculator.title,
    /** Its own page, set to the case. */
    address: `/calculators/${of}/${query && `?${query}`}`,
    headline: answer.headline,
    /** What it is set to, in the words of its own cells: “D16ds_v5, 4 × P30”. */
    inputs: controls
      .flatMap(({ name, brief }) => (Object.hasOwn(given, name) && brief?.[0]) || [])
      // The words of a disk have its number and its cache already.
      .filter((words, at, all) => !all.slice(0, at).some((earlier) => earlier.includes(words)))
      .join(', '),
    why: answer.why,
    verdict: answer.verdict,
    badge: answer.badge,
  };
}
