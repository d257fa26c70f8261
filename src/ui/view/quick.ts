/** What is shown of an answer before its details are computed. */
import type { Shown, Started, ViewModel, Work } from '../../kit/index.ts';

/** A screen without its answer. */
const inputsOf = ({ screen: { answer: _, ...rest } }: Started): ViewModel<never> => rest;

/** A screen with the details of the last answer, until those of its own are there. */
export function besideLast(started: Started, last: Shown | undefined): ViewModel {
  const { answer } = started.screen;
  if (!answer || !last) return inputsOf(started);
  const { verdict: _, burst: __, plane: ___, ...details } = last;
  return { ...inputsOf(started), answer: { ...details, ...answer } };
}

/** A screen with the details of its answer, if it has one. */
export const detailed = (started: Started): Work<ViewModel> =>
  started.details?.() ?? inputsOf(started);
