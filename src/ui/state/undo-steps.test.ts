/** Which edits Undo takes back together. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OwnHistory, Steps } from './undo-steps.ts';

describe('an edit that has settled', () => {
  test('is a step, and what is typed on into the same input continues it', () => {
    const steps = new Steps();
    expect(steps.stepOf('vm', true)).toBe('push');
    expect(steps.stepOf('vm', true)).toBe('replace');
    expect(steps.stepOf('disks', true)).toBe('push');
    expect(steps.stepOf('vm', true)).toBe('push');
  });

  test('is another step once the input was left, although it is the same input', () => {
    const steps = new Steps();
    steps.stepOf('vm', true);
    steps.leave();
    expect(steps.stepOf('vm', true)).toBe('push');
  });

  test('keeps the case before it although it cannot be read, and what mends it is no further step', () => {
    const steps = new Steps();
    expect(steps.stepOf('vm', false)).toBe('push');
    steps.leave();
    expect(steps.stepOf('disks', true)).toBe('replace');
    steps.leave();
    expect(steps.stepOf('disks', true)).toBe('push');
  });

  test('is a step of its own after another case was opened', () => {
    const steps = new Steps();
    steps.stepOf('vm', false);
    steps.begin();
    expect(steps.stepOf('vm', true)).toBe('push');
  });

  test('that nobody made is no step: a page that opens, or that went back', () => {
    expect(new Steps().stepOf(undefined, true)).toBe('replace');
  });
});

describe('the history of a calculator on somebody else’s page', () => {
  test('starts with the case of the page, which cannot be undone', () => {
    const own = new OwnHistory('vm=D8s_v5');
    expect(own.canUndo).toBe(false);
    expect(own.go(-1)).toBeUndefined();
    expect(own.present).toBe('vm=D8s_v5');
  });

  test('goes back and forward, and forgets what was undone once something else is done', () => {
    const own = new OwnHistory('0');
    own.write('1', 'push');
    own.write('2', 'push');
    own.write('2b', 'replace');
    expect([own.go(-1), own.go(-1), own.go(-1)]).toEqual(['1', '0', undefined]);
    expect([own.go(1), own.go(1), own.go(1)]).toEqual(['1', '2b', undefined]);
    own.go(-1);
    own.write('3', 'push');
    expect([own.canUndo, own.go(1), own.go(-1)]).toEqual([true, undefined, '1']);
  });

  test('has no step that changes nothing', () => {
    const own = new OwnHistory('0');
    own.write('0', 'push');
    expect(own.canUndo).toBe(false);
  });

  test('takes back any number of steps up to a hundred, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 150 }), (entries) => {
        const own = new OwnHistory('first');
        for (const entry of entries) own.write(entry, 'push');
        const back: string[] = [own.present];
        for (let one = own.go(-1); one !== undefined; one = own.go(-1)) back.unshift(one);
        const changed = ['first', ...entries].filter((one, at, all) => one !== all[at - 1]);
        expect(back).toEqual(changed.slice(-100));
        expect(own.canUndo).toBe(false);
      }),
    );
  });
});
