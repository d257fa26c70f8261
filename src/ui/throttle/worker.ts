/** The worker: it runs the simulations of a page that is served by a host, so that no key there waits for one. */
import { completedRun } from '../../calculators/shared/simulation/completed-run.ts';

/** How often the page learns which part is done, in ms. */
const interval = 100;

/** The memory of the samples of a run: handed over, it need not be copied. */
const buffersIn = (value: unknown): readonly ArrayBufferLike[] =>
  ArrayBuffer.isView(value)
    ? [value.buffer]
    : Object.values(value instanceof Object ? value : {}).flatMap(buffersIn);

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof completedRun>[0]>) => {
  const steps = completedRun(data);
  for (let sent = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done)
      return postMessage(value, { transfer: [...new Set(buffersIn(value))] as ArrayBuffer[] });
    if (performance.now() - sent < interval) continue;
    postMessage(value);
    sent = performance.now();
  }
});
