/** The text that is kept: nothing of a sheet is lost by it, and no text breaks the reading. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asideKey, keep, key, open, type Store } from '../../src/site/checklist/keep.ts';
import {
  cells,
  empty,
  mostWorkloads,
  type Sheet,
  typed,
  usual,
} from '../../src/site/checklist/sheet.ts';
import { readSheet, writeSheet } from '../../src/site/checklist/stored.ts';
import { full, sheet, text } from './fillings.ts';

/** An empty text and one that was never typed are the same. */
const filled = ({ workloads, choice }: Sheet): Sheet => ({
  choice,
  workloads: workloads.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([, value]) => value !== '')),
  ),
});

describe('reading a kept text', () => {
  test('gives back every sheet that was written, whatever was typed.', () => {
    fc.assert(
      fc.property(sheet, (given) => {
        expect(readSheet(writeSheet(given))).toEqual({ sheet: filled(given), dropped: 0 });
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
      fc.tuple(sheet, fc.nat(), fc.nat(9)).map(([one, at, many]) => {
        const whole = writeSheet(one);
        const from = at % whole.length;
        return whole.slice(0, from) + whole.slice(from + many + 1);
      }),
    );
    fc.assert(
      fc.property(near, (given) => {
        const read = readSheet(given);
        if ('refused' in read) {
          expect(read.refused).toMatch(/\.$/);
          return;
        }
        expect(read.sheet.workloads.length).toBeGreaterThan(0);
        for (const workload of read.sheet.workloads)
          for (const value of Object.values(workload)) expect(typeof value).toBe('string');
      }),
    );
  });

  test('counts what it does not understand.', () => {
    const strange =
      '{"headroom":"checklist","version":1,"workloads":[{"name":"a","__proto__":"b","iops.peak.99":5,"colour":"red"},7]}';
    expect(readSheet(strange)).toEqual({
      sheet: { workloads: [{ name: 'a' }], choice: usual },
      dropped: 4,
    });
  });

  test.each([
    ['', 'damaged'],
    ['null', 'no checklist'],
    ['{"headroom":"checklist","version":2,"workloads":[]}', 'another version'],
    ['{"headroom":"checklist","version":1,"workloads":"x"}', 'without workloads'],
  ])('says why %j is refused', (given, why) => {
    const read = readSheet(given);
    expect('refused' in read && read.refused).toContain(why);
  });

  test('is quick with 64 full workloads and with 100 kB in one place.', () => {
    const large: Sheet = {
      choice: usual,
      workloads: Array.from({ length: mostWorkloads }, () => full('12,5 MiB/s')),
    };
    const long = typed(large, 0, cells[0]?.key ?? '', 'x'.repeat(100_000));
    const start = performance.now();
    expect(readSheet(writeSheet(long))).toEqual({ sheet: long, dropped: 0 });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

function storeWith(given: Record<string, string>, room = Number.POSITIVE_INFINITY) {
  const map = new Map(Object.entries(given));
  const store: Store = {
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(name, value);
    },
    removeItem: (name) => void map.delete(name),
  };
  return { map, store };
}
const refusing: Store = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
};
const named = (name: string): Sheet => typed(empty, 0, 'name', name);

describe('keeping', () => {
  test('never loses a text: it is read whole, or stands word for word elsewhere.', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.json(), sheet.map(writeSheet)), (raw) => {
        const { map, store } = storeWith({ [key]: raw });
        const opened = open(store);
        const read = readSheet(raw);
        const whole = 'sheet' in read && read.dropped === 0;
        expect(opened.aside === undefined).toBe(whole);
        expect(keep(store, named('new'), opened.raw)).toHaveProperty('kept', true);
        if (!whole) expect(map.get(asideKey)).toBe(raw);
      }),
    );
  });

  test('puts several damaged texts aside, each once.', () => {
    const { map, store } = storeWith({ [key]: 'first' });
    open(store);
    open(store);
    map.set(key, 'second');
    open(store);
    expect(map.get(asideKey)).toMatch(/^second[^a-z]+first$/);
    map.delete(key);
    expect(open(store).aside?.text).toContain('first');
  });

  test('leaves a damaged text where it is if there is no room beside it.', () => {
    const { map, store } = storeWith({ [key]: 'damaged' }, 3);
    expect(open(store)).toMatchObject({ keeps: false, aside: { text: 'damaged' } });
    expect(map.get(key)).toBe('damaged');
  });

  test('works without storage, and says so.', () => {
    for (const store of [undefined, refusing]) {
      expect(open(store)).toEqual({ sheet: empty, raw: null, keeps: false });
      expect(keep(store, named('a'), null)).toEqual({ kept: false });
    }
  });

  test('says that there is no room, and keeps what was there.', () => {
    const before = writeSheet(named('a'));
    const { map, store } = storeWith({ [key]: before }, before.length);
    expect(keep(store, named('longer than before'), before)).toEqual({ kept: false });
    expect(map.get(key)).toBe(before);
  });

  test('does not write over what another tab has written since.', () => {
    const { map, store } = storeWith({});
    const { raw } = open(store);
    const theirs = writeSheet(named('theirs'));
    map.set(key, theirs);
    expect(keep(store, named('mine'), raw)).toEqual({ kept: false, theirs });
    expect(map.get(key)).toBe(theirs);
    expect(keep(store, named('theirs'), raw)).toHaveProperty('kept', true);
  });
});
