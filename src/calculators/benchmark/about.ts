import type { About } from '../../kit/index.ts';

export const question = 'How do I benchmark these disks?';

export const about: About = {
  title: 'Benchmark',
  group: 'figure',
  under: 'diagnose',
  question,
  lead: 'A command for fio or DiskSpd that shows what this VM and these disks deliver, and the figure to expect. One test answers one question.',
};
