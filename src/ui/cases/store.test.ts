/** The cases that a browser keeps, without a browser. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CaseStorage, KeptCases } from './store.ts';

const key = 'headroom-cases';

/** A storage in memory. */
function storageOf(first?: string) {
  const texts = new Map(first === undefined ? [] : [[key, first]]);
  const storage: CaseStorage = {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
  return { texts, storage };
}

const casesIn = (storage: CaseStorage | undefined, of = 'cap-check') =>
  new KeptCases(
    () => storage,
    of,
    () => '2026-11-22',
  );
const queries = (cases: readonly { readonly query: string }[]) => cases.map(({ query }) => query);

describe('recent cases', () => {
  test('are the last three, the newest first, with what was answered and the day', () => {
    const cases = casesIn(storageOf().storage);
    for (const query of ['vm=1', 'vm=2', 'vm=3', 'vm=4']) cases.remember({ query, text: 'Fits' });
    expect(queries(cases.read().recent)).toEqual(['vm=4', 'vm=3', 'vm=2']);
    expect(cases.read().recent[0]).toEqual({ query: 'vm=4', text: 'Fits', date: '2026-11-22' });
  });

  test('have each case once, and what it became in the same visit takes its place', () => {
    const cases = casesIn(storageOf().storage);
    cases.remember({ query: 'vm=1', text: '' });
    cases.remember({ query: 'vm=2', text: '' });
    cases.remember({ query: 'vm=1', text: '' });
    expect(queries(cases.read().recent)).toEqual(['vm=1', 'vm=2']);
    cases.remember({ query: 'vm=3', text: '' }, 'vm=1');
    expect(queries(cases.read().recent)).toEqual(['vm=3', 'vm=2']);
  });

  test('are those of one calculator', () => {
    const { storage } = storageOf();
    casesIn(storage, 'throttle').remember({ query: 'seconds=2', text: '' });
    expect(casesIn(storage).read().recent).toEqual([]);
    expect(queries(casesIn(storage, 'throttle').read().recent)).toEqual(['seconds=2']);
  });
});

describe('a named case', () => {
  test('is kept until it is deleted, however many follow as recent ones', () => {
    const cases = casesIn(storageOf().storage);
    expect(cases.save({ query: 'vm=1', text: 'Fits' }, ' SQL, now ')).toBe(true);
    for (const query of ['vm=2', 'vm=3', 'vm=4', 'vm=5']) cases.remember({ query, text: '' });
    const [named] = cases.read().named;
    expect(named).toMatchObject({ query: 'vm=1', name: 'SQL, now' });
    if (named) cases.remove(named);
    expect(cases.read().named).toEqual([]);
    expect(cases.read().recent).toHaveLength(3);
  });

  test('of a name that is there replaces it; one without a name is not saved', () => {
    const cases = casesIn(storageOf().storage);
    cases.save({ query: 'vm=1', text: '' }, 'now');
    cases.save({ query: 'vm=2', text: '' }, 'now');
    expect(queries(cases.read().named)).toEqual(['vm=2']);
    expect(cases.save({ query: 'vm=3', text: '' }, '   ')).toBe(false);
  });

  test('gets another name, unless another case has it', () => {
    const cases = casesIn(storageOf().storage);
    cases.save({ query: 'vm=1', text: '' }, 'now');
    cases.save({ query: 'vm=2', text: '' }, 'then');
    expect(cases.rename('now', 'then')).toBe(false);
    expect(cases.rename('now', 'before')).toBe(true);
    expect(cases.read().named.map(({ name }) => name)).toEqual(['then', 'before']);
  });

  test('is one of at most twenty', () => {
    const cases = casesIn(storageOf().storage);
    for (let at = 0; at < 20; at++) cases.save({ query: `vm=${at}`, text: '' }, `case ${at}`);
    expect(cases.save({ query: 'vm=20', text: '' }, 'one more')).toBe(false);
    expect(cases.read().named).toHaveLength(20);
  });
});

test('everything of a calculator can be deleted, and nothing is left where no other has cases', () => {
  const { storage, texts } = storageOf();
  casesIn(storage).save({ query: 'vm=1', text: '' }, 'now');
  casesIn(storage, 'throttle').remember({ query: 'seconds=2', text: '' });
  casesIn(storage).clear();
  expect(casesIn(storage).read()).toEqual({ recent: [], named: [] });
  expect(casesIn(storage, 'throttle').read().recent).toHaveLength(1);
  casesIn(storage, 'throttle').clear();
  expect([...texts]).toEqual([]);
});

test('a long sentence is cut, and a query that no link could carry is not kept', () => {
  const cases = casesIn(storageOf().storage);
  cases.remember({ query: 'vm=1', text: 'x'.repeat(500) });
  expect(cases.read().recent[0]?.text).toHaveLength(120);
  cases.remember({ query: 'x'.repeat(8001), text: '' });
  expect(cases.read().recent).toHaveLength(1);
});

describe('whatever is stored', () => {
  const refused: CaseStorage = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('refused');
    },
  };

  test.each([
    ['is refused', refused],
    ['is not there', undefined],
  ])('storage that %s keeps nothing and breaks nothing', (_, storage) => {
    const cases = casesIn(storage);
    cases.remember({ query: 'vm=1', text: '' });
    expect(cases.save({ query: 'vm=1', text: '' }, 'now')).toBe(false);
    cases.clear();
    expect(cases.read()).toEqual({ recent: [], named: [] });
  });

  test('what is no case is left out, and saving works all the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.json(), (text, inside) => {
        for (const stored of [text, `{"cap-check":{"recent":${inside},"named":[${inside}]}}`]) {
          const cases = casesIn(storageOf(stored).storage);
          for (const kept of [...cases.read().recent, ...cases.read().named])
            expect(typeof kept.query).toBe('string');
          cases.remember({ query: 'vm=1', text: '' });
          expect(cases.read().recent[0]?.query).toBe('vm=1');
        }
      }),
    );
  });
});

describe('recent cases that are not wanted', () => {
  test('are erased of every calculator, named ones stay, and none is kept until they are wanted again', () => {
    const { storage } = storageOf();
    const [one, other] = [casesIn(storage), casesIn(storage, 'burst')];
    for (const cases of [one, other]) cases.remember({ query: 'a=1', text: 'Fits' });
    one.save({ query: 'a=2', text: 'Fits' }, 'Mine');
    expect(one.keepRecent(false)).toBe(true);
    expect([one.read().recent, other.read().recent]).toEqual([[], []]);
    expect(one.read().named.map(({ name }) => name)).toEqual(['Mine']);
    one.remember({ query: 'a=3', text: 'Fits' });
    expect(one.read().recent).toEqual([]);
    expect([one.keepsRecent, other.keepsRecent]).toEqual([false, false]);
    one.keepRecent(true);
    one.remember({ query: 'a=3', text: 'Fits' });
    expect(queries(one.read().recent)).toEqual(['a=3']);
  });

  test('cannot be turned off where the browser refuses to store', () => {
    const refuses = new KeptCases(() => {
      throw new Error('refused');
    }, 'cap-check');
    expect(refuses.keepRecent(false)).toBe(false);
    expect(refuses.keepsRecent).toBe(true);
  });
});
