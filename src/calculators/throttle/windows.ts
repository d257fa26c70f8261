/** Which limits of the simulation do not count in the window of the others: a disk that paces its IOs, and a VM before Ultra Disks. */
import type { Load } from '../../laws/simulation/index.ts';
import { throttleWindow } from '../../laws/window.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { throttlingOf } from '../../storage/path/throttling.ts';
import { type Seconds, seconds } from '../../units/index.ts';

/** A limit that lets IOs through evenly counts so briefly, as far as the run is short enough for that. */
const steps = { perWindow: 50, ofRun: 20_000 };

/**
 * The window of each limit, by its index.
 * @param length the window of a limit that has none of its own, and the time that is simulated
 * @param targets the families of their disks; nothing for the temp disk
 * @param routes the limits that each crosses
 */
export function windowsOf(
  { length, seconds: time }: { readonly length: Seconds; readonly seconds: Seconds },
  targets: readonly (DiskFamily | undefined)[],
  routes: readonly Pick<Load, 'disks'>[],
): (at: number) => Seconds {
  const [first] = targets;
  const only = targets.every((family) => family === first) ? first : undefined;
  const short = Math.floor((steps.ofRun * length) / time);
  const pace = length / Math.max(1, Math.min(steps.perWindow, short));
  return (at) => {
    const owner = routes.findIndex(({ disks }) => disks.includes(at));
    const throttling = owner < 0 ? throttlingOf('vm', only) : throttlingOf('disk', targets[owner]);
    if (throttling === 'unknown') return length;
    return seconds(throttling === 'paced' ? pace : (length * throttling.every) / throttleWindow);
  };
}
