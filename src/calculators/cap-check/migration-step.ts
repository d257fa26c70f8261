/** One step on the way to another set-up: how each kind of change is done, and what stops for how long. */
import type { NowThen } from '../../kit/index.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { compact } from '../../units/omit-undefined.ts';

export type Step = NowThen['steps'][number];
export type Sides = { readonly before: Assessment; readonly after: Assessment };

const service = 'the service stops';

const ways = {
  online: ['online', 'no stop'],
  slower: ['online', 'no stop, but slower'],
  restart: ['restart', 'until it has restarted'],
  detached: ['restart', 'until it is attached again'],
  deallocate: ['the VM stops', 'until it has started again'],
  'new VM': ['new VM', 'until the new one has started'],
  'copy of data': [service, 'until the rest is copied'],
  'copy of all': [service, 'until all is copied'],
} as const;

/** @param notes what is to be known of it; those that do not apply are left out */
export function step(
  title: string,
  way: keyof typeof ways,
  ...notes: readonly (string | false | undefined)[]
): Step {
  const [how, stops] = ways[way];
  const note = compact(notes).join('; ');
  return { title, ...(note && { note }), how, stops };
}
