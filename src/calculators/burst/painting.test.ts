/** A day that is painted: its bars, and that they are answered as the same steps are that somebody types. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownBy } from '../../../tests/view-models.ts';
import { type Day, findPart, queryOf } from '../../kit/index.ts';
import { burst } from './index.ts';
import { lastChange, painted, pictureOf, spanFor, textOf } from './painting.ts';

const answerTo = (query: string) => {
  const { answer } = shownBy(burst, query);
  if (!answer) throw new Error(`There is no answer to ${query}.`);
  return answer;
};
const dayOf = (query: string): Day => {
  const day = findPart(answerTo(query), 'day');
  if (!day) throw new Error(`There is no day of ${query}.`);
  return day;
};
const figures = (query: string) =>
  Object.fromEntries(answerTo(query).readouts.map(({ id, value }) => [id, value]));

/** The same figures but for rounding: equal steps are one in a painted day. */
function expectSame(query: string, other: string) {
  const [one, two] = [figures(query), figures(other)];
  expect(Object.keys(one)).toEqual(Object.keys(two));
  for (const [id, value] of Object.entries(one))
    if (value === undefined) expect(two[id], id).toBeUndefined();
    else expect(two[id], id).toBeCloseTo(value, 6);
}

describe('Painted bars', () => {
  test('give the answer that the same steps give when they are typed, with a VM too.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 84 }), { minLength: 1, maxLength: 96 }),
        fc.constantFrom('', 'vm=D8s_v5', 'disk=P30', 'disk=E30', 'credit=40%25'),
        fc.constantFrom('no', 'yes'),
        (rates, more, repeat) => {
          const rest = `${more}&repeat=${repeat}`;
          const typed = rates.map((rate) => `15min:${rate * 50}IOPS`).join(',');
          const start = dayOf(`steps=15min:1IOPS&${more}`);
          const day = rates.reduce((so, rate, bar) => painted(so, bar, rate * 50), start);
          const text = textOf(day);
          expect(text.split(',').length).toBeLessThanOrEqual(96);
          expect(text.length).toBeLessThan(2000);
          expectSame(`steps=${typed}&${rest}`, `steps=${text}&${rest}`);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('show what the answer says: the share that is delivered, the time throttled and the lowest credits.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 84 }), { minLength: 96, maxLength: 96 }),
        fc.constantFrom('', 'vm=D8s_v5', 'disk=E30'),
        fc.constantFrom('no', 'yes'),
        (rates, more, repeat) => {
          const query = `${more}&repeat=${repeat}&steps=${rates.map((rate) => `15min:${rate * 50}IOPS`).join(',')}`;
          const { bars, credits, usedUp } = pictureOf(dayOf(query));
          const sum = (of: 'demanded' | 'delivered') =>
            bars.reduce((all, bar) => all + (bar[of] ?? 0), 0);
          const { delivered = 0, 'lowest-credit': lowest } = figures(query);
          if (sum('demanded') > 0)
            expect(sum('delivered') / sum('demanded')).toBeCloseTo(delivered, 6);
          if (lowest !== undefined)
            expect(Math.min(...credits.map(([, share]) => share))).toBeCloseTo(lowest, 6);
          if (usedUp !== undefined) expect(figures(query)['throttled']).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are a quarter hour of the load each, and nothing after it: 1 h of 3,500 IOPS on a P20.', () => {
    const { bars, usedUp, credits } = pictureOf(dayOf(''));
    expect(bars.slice(0, 5)).toEqual([
      { demanded: 3500, delivered: 3500 },
      { demanded: 3500, delivered: 3500 },
      { demanded: 3500, delivered: 2300 },
      { demanded: 3500, delivered: 2300 },
      {},
    ]);
    // 2.16 million IOs of credit at 1,200 IOPS above the sustained limit, and back at 2,300.
    expect(usedUp).toBe(1800);
    expect(credits.at(-2)).toEqual([3600 + 2_160_000 / 2300, 1]);
  });

  test('of a load that repeats within the day go through it, and painting one leaves the others.', () => {
    const day = dayOf('steps=15min:3500IOPS,45min:900IOPS&repeat=yes');
    expect(pictureOf(day).bars.map(({ demanded }) => demanded)).toEqual(
      Array.from({ length: 96 }, (_, bar) => (bar % 4 === 0 ? 3500 : 900)),
    );
    const then = pictureOf(painted(day, 1, 2000)).bars.map(({ demanded }) => demanded);
    expect(then.slice(0, 6)).toEqual([3500, 2000, 900, 900, 3500, 900]);
  });

  test('after the end of the load follow a pause, and other steps stay as they were typed.', () => {
    expect(textOf(painted(dayOf(''), 8, 2000))).toBe('1h:3500IOPS,1h:0IOPS,15min:2000IOPS');
    expect(textOf(painted(dayOf('steps=10min:100IOPS,50min:200IOPS:50MB/s'), 2, 900))).toBe(
      '10min:100IOPS,20min:200IOPS:50MB/s,15min:900IOPS,15min:200IOPS:50MB/s',
    );
  });

  test('of a time that nobody measured are missing, until they are painted.', () => {
    const day = dayOf('steps=1h:500IOPS,1h:unknown,1h:500IOPS');
    expect(pictureOf(day).bars[5]).toEqual({});
    expect(pictureOf(painted(day, 5, 700)).bars[5]?.demanded).toBe(700);
  });

  test('of more steps than a link can have are means of a quarter hour.', () => {
    const long = Array.from({ length: 96 }, (_, at) => `14min:${100 + at}IOPS`).join(',');
    const day = painted(dayOf(`steps=${long}`), 3, 3000);
    expect(textOf(day).split(',').length).toBeLessThanOrEqual(96);
    expect(pictureOf(day).bars[3]?.demanded).toBe(3000);
  });
});

describe('How much of a day is drawn', () => {
  const spanOf = (query: string) => {
    const day = dayOf(query);
    return spanFor(lastChange(day, pictureOf(day))) / 3600;
  };

  test.each([
    // 1 h, and credits that are back 15.7 min later.
    ['', 1.5],
    ['steps=150min:500IOPS', 3],
    // 30 min of burst, whose credits a P4 has back 14.1 hours later.
    ['disk=P4&steps=30min:3500IOPS', 24],
    ['steps=1h:3500IOPS,4h:100IOPS', 6],
    ['steps=1d:2400IOPS', 24],
    // An hour that repeats goes through the day.
    ['steps=15min:3500IOPS,45min:900IOPS&repeat=yes', 24],
    // No credits: what follows the load is nothing.
    ['disk=P30&steps=7h:100IOPS', 12],
  ])('has all of the load and of the credits after it: %s, %d h.', (query, hours) => {
    expect(spanOf(query)).toBe(hours);
  });

  test('is never less than that.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 0, max: 84 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom('', 'disk=P4', 'disk=P30', 'credit=40%25'),
        (steps, more) => {
          const text = steps.map(([minutes, rate]) => `${minutes}min:${rate * 50}IOPS`).join(',');
          const query = `steps=${text}&${more}`;
          const [day, hours] = [dayOf(query), spanOf(query)];
          const { bars, credits } = pictureOf(day);
          expect(bars.slice(hours * 4)).toEqual(bars.slice(hours * 4).map(() => ({})));
          const after = credits.filter(([at]) => at >= hours * 3600).map(([, share]) => share);
          for (const share of after) expect(share).toBeCloseTo(credits.at(-1)?.[1] ?? 0, 9);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('A day', () => {
  test('is not drawn of a load that is longer, which has its curves.', () => {
    expect(findPart(answerTo('steps=2d:100IOPS'), 'day')).toBeUndefined();
    expect(findPart(answerTo('steps=1d:100IOPS'), 'day')).toBeDefined();
  });

  // P20: (3,500 − 2,300) × 1,800 s of credits, which 2,300 a second give back in 939 s after an hour of load.
  test('says when credits are full again.', () => {
    expect(pictureOf(dayOf('')).full).toBeCloseTo(3600 + 2_160_000 / 2300, 3);
    expect(pictureOf(dayOf('steps=1d:2400IOPS')).full).toBeUndefined();
  });

  test('can be started from three loads, each of which is the chosen one then.', () => {
    const { starts } = dayOf('');
    expect(starts.map(({ label }) => label)).toEqual(['Nightly job', 'Hourly batch', 'Flat load']);
    for (const { label, sets } of starts)
      expect(
        dayOf(queryOf({ ...sets }))
          .starts.filter(({ isChosen }) => isChosen)
          .map((each) => each.label),
      ).toEqual([label]);
  });
});
