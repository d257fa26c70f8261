import type { InputLookup } from '../kit/index.ts';

/**
 * The files of VM sizes, a part of `limits/vm-parts.ts` each: of the sizes of today that readers ask for most D, then B and E,
 * all others of today; and what few names lead to, which are sizes of earlier editions and those without limits, beside the
 * disks of earlier editions.
 */
export const vmFiles = ['vms', 'vms-e', 'vms-more', 'vms-other'] as const;
export type VmFile = (typeof vmFiles)[number];

const isOlder = (limits = '') => limits.includes('2018');
/** Are the limits of an earlier edition asked for? */
export const asksOlder = (lookup: InputLookup) => isOlder(lookup('limits'));

/**
 * In which file is a size of this name, if it is one that is asked for most? `limits/vm-parts.ts` says by its series which
 * are; a name that is not where its letter says is looked up in all files.
 */
export function fileOf(name: string, limits?: string): VmFile {
  if (isOlder(limits)) return 'vms-other';
  const [, letter = ''] = /^\s*(?:standard[\s_-]+)?([a-z])/i.exec(name) ?? [];
  return /[be]/i.test(letter) ? 'vms-e' : /d/i.test(letter) ? 'vms' : 'vms-more';
}
