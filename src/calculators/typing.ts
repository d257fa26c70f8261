/** What forms need once somebody uses them, and disks whose performance is provisioned from the start. */
export { composeDisk } from './compose-disk.ts';
export { provisionedCells } from './provisioned-cells.ts';
