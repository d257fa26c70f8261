/** When the browser gets to do its own work: input, drawing, painting. */

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

/** Waits until what was drawn is painted. A page that nobody sees is not painted, and need not wait. */
export const painted = async (): Promise<void> => {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await yieldToMain();
};
