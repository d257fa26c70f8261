/** What an answer says besides its figures: which limits count. */
import { describe, expect, test } from 'vitest';
import { parseQuery, plainText } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { burst } from './index.ts';

function answerOf(query: string) {
  const { lookup, given } = parseQuery(query);
  const { answer } = burst.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(query);
  return answer;
}

test('A limit that credits reach does not count where they run out: the load is throttled for them.', () => {
  const countsOf = (query: string) => answerOf(query).limits.map(({ counts }) => counts);
  // 3,500 of 3,500 IOPS, for as long as credits last.
  expect(answerOf('').verdict).toBe('throttled');
  expect(countsOf('')).not.toContain(true);
  expect(answerOf('steps=1h:4000IOPS').limits).toContainEqual(
    expect.objectContaining({ counts: true, state: 'over', demand: 4000, limit: 3500 }),
  );
  expect(answerOf('steps=1h:500IOPS').verdict).toBe('fits');
  expect(countsOf('steps=1h:500IOPS')).not.toContain(false);
});

/**
 * A P20: 2,300 IOPS, in a burst 3,500, and a bucket of 2,160,000 IOs (disk bursting page), which 1,200 IOs a second above
 * the sustained limit use in 30 minutes. Where samples are missing, the load may have been a burst.
 */
describe('A load of which a part is not known', () => {
  test.each([
    ['lasts as long as a full bucket', '10h:500IOPS,30min:unknown,1h:500IOPS', 'fits'],
    ['is a little longer', '10h:500IOPS,31min:unknown,1h:500IOPS', 'not-checked'],
    // 600 IOs a second above the limit use half of the bucket, and 15 minutes of a burst the rest.
    ['comes after half of the credits', '30min:2900IOPS,15min:unknown,1h:500IOPS', 'fits'],
    ['takes more than is left', '30min:2900IOPS,16min:unknown,1h:500IOPS', 'not-checked'],
    // Ten minutes of a burst leave 360,000 IOs, ten minutes at 600 a second.
    ['leaves enough', '30min:2900IOPS,10min:unknown,10min:2900IOPS', 'fits'],
    ['leaves too little', '30min:2900IOPS,10min:unknown,11min:2900IOPS', 'not-checked'],
    // 1,800 IOs a second come back: in 20 minutes a whole bucket.
    ['repeats with enough rest', '30min:unknown,20min:500IOPS&repeat=yes', 'fits'],
    ['repeats with too little rest', '30min:unknown,19min:500IOPS&repeat=yes', 'not-checked'],
    ['is of a disk without credits', '14h:unknown,1h:500IOPS&disk=P30', 'fits'],
    // D8s_v5 sustains 12,800 IOPS and 290 MB/s, of which the disk takes 5,000 and 200; four take more.
    ['is of a disk below its VM', '14h:unknown,1h:500IOPS&disk=P30&vm=D8s_v5', 'fits'],
    ['uses those of the VM', '14h:unknown,1h:500IOPS&disk=P30&disks=4&vm=D8s_v5', 'not-checked'],
    ['is beside what is throttled', '1h:3500IOPS,14h:unknown', 'throttled'],
  ])('that %s: %s, %s.', (_, steps, verdict) => {
    expect(answerOf(`steps=${steps}`).verdict).toBe(verdict);
  });

  /** Half an hour at 400 IOs a second above the limit takes 720,000 of them, a third of the bucket. */
  const steps = 'steps=30min:2700IOPS,14h:unknown,9h30min:500IOPS';

  test('is not said to be delivered, and no figure stands where it depends on that part.', () => {
    const { headline, why, readouts, tables } = answerOf(steps);
    expect(plainText(headline)).toBe(
      'Delivered in full where measured; samples of 14 h are missing.',
    );
    expect(why).toContain('With a burst in that time credits would not last.');
    const of = (id: string) => readouts.find((one) => one.id === id);
    for (const id of ['lasts', 'refill', 'throttled']) {
      expect(of(id)?.text, id).toBe('not known');
      expect(of(id), id).not.toHaveProperty('value');
    }
    expect(of('throttled')?.aside).toBe('no samples for 14 h');
    expect(of('lowest-credit')).toMatchObject({ text: '67 %', aside: 'at most, after 30 min' });
    expect(of('delivered')?.aside).toBe('of the measured IOs');
    const others = tables.find(({ caption }) => caption.startsWith('What another disk'))?.rows;
    const throttled = others?.map(({ cells: [disk, time] }) => [disk, time]);
    expect(throttled).toContainEqual(['P20', 'not known']);
    expect(throttled).toContainEqual(['P30', 'never']);
    expect(others?.find(({ cells: [disk] }) => disk === 'P20')?.cells).toContain('at most 67 %');
  });

  test('leaves the reason to say that credits would last, where they would.', () => {
    const whyOf = (query: string) => answerOf(query).why;
    expect(whyOf('steps=30min:2700IOPS,15min:unknown,1h:500IOPS')).toContain(
      'With a burst in that time credits would last.',
    );
    expect(whyOf('disk=P30&steps=15min:unknown,1h:500IOPS')).not.toContain('credits would');
  });

  test('leaves an option unchecked that it may use up.', () => {
    const options = answerOf('disk=P10&steps=1h:3000IOPS,14h:unknown').recommendations;
    const found = options.map(({ outcome, text }) => [outcome?.change, outcome?.verdict, text]);
    const of = (name: string) => found.find(([change]) => `${change}`.startsWith(name))?.[1];
    expect(of('P10 at performance tier P30')).toBe('fits');
    expect(of('2 × P10')).toBe('not-checked');
    expect(JSON.stringify(found)).toContain('the load is delivered in full where it was measured');
  });
});
