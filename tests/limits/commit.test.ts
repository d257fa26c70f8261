/** Thresholds of databases and measured syncs, as their documents print them. */
import { describe, expect, test } from 'vitest';
import { syncRuns } from '../../src/limits/commit/sync-runs.ts';
import { meanByRegion, p99ByRegion, syncsByRegion } from '../../src/limits/commit/syncs.ts';
import {
  meets,
  sqlServerClass,
  type Threshold,
  thresholdOf,
  thresholds,
} from '../../src/limits/commit/thresholds.ts';
import { commitDelay, workloads } from '../../src/limits/commit/workloads.ts';
import { commitSource, commitSources } from '../../src/limits/sources/commit.ts';
import { milliseconds, seconds } from '../../src/units/index.ts';

const ms = (value: number) => milliseconds(value);

function statement(start: string): Threshold {
  const found = thresholds.find((one) => one.statement.includes(start));
  if (!found) throw new Error(`No threshold says “${start}”.`);
  return found;
}

describe('A threshold', () => {
  // etcd FAQ: “p99 duration should be less than 10ms”, “less than 25ms”.
  test.each([
    ['the WAL fsync', 10],
    ['the backend commit', 25],
  ])('of etcd on %s is met below %d ms and not at it', (name, limit) => {
    const threshold = statement(name);
    expect(meets(threshold, ms(limit - 0.01))).toBe(true);
    expect(meets(threshold, ms(limit))).toBe(false);
    expect(meets(threshold, ms(limit + 0.01))).toBe(false);
  });

  test('of 50 and of 500 sequential IOPS is 20 ms and 2 ms', () => {
    expect(statement('50 sequential IOPS are required').limit).toBe(1 / 50);
    expect(statement('500 sequential IOPS are recommended').limit).toBe(1 / 500);
  });

  test('is compared with once for a workload at most, and four have none', () => {
    for (const { id } of workloads)
      expect(
        thresholds.filter(({ workload, compared }) => workload === id && compared).length,
        id,
      ).toBe(['etcd', 'sql-server', 'hana'].includes(id) ? 1 : 0);
    expect(thresholdOf('postgres')).toBeUndefined();
  });

  test('keeps those that disagree: OpenShift asked for 20 ms in 4.10 and for 10 ms in 4.20', () => {
    expect(statement('OpenShift 4.10').limit).toBe(ms(20));
    expect(statement('OpenShift 4.20: 50').limit).toBe(ms(10));
  });

  test('of HANA is marked as reported, since its maker does not publish it', () => {
    expect(thresholdOf('hana')?.reported).toBe(true);
  });
});

// The query of the page: < 2, 2 to 5, 6 to 15, 16 to 100, 100 to 500, else; in whole ms.
test.each([
  [1, 'Excellent'],
  [4, 'Very good'],
  [10, 'Good'],
  [50, 'Poor'],
  [200, 'Bad'],
  [900, 'Deplorable'],
  [2, 'Very good'],
  [5.9, 'Very good'],
  [6, 'Good'],
  [15, 'Good'],
  [16, 'Poor'],
  [100, 'Poor'],
  [101, 'Bad'],
  [500, 'Bad'],
  [501, 'Deplorable'],
])('SQL Server’s query calls %d ms “%s”', (latency, name) => {
  expect(sqlServerClass(ms(latency))).toBe(name);
});

test('commit_delay starts with half of a flush: 1,000 µs of 2,000 µs (PostgreSQL, WAL configuration)', () => {
  expect(commitDelay(seconds(2000e-6))).toBe(seconds(1000e-6));
});

test('MySQL needs as many as three syncs a commit, everything else one', () => {
  for (const { id, syncs } of workloads) expect(syncs).toEqual(id === 'mysql' ? [1, 3] : [1, 1]);
});

// “Typically 10MB/s will recover 100MB data within 15 seconds”; 100 MB/s recover 1 GB as fast.
test.each([
  [100e6, 1],
  [1e9, 10],
])('An etcd member catches up with %d B at %d times its throughput within 15 s', (size, times) => {
  const asked = workloads.find(({ id }) => id === 'etcd')?.throughput?.min ?? 0;
  expect(size / (asked * times)).toBe(10);
  expect(size / (asked * times)).toBeLessThanOrEqual(15);
});

test('HANA asks for 250 MB/s on the log', () => {
  expect(workloads.find(({ id }) => id === 'hana')?.throughput?.min).toBe(250e6);
});

test('MongoDB syncs at once with j: true, and Kafka syncs nothing by default', () => {
  const notes = (id: string) => workloads.find((one) => one.id === id)?.notes ?? [];
  expect(notes('mongodb').some(({ text }) => /j: true/.test(text))).toBe(true);
  expect(
    notes('kafka').some(({ warns, text }) => warns !== undefined && /By default/.test(text)),
  ).toBe(true);
});

test('The syncs by region are those of 26 regions, from 5.59 to 9.80 ms at the 99th percentile', () => {
  expect(syncsByRegion.length).toBe(26);
  expect([p99ByRegion.low, p99ByRegion.high]).toEqual([ms(5.59), ms(9.8)]);
  expect([meanByRegion.low, meanByRegion.high]).toEqual([ms(2.32), ms(4.33)]);
  // Half of the regions are at or below the middle.
  expect(syncsByRegion.filter(({ p99 }) => p99 <= p99ByRegion.middle).length).toBe(13);
  for (const { mean, p99 } of syncsByRegion) expect(p99).toBeGreaterThan(mean);
});

test('Every statement names a source and a place, and no source is listed twice', () => {
  for (const { source, place } of [
    ...thresholds,
    ...syncRuns,
    ...workloads.flatMap(({ notes }) => notes),
  ]) {
    expect(commitSource(source).id).toBe(source);
    expect(place).not.toBe('');
  }
  const ids = commitSources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
