/** diskspd’s XML, `-Rxml` (`XmlResultParser.cpp`, `diskspd.xsd`). */
import { defined } from '../units/omit-undefined.ts';
import { inFlight } from './diskspd-in-flight.ts';
import type { Direction, Latencies, Note, Reading, Run, Turns } from './reading.ts';
import { refused } from './reading.ts';
import { all, type Element, numberAt, textAt, type XmlDocuments } from './xml.ts';

const percentiles = (span: Element, name: string): Latencies['percentiles'] =>
  all(span, 'Latency', 'Bucket').flatMap((bucket) => {
    const [share, value] = [
      numberAt(bucket, 'Percentile'),
      numberAt(bucket, `${name}Milliseconds`),
    ];
    return share === undefined || value === undefined || share === 0 || share === 100
      ? []
      : [[Number((share / 100).toFixed(9)), value / 1000]];
  });

function directionOf(
  span: Element,
  name: 'Read' | 'Write',
  seconds: number,
): Direction | undefined {
  const targets = all(span, 'Thread', 'Target');
  const sum = (member: string) =>
    targets.reduce((total, target) => total + (numberAt(target, member) ?? 0), 0);
  const [ios, moved] = [sum(`${name}Count`), sum(`${name}Bytes`)];
  if (ios === 0) return undefined;
  const mean = numberAt(span, 'Latency', `Average${name}Milliseconds`);
  const max = all(span, 'Latency', 'Bucket').find(
    (bucket) => numberAt(bucket, 'Percentile') === 100,
  );
  const worst = max && numberAt(max, `${name}Milliseconds`);
  return {
    ios,
    iops: ios / seconds,
    throughput: moved / seconds,
    ...(mean
      ? {
          latency: {
            mean: mean / 1000,
            ...(worst === undefined ? {} : { max: worst / 1000 }),
            percentiles: percentiles(span, name),
          },
        }
      : {}),
  };
}

/** Buckets that are read in one turn. */
const bucketsAtOnce = 5000;

/** The rates of all threads together by time. A bucket holds the rate of its interval, not a count. */
function* seriesOf(span: Element): Turns<Run['series']> {
  const buckets = all(span, 'Iops', 'Bucket');
  const at = (index: number) => Number(buckets[index]?.attributes['SampleMillisecond']) / 1000;
  const every = at(1) - at(0);
  if (!(every > 0)) return undefined;
  const iops: number[] = [];
  for (const { attributes } of buckets) {
    iops.push(Number(attributes['Total']));
    if (iops.length % bucketsAtOnce === 0) yield;
  }
  return iops.some(Number.isNaN) ? undefined : { every, iops };
}

/** What the profile of a time span says of its first target. */
function testOf(profile: Element | undefined, threads: number): Partial<Run> {
  const [target] = profile ? all(profile, 'Targets', 'Target') : [];
  if (!profile || !target) return {};
  const size = numberAt(target, 'BlockSize');
  const queueDepth = inFlight({
    threads,
    isPool: (numberAt(profile, 'ThreadCount') ?? 0) > 0,
    eachOfPool: numberAt(profile, 'RequestCount'),
    atTargets: all(profile, 'Targets', 'Target').flatMap(
      (each) => numberAt(each, 'RequestCount') ?? [],
    ),
  });
  const warmUp = numberAt(profile, 'Warmup');
  const path = textAt(target, 'Path');
  const cache = textAt(target, 'DisableOSCache');
  const fileSize = numberAt(target, 'FileSize');
  const random = textAt(target, 'RandomAccess') === 'true' || all(target, 'Random').length > 0;
  return {
    random,
    ...defined({
      readSize: size || undefined,
      writeSize: size || undefined,
      queueDepth: queueDepth || undefined,
      warmUp,
      target: path || undefined,
    }),
    ...(cache === undefined ? {} : { direct: cache === 'true' }),
    ...defined({ fileSize: fileSize || undefined }),
  };
}

function* runsIn(results: Element): Turns<readonly Run[]> {
  const profiles = all(results, 'Profile', 'TimeSpans', 'TimeSpan');
  const runs: Run[] = [];
  for (const [index, span] of all(results, 'TimeSpan').entries()) {
    const seconds = numberAt(span, 'TestTimeSeconds') ?? 0;
    if (seconds <= 0) continue;
    const threads = numberAt(span, 'ThreadCount') ?? 1;
    const [read, write] = [directionOf(span, 'Read', seconds), directionOf(span, 'Write', seconds)];
    if (!read && !write) continue;
    const series = yield* seriesOf(span);
    const test = testOf(profiles[index], threads);
    runs.push({
      ...test,
      name: test.target ?? '',
      ...defined({ read, write }),
      runtime: seconds,
      jobs: threads,
      ...defined({ series }),
    });
  }
  return runs;
}

/** Reads documents of diskspd, one behind the other where several runs were kept in one file; nothing if there is none. */
export function* readDiskspdXml({ root, isOpen }: XmlDocuments): Turns<Reading | undefined> {
  if (all(root, 'sysstat').length > 0)
    return refused({ why: 'other-tool', what: 'sadf -x', instead: 'sadf -j -- -d' });
  const documents = all(root, 'Results').filter((each) => all(each, 'System').length > 0);
  const [results] = documents;
  if (!results) return undefined;
  const runs: Run[] = [];
  for (const xml of documents) runs.push(...(yield* runsIn(xml)));
  if (runs.length === 0) return refused({ why: 'cut', what: 'DiskSpd' });
  const version = textAt(results, 'System', 'Tool', 'Version');
  const notes: Note[] = isOpen ? [{ note: 'cut-off' }] : [];
  return {
    kind: 'runs',
    tool: 'diskspd',
    form: 'diskspd -Rxml',
    runs,
    notes,
    ...defined({ version: version || undefined }),
  };
}
