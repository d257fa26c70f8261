/**
 * Into which of three scripts a VM size of today goes: browsers load sizes by part (`ui/vm-files.ts`), and the prices of
 * a part are in the order of its sizes (`prices/compact.ts`).
 */
import type { Vm } from './rows.ts';

/**
 * The series that are asked for most, which the first answer waits for: B, D and E up to v6. Not confidential VMs
 * (DC, EC), Arm (p as in Dpsv6), network-optimised ones (n as in Dnsv6), v7, and the previews Ebsv6 and Ebdsv6.
 */
const usual = /^[BDE](?!C|.*[pn]).*(?<!v7|bd?sv6)$/;

/** Sizes of series that are asked for most, by their letters, and those of all other series. */
export type VmPart = 'D' | 'BE' | 'more';

/** In which part is a size of today? That of its series, which is never divided, since answers propose sizes of it. */
export const vmPartOf = ({ series }: Pick<Vm, 'series'>): VmPart => {
  if (!usual.test(series)) return 'more';
  return series.startsWith('D') ? 'D' : 'BE';
};
