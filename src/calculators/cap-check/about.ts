import type { About } from '../../kit/index.ts';

export const question = 'Does this VM limit these disks?';

export const about: About = {
  title: 'Cap check',
  group: 'get',
  question,
  lead: 'An IO can be limited at its disk, at the VM’s cached limit and at the VM’s uncached limit. The lowest limit on its path is what you get.',
};
