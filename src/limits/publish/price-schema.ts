/** What prices look like in `limits.json`. */
import { measures } from '../prices/price-table.ts';
import { meters } from '../prices/region-prices.ts';
import { regions, systems } from '../prices/regions.ts';
import { day, list, oneOf, record, ref, said, text } from './json-schema.ts';

const amount = { type: 'number', exclusiveMinimum: 0 };
const ofTheList = said('The day of the list: never the price of today.', day);
const computed = said(
  'The list has the Windows price for Linux too; this one is that less what the same licence costs elsewhere.',
  { const: true },
);
/** A single price of a list. */
export const price = record(
  {
    item: text,
    kind: oneOf('vm', 'disk', 'meter', 'bill'),
    amount,
    currency: oneOf('USD', 'not stated'),
    per: oneOf('hour', ...measures),
    region: oneOf('eastus', 'eastus2', 'not stated'),
    date: ofTheList,
    source: ref('sourceId'),
  },
  { os: oneOf('Linux'), note: text },
);

/** Prices by name, each for one of the same; a member that is missing has no price in the list. */
const listed = (per: string, members: readonly string[], more = {}) =>
  record({
    per: { const: per },
    source: ref('sourceId'),
    prices: list(
      record(
        { name: text },
        { ...Object.fromEntries(members.map((member) => [member, amount])), ...more },
      ),
    ),
  });
const redundancy = ['lrs', 'zrs'];
/** The prices of a whole region. */
export const region = record({
  region: oneOf(...regions.map(({ id }) => id)),
  label: text,
  date: said('The day of the list of VM sizes: never the price of today.', day),
  disksDate: said('The day of the list of all others; days are at most a month apart.', day),
  currency: oneOf('USD'),
  vms: said(
    'VM sizes pay as you go; a size with two interfaces has one price.',
    listed(
      'hour',
      systems.map(({ id }) => id),
      { computed },
    ),
  ),
  disks: listed('month', redundancy),
  mounts: said('Of a shared disk, for each VM that mounts it.', listed('month', redundancy)),
  operations: said('Of disk sizes with a meter of their own.', listed('10,000 IOs', redundancy)),
  meters: record({
    source: ref('sourceId'),
    prices: list(
      record({
        name: oneOf(...Object.keys(meters)),
        per: oneOf(...new Set(Object.values(meters))),
        amount,
      }),
    ),
  }),
});
