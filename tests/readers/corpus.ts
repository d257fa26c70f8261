/** The outputs of measuring tools that are kept here; `NOTICE.md` beside them says where each is from. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../src/readers/decode.ts';
import { readText } from '../../src/readers/index.ts';
import type { Reading, Runs, Samples } from '../../src/readers/reading.ts';

const folder = path.join(import.meta.dirname, 'corpus');

export const files = readdirSync(folder).filter((name) => name !== 'NOTICE.md');

export const textOf = (file: string) => decode(readFileSync(path.join(folder, file)));

/** What a text says, which must be samples. */
export function samplesIn(text: string): Samples {
  const reading = readText(text);
  if (reading.kind !== 'samples') throw new Error(`No samples: ${JSON.stringify(reading)}`);
  return reading;
}

/** What a text says, which must be results of a benchmark. */
export function runsIn(text: string): Runs {
  const reading = readText(text);
  if (reading.kind !== 'runs') throw new Error(`No runs: ${JSON.stringify(reading)}`);
  return reading;
}

export const notesOf = (reading: Reading): readonly string[] =>
  reading.kind === 'refused' ? [] : reading.notes.map(({ note }) => note);
