/** What a calculator in a page keeps: the texts of its inputs, and what waits for the newest of its drawings. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListChange } from '../../kit/index.ts';
import { Drawings, InputState } from './state.ts';

const attributes: Readonly<Record<string, string>> = { disk: 'P20' };
const inputs = {
  names: ['disk', 'vm', 'loads'],
  example: { disk: 'P10', loads: 'c' },
  textOf: (name: string, lookup: (name: string) => string | undefined): string =>
    lookup(name) ?? inputs.initial(name),
  initial: (name: string) => (name === 'disk' ? 'P30' : name === 'loads' ? 'a,b' : ''),
  isPrivate: (_name: string, text: string) => text.startsWith('secret'),
  edit: (_name: string, text: string, change: ListChange) =>
    change.kind === 'add' ? `${text},new` : text,
  spread: (name: string, text: string): Record<string, string> =>
    name === 'disk' && text.startsWith('4x')
      ? { disk: text.slice(2), disks: '4' }
      : { [name]: text },
  isComplete: (name: string, lookup: (name: string) => string | undefined) =>
    !lookup(name)?.endsWith('?'),
};
const opened = (query: string) => {
  const state = new InputState((name) => attributes[name]);
  state.open(query);
  return state;
};

describe('the example', () => {
  const textsOf = ({ lookup }: InputState) => inputs.names.map(lookup);
  const bare = () => new InputState(() => undefined);

  test('keeps its texts where one of them is edited', () => {
    const state = bare();
    state.edit(inputs, { name: 'vm', text: 'D8s_v3' }, {});
    expect(textsOf(state)).toEqual(['P10', 'D8s_v3', 'c']);
  });

  test('is not mixed into a link with any key, nor into what is typed after it', () => {
    const state = bare();
    state.open('?vm=D8s_v3');
    state.edit(inputs, { name: 'disk', text: 'P40' }, {});
    expect(textsOf(state)).toEqual(['P40', 'D8s_v3', undefined]);
  });

  test('is what a query without a key sets, and defaults are what another one leaves out', () => {
    const state = bare();
    state.replace(inputs, '');
    expect(textsOf(state)).toEqual(['P10', '', 'c']);
    state.replace(inputs, 'disk=P30');
    expect(textsOf(state)).toEqual(['P30', '', 'a,b']);
  });

  test('is there again where what was typed into it is taken back', () => {
    const state = bare();
    state.edit(inputs, { name: 'vm', text: 'D8', isPaused: true }, {});
    state.takeBack();
    expect(textsOf(state)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the text of an input', () => {
  test('is that of the attribute where nothing else sets it, and unknown without one', () => {
    const state = opened('');
    expect(state.lookup('disk')).toBe('P20');
    expect(state.lookup('vm')).toBeUndefined();
    expect(state.isAsPrinted).toBe(true);
  });

  test('is that of the link rather than of the attribute, and what is typed rather than either', () => {
    const state = opened('?disk=P40');
    expect(state.lookup('disk')).toBe('P40');
    expect(state.isAsPrinted).toBe(false);
    state.edit(inputs, { name: 'disk', text: 'P50' }, {});
    expect(state.lookup('disk')).toBe('P50');
  });

  test('that no address may have stays when another address is opened, and when the inputs are set to a case', () => {
    const state = opened('');
    state.edit(inputs, { name: 'vm', text: 'secret' }, {});
    expect(state.isAsPrinted).toBe(false);
    state.open('?vm=D8s_v3');
    state.replace(inputs, 'vm=D4s_v3');
    expect(state.lookup('vm')).toBe('secret');
    state.edit(inputs, { name: 'vm', text: 'D2s_v3' }, {});
    expect(state.lookup('vm')).toBe('D2s_v3');
    expect(state.own.size).toBe(0);
  });

  test('a row is added to what the input holds: its default, then what was typed', () => {
    const state = opened('');
    for (const _ of [1, 2])
      state.edit(inputs, { name: 'loads', text: '', change: { kind: 'add' } }, {});
    expect(state.lookup('loads')).toBe('a,b,new,new');
  });

  test('that is still being typed replaces what was typed before, and is taken back to what was entered', () => {
    const state = opened('');
    const typed = (text: string) => state.edit(inputs, { name: 'disk', text, isPaused: true }, {});
    state.edit(inputs, { name: 'disk', text: 'P40' }, {});
    expect(typed('P5')).toBe(true);
    expect(typed('4xP50')).toBe(true);
    expect([state.lookup('disk'), state.lookup('disks'), state.isEntered]).toEqual([
      ...['P50', '4'],
      false,
    ]);
    // What is nothing whole changes nothing.
    expect(typed('P50?')).toBe(false);
    expect([state.lookup('disk'), state.isEntered]).toEqual(['P50', false]);
    state.takeBack();
    expect([state.lookup('disk'), state.lookup('disks'), state.isEntered]).toEqual([
      ...['P40', undefined],
      true,
    ]);
    typed('P5');
    state.edit(inputs, { name: 'disk', text: 'P60?' }, {});
    state.takeBack();
    expect([state.lookup('disk'), state.isEntered]).toEqual(['P60?', true]);
  });

  test('another address takes back what was typed', () => {
    const state = opened('?disk=P40');
    state.edit(inputs, { name: 'disk', text: 'P50' }, {});
    state.edit(inputs, { name: 'vm', text: 'D8s_v5' }, {});
    state.open('?vm=E8s_v5');
    expect([state.lookup('disk'), state.lookup('vm')]).toEqual(['P20', 'E8s_v5']);
  });

  test('a recommendation sets every input, those that it does not name to their defaults', () => {
    const state = opened('?vm=D8s_v5');
    state.replace(inputs, 'vm=E8s_v5');
    expect(inputs.names.map(state.lookup)).toEqual(['P30', 'E8s_v5', 'a,b']);
    expect(state.linked).toEqual([]);
  });
});

test('what a link says of the page itself sets no input', () => {
  const state = opened('?theme=dark&lang=de');
  expect(state.linked).toEqual([]);
  expect(state.isAsPrinted).toBe(true);
  expect(opened('?theme=dark&wm=D8s_v5').linked).toEqual(['wm']);
});

describe('a drawing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('does after a pause what it was given last', () => {
    const done: string[] = [];
    const drawing = new Drawings().start();
    drawing.after(100, () => done.push('details'));
    drawing.after(250, () => done.push('address'));
    vi.advanceTimersByTime(249);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['address']);
  });

  test('that starts cancels what waits for the one before, however long it takes itself', () => {
    const written: string[] = [];
    const drawings = new Drawings();
    const typed = drawings.start();
    typed.after(250, () => written.push('typed'));
    vi.advanceTimersByTime(200);
    const wentBack = drawings.start();
    expect([typed.isNewest(), wentBack.isNewest()]).toEqual([false, true]);
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual([]);
    wentBack.after(250, () => written.push('went back'));
    vi.advanceTimersByTime(250);
    expect(written).toEqual(['went back']);
  });

  test('that is no longer the newest can neither do anything later nor cancel what the newest will do', () => {
    const written: string[] = [];
    const drawings = new Drawings();
    const slow = drawings.start();
    drawings.start().after(250, () => written.push('newest'));
    slow.after(0, () => written.push('slow'));
    vi.advanceTimersByTime(1000);
    expect(written).toEqual(['newest']);
  });

  test('is no longer wanted once the calculator has left the page', () => {
    const written: string[] = [];
    const drawings = new Drawings();
    const last = drawings.start();
    last.after(250, () => written.push('last'));
    drawings.cancel();
    last.after(0, () => written.push('late'));
    vi.advanceTimersByTime(1000);
    expect(last.isNewest()).toBe(false);
    expect(written).toEqual([]);
  });
});

describe('the case that is compared with', () => {
  test('comes with the link and is no input', () => {
    const state = opened('?vm=E8s_v5&a=vm%3DD8s_v5%26disk%3DP40');
    expect(state.pinned).toBe('vm=D8s_v5&disk=P40');
    expect(state.linked).toEqual(['vm']);
  });

  test('may be the default, which is not the same as none', () => {
    expect(opened('?a=').pinned).toBe('');
    expect(opened('?a=').isAsPrinted).toBe(false);
    expect(opened('').pinned).toBeUndefined();
  });
});

test('the boxes of a form that was submitted without a script are no inputs, but change what is printed', () => {
  const state = opened('?disk=P40&loads.1.size=8KiB');
  expect(state.linked).toEqual(['disk']);
  expect(state.lookup('loads.1.size')).toBe('8KiB');
  expect(opened('?loads.1.size=8KiB').isAsPrinted).toBe(false);
});
