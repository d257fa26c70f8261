/** The input for a measurement: its text, and what it says. */
import type { Reading } from '../../../readers/reading.ts';
import { err, ok, type Result } from '../../../units/index.ts';

/** What was pasted or read, and what it says. */
export type Measurement = { readonly text: string; readonly reading: Reading };

/** @param tools whose output is accepted @param command what to run on Linux */
export function parseMeasurement(
  text: string,
  reading: Reading,
  tools: string,
  command: string,
): Result<Measurement> {
  if (reading.kind === 'refused' && reading.refusal.why === 'not-loaded')
    return err('What reads measurements could not be loaded. Go online and enter it again.');
  return reading.kind === 'refused' && reading.refusal.why === 'unknown'
    ? err(
        `This is not the output of a tool that is known here. Paste that of ${tools}, with its headings: on Linux run ${command}.`,
      )
    : ok({ text, reading });
}
