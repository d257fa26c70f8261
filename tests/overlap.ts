/**
 * Prints every run of nine words or more that the project shares with a folder of texts, by page
 * and line: `npm run overlap -- FOLDER`. Ends with 1 if there is one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runsOf, sharedRuns } from './prose/runs.ts';
import { allPieces } from './prose/texts.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('Which texts? There is no such folder. npm run overlap -- FOLDER');
  process.exit(2);
}
const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
const others = runsOf(texts);
if (others.size === 0) {
  console.error(`There are no sentences in ${folder}.`);
  process.exit(2);
}

const pieces = allPieces();
const found = pieces.flatMap(({ path: page, line: first, text }) =>
  sharedRuns(text, others).map(({ line, words }) => `${page}:${first + line - 1}: ${words}`),
);
for (const line of found) console.log(line);
console.log(`${found.length} shared runs; ${pieces.length} pieces, ${texts.length} texts`);
process.exitCode = found.length > 0 ? 1 : 0;
