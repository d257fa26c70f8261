/** Reads a large text in slices, so that the page answers meanwhile. Workers do not run from `file://`. */

import { decoderFor } from '../../readers/decode.ts';
import { textReader } from '../../readers/index.ts';
import type { Reading } from '../../readers/reading.ts';
import { yieldToMain } from '../browser/yield-to-main.ts';

/** Bytes that are read from the file at once. */
const blockBytes = 1024 * 1024;
/** Bytes between two looks at the clock. */
const sliceBytes = 32 * 1024;
/** Time without a pause, in ms, well below what a reader notices. */
const pause = 12;
/** Time between two movements of the progress bar, in ms: each is drawn, which takes as long as a slice. */
const between = 100;

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
  let since = performance.now();
  let shown = since;
  /** Lets the page go on where it is time to. @returns whether the file is still wanted */
  async function mayGoOn(share: number): Promise<boolean> {
    if (performance.now() - since < pause) return true;
    if (performance.now() - shown >= between) {
      progress(share);
      shown = performance.now();
    }
    await yieldToMain();
    since = performance.now();
    return isWanted();
  }

  for (let from = 0; from < file.size; from += blockBytes) {
    const bytes = new Uint8Array(await file.slice(from, from + blockBytes).arrayBuffer());
    if (!isWanted()) return undefined;
    since = performance.now();
    decode ??= decoderFor(bytes);
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      const isLast = from + at + sliceBytes >= file.size;
      reader.push(decode(bytes.subarray(at, at + sliceBytes), isLast));
      if (!(await mayGoOn((from + at) / file.size))) return undefined;
    }
  }
  const turns = reader.finish();
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
    if (!(await mayGoOn(1))) return undefined;
  }
}
