/** What other disks ask for, in a few words. */
import {
  asksForZone,
  type DisksChange,
  isOneWay,
  losesCache,
} from '../../../storage/change/conversion.ts';
import { compact } from '../../../units/omit-undefined.ts';

/** “Premium SSD v2: a zone in most regions, no conversion back”, and what it asks for alone; nothing where the disks ask for nothing. */
export function conditionsOf(disks: readonly DisksChange[] = []) {
  const { family } = disks.find(asksForZone)?.disk ?? {};
  const asks = compact([
    family && 'a zone in most regions',
    disks.some(losesCache) && 'no host cache',
    disks.some(isOneWay) && 'no conversion back',
    // No disk is made smaller again (source expand-windows, Shrinking).
    disks.some(({ way }) => way === 'size') && 'cannot be undone',
  ]).join(', ');
  return asks ? { text: family ? `${family}: ${asks}` : asks, asks } : undefined;
}
