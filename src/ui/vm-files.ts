/**
 * The files of VM sizes: those of today that readers ask for most by their first letter, all others of today, and what few
 * names lead to, which are sizes of earlier editions and those without limits.
 */
export const vmFiles = ['vms', 'vms-e', 'vms-more', 'vms-other'] as const;
export type VmFile = (typeof vmFiles)[number];

/** In which file is a size of this name, if it is one that is asked for most? */
export function fileOf(name: string, limits = ''): VmFile {
  if (limits.includes('2018')) return 'vms-other';
  const [, letter = ''] = /^\s*(?:standard[\s_-]+)?([a-z])/i.exec(name) ?? [];
  return /[be]/i.test(letter) ? 'vms-e' : /d/i.test(letter) ? 'vms' : 'vms-more';
}
