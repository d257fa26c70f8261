/** Which limits of the simulation do not count in the window of the others: a disk that paces its IOs, and a VM before Ultra Disks. */
import { type Throttling, throttleWindow } from '../../laws/window.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { throttlingOf } from '../../storage/path/throttling.ts';
import { type Seconds, seconds } from '../../units/index.ts';
import type { simulatedLimits } from './limits.ts';

/** A limit that lets IOs through evenly counts so briefly, as far as the run is short enough for that. */
const steps = { perWindow: 50, ofRun: 20_000 };

/**
 * The window of each limit that has one of its own, by its index.
 * @param length the window of the others, and the time that is simulated
 * @param targets the families of their disks; nothing for the temp disk
 */
export function windowsOf(
  { length, seconds: time }: { readonly length: Seconds; readonly seconds: Seconds },
  targets: readonly (DiskFamily | undefined)[],
  { named, routes }: Pick<ReturnType<typeof simulatedLimits>, 'named' | 'routes'>,
): (at: number) => Seconds | undefined {
  const only = new Set(targets).size === 1 ? targets[0] : undefined;
  const short = Math.floor((steps.ofRun * length) / time);
  const pace = seconds(length / Math.max(1, Math.min(steps.perWindow, short)));
  const windowOf = (throttling: Throttling) => {
    if (throttling === 'paced') return pace;
    if (throttling === 'unknown' || throttling.every === throttleWindow) return undefined;
    return seconds((length * throttling.every) / throttleWindow);
  };
  return (at) => {
    const owner = routes.findIndex(({ disks }) => disks.includes(at));
    if (owner >= 0) return windowOf(throttlingOf('disk', targets[owner]));
    const isVm = named.some(({ kind, indices }) => kind !== 'local' && indices.includes(at));
    return isVm ? windowOf(throttlingOf('vm', only)) : undefined;
  };
}
