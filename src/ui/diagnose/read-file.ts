/** Reads a large text in slices, so that the page answers meanwhile. Workers do not run from `file://`. */
import { decoderFor } from '../../readers/decode.ts';
import { textReader } from '../../readers/index.ts';
import type { Reading } from '../../readers/reading.ts';
import { yieldToMain } from '../element/slices.ts';

/** A larger file is not read: its samples would fill the memory of a phone. */
export const largestFile = 50_000_000;

/** Bytes that are decoded at once. */
const sliceBytes = 256 * 1024;
/** Time without a pause, in ms, well below what a reader notices. */
const pause = 12;
/** Lines between two looks at the clock. */
const linesAtOnce = 200;

/**
 * What does a file say?
 * @param progress is told the share that was read, 0 to 1
 * @param isWanted is asked between slices; false ends the reading
 * @returns nothing if it was not wanted any more
 */
export async function readFile(
  file: Blob,
  progress: (share: number) => void,
  isWanted: () => boolean,
): Promise<Reading | undefined> {
  const reader = textReader();
  let decode: ReturnType<typeof decoderFor> | undefined;
  let rest = '';
  let since = performance.now();
  for (let from = 0; from < file.size; from += sliceBytes) {
    const bytes = new Uint8Array(await file.slice(from, from + sliceBytes).arrayBuffer());
    if (!isWanted()) return undefined;
    decode ??= decoderFor(bytes);
    const lines = (rest + decode(bytes, from + sliceBytes >= file.size)).split('\n');
    rest = lines.pop() ?? '';
    for (const [index, line] of lines.entries()) {
      reader.line(line.endsWith('\r') ? line.slice(0, -1) : line);
      if (index % linesAtOnce > 0 || performance.now() - since < pause) continue;
      progress((from + (sliceBytes * index) / lines.length) / file.size);
      await yieldToMain();
      if (!isWanted()) return undefined;
      since = performance.now();
    }
  }
  reader.line(rest);
  await yieldToMain();
  return reader.end();
}
