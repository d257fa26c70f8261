import type { About } from '../../kit/index.ts';

export const question = 'How do I prove it?';

export const about: About = {
  title: 'Benchmark',
  group: 'figure',
  under: 'diagnose',
  question,
  lead: 'A job file for fio or commands for DiskSpd that show what this VM and these disks deliver, and the figure to expect. One test answers one question.',
};
