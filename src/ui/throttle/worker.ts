/** The worker: it runs the simulations of a page that is served by a host, so that no key there waits for one. */
import { run } from '../../calculators/throttle/runs.ts';

/** How often the page learns which part is done, in ms. */
const interval = 100;

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof run>[0]>) => {
  const steps = run(data);
  for (let sent = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return postMessage(value);
    if (performance.now() - sent < interval) continue;
    postMessage(value);
    sent = performance.now();
  }
});
