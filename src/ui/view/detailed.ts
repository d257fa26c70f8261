import type { Started, ViewModel, Work } from '../../kit/index.ts';

/** A screen with the details of its answer; its inputs alone where it has none. */
export function detailed(started: Started): Work<ViewModel> {
  if (started.details) return started.details();
  const { answer: _, ...inputs } = started.screen();
  return inputs;
}
