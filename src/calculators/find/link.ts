/** A set-up that was found as the cap check opens it. */
import { type DeepLink, queryOf } from '../../kit/index.ts';
import type { Row } from '../../storage/find/rows.ts';
import {
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import { targets } from '../shared/fields/deep-links.ts';
import { serializeGroups } from '../shared/fields/disk-group-field.ts';
import type { Given } from './model.ts';
import { formatPair } from './text.ts';

/** The defaults of the cap check, which a link leaves out. A test opens links and compares. */
const defaults: Readonly<Record<string, string>> = {
  ...targets['cap-check'].takes,
  'target-iops': '',
  'target-throughput': '',
  read: '100%',
  hit: '0%',
  region: regionField.initial,
  os: osField.initial,
};

/** The same set-up with the same targets in the cap check. */
export function checkLink({ region, os }: Given, row: Row): DeepLink {
  const { vm, groups, size, targetIops, targetThroughput, read, hit } = row.assessment.setUp;
  const texts: Readonly<Record<string, string>> = {
    vm: vm.name,
    disks: serializeGroups(groups),
    'io-size': size === undefined ? '' : serializeBytes(size),
    'target-iops': targetIops === undefined ? '' : serializeIops(targetIops),
    'target-throughput':
      targetThroughput === undefined ? '' : serializeThroughput(targetThroughput),
    read: serializeFraction(read),
    hit: serializeFraction(hit),
    region,
    os,
  };
  const changed = Object.entries(texts).filter(([name, text]) => text !== defaults[name]);
  return {
    text: `Check ${formatPair(row)}`,
    calculator: 'cap-check',
    query: queryOf(Object.fromEntries(changed)),
  };
}
