/** The text that is saved: nothing of a checklist is lost by it, and no text breaks the parser. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Checklist,
  defaultChoice,
  empty,
  maxWorkloads,
} from '../../src/site/checklist/checklist.ts';
import {
  backupKey,
  ChecklistStore,
  parse,
  serialize,
  storageKey,
} from '../../src/site/checklist/store.ts';
import { checklist, full, text } from './fixtures.ts';

/** An empty text and one that was never typed are the same. */
const filled = ({ workloads, choice }: Checklist): Checklist => ({
  choice,
  workloads: workloads.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([, value]) => value !== '')),
  ),
});

describe('parsing a saved text', () => {
  test('gives back every sheet that was written, whatever was typed.', () => {
    fc.assert(
      fc.property(checklist, (given) => {
        expect(parse(serialize(given))).toEqual({ checklist: filled(given) });
      }),
    );
  });

  test('never throws, whatever the text.', () => {
    const near = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      fc
        .record({
          headroom: fc.constant('checklist'),
          version: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.jsonValue()),
          workloads: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
          choice: fc.jsonValue(),
        })
        .map((value) => JSON.stringify(value)),
      // A text that lost its end or some of its letters.
      fc.tuple(checklist, fc.nat(), fc.nat(9)).map(([one, at, many]) => {
        const whole = serialize(one);
        const from = at % whole.length;
        return whole.slice(0, from) + whole.slice(from + many + 1);
      }),
    );
    fc.assert(
      fc.property(near, (given) => {
        const read = parse(given);
        if (read.problem !== undefined) expect(read.problem).toMatch(/\.$/);
        if (!read.checklist) {
          expect(read.problem).toBeDefined();
          return;
        }
        expect(read.checklist.workloads.length).toBeGreaterThan(0);
        for (const workload of read.checklist.workloads)
          for (const value of Object.values(workload)) expect(typeof value).toBe('string');
      }),
    );
  });

  test('counts what it does not understand.', () => {
    const strange =
      '{"headroom":"checklist","version":1,"workloads":[{"name":"a","__proto__":"b","iops.peak.99":5,"colour":"red"},7]}';
    expect(parse(strange)).toEqual({
      checklist: { workloads: [{ name: 'a' }], choice: defaultChoice },
      problem: '4 of its entries could not be read and are left out.',
    });
  });

  test.each([
    ['', 'damaged'],
    ['null', 'not a checklist'],
    ['{"headroom":"checklist","version":2,"workloads":[]}', 'another version'],
    ['{"headroom":"checklist","version":1,"workloads":"x"}', 'no workloads'],
  ])('says why %j is refused', (given, why) => {
    expect(parse(given).checklist).toBeUndefined();
    expect(parse(given).problem).toContain(why);
  });

  test('takes 64 full workloads and 100 kB in one field.', () => {
    const large: Checklist = {
      choice: defaultChoice,
      workloads: Array.from({ length: maxWorkloads }, () => full('12,5 MiB/s')),
    };
    const long = {
      ...large,
      workloads: large.workloads.with(0, full('x'.repeat(100_000))),
    };
    expect(parse(serialize(long))).toEqual({ checklist: long });
  });
});

function storeWith(given: Record<string, string>, room = Number.POSITIVE_INFINITY) {
  const map = new Map(Object.entries(given));
  const store = new ChecklistStore(() => ({
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(name, value);
    },
    removeItem: (name) => void map.delete(name),
  }));
  return { map, store };
}
const named = (name: string): Checklist => ({ ...empty, workloads: [{ name }] });

describe('the store', () => {
  test('saves what it loads again.', () => {
    const { store } = storeWith({});
    expect(store.load()).toEqual({ checklist: empty });
    expect(store.save(named('Orders'))).toBe(true);
    expect(store.load()).toEqual({ checklist: named('Orders') });
  });

  test('never loses a text: it is read completely, or copied word for word.', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.json(), checklist.map(serialize)), (raw) => {
        const { map, store } = storeWith({ [storageKey]: raw });
        const { problem } = store.load();
        const complete = parse(raw).problem === undefined;
        expect(problem === undefined).toBe(complete);
        expect(store.save(named('new'))).toBe(true);
        expect(map.get(backupKey)).toBe(complete ? undefined : raw);
      }),
    );
  });

  test('keeps the copy until everything is erased.', () => {
    const { map, store } = storeWith({ [storageKey]: 'damaged' });
    store.load();
    store.save(named('new'));
    expect(store.load()).toEqual({ checklist: named('new') });
    expect(map.get(backupKey)).toBe('damaged');
    expect(store.erase()).toBe(true);
    expect(map.size).toBe(0);
  });

  test('leaves a damaged text where it is if there is no room for a copy, until it is erased.', () => {
    const damaged = 'damaged'.repeat(50);
    const { map, store } = storeWith({ [storageKey]: damaged }, 200);
    expect(store.load()).toMatchObject({ checklist: empty });
    expect(store.save(named('new'))).toBe(false);
    expect(map.get(storageKey)).toBe(damaged);
    expect(store.erase()).toBe(true);
    expect(store.save(named('new'))).toBe(true);
  });

  test('works without storage, and says so.', () => {
    const store = new ChecklistStore(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(store.load()).toEqual({ checklist: empty });
    expect(store.save(named('a'))).toBe(false);
    expect(store.erase()).toBe(false);
  });

  test('says that there is no room, and keeps what was there.', () => {
    const before = serialize(named('a'));
    const { map, store } = storeWith({ [storageKey]: before }, before.length);
    store.load();
    expect(store.save(named('longer than before'))).toBe(false);
    expect(map.get(storageKey)).toBe(before);
  });
});
