import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Cap check',
  question: 'Does this VM carry these disks?',
  lead: 'Three gates stand between an application and its data: the disk, the VM’s cached limit and the VM’s uncached limit. The tightest one is what you get.',
};
