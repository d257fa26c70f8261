/** The commits of a case on each kind of disk, as the picture shows them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type CommitLane, findPart, parseQuery, queryOf } from '../../kit/index.ts';
import { commit } from './index.ts';
import { meanWithin, sampled } from './sampling.ts';

function answerTo(query: string) {
  const { answer } = openedBy(commit, query);
  const commits = findPart(answer, 'commits');
  if (!answer || !commits) throw new Error(`There is no answer to ${query}.`);
  return { answer, commits };
}
const laneOf = (query: string, label: string): CommitLane => {
  const found = answerTo(query).commits.lanes.find((lane) => lane.label === label);
  if (!found) throw new Error(`There is no lane of ${label}.`);
  return found;
};
const chosenOf = (query: string) =>
  answerTo(query)
    .commits.lanes.filter(({ isChosen }) => isChosen)
    .map(({ label }) => label);

/** The case with these inputs set. */
function withTexts(query: string, sets: Readonly<Record<string, string>>) {
  const { lookup } = parseQuery(query);
  const texts = Object.fromEntries(
    commit.names.map((name) => [name, sets[name] ?? lookup(name) ?? undefined]),
  );
  return queryOf(
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  );
}

describe('The lanes', () => {
  test('are the kinds of disk, with that of the case chosen.', () => {
    expect(answerTo('').commits.lanes.map(({ label }) => label)).toEqual([
      'Local NVMe',
      'Ultra Disk',
      'Premium SSD v2',
      'Premium SSD',
      'Standard SSD',
      'Standard HDD',
    ]);
    expect(chosenOf('')).toEqual(['Premium SSD']);
    expect(chosenOf('disk=E30')).toEqual(['Standard SSD']);
    expect(chosenOf('disk=Ultra-64GiB-3000IOPS-125MBps')).toEqual(['Ultra Disk']);
    // The edition 2018-09 has the same latency for every disk.
    expect(answerTo('limits=2018-09').commits.lanes.map(({ label }) => label)).toEqual([
      'Premium SSD',
    ]);
  });

  test('have a 99th percentile where somebody measured one: of syncs on Premium SSD alone.', () => {
    for (const { label, p99, isMeasured } of answerTo('').commits.lanes) {
      expect(isMeasured, label).toBe(label === 'Premium SSD');
      expect(p99, label).toBe(label === 'Premium SSD' ? 7.77e-3 : undefined);
    }
    expect(laneOf('disk=E30', 'Standard SSD').p99).toBeUndefined();
  });

  test('have a measured 99th percentile of the reader on the disk of the case alone.', () => {
    const query = 'sync-latency=3ms&p99=9ms';
    expect(laneOf(query, 'Premium SSD')).toMatchObject({ mean: 3e-3, p99: 9e-3, isMeasured: true });
    expect(laneOf(query, 'Ultra Disk')).toMatchObject({ isMeasured: false });
    expect(laneOf(query, 'Ultra Disk').mean).toBeCloseTo(laneOf('', 'Ultra Disk').mean, 12);
  });

  test('have the figures of the answer to the same case with their disk.', () => {
    for (const query of ['', 'committers=8', 'workload=mysql', 'committers=8&group-commit=no'])
      for (const lane of answerTo(query).commits.lanes) {
        if (!lane.sets) continue;
        const { answer, commits } = answerTo(withTexts(query, lane.sets));
        const value = answer.readouts.find(({ id }) => id === 'commits')?.value ?? 0;
        expect(commits.lanes.find(({ isChosen }) => isChosen)?.label).toBe(lane.label);
        const shown = Number(lane.rate.replaceAll(',', ''));
        expect(Math.abs(shown / value - 1), `${query} ${lane.label}`).toBeLessThan(0.006);
      }
  });

  test('of disks whose IOPS are the limit have no more commits than those: S30 sustains 500 IOPS.', () => {
    const lane = laneOf('write-latency=1ms&sync-latency=0ms&disk=P30', 'Standard HDD');
    // 2.9 ms a write, which is more than 1 ÷ 500 IOPS.
    expect(lane).toMatchObject({ every: 0, commit: 2.9e-3 });
    // P1 sustains 120 IOPS: a commit in 8.3 ms, however quick its sync is.
    expect(laneOf('disk=P1', 'Premium SSD').every).toBeCloseTo(1 / 120, 9);
  });
});

