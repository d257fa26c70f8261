/** What the page of the checklist shows, and how it changes. */
import { type Checklist, empty, isEmpty, maxWorkloads, type Workload } from './checklist.ts';

export type State = {
  readonly checklist: Checklist;
  /** The index of the workload that is shown. */
  readonly shown: number;
  /** The last thing that happened, in a sentence. */
  readonly statusMessage: string;
  /** What the reader has to know about saving, in sentences. */
  readonly problem?: string | undefined;
};
export const initial: State = { checklist: empty, shown: 0, statusMessage: '' };

/** Every change of the page is a function from its state to the next. */
export type Change = (state: State) => State;

/** Changes a part of the state and clears the last message. One of the workloads is always shown. */
export function update(changes: Partial<State>): Change {
  return (state) => {
    const next = { ...state, statusMessage: '', ...changes };
    return { ...next, shown: Math.min(next.shown, next.checklist.workloads.length - 1) };
  };
}

/** The same for a part of the checklist, with other changes of the state. */
export function updateChecklist(part: Partial<Checklist>, changes: Partial<State> = {}): Change {
  return (state) => update({ checklist: { ...state.checklist, ...part }, ...changes })(state);
}

/** Changes a text of the workload that is shown. */
export function edit(key: string, text: string): Change {
  return (state) => {
    const { workloads } = state.checklist;
    const edited = { ...workloads[state.shown], [key]: text };
    return updateChecklist({ workloads: workloads.with(state.shown, edited) })(state);
  };
}

/** Adds workloads and shows the first of them. A checklist that is still blank is replaced by filled ones. */
export function append(added: readonly Workload[], statusMessage = ''): Change {
  return (state) => {
    const { workloads } = state.checklist;
    const kept = workloads.every(isEmpty) && !added.every(isEmpty) ? [] : workloads;
    if (kept.length + added.length > maxWorkloads)
      return update({ statusMessage: `Not added: at most ${maxWorkloads} workloads fit.` })(state);
    const changes = { shown: kept.length, statusMessage };
    return updateChecklist({ workloads: [...kept, ...added] }, changes)(state);
  };
}

/** Removes the workload that is shown. There is always one. */
export const remove: Change = (state) => {
  const others = state.checklist.workloads.toSpliced(state.shown, 1);
  const workloads = others.length > 0 ? others : empty.workloads;
  return updateChecklist({ workloads }, { statusMessage: 'Workload removed.' })(state);
};
