/** From the table of sizes of which only the name is known to the list that look-ups use. */

import { type KnownSizes, namesOf } from './known-sizes.ts';
import type { Vm } from './rows.ts';
import { parseTable, type TextTable } from './table.ts';
import { duplicateGuard } from './table-checks.ts';

const columns = {
  numbers: { units: ['-'], needed: true },
  names: { units: ['-'], needed: true },
} as const;

/** Parses the table. A name that has a row of today does not belong in it. */
export function parseKnown(table: TextTable, vms: readonly Vm[]): readonly KnownSizes[] {
  const today = new Set(
    vms.filter(({ edition }) => edition === 'current').map(({ name }) => name.toLowerCase()),
  );
  const once = duplicateGuard();
  return parseTable(table, columns).map((row): KnownSizes => {
    const [numbers, names] = [row.cell('numbers').text, row.cell('names').text];
    if (!/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(numbers))
      row.fail(`“${numbers}” is not a list such as 2,4,8 or 120,120-16`);
    for (const name of names.split(','))
      if (!/^[A-Z]+\*\w*$/.test(name)) row.fail(`“${name}” is not a name such as HB*rs_v3`);
    const known: KnownSizes = [numbers, names.replaceAll(',', ' ')];
    for (const name of namesOf([known])) {
      if (today.has(name.toLowerCase())) row.fail(`“${name}” has a row of its own`);
      once(row, 'current', name);
    }
    return known;
  });
}