describe('The choices', () => {
  const choiceOf = (query: string, label: string) => {
    const found = answerTo(query)
      .commits.choices.flatMap(({ of }) => of)
      .find((choice) => choice.label === label);
    if (!found) throw new Error(`There is no choice “${label}”.`);
    return found;
  };

  test.each([
    ['', '8'],
    ['disk=E30', '8'],
    ['sync-latency=3ms', '8'],
    ['committers=3', '3'],
    ['committers=1000', '1,000'],
  ])(
    'set the inputs so that each is the one that is chosen, with the number of the case: %s, %s.',
    (query, many) => {
      for (const label of [
        ...['1 session', `${many} sessions`, `${many} grouped`],
        ...['write and sync', 'write only'],
      ])
        expect(
          answerTo(withTexts(query, choiceOf(query, label).sets))
            .commits.choices.flatMap(({ of }) => of)
            .filter(({ isChosen }) => isChosen)
            .map((choice) => choice.label),
        ).toContain(label);
    },
  );

  test('have one that is chosen for three committers, and for sixteen.', () => {
    for (const [query, label] of [
      ['committers=3', '3 grouped'],
      ['committers=16&group-commit=no', '16 sessions'],
    ] as const) {
      const [who] = answerTo(query).commits.choices;
      expect(who?.of.filter(({ isChosen }) => isChosen).map((one) => one.label)).toEqual([label]);
    }
  });

  test('have no write without sync where a write is its own sync: SQL Server.', () => {
    expect(answerTo('workload=sql-server').commits.choices).toHaveLength(1);
  });

  test('“write only” compares writes, whose 99th percentiles others measured: 1.65 times the mean on Premium SSD.', () => {
    const query = withTexts('', choiceOf('', 'write only').sets);
    expect(laneOf(query, 'Premium SSD')).toMatchObject({ mean: 1.3e-3, isMeasured: true });
    expect((laneOf(query, 'Premium SSD').p99 ?? 0) / 1.3e-3).toBeCloseTo(1.65, 2);
    expect(laneOf(query, 'Standard HDD').mean).toBe(2.9e-3);
    // Nobody printed percentiles of its writes.
    expect(laneOf(query, 'Local NVMe').p99).toBeUndefined();
  });
});

describe('The window', () => {
  test('is 12 ms, and wider where the threshold or a sync is later.', () => {
    expect(answerTo('').commits.span).toBe(12e-3);
    expect(answerTo('workload=hana').commits.span).toBe(12e-3);
    expect(answerTo('sync-latency=20ms').commits.span).toBe(30e-3);
    expect(answerTo('sync-latency=60s').commits.span).toBeGreaterThanOrEqual(72);
  });
});

