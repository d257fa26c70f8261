/**
 * From a table of prices to prices. A price is an observation: what one list charged on one day in
 * one region. It is never the price of today, so every price has its day.
 */
import { defined } from '../../units/omit-undefined.ts';
import { numberOf } from '../cells.ts';
import type { Source } from '../rows.ts';
import type { SourceId } from '../sources.ts';
import { type Columns, parseTable, type Row, type TextTable } from '../table.ts';
import { meters } from './region-prices.ts';
import type { PriceSourceId } from './sources.ts';

/** A VM size, a disk, a meter that is read per use, or a line of a bill that a document adds up. */
export type PriceKind = 'vm' | 'disk' | 'meter' | 'bill';

export type Price = {
  readonly item: string;
  readonly kind: PriceKind;
  readonly amount: number;
  readonly currency: Currency;
  /** What one amount buys: an hour, a month, 10,000 IOs. */
  readonly per: string;
  readonly region: 'eastus' | 'eastus2' | 'not stated';
  readonly os?: 'Linux';
  /** The day of the list. */
  readonly date: string;
  readonly source: string;
  readonly note?: string;
};

export type PriceTable = TextTable &
  Pick<Price, 'kind' | 'region' | 'os' | 'note'> & {
    /** The list: of every row, unless columns `date` and `source` name one for each row. */
    readonly date?: string;
    readonly source?: PriceSourceId | SourceId;
  };

type Currency = 'USD' | 'not stated';

const columns: Columns = {
  item: { units: ['-'], needed: true },
  price: { units: ['USD/hour', 'USD/month', '?/month', 'USD'], needed: true },
  per: { units: ['-'] },
  date: { units: ['-'] },
  source: { units: ['-'] },
};

/** What a meter counts. */
export const measures: readonly string[] = [...new Set(Object.values(meters)), '100,000 IOs'];

/**
 * Reads all tables.
 * @param known the names of all VM sizes and disks: a price of anything else is a slip
 */
export function parsePrices(
  tables: readonly PriceTable[],
  sources: readonly Source[],
  known: Readonly<Record<'vm' | 'disk', Pick<ReadonlySet<string>, 'has'>>>,
): readonly Price[] {
  const seen = new Set<string>();
  return tables.flatMap((table) =>
    parseTable(table, columns).map((row) => {
      const price = parsePrice(row, table);
      const { item, kind, region, date, source } = price;
      if (!sources.some(({ id }) => id === source)) row.fail(`unknown source “${source}”`);
      if ((kind === 'vm' || kind === 'disk') && !known[kind].has(item))
        row.fail(`“${item}” is no ${kind === 'vm' ? 'VM size' : 'disk'} of the dataset`);
      const key = [item, kind, region, date].join(' ');
      if (seen.has(key)) row.fail(`“${item}” has a second price in ${region} of ${date}`);
      seen.add(key);
      return price;
    }),
  );
}

function parsePrice(row: Row, table: PriceTable): Price {
  const date = row.cell('date').text || (table.date ?? '');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) row.fail(`“${date}” is not a day`);
  const note = [row.note, table.note].filter((words) => words !== undefined).join('. ');
  const [currency, time] = row.cell('price').unit.split('/');
  // A cell carries no blank, so the table writes it with hyphens.
  const per = row.cell('per').text.replace('-', ' ');
  if ((time === undefined) !== measures.includes(per))
    row.fail(
      time === undefined
        ? `“${per || '-'}” in “per”: it is ${measures.join(' or ')}`
        : `the price is for a ${time} already: drop “${per}”`,
    );
  return {
    item: row.cell('item').text || row.fail('a row without an item'),
    kind: table.kind,
    amount: numberOf(row, 'price') ?? row.fail('“price” is empty'),
    currency: currency === 'USD' ? 'USD' : 'not stated',
    per: time ?? per,
    region: table.region,
    ...defined({ os: table.os }),
    date,
    source: row.cell('source').text || (table.source ?? ''),
    ...defined({ note: note || undefined }),
  };
}
