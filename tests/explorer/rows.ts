/** A few rows as the page prints them. */
import { type Heading, type Row, rowOf } from '../../src/site/explorer/rows.ts';

export const headings: readonly Heading[] = [
  { id: 'name', kind: 'text' },
  { id: 'series', kind: 'text' },
  { id: 'vcpus', kind: 'count' },
  { id: 'memory', kind: 'GiB' },
  { id: 'uncached-iops', kind: 'IOPS' },
  { id: 'uncached-throughput', kind: 'rate' },
  { id: 'temp', kind: 'GiB', zero: true },
];

const printed = [
  ['E8bds_v5', 'Ebdsv5', '8', '64', '24,200', '680', '300'],
  ['E8bds_v5/nvme', 'Ebdsv5', '8', '64', '33,000', '930', '300'],
  ['D8s_v3', 'Dsv3', '8', '32', '12,800', '192', '64'],
  ['A0', 'A', '1', '0.75', 'none', 'none', '20'],
  ['M8ms', 'M', '8', '218.75', 'not published', 'not published', 'none'],
] as const;

export const rows: readonly Row[] = printed.map((texts) => rowOf(texts, headings, 'MB/s'));
