/**
 * Compares the published dataset, cell by cell, with a folder of reference tables, for whoever has
 * one: `node src/limits/compare.ts FOLDER`, with the Node of the project. Its tests do without it.
 */
import { type Compared, readTsv } from './compare/cell.ts';
import { deliberate } from './compare/deliberate.ts';
import { compareDisks, compareElastic } from './compare/disks.ts';
import { comparePrices } from './compare/prices.ts';
import { compareRules } from './compare/rules.ts';
import { compareVms } from './compare/vms.ts';
import { limitsJson } from './publish/json.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder? node src/limits/compare.ts FOLDER');
// What is in this folder runs anywhere and imports nothing of Node; this script alone asks for it as it runs.
const { readFileSync } = process.getBuiltinModule('node:fs');
const lines = (file: string) => readTsv(readFileSync(`${folder}/${file}`, 'utf8'));

const ours = limitsJson();
const rules = compareRules(lines('rules.tsv'), ours.rules);
const tables: Readonly<Record<string, readonly Compared[]>> = {
  'disks.tsv': compareDisks(lines('disks.tsv'), ours.disks),
  'elastic-disks.tsv': compareElastic(lines('elastic-disks.tsv'), ours.elastic),
  'vm-sizes.tsv': compareVms(lines('vm-sizes.tsv'), ours.vms),
  'prices.tsv': comparePrices(lines('prices.tsv'), ours.prices),
  'rules.tsv': rules.cells,
};

const used = new Map(deliberate.map((reason) => [reason, 0]));
let unexplained = 0;
for (const [file, cells] of Object.entries(tables)) {
  const differences = cells.filter((cell) => cell.reference !== cell.ours);
  const open = differences.filter(({ where }) => {
    const reason = deliberate.find((one) => one.where.test(where));
    if (reason) used.set(reason, (used.get(reason) ?? 0) + 1);
    return !reason;
  });
  unexplained += open.length;
  console.log(
    `${file}: ${cells.length} cells, ${differences.length} differences, ${differences.length - open.length} of them deliberate`,
  );
  for (const { where, reference, ours: own } of open)
    console.log(`  ${where}: reference “${reference}”, ours “${own}”`);
}
console.log(`rules.tsv: ${rules.others} more rules are not entered as data`);
console.log('disks.tsv: max_shares and bursting_kind are not entered');

console.log('\nDeliberate differences');
for (const [{ where, why }, times] of used)
  console.log(times > 0 ? `  ${times} × ${why}` : `  matches nothing, so it is stale: ${where}`);
if (unexplained > 0 || [...used.values()].includes(0)) process.exitCode = 1;
