/** What a change of disks asks for besides, and does not give back. */
import { isProvisioned } from '../path/path.ts';
import { type DisksChange, disruptionOfDisks } from './way.ts';

/**
 * Is a disk converted to a Premium SSD v2, which cannot be converted to another type? Only a snapshot leads back
 * (“Convert managed disks”, Convert Premium SSD v2 disks, 2025-04-17). A host cache has to be None before.
 */
export const isOneWay = (change: DisksChange): boolean =>
  change.disk.family === 'Premium SSD v2' && disruptionOfDisks(change) === 'deallocate';

/** Are there disks then which in most regions only a VM in a zone can have, where there were none? */
export const asksForZone = ({ of, disk }: Pick<DisksChange, 'of' | 'disk'>): boolean =>
  isProvisioned(disk) && !isProvisioned(of.disk);
