/** What `limits.json` looks like, as JSON Schema 2020-12: for editors, and for whoever reads the file by program. */
import type { Column } from '../columns/column.ts';
import { diskColumns } from '../columns/disk.ts';
import { vmColumns } from '../columns/vm.ts';
import { editionIds } from '../editions.ts';
import { lifecycleStates } from '../lifecycle-table.ts';
import { counts } from './coverage.ts';
import { version } from './json.ts';
import {
  count,
  day,
  list,
  oneOf,
  quantity,
  record,
  ref,
  type Schema,
  said,
  text,
  whole,
} from './json-schema.ts';
import { price, region } from './price-schema.ts';
import {
  changesOfADay,
  diskFeatures,
  elasticRegion,
  elasticRule,
  latency,
  writeAccelerator,
} from './schema-parts.ts';
import { units } from './units.ts';

const ids = editionIds.toReversed();
const edition = oneOf(...ids);
const families = oneOf(
  'Premium SSD',
  'Standard SSD',
  'Standard HDD',
  'Premium SSD v2',
  'Ultra Disk',
);
const caps = { iops: ref('rate'), throughput: ref('throughput') };
const citation = {
  needed: { source: ref('sourceId') },
  others: { also: list(ref('sourceId')), note: text },
};

/** What `limits.json` holds for a column of this kind. */
function schemaOf<Row>(column: Column<Row>): Schema {
  switch (column.kind) {
    case 'count':
      return count;
    case 'size':
      return ref('size');
    case 'limit':
      return ref('limit');
    case 'pair':
      return ref('caps');
    case 'burst':
      return record({ ...caps, lasts: quantity('min') });
    case 'word':
      return oneOf(...column.words);
    case 'flag':
      return { type: 'boolean' };
  }
}

/** A row: what it is called, its columns, what else there may be, and its source. */
function rowOf<Row>(
  names: Readonly<Record<string, Schema>>,
  columns: readonly Column<Row>[],
  others: Readonly<Record<string, Schema>> = {},
) {
  const members = (needed: boolean) =>
    Object.assign(
      {},
      ...columns
        .filter((column) => (column.needed ?? false) === needed)
        .map((column) => {
          const schema = schemaOf(column);
          return column.key === ''
            ? caps
            : { [column.key]: column.about ? said(column.about, schema) : schema };
        }),
    );
  return record(
    { ...names, edition, ...members(true), ...citation.needed },
    { ...members(false), ...others, ...citation.others },
  );
}

const month = { type: 'string', pattern: '^\\d{4}-\\d{2}$' };
const statementOfLifecycle = record(
  {
    state: oneOf(...lifecycleStates),
    date: { anyOf: [day, month] },
    says: said('The rest of a sentence about the size or its series.', text),
    source: ref('sourceId'),
    place: text,
  },
  { ended: said('The day of a newer document, by which this holds no longer.', day) },
);

const disk = rowOf({ name: text, family: families }, diskColumns, diskFeatures);

const vm = rowOf(
  {
    name: said('Without Standard_; /nvme behind the faster of two interfaces.', text),
    series: text,
  },
  vmColumns,
  {
    constrainedOf: said(
      'The size whose memory, disks and limits this one has, with fewer active vCPUs.',
      text,
    ),
    origin: said(
      'The sources of members that the page of the size does not print.',
      record({}, Object.fromEntries(vmColumns.map(({ key }) => [key, ref('sourceId')]))),
    ),
    writeAccelerator,
    lifecycle: said(
      'What is stated of the size or its series: the date of each state, and who states it.',
      record(
        { statements: list(statementOfLifecycle) },
        {
          retires: said('The day on which its VMs are stopped.', day),
          retired: said('The day on which its VMs were stopped.', day),
          restrictedSince: said('Since when new subscriptions cannot deploy it.', month),
          preview: said('The date of the page that calls it a preview.', day),
          notInApi: said('A copy of the resource API without it. It may not be retired.', day),
          noNewCapacity: said('The date of the page that says so.', day),
          previousGeneration: said('The date of the list that has it.', day),
          stage: oneOf('Current', 'Extended', 'End of Life'),
        },
      ),
    ),
  },
);

const rule = record(
  {
    id: text,
    statement: text,
    edition: oneOf(...ids, 'both'),
    source: ref('sourceId'),
    place: text,
  },
  {
    figure: quantity('B', 's', 'IOPS', 'disks', 'disks per core'),
    families: list(families),
    series: list(text),
  },
);

const elastic = record({
  family: families,
  edition,
  named: text,
  rules: list(elasticRule),
  regions: said(
    'Where Microsoft lists it. Another region may have it all the same.',
    list(elasticRegion),
  ),
});

const statement = record({ says: text, source: ref('sourceId'), place: text });
const conflict = record({
  id: text,
  kind: oneOf('misprint', 'conflict', 'reading'),
  about: text,
  printed: statement,
  against: list(statement),
  used: text,
  why: text,
});

const source = record(
  { id: ref('sourceId'), title: text, date: text },
  {
    url: { type: 'string', pattern: '^https://' },
    licence: said('Of the stored copy, where its figures were taken over as a whole.', text),
    reading: said(
      'What its MB/s, MBps or M is read as.',
      record({ unit: oneOf('MiB/s', 'MB/s'), evidence: text }),
    ),
  },
);

const mapped = <T>(members: Readonly<Record<string, T>>, schemaOf: (value: T) => Schema) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, schemaOf(value)]));

/** The schema, ready to be written. */
export const limitsSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Storage limits of Azure virtual machines and managed disks',
  ...record({
    $schema: text,
    version: said('The form as major.minor, then the day of the dataset.', {
      type: 'string',
      pattern: `^${version.split('.')[0]}\\.\\d+\\.\\d{8}$`,
    }),
    date: said('The newest day that a cited document carries.', day),
    editions: list(record({ id: edition, about: text })),
    counts: said(
      'How many sizes and disks of today there are; from localNvme on without sizes of constrained vCPUs.',
      record(
        mapped(counts(), (value) =>
          typeof value === 'number' ? whole : record(mapped(value, () => whole)),
        ),
      ),
    ),
    units: record(
      Object.fromEntries(
        Object.keys(units).map((unit) => [
          unit,
          record({ base: text, factor: { type: 'number', exclusiveMinimum: 0 } }),
        ]),
      ),
    ),
    missing: record({ none: text, 'not published': text, 'local disk only': text }),
    sources: list(source),
    rules: list(rule),
    disks: list(disk),
    elastic: list(elastic),
    latencies: list(latency),
    vms: list(vm),
    prices: list(price),
    regionPrices: said('Prices of whole regions.', list(region)),
    conflicts: list(conflict),
    changes: said('What changed in the dataset, the newest first.', list(changesOfADay)),
  }),
  $defs: {
    sourceId: said('The id of one of “sources”.', { type: 'string', pattern: '^[a-z0-9-]+$' }),
    size: quantity('GiB', 'GB'),
    rate: quantity('IOPS'),
    throughput: quantity('MB/s', 'MiB/s'),
    missing: oneOf('none', 'not published', 'local disk only'),
    caps: record(caps),
    limit: record({
      iops: { anyOf: [ref('rate'), ref('missing')] },
      throughput: { anyOf: [ref('throughput'), ref('missing')] },
    }),
  },
});
