/** How limits hold IOs back, by what is behind them. */
import { type Throttling, throttleWindow } from '../../laws/window.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { milliseconds } from '../../units/index.ts';

/** Ultra Disk behind the limit of a VM: a published run waited in steps of 100 ms. */
const ultraWindow = milliseconds(100);

/**
 * How does this limit hold back IOs to a disk of this family? Limits count in windows of 50 ms (throttling article,
 * 2017): runs on Premium SSD and Standard SSD of 2019, 2021 and 2023 show the same (`aks-disks-2019`,
 * `volume-tests-2021`, `aks-volume-2023`). A Premium SSD v2 lets IOs through evenly. Of an Ultra Disk at a limit of
 * itself, and of local disks, no run shows it.
 */
export function throttlingOf(
  id: 'disk' | 'vm' | 'local',
  family: DiskFamily | undefined,
): Throttling {
  if (id === 'local') return 'unknown';
  if (id === 'vm') return { every: family === 'Ultra Disk' ? ultraWindow : throttleWindow };
  if (family === 'Premium SSD v2') return 'paced';
  return family === 'Ultra Disk' ? 'unknown' : { every: throttleWindow };
}
