/** Parts of the schema of `limits.json` that are no columns: what disks can do, Write Accelerator, rules of provisioned disks, changes. */
import { featuresToday } from '../disks/current/features.ts';
import { editionIds } from '../editions.ts';
import {
  count,
  day,
  list,
  oneOf,
  quantity,
  record,
  ref,
  said,
  text,
  whole,
} from './json-schema.ts';

/** The members that a disk of today has beside its columns. */
export const diskFeatures = {
  maxTier: said('The highest performance tier that it can be set to, above its own.', text),
  maxShares: said('How many VMs can have it attached at once.', count),
  burstBucket: said(
    'Its full burst bucket, as the resource API has it.',
    record({ ios: quantity('IO'), size: ref('size') }),
  ),
  origin: said(
    'The sources of these three.',
    record(
      {},
      Object.fromEntries(Object.keys(featuresToday.origin).map((key) => [key, ref('sourceId')])),
    ),
  ),
};

export const writeAccelerator = said(
  'How many of its disks can have Write Accelerator, and the IOPS that they share.',
  record({ disks: count, iops: ref('rate'), source: ref('sourceId') }),
);

export const elasticRule = {
  type: 'object',
  properties: {
    id: text,
    ...quantity(
      ...(['B', 'GiB', 'TiB', 'IOPS', 'IOPS per GiB', 'MB/s', 'MB/s per IOPS'] as const),
      ...(['KiB/s per IOPS', 'changes a day', 'h', 'VMs', '%'] as const),
    ).properties,
    source: ref('sourceId'),
    note: text,
  },
  required: ['id', 'value', 'unit', 'base', 'source'],
  additionalProperties: false,
};

export const elasticRegion = record(
  {
    region: text,
    label: text,
    zones: said('In how many of its zones; 0 where a VM with such disks is in none.', whole),
    source: ref('sourceId'),
  },
  { withoutZone: said('A VM outside zones can have them too.', { type: 'boolean' }) },
);

export const changesOfADay = record({
  date: day,
  form: said('The version of the form.', { type: 'string', pattern: '^\\d+\\.\\d+$' }),
  changes: list(
    record(
      { kind: oneOf('added', 'corrected', 'form'), what: text, why: text },
      { figures: list(record({ of: text, figure: text, before: text, now: text })) },
    ),
  ),
});

const time = { type: 'number', minimum: 0 };
/** A typical latency, and how far documents are apart on it. */
export const latency = record(
  {
    medium: text,
    io: oneOf('read', 'write'),
    edition: oneOf(...editionIds.toReversed()),
    kind: oneOf('measured', 'documented', 'assumed'),
    seconds: said('Typical of a small IO, one at a time. It is never a limit.', time),
    perKib: said('How many seconds longer each KiB above 8 KiB takes.', time),
    growthOf: said('The medium on which that growth was measured.', text),
    growthSpread: said(
      'How far apart documents are on the growth: a standard deviation of natural logarithms.',
      time,
    ),
    largestKib: said('The largest IO that was measured on this medium, in KiB.', time),
    spread: said('How far apart documents are on small IOs, in the same measure.', time),
    runs: count,
    documents: said('How many documents the runs are of. Each counts once.', count),
    from: said('The year of the oldest run.', count),
    to: said('The year of the newest run.', count),
    source: ref('sourceId'),
  },
  {
    also: list(ref('sourceId')),
    below: said('What the vendor says it stays below.', time),
    tail: said(
      'Percentiles as multiples of the mean, and the medium that they were measured on.',
      record({ p50: time, p90: time, p95: time, p99: time, p999: time, of: text }),
    ),
  },
);
