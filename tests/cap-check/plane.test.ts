/** The plane of a set-up: its boxes are the published limits, its point is the load, and its diagonal ends where the model does. */
import { describe, expect, test } from 'vitest';
import { examples } from '../../src/calculators/examples.ts';
import type { Plane, PlaneBox } from '../../src/kit/index.ts';
import { headline, shown } from './case.ts';

function answerTo(query: string) {
  const { answer } = shown(query);
  if (!answer) throw new Error(`There is no answer to ${query}.`);
  return answer;
}
function planeOf(query: string): Plane {
  const { plane } = answerTo(query);
  if (!plane) throw new Error(`There is no plane of ${query}.`);
  return plane;
}
const readout = (query: string, id: string) =>
  answerTo(query).readouts.find((one) => one.id === id)?.value ?? Number.NaN;
const boxOf = ({ boxes }: Plane, label: string): PlaneBox | undefined =>
  boxes.find((box) => box.label === label);

// The Ddsv5 page: D16ds_v5 has 75,000 IOPS and 1,000 MB/s cached, 25,600 and 600 uncached. A P30 has 5,000 and 200.
const setUp = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly';
const load = `${setUp}&io-size=64KiB&target-iops=12000`;

describe('The plane of a set-up', () => {
  test('has the limits on the path of the load as boxes, and no others.', () => {
    const figures = planeOf(load).boxes.map(({ label, owner, iops, throughput }) => [
      ...[label, owner, iops, throughput],
    ]);
    expect(figures.sort()).toEqual([
      ['Data, 4 × P30', '4 × P30', 20_000, 800],
      ['VM cached', 'D16ds_v5', 75_000, 1000],
      ['VM uncached', 'D16ds_v5', 25_600, 600],
    ]);
  });

  test('leaves out a limit that next to none of the load meets, unless it is near its end.', () => {
    const labels = (of: string) => planeOf(`${of}&io-size=64KiB`).boxes.map(({ label }) => label);
    const idle = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly:4,data:P30x4:None:6000';
    // 1,000 MB/s ÷ (4 of 6,004) would be 1,500,000 MB/s; the table of limits keeps it.
    expect(labels(idle)).toEqual(['Data, 4 × P30', 'VM uncached']);
    const { x, y, note, summary } = planeOf(`${idle}&io-size=64KiB`);
    expect([x.domain[1], y.domain[1]]).toEqual([30_000, 1000]);
    expect(`${note} ${summary}`).not.toMatch(/cached 1,000|OS|÷/);
    const { limits } = answerTo(`${idle}&io-size=64KiB`);
    expect(limits.some(({ label }) => label.startsWith('VM cached'))).toBe(true);
    // 480 of 500 IOPS: that disk is the first limit, at 7 % of the load; its 100 MB/s are not near.
    const full = 'vm=D16ds_v5&disks=os:P10x1:None:480,data:P30x4:None:6000';
    const os = boxOf(planeOf(`${full}&io-size=4KiB`), 'OS, P10');
    expect(os?.kind).toBe('first');
    expect(os?.iops).toBeCloseTo((500 * 6480) / 480, 6);
    expect([os?.throughput, os?.texts.throughput]).toEqual([undefined, undefined]);
  });

  test('has the load as a point, and what is achieved of it where the first box ends.', () => {
    const plane = planeOf(load);
    expect(plane.load).toMatchObject({ iops: 12_000, throughput: 786.432 });
    // 600,000,000 ÷ 65,536 = 9,155.27.
    expect(plane.achievable?.iops).toBeCloseTo(9155.27, 1);
    expect(plane.achievable?.throughput).toBeCloseTo(600, 9);
    expect(plane.boxes.filter(({ kind }) => kind === 'first').map(({ label }) => label)).toEqual([
      'VM uncached',
    ]);
  });

  test('says all of it in words.', () => {
    expect(planeOf(load).load?.reading).toBe(
      '12,000 IOPS of 64 KiB, 786.4 MB/s, achievable 9,155 IOPS',
    );
  });

  // By hand: 20,000 × 4 KiB = 82 MB/s, so the disks’ IOPS; from 30,000 B on 600 MB/s of the VM.
  test.each([
    ['4KiB', 20_000, 'Data, 4 × P30'],
    ['16KiB', 20_000, 'Data, 4 × P30'],
    ['64KiB', 600e6 / 65_536, 'VM uncached'],
    ['256KiB', 600e6 / 262_144, 'VM uncached'],
  ])(
    'lets the diagonal of %s leave its first box where the model ends: %d IOPS.',
    (size, ends, first) => {
      const query = `${setUp}&io-size=${size}&target-iops=60000`;
      const { boxes, size: own, achievable } = planeOf(query);
      const leaves = Math.min(
        ...boxes.flatMap(({ iops = Infinity, throughput = Infinity }) => [
          iops,
          throughput / (own?.each ?? Number.NaN),
        ]),
      );
      expect(leaves).toBeCloseTo(ends, 6);
      expect(achievable?.iops).toBeCloseTo(ends, 6);
      expect(readout(query, 'iops')).toBeCloseTo(ends, 6);
      expect(boxes.find(({ kind }) => kind === 'first')?.label).toBe(first);
    },
  );

  test('divides the limit of a group by its share of the load, and says so.', () => {
    // A P20 has 2,300 IOPS and 150 MB/s, a P30 5,000: they share a load as 23 to 50.
    const plane = planeOf(
      'vm=D16ds_v5&disks=data:P30x1:None,data:P20x1:None&target-iops=3650&io-size=8KiB',
    );
    expect(boxOf(plane, 'Data, P30')).toMatchObject({
      iops: 7300,
    });
    expect(boxOf(plane, 'Data, P20')?.iops).toBeCloseTo(7300, 6);
    // 150 MB/s ÷ (2,300 ÷ 7,300).
    expect(boxOf(plane, 'Data, P20')?.throughput).toBeCloseTo(476.087, 2);
    expect(boxOf(plane, 'Data, P20')?.texts.throughput).toBe('Data, P20 150 MB/s ÷ 32 %');
    expect(plane.note).toBe(
      '“÷ 68 %” and “÷ 32 %”: that share of the load counts against that limit.',
    );
    expect(planeOf(load).note).toBeUndefined();
  });

  // A P30 has 5,000 IOPS and 200 MB/s; E32bds_v5 150,000 and 2,000 cached, 96,800 and 2,740 uncached (Ebdsv5 page).
  test('has no OS disk that nothing is said of where the others have IOPS: its limits are those of the headline.', () => {
    const onData = 'vm=E32bds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly:10000';
    expect(headline(onData)).toBe('50 % headroom in IOPS with IOs up to 78 KiB.');
    const { boxes, load: typed, note } = planeOf(onData);
    expect([typed?.iops, readout(onData, 'iops')]).toEqual([10_000, 10_000]);
    expect(boxes.map(({ kind, label, iops }) => [kind, label, iops])).toEqual([
      ['first', 'Data, 4 × P30', 20_000],
      ['other', 'VM cached', 150_000],
      ['other', 'VM uncached', 96_800],
    ]);
    expect(note).toBeUndefined();
    // Of a log at its limits it is not so: what it may do comes before what is typed.
    const withLog = planeOf(`${onData},log:P30x1:None`);
    expect(withLog.load?.iops).toBe(15_500);
  });

  test('divides a limit that cache hits do not reach by the share of the misses.', () => {
    const plane = planeOf(`${load}&hit=50%`);
    expect(boxOf(plane, 'VM uncached')).toMatchObject({ iops: 51_200, throughput: 1200 });
    expect(boxOf(plane, 'VM cached')).toMatchObject({ iops: 75_000, throughput: 1000 });
  });

  test('has no box for a limit that is not published, and a label that says so.', () => {
    // The Dsv6 page has no cached limit.
    const box = boxOf(planeOf('vm=D8s_v6&target-iops=8000&io-size=8KiB'), 'VM cached');
    expect(box?.iops).toBeUndefined();
    expect(box?.throughput).toBeUndefined();
    expect(box?.kind).toBe('other');
    expect(box?.texts).toEqual({ throughput: 'VM cached not published' });
  });

  test('has a load without an IO size in one dimension: IOPS or throughput.', () => {
    const ofRate = planeOf(`${setUp}&target-iops=30000`);
    expect(ofRate.load).toMatchObject({ iops: 30_000 });
    expect(ofRate.load?.throughput).toBeUndefined();
    expect(ofRate.size).toBeUndefined();
    expect(ofRate.achievable?.iops).toBe(20_000);
    const ofThroughput = planeOf(`${setUp}&target-throughput=700MB/s`);
    expect(ofThroughput.load).toMatchObject({ throughput: 700 });
    expect(ofThroughput.load?.iops).toBeUndefined();
    expect(ofThroughput.achievable?.throughput).toBe(600);
  });

  test('says of a load without an IO size what is not known of it, and claims no headroom.', () => {
    for (const query of ['vm=D4s_v5', setUp, 'vm=D4s_v5&disks=data:P30x1:None']) {
      const { load: ofRate, summary } = planeOf(`${query}&target-iops=4000`);
      expect(ofRate?.text).toBe('4,000 IOPS, throughput not known');
      expect(ofRate?.reading).toBe('4,000 IOPS, throughput not known');
      expect(summary).not.toContain('headroom');
      const { load: ofThroughput } = planeOf(`${query}&target-throughput=100MB/s`);
      expect(ofThroughput?.text).toBe('100 MB/s, IOPS not known');
    }
  });

  test('names its load, and says nothing of headroom, which the headline has.', () => {
    const textOf = (query: string) => planeOf(query).load?.text;
    expect(textOf(`${setUp}&io-size=8KiB&target-iops=12000`)).toBe('your load');
    // The Dsv6 page has no cached limit.
    expect(answerTo('vm=D8s_v6&target-iops=4000&io-size=8KiB').verdict).toBe('not-checked');
    expect(textOf('vm=D8s_v6&target-iops=4000&io-size=8KiB')).toBe('your load, not checked');
    expect(textOf(load)).toBe('your load');
  });

  test('writes a figure once: what is achieved has none where it is that of a box.', () => {
    expect(planeOf('vm=D4s_v5').achievable?.text).toBe('achievable');
    expect(planeOf(load).achievable?.text).toBe('achievable 9,155 IOPS');
    expect(planeOf('vm=D16ds_v5').load?.text).toBe('all disks at their limits');
  });

  test('without a target has all disks at their limits, as one box that ends at the point.', () => {
    const plane = planeOf('vm=D16ds_v5');
    expect(plane.load).toMatchObject({ iops: 25_500, throughput: 1100 });
    expect(boxOf(plane, 'All disks')).toMatchObject({ iops: 25_500, throughput: 1100 });
    expect(plane.boxes.map(({ label }) => label)).toEqual([
      'VM cached',
      'VM uncached',
      'All disks',
    ]);
  });

  test('is none where Azure refuses the set-up.', () => {
    expect(answerTo('vm=D16ds_v5&disks=data:P30x40:None').plane).toBeUndefined();
  });

  test('has a point that stands for texts which the calculator takes.', () => {
    const { input, sizes } = planeOf(load);
    expect(input?.rates).toContain(12_000);
    for (const { value } of sizes)
      for (const rate of [input?.rates[0], input?.rates.at(-1)]) {
        const moved = planeOf(`${setUp}&${input?.size}=${value}&${input?.rate}=${rate}`);
        expect(moved.load?.iops).toBe(rate);
        expect(moved.size?.value).toBe(value);
      }
  });

  const published = (examples['cap-check'] ?? []).map(({ id, given }) => {
    const query = new URLSearchParams(given as Record<string, string>).toString();
    return [id, query] as const;
  });
  test.each(published)(
    '%s has its point beyond a box just where a limit is exceeded.',
    (_, query) => {
      const { plane, limits, verdict } = answerTo(query);
      if (!plane?.load) return expect(verdict).toMatch(/not-/);
      const { iops = 0, throughput = 0 } = plane.load;
      const isBeyond = plane.boxes.some(
        (box) =>
          iops > (box.iops ?? Infinity) * (1 + 1e-9) ||
          throughput > (box.throughput ?? Infinity) * (1 + 1e-9),
      );
      const isExceeded = limits.some(
        ({ kind, demand = 0, limit = Infinity }) => kind !== 'count' && demand > limit * (1 + 1e-9),
      );
      expect(isBeyond).toBe(isExceeded);
    },
  );
});
