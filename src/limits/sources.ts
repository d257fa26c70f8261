/**
 * Every document that a number of the dataset was read from. What a source's “MB/s” is read as is
 * decided there, once for each source, with the evidence; the tables only quote what the page prints.
 */
import { diskFeatureSources } from './sources/disk-features.ts';
import { diskSources } from './sources/disks.ts';
import { latencySources } from './sources/latency.ts';
import { lifecycleSources } from './sources/lifecycle.ts';
import { sourcesOf2018 } from './sources/of-2018.ts';
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
