/** What the page shows, and how it changes: a reducer, so that no part of the page changes anything by itself. */
import {
  type Checklist,
  type Choice,
  empty,
  isEmpty,
  maxWorkloads,
  type Workload,
} from './checklist.ts';
import type { Loaded } from './store.ts';

export type State = {
  readonly checklist: Checklist;
  /** The index of the workload that is shown. */
  readonly shown: number;
  /** The last thing that happened, in a sentence. */
  readonly statusMessage: string;
  /** What is done only after a second click, because it can't be undone. */
  readonly pendingConfirmation?: 'erase' | 'remove' | undefined;
  /** Why nothing is saved, in a sentence. */
  readonly storageProblem?: string | undefined;
  /** Another tab has saved something else. */
  readonly changedElsewhere?: boolean;
} & Pick<Loaded, 'backup' | 'problem'>;

export const initial: State = { checklist: empty, shown: 0, statusMessage: '' };

export type Action =
  | { readonly type: 'load'; readonly loaded: Loaded }
  | { readonly type: 'edit'; readonly key: string; readonly text: string }
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'append'; readonly workloads: readonly Workload[]; readonly message?: string }
  | { readonly type: 'confirm'; readonly what: State['pendingConfirmation'] }
  | { readonly type: 'remove' | 'erase' | 'delete-backup' | 'change-elsewhere' }
  | { readonly type: 'saved'; readonly problem?: string | undefined }
  | { readonly type: 'report'; readonly message: string };

/** The state with the workloads of another list, and one of them shown. */
function withWorkloads(
  state: State,
  workloads: readonly Workload[],
  shown: number,
  statusMessage = '',
): State {
  const checklist = { ...state.checklist, workloads: workloads.length > 0 ? workloads : [{}] };
  const last = checklist.workloads.length - 1;
  return {
    ...state,
    checklist,
    shown: Math.min(shown, last),
    statusMessage,
    pendingConfirmation: undefined,
  };
}

export function reduce(state: State, action: Action): State {
  const { checklist, shown } = state;
  const { workloads } = checklist;
  switch (action.type) {
    case 'load':
      return { ...state, ...action.loaded };
    case 'edit': {
      const { key, text } = action;
      const edited = workloads.with(shown, { ...workloads[shown], [key]: text });
      return withWorkloads(state, edited, shown);
    }
    case 'choose':
      return { ...state, checklist: { ...checklist, choice: action.choice }, statusMessage: '' };
    case 'show':
      return { ...state, shown: action.index, statusMessage: '', pendingConfirmation: undefined };
    case 'append': {
      // A checklist that is still blank is replaced, so that no blank workload is left in front;
      // a blank workload that the reader adds to it is meant.
      const kept = action.message !== undefined && workloads.every(isEmpty) ? [] : workloads;
      if (kept.length + action.workloads.length > maxWorkloads)
        return { ...state, statusMessage: `Not added: at most ${maxWorkloads} workloads fit.` };
      return withWorkloads(state, [...kept, ...action.workloads], kept.length, action.message);
    }
    case 'confirm':
      return { ...state, pendingConfirmation: action.what };
    case 'remove':
      return withWorkloads(state, workloads.toSpliced(shown, 1), shown, 'Workload removed.');
    case 'erase':
      return { ...initial, statusMessage: 'Cleared, and removed from this browser.' };
    case 'delete-backup':
      return { ...state, backup: undefined, problem: undefined, statusMessage: 'Copy deleted.' };
    case 'change-elsewhere':
      return { ...state, changedElsewhere: true };
    case 'saved':
      return { ...state, changedElsewhere: false, storageProblem: action.problem };
    case 'report':
      return { ...state, statusMessage: action.message };
  }
}
