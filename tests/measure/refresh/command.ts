/** The command for maintainers: what was given, what is printed, and the exit code. */
import { parseArgs } from 'node:util';
import { type Dataset, today } from './dataset.ts';
import { UnreadableError } from './folder.ts';
import { refresh } from './index.ts';
import { reportLines, type Uses } from './report.ts';

export type Outcome = {
  /** 0 whether or not there are differences, 2 where something cannot be read. */
  readonly code: 0 | 2;
  readonly out: readonly string[];
  readonly problems: readonly string[];
};

const usage =
  'Give one folder, and the day of the downloads if the files do not have it: npm run refresh -- FOLDER --date 2026-12-01';

/** @returns nothing where the arguments are of another form */
function argumentsIn(args: readonly string[]) {
  try {
    const options = { date: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/**
 * Runs the command.
 * @param usesOf how many answers name a size or disk; asked for only when everything is read
 */
export function run(
  args: readonly string[],
  usesOf: () => Uses,
  dataset: Dataset = today,
): Outcome {
  const refuse = (problem: string): Outcome => ({ code: 2, out: [], problems: [problem] });
  const { positionals = [], values } = argumentsIn(args) ?? {};
  const [[folder, ...more], date] = [positionals, values?.date];
  if (folder === undefined || more.length > 0) return refuse(usage);
  if (date !== undefined && Number.isNaN(Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '')))
    return refuse(`“${date}” is not a day such as 2026-12-01.`);
  try {
    const refreshed = refresh(folder, dataset, date);
    const { problems } = refreshed;
    return { code: problems.length > 0 ? 2 : 0, out: reportLines(refreshed, usesOf()), problems };
  } catch (error) {
    if (error instanceof UnreadableError) return refuse(error.message);
    throw error;
  }
}
