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

/** @throws UnreadableError where the arguments are of another form */
function argumentsIn(args: readonly string[]) {
  const options = { date: { type: 'string' } } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      throw new UnreadableError(usage);
    }
  })();
  const [folder, ...more] = parsed.positionals;
  const { date } = parsed.values;
  if (folder === undefined || more.length > 0) throw new UnreadableError(usage);
  if (date !== undefined && Number.isNaN(Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '')))
    throw new UnreadableError(`“${date}” is not a day such as 2026-12-01.`);
  return { folder, date };
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
  try {
    const { folder, date } = argumentsIn(args);
    const refreshed = refresh(folder, dataset, date);
    const { problems } = refreshed;
    return { code: problems.length > 0 ? 2 : 0, out: reportLines(refreshed, usesOf()), problems };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { code: 2, out: [], problems: [error.message] };
  }
}
