/** Has simulations run by a worker. */
import type { CalculatorContext } from '../../calculators/context.ts';
import type { Steps } from '../../kit/index.ts';
import { attempt } from '../browser/attempt.ts';
import { isOnHost, resolveAsset } from '../scripts.ts';

type Simulate = NonNullable<CalculatorContext['simulate']>;
type Setup = Parameters<Simulate>[0];
/** What a worker makes; nothing where it cannot. */
type Run = (ReturnType<Simulate> extends Steps<infer Made> ? Made : never) | undefined;

/** Those that have nothing to do. */
const idle: Worker[] = [];

/** A worker comes from the host of its page alone, and a page that is sandboxed gets none. */
let isRefused = !isOnHost();

function started() {
  const address = resolveAsset('simulation.js');
  return attempt(() => new Worker(globalThis.headroomPolicy?.createScriptURL(address) ?? address));
}

/** How often the page asks which part is done, in ms. */
const interval = 100;
const pause = () => new Promise<'running'>((go) => setTimeout(go, interval, 'running'));

/**
 * Runs a simulation in a worker, which goes on to its end even if nobody waits any more.
 * @returns nothing where no worker can be had, or where its promises are not waited for
 */
export function* run(setup: Setup): Steps<Run> {
  const worker = isRefused ? undefined : (idle.pop() ?? started());
  isRefused = !worker;
  if (!worker) return undefined;
  let part = 0;
  const ended = new Promise<Run>((end) => {
    worker.onmessage = ({ data }: MessageEvent<number | Run>) => {
      if (typeof data === 'number') part = data;
      else {
        idle.push(worker);
        end(data);
      }
    };
    // Its script did not come.
    worker.onerror = () => {
      isRefused = true;
      end(undefined);
    };
  });
  worker.postMessage(setup);
  for (;;) {
    const made = (yield Promise.race([ended, pause()])) as Run | 'running';
    if (made !== 'running') return made;
    yield part;
  }
}
