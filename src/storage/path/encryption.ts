import type { Disk, Vm } from '../../limits/types.ts';
import { isProvisioned } from './path.ts';

/** May disks of such a VM be encrypted in it, by Azure Disk Encryption? The rules disk-encryption and disk-encryption-disks. */
export const isEncryptable = ({ name }: Pick<Vm, 'name'>, disks: readonly Disk[]): boolean =>
  !/^A|_v([6-9]|\d\d)/.test(name) && !disks.some(isProvisioned);
