/** Units, sources and notes of the rules in `elastic.ts`. */
import { defined } from '../units/omit-undefined.ts';
import type { ElasticFamily, ElasticRule, RuleName } from './elastic.ts';

const units: Readonly<Record<RuleName, ElasticRule['unit']>> = {
  leastSize: 'GiB',
  mostSize: 'GiB',
  leastIops: 'IOPS',
  mostIops: 'IOPS',
  iopsPerGib: 'IOPS per GiB',
  leastThroughput: 'MB/s',
  mostThroughput: 'MB/s',
  throughputPerIops: 'MB/s per IOPS',
};

const included = 'Every disk has them, at no charge.';
const notes: Readonly<
  Record<ElasticFamily['family'], Readonly<Partial<Record<RuleName, string>>>>
> = {
  'Premium SSD v2': {
    leastIops: included,
    mostIops: 'From 160 GiB.',
    iopsPerGib: 'Above the first 6 GiB, which have 3,000 in any case.',
    leastThroughput: included,
    mostThroughput: 'From 8,000 IOPS. The billing page of October 2025 still says 1,200.',
  },
  'Ultra Disk': {
    mostIops: 'The resource API of 2020 held 160,000.',
    iopsPerGib: 'The page on shared disks (December 2025) and the resource API of 2020 say 300.',
    mostThroughput: 'The resource API of 2020 held 2,000.',
  },
};

/** The rules of a family, in their order. */
export const citedRules = ({
  family,
  rules,
}: ElasticFamily): Readonly<Record<RuleName, ElasticRule>> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { value }]) => [
      name,
      {
        value,
        unit: units[name as RuleName],
        source: 'disk-types',
        ...defined({ note: notes[family][name as RuleName] }),
      },
    ]),
  ) as Record<RuleName, ElasticRule>;
