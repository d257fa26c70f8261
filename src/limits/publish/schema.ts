/** What `limits.json` looks like, as JSON Schema 2020-12: for editors, and for whoever reads the file by program. */
import { measures } from '../prices/price-table.ts';
import { version } from './json.ts';
import { type Unit, units } from './units.ts';

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 1 };
const oneOf = (...words: readonly string[]) => ({ enum: words });
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const list = (items: Schema) => ({ type: 'array', items });
const said = (description: string, schema: Schema) => ({ description, ...schema });

/** An object with these members and no others. */
const record = (
  needed: Readonly<Record<string, Schema>>,
  others: Readonly<Record<string, Schema>> = {},
) => ({
  type: 'object',
  properties: { ...needed, ...others },
  required: Object.keys(needed),
  additionalProperties: false,
});

const quantity = (...allowed: readonly Unit[]) =>
  record({
    value: said('As printed.', { type: 'number', exclusiveMinimum: 0 }),
    unit: oneOf(...allowed),
    base: said('In the base unit that “units” names.', { type: 'number', exclusiveMinimum: 0 }),
  });

const edition = oneOf('2018-09', 'current');
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

const disk = record(
  {
    name: text,
    family: families,
    edition,
    size: ref('size'),
    ...caps,
    hostCache: oneOf('yes', 'no', 'below 4 TiB'),
    ...citation.needed,
  },
  {
    burst: said(
      'Credit bursting: the highest rates, and how long a full bucket lasts at them.',
      record({ ...caps, lasts: quantity('min') }),
    ),
    onDemand: said('Bursting that is switched on and billed.', ref('caps')),
    plus: said('“Performance plus”, chosen when the disk is created.', ref('caps')),
    ...citation.others,
  },
);

const vm = record(
  {
    name: said('Without Standard_; /nvme behind the faster of two interfaces.', text),
    series: text,
    edition,
    maxDataDisks: count,
    cached: said(
      'The limit of cached disks, and of the temp disk where tempDisk says so.',
      ref('gate'),
    ),
    uncached: said('The limit of all disks but for cache hits.', ref('gate')),
    tempDisk: oneOf('cached gate', 'local NVMe', 'none'),
    hostCache: said('Whether data disks may have a host cache.', { type: 'boolean' }),
    ...citation.needed,
  },
  {
    vcpus: count,
    memory: ref('size'),
    temp: ref('size'),
    cacheSize: ref('size'),
    localDisk: said('The local disk alone; random reads, its best case.', ref('caps')),
    cachedBurst: ref('caps'),
    uncachedBurst: ref('caps'),
    elastic: said('The limit for Premium SSD v2 and Ultra Disk.', ref('caps')),
    elasticBurst: ref('caps'),
    ...citation.others,
  },
);

const rule = record(
  {
    id: text,
    statement: text,
    edition: oneOf('2018-09', 'current', 'both'),
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
  rules: list({
    type: 'object',
    properties: {
      id: text,
      ...quantity('GiB', 'IOPS', 'IOPS per GiB', 'MB/s', 'MB/s per IOPS').properties,
      source: ref('sourceId'),
      note: text,
    },
    required: ['id', 'value', 'unit', 'base', 'source'],
    additionalProperties: false,
  }),
});

const price = record(
  {
    item: text,
    kind: oneOf('vm', 'disk', 'meter', 'bill'),
    amount: { type: 'number', exclusiveMinimum: 0 },
    currency: oneOf('USD', 'not stated'),
    per: oneOf('hour', ...measures),
    region: oneOf('eastus', 'eastus2', 'westeurope', 'not stated'),
    date: said('The day of the list: never the price of today.', {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    }),
    source: ref('sourceId'),
  },
  { os: oneOf('Linux'), note: text },
);

const statement = record({ says: text, source: ref('sourceId'), place: text });
const conflict = record({
  id: text,
  kind: oneOf('misprint', 'conflict'),
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
    reading: said(
      'What its MB/s, MBps or M is read as.',
      record({ unit: oneOf('MiB/s', 'MB/s'), evidence: text }),
    ),
  },
);

/** The schema, ready to be written. */
export const limitsSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Storage limits of Azure virtual machines and managed disks',
  ...record({
    $schema: text,
    version: { const: version },
    date: said('The newest day that a cited document carries.', {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    }),
    editions: list(record({ id: edition, about: text })),
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
    vms: list(vm),
    prices: list(price),
    conflicts: list(conflict),
  }),
  $defs: {
    sourceId: said('The id of one of “sources”.', { type: 'string', pattern: '^[a-z0-9-]+$' }),
    size: quantity('GiB'),
    rate: quantity('IOPS'),
    throughput: quantity('MB/s', 'MiB/s'),
    missing: oneOf('none', 'not published', 'local disk only'),
    caps: record(caps),
    gate: record({
      iops: { anyOf: [ref('rate'), ref('missing')] },
      throughput: { anyOf: [ref('throughput'), ref('missing')] },
    }),
  },
});
