/** Tests that sync after each write (fsync, fdatasync), as that of etcd does: they show how long a sync takes. */
import {
  type Check,
  type DeepLink,
  type LatencyRow,
  type NextStep,
  queryOf,
} from '../../kit/index.ts';
import { etcdSync } from '../../limits/commit/etcd-sync.ts';
import { meanByRegion, p99ByRegion, regionFamily } from '../../limits/commit/syncs.ts';
import type { Latencies, Run } from '../../readers/reading.ts';
import {
  formatDuration,
  formatSeconds,
  milliseconds,
  seconds,
  serializeSeconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { listed, passed, warning } from '../shared/answer/checks-and-columns.ts';
import { formatRange } from '../shared/answer/latency-text.ts';
import { citationIn } from '../shared/answer/text.ts';
import { type Bought, placeTexts } from '../shared/fields/cost-fields.ts';
import type { Judged } from './judge.ts';
import type { OfSyncs } from './latency-scale.ts';
import type { Given, Sync } from './measured.ts';
import { shortestRun } from './text.ts';

/** Nothing for a test that does not sync, or only now and then. */
export function syncOf(run: Run | undefined): Sync | undefined {
  const { mean, ios } = run?.sync ?? {};
  const writes = run?.write?.ios;
  if (!run?.sync || mean === undefined) return undefined;
  if (ios !== undefined && writes !== undefined && ios < writes / 2) return undefined;
  return syncIn(run.sync);
}

/** The figures of syncs that a text has. */
export function syncIn({ mean, percentiles }: Latencies): Sync {
  // Without the noise of binary fractions, which a link would have.
  const time = (value: number | undefined) =>
    value === undefined ? undefined : seconds(Number(value.toPrecision(9)));
  const found = { mean: time(mean), p99: time(percentiles.find(([share]) => share === 0.99)?.[1]) };
  // “2.9 ms on average, 99 % of them within 43.8 ms”
  const text = listed([
    found.mean !== undefined && `${formatSeconds(found.mean)} on average`,
    found.p99 !== undefined && `99 % of them within ${formatSeconds(found.p99)}`,
  ]).join(', ');
  return { ...found, text };
}

const syncStep: NextStep = {
  title: 'Compare the sync latency with what the workload needs',
  text: 'The mean gives the commits a second, the p99 judges etcd. A quicker or less busy disk changes both, a deeper queue neither.',
};

/** What a test of syncs needs. Its depth, its file and the page cache are as they are in such a test. */
export function checksOfSync({ runtime = Number.NaN }: Run): readonly Check[] {
  const ran = `The test ran for ${formatDuration(seconds(runtime))}`;
  return listed([
    passed('In this test a sync follows each write: its latency counts, not the rate.'),
    runtime < shortestRun &&
      warning(`${ran}, and a p99 needs many syncs: run it for ${shortestRun} s at least.`),
    runtime >= shortestRun && passed(`${ran}.`),
  ]);
}

/** The same figures where they are compared with syncs that others measured. */
export function toCommit(sync: Sync | undefined, at: Bought, disk = 'P30'): readonly DeepLink[] {
  if (!sync) return [];
  const query = queryOf({
    ...(disk === 'P30' ? {} : { disk }),
    ...(sync.mean === undefined ? {} : { 'sync-latency': serializeSeconds(sync.mean) }),
    ...(sync.p99 === undefined ? {} : { p99: serializeSeconds(sync.p99) }),
    ...placeTexts(at),
  });
  const text = 'Is this sync latency normal? Open it in Commit';
  return [{ text, calculator: 'commit', query }];
}

/** What is typical of syncs on these disks: from their mean to their p99, over the regions where they were measured. */
export function typicalSync({ loads: [load], setUp }: Judged): LatencyRow['typical'] {
  // Nobody has published syncs on disks with zone redundancy.
  const isMeasured = load?.disk.family === regionFamily && !load.disk.bought?.zrs;
  if (!isMeasured || setUp.edition !== 'current') return undefined;
  const [low, high] = [meanByRegion.low, p99ByRegion.high];
  return { from: low * 1000, to: high * 1000, text: `typical ${formatRange({ low, high })}` };
}

/** What is typical of syncs, and what etcd needs of them. */
const scaleOf = (judged: Judged, [link]: readonly DeepLink[]): OfSyncs =>
  defined({
    typical: typicalSync(judged),
    threshold: {
      at: etcdSync.ms,
      label: `etcd: p99 below ${formatSeconds(milliseconds(etcdSync.ms))}`,
    },
    link,
  });

/** What belongs to a test of syncs. */
export function afterSync(judged: Judged, inputs: Given) {
  const { sync, verdict, loads } = judged;
  const links = verdict === 'invalid' ? [] : toCommit(sync, inputs, loads[0]?.disk.name);
  return {
    steps: sync && verdict === 'below-limit' ? [syncStep] : [],
    links,
    scale: scaleOf(judged, links),
    citations: sync ? [citationIn(etcdSync.source, etcdSync.place)] : [],
  };
}
