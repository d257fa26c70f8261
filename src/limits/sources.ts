/**
 * The documents that VM sizes, disks, rules, latencies and the lifecycle were read from. Those of commits, prices,
 * conflicts, other people’s measurements and the guide are lists of their own (`sources/commit.ts`,
 * `prices/sources.ts`, `conflicts/sources.ts`, `sources/measurements.ts`, `sources/guide.ts`). What the “MB/s” of a
 * document is read as is beside its line in `sources/`, with the evidence; tables only quote what the page lists.
 */
import { diskFeatureSources } from './sources/disk-features.ts';
import { diskSources } from './sources/disks.ts';
import { sourcesOf2018 } from './sources/edition-2018.ts';
import { latencySources } from './sources/latency.ts';
import { lifecycleSources } from './sources/lifecycle.ts';
import { resourceApiSources } from './sources/resource-api.ts';
import { sizeSources } from './sources/sizes.ts';

export const sources = [
  ...sourcesOf2018,
  ...sizeSources,
  ...lifecycleSources,
  ...diskSources,
  ...diskFeatureSources,
  ...resourceApiSources,
  ...latencySources,
] as const;

/** Naming a source that does not exist does not compile, but in rules that are written as text, which are checked as they are read. */
export type SourceId = (typeof sources)[number]['id'];
