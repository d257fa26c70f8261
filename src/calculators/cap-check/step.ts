/** One step on the way to another set-up: how each kind of change is done, and what stops for how long. */
import type { NowThen } from '../../kit/index.ts';
import type { Disruption } from '../../storage/change/change.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';

export type Step = NowThen['steps'][number];
export type Sides = { readonly before: Assessment; readonly after: Assessment };

export const ways: Readonly<Record<Disruption, Pick<Step, 'how' | 'stops'>>> = {
  online: { how: 'online', stops: 'no stop' },
  restart: { how: 'restart', stops: 'until it has restarted' },
  deallocate: { how: 'the VM stops', stops: 'until it has started again' },
  'new VM': { how: 'new VM', stops: 'until the new one has started' },
  'copy of data': { how: 'the service stops', stops: 'until the rest is copied' },
};