describe('The commits that are sampled', () => {
  const lane = laneOf('', 'Premium SSD');

  test('are the same from the same seed, one after the other.', () => {
    const commits = sampled(lane, 1, 5);
    expect(commits).toEqual(sampled(lane, 1, 5));
    expect(commits).not.toEqual(sampled(lane, 1, 6));
    for (const [at, [start, end]] of commits.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBe(commits[at - 1]?.[1] ?? 0);
    }
  });

  test('have the mean and the 99th percentile of their lane: 3.08 and 7.77 ms.', () => {
    const times = Array.from({ length: 60 }, (_, seed) => sampled(lane, 10, seed))
      .flat()
      .map(([start, end]) => end - start)
      .sort((one, other) => one - other);
    expect(times.length).toBeGreaterThan(50_000);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    expect(mean / 3.08e-3).toBeCloseTo(1, 1);
    expect((times[Math.floor(times.length * 0.99)] ?? 0) / 7.77e-3).toBeCloseTo(1, 1);
  });

  test('keep the distance that a limit of the disk demands.', () => {
    const commits = sampled({ commit: 1e-3, width: 0.4, every: 8e-3 }, 1, 3);
    expect(commits).toHaveLength(125);
  });

  // At a limit as long as its syncs, near one, and in two cases: a Premium SSD v2, and an Ultra Disk.
  test.each<readonly [string, Pick<CommitLane, 'commit' | 'width' | 'every' | 'sharing'>, number]>([
    ['1 ms each', { commit: 1e-3, width: 0.5, every: 1e-3, sharing: 1 }, 1],
    ['0.8 of 1 ms', { commit: 0.8e-3, width: 1, every: 1e-3, sharing: 1 }, 1],
    ['Premium SSD', lane, 1],
    ...['committers=64&sync-latency=2ms&p99=25ms', 'committers=64&bytes=64KiB'].map((more) => {
      const query = `disk=PremiumV2-512GiB-3000IOPS-125MBps&${more}`;
      return [more, laneOf(query, 'Premium SSD v2'), 60] as const;
    }),
  ])('come to as many as the picture says of their averages: %s.', (_, one, span) => {
    const counts = Array.from({ length: 100 }, (__, seed) => sampled(one, span, seed, 1e5).length);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(Math.abs((mean * one.sharing) / meanWithin(one, span) - 1)).toBeLessThan(0.02);
  });
});

describe('Of two kinds of disk the one with the higher rate', () => {
  /** Cases with syncs of one width, of different widths, at a limit, and shared. */
  const cases = fc.record({
    committers: fc.constantFrom('1', '8', '64'),
    'group-commit': fc.constantFrom('yes', 'no'),
    disk: fc.constantFrom('P30', 'E30', 'S4', 'P1', 'PremiumV2-512GiB-8000IOPS-400MBps'),
    workload: fc.constantFrom('other', 'etcd', 'mysql', 'hana'),
    'sync-latency': fc.constantFrom('', '0.4ms', '3ms'),
    p99: fc.constantFrom('', '9ms', '25ms', '200ms'),
  });

  test('never has fewer commits in the picture.', () => {
    fc.assert(
      fc.property(cases, (texts) => {
        const { lanes, span } = answerTo(queryOf(texts)).commits;
        const counted = lanes.map((lane) => ({
          rate: Number(lane.rate.replaceAll(',', '')),
          count: meanWithin(lane, span),
        }));
        for (const { rate, count } of counted) {
          expect(Math.abs(count / span / rate - 1)).toBeLessThan(0.006);
          for (const other of counted)
            if (rate > other.rate) expect(count).toBeGreaterThan(other.count);
        }
      }),
    );
  });

  test('has at least as many in every run, where their syncs vary alike.', () => {
    const { lanes, span } = answerTo('').commits;
    const alike = lanes
      .filter(({ width }) => width === lanes[0]?.width)
      .toSorted((one, other) => one.commit - other.commit);
    expect(alike.length).toBeGreaterThan(4);
    for (let seed = 0; seed < 200; seed++) {
      const counts = alike.map((lane) => sampled(lane, span, seed).length);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }
  });
});

describe('The regions', () => {
  const regionsOf = (query: string) => answerTo(query).commits.regions;

  test('are those of the published runs, from the quickest 99th percentile to the slowest.', () => {
    const runs = regionsOf('')?.runs;
    // Red Hat solution 5956421: 26 regions, in ms.
    expect(runs).toHaveLength(26);
    expect(runs?.[0]).toEqual({ region: 'uaenorth', mean: 2.46e-3, p99: 5.59e-3 });
    expect(runs?.at(-1)).toEqual({ region: 'northeurope', mean: 3.46e-3, p99: 9.8e-3 });
  });

  test.each(['disk=E30', 'limits=2018-09'])(
    'are of Premium SSD today alone: not of %s.',
    (query) => {
      expect(answerTo(query).commits).not.toHaveProperty('regions');
    },
  );
});
