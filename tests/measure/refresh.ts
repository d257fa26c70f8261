/**
 * `npm run refresh -- FOLDER [--date 2026-12-01]`: what can be downloaded today beside the dataset.
 * src/limits/README.md has the commands that download it. Nothing is changed. Exit code 0 whether or
 * not there are differences, 2 where something cannot be read; the rest is compared all the same.
 */

import { usesOfRows } from './answers.ts';
import { run } from './refresh/command.ts';

const { code, out, problems } = run(process.argv.slice(2), usesOfRows);
if (out.length > 0) console.log(`${out.join('\n')}\n`);
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = code;
