/** From the table of sizes with constrained vCPUs to the list that they are made from. */

import { type Constrained, childrenOf } from './constrained.ts';
import type { Vm } from './rows.ts';
import { parseTable, type TextTable } from './table.ts';
import { duplicateGuard } from './table-checks.ts';

const columns = {
  sizes: { units: ['-'], needed: true },
  vcpus: { units: ['-'], needed: true },
} as const;

/** Parses the table, checking every name against the sizes of today. */
export function parseConstrained(table: TextTable, vms: readonly Vm[]): readonly Constrained[] {
  const today = new Map(
    vms.filter(({ edition }) => edition === 'current').map((vm) => [vm.name, vm]),
  );
  const once = duplicateGuard();
  return parseTable(table, columns).map((row): Constrained => {
    const [sizes, vcpus] = [row.cell('sizes').text, row.cell('vcpus').text];
    if (!/^[A-Z]+\*\w*$/.test(sizes)) row.fail(`“${sizes}” is not a name such as E*s_v5`);
    if (!/^\d+-\d+(,\d+-\d+)*$/.test(vcpus)) row.fail(`“${vcpus}” is not a list such as 4-2,8-2`);
    const one: Constrained = row.note === undefined ? [sizes, vcpus] : [sizes, vcpus, row.note];
    for (const { name, of, vcpus: active } of childrenOf(one)) {
      const full = today.get(of)?.vcpus ?? row.fail(`there is no ${of} with vCPUs for ${name}`);
      // Those for high-performance computing have whole chiplets.
      const isShare = of.startsWith('H') ? active < full : [full / 2, full / 4].includes(active);
      if (!isShare)
        row.fail(`${name} has neither a half nor a quarter of the ${full} vCPUs of ${of}`);
      if (today.has(name)) row.fail(`“${name}” has a row of its own`);
      once(row, 'current', name);
    }
    return one;
  });
}
