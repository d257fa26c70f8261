/** The reducer of the checklist page: what each action changes, and what it leaves alone. */
import { describe, expect, test } from 'vitest';
import { empty, maxWorkloads, type Workload } from '../../src/site/checklist/checklist.ts';
import { type Action, initial, reduce, type State } from '../../src/site/checklist/state.ts';

const stateWith = (...workloads: Workload[]): State => ({
  ...initial,
  checklist: { ...empty, workloads },
});
const stateAfter = (state: State, ...actions: readonly Action[]) => actions.reduce(reduce, state);

describe('the reducer', () => {
  test('edits the workload that is shown, and no other.', () => {
    const state = stateAfter(
      stateWith({ name: 'a' }, { name: 'b' }),
      { type: 'show', index: 1 },
      { type: 'edit', key: 'notes', text: 'x' },
    );
    expect(state.checklist.workloads).toEqual([{ name: 'a' }, { name: 'b', notes: 'x' }]);
  });

  test('shows a workload that is added, and adds none beyond the most.', () => {
    const two = stateAfter(initial, { type: 'append', workloads: [{}] });
    expect(two).toMatchObject({ shown: 1, checklist: { workloads: [{}, {}] } });
    const full = stateWith(...Array.from({ length: maxWorkloads }, () => ({ name: 'a' })));
    const more = stateAfter(full, { type: 'append', workloads: [{}] });
    expect(more.checklist).toBe(full.checklist);
    expect(more.statusMessage).toContain('64');
  });

  test('puts workloads of a file in the place of a blank one, or at the end.', () => {
    const file: Action = { type: 'append', workloads: [{ name: 'x' }], message: 'Added.' };
    expect(stateAfter(initial, file).checklist.workloads).toEqual([{ name: 'x' }]);
    expect(stateAfter(stateWith({ name: 'a' }), file)).toMatchObject({
      shown: 1,
      statusMessage: 'Added.',
      checklist: { workloads: [{ name: 'a' }, { name: 'x' }] },
    });
  });

  test('removes the workload that is shown; the last leaves a blank one.', () => {
    const state = stateAfter(
      stateWith({ name: 'a' }, { name: 'b' }),
      { type: 'show', index: 1 },
      { type: 'confirm', what: 'remove' },
      { type: 'remove' },
    );
    expect(state).toMatchObject({ shown: 0, checklist: { workloads: [{ name: 'a' }] } });
    expect(state.pendingConfirmation).toBeUndefined();
    expect(stateAfter(state, { type: 'remove' }).checklist.workloads).toEqual([{}]);
  });

  test('forgets a pending confirmation as soon as the reader does something else.', () => {
    const pending = stateAfter(stateWith({ name: 'a' }, { name: 'b' }), {
      type: 'confirm',
      what: 'erase',
    });
    expect(pending.pendingConfirmation).toBe('erase');
    for (const action of [
      { type: 'show', index: 1 },
      { type: 'edit', key: 'name', text: 'c' },
    ] as const)
      expect(stateAfter(pending, action).pendingConfirmation).toBeUndefined();
  });

  test('erases everything, and says so.', () => {
    const erased = stateAfter(
      { ...stateWith({ name: 'a' }, { name: 'b' }), shown: 1, backup: 'damaged' },
      { type: 'erase' },
    );
    expect(erased).toEqual({ ...initial, statusMessage: erased.statusMessage });
    expect(erased.statusMessage).toMatch(/removed from this browser/);
  });

  test('takes a notice of another tab away once this one has saved.', () => {
    const changed = stateAfter(stateWith({ name: 'a' }), { type: 'change-elsewhere' });
    expect(changed.changedElsewhere).toBe(true);
    expect(stateAfter(changed, { type: 'saved' }).changedElsewhere).toBe(false);
  });
});
