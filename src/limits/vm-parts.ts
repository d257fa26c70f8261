/** Parts of the VM sizes of today, by which browsers load the sizes, and know which size a price is of. */
import type { Vm } from './rows.ts';

/**
 * The sizes that are asked for most, which the first answer waits for: B, D and E on x86 up to v6 without the
 * previews of it. A series is never divided, since answers propose sizes of it.
 */
const usual = /^[BDE](?!C|.*[pn]).*(?<!v7|bd?sv6)$/;

/** In which part is a size of today? In that of its letter, or in that of all others. */
export const partOf = ({ name, series }: Pick<Vm, 'name' | 'series'>): 'D' | 'E' | 'more' =>
  usual.test(series) && /^[BDE]/.test(name) ? (name.startsWith('D') ? 'D' : 'E') : 'more';
