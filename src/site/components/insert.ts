/** What a card in a text says of the calculator that is folded in it: whose answer it is, and the answer to its case. */
import { shownOf } from '../../calculators/index.ts';
import { aboutOf } from '../gallery/gallery.ts';

/**
 * A calculator set to a case, in few words.
 * @throws where there is no such calculator, or the case has no answer
 */
export function inserted(of: string, given: Readonly<Record<string, string>>) {
  const { answer, controls, query } = shownOf(of, given);
  if (!answer) throw new Error(`The calculator ${of} has no answer to this case.`);
  return {
    title: aboutOf(of).title,
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
