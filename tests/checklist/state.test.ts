/** What each change of the checklist page does, and what it leaves alone. */
import { describe, expect, test } from 'vitest';
import { empty, maxWorkloads, type Workload } from '../../src/site/checklist/checklist.ts';
import {
  append,
  type Change,
  edit,
  initial,
  remove,
  type State,
  update,
} from '../../src/site/checklist/state.ts';

const stateWith = (...workloads: Workload[]): State => ({
  ...initial,
  checklist: { ...empty, workloads },
});
const stateAfter = (state: State, ...changes: readonly Change[]) =>
  changes.reduce((before, change) => change(before), state);

describe('the state of the page', () => {
  test('edits the workload that is shown, and no other.', () => {
    const state = stateAfter(
      stateWith({ name: 'a' }, { name: 'b' }),
      update({ shown: 1 }),
      edit('notes', 'x'),
    );
    expect(state.checklist.workloads).toEqual([{ name: 'a' }, { name: 'b', notes: 'x' }]);
  });

  test('shows a workload that is added, and adds none beyond the most.', () => {
    const two = stateAfter(initial, append([{}]));
    expect(two).toMatchObject({ shown: 1, checklist: { workloads: [{}, {}] } });
    const full = stateWith(...Array.from({ length: maxWorkloads }, () => ({ name: 'a' })));
    const more = stateAfter(full, append([{}]));
    expect(more.checklist).toBe(full.checklist);
    expect(more.statusMessage).toContain('64');
  });

  test('puts workloads of a file in the place of a blank one, or at the end.', () => {
    const file = append([{ name: 'x' }], 'Added.');
    expect(stateAfter(initial, file).checklist.workloads).toEqual([{ name: 'x' }]);
    expect(stateAfter(stateWith({ name: 'a' }), file)).toMatchObject({
      shown: 1,
      statusMessage: 'Added.',
      checklist: { workloads: [{ name: 'a' }, { name: 'x' }] },
    });
  });

  test('removes the workload that is shown; the last leaves a blank one.', () => {
    const state = stateAfter(stateWith({ name: 'a' }, { name: 'b' }), update({ shown: 1 }), remove);
    expect(state).toMatchObject({ shown: 0, checklist: { workloads: [{ name: 'a' }] } });
    expect(stateAfter(state, remove).checklist.workloads).toEqual([{}]);
  });
});
