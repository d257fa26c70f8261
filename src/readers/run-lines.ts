/** What the readers of short results share: tools that print a test in a few lines. */
import { type LineReader, type Run, type Runs, refused, skippedNote } from './reading.ts';

/** A reader of such results. @param read takes a line, and says whether it belongs to the output */
export const runsReader = (
  tool: Runs['tool'],
  read: (line: string) => boolean,
  runsOf: () => readonly Run[],
): LineReader => {
  let skipped = 0;
  return {
    line(text) {
      const line = text.slice(0, 1000);
      if (line.trim() !== '' && !read(line)) skipped++;
    },
    end() {
      const runs = runsOf();
      const notes = [skippedNote(skipped)].filter((note) => note !== false);
      return runs.length > 0
        ? { kind: 'runs', tool, form: tool, runs, notes }
        : refused({ why: 'cut', what: tool });
    },
  };
};

/** A number that may have commas between its thousands. */
export const numberOf = (text = ''): number =>
  text === '' ? Number.NaN : Number(text.replaceAll(',', ''));
