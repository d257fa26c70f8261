/** Long work between frames: a few milliseconds at a time, so that keys and scrolling never wait for it. */

/** What fits into a frame beside the page's own work, in ms. */
const frameBudget = 8;
/** How often progress is reported, in ms. */
const progressInterval = 100;

/**
 * Lets the page handle what waits: input, drawing, timers. A message comes sooner than a timer, which
 * browsers hold back; `scheduler.yield()` comes sooner still, but before all timers of the page.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/**
 * Does work step by step. What fits into one frame is done at once, without waiting.
 * @param work each step yields the part that is done, 0 to 1
 * @param isWanted whether somebody still waits for it
 * @param onProgress told which part is done, now and then
 * @returns whether it was done to its end
 */
export async function runInSlices(
  work: Iterator<number, void>,
  isWanted: () => boolean,
  onProgress: (part: number) => void,
): Promise<boolean> {
  let reported = 0;
  for (let start = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return true;
    const now = performance.now();
    if (now - start < frameBudget) continue;
    if (now - reported > progressInterval) {
      onProgress(step.value);
      reported = now;
    }
    await yieldToMain();
    if (!isWanted()) return false;
    start = performance.now();
  }
}
