import type { About } from '../../kit/index.ts';

/** Exported apart, since scripts print it of calculators whose other words they do not have (`embed/questions.ts`). */
export const question = 'How long does it take to read or write this much?';

export const about: About = {
  title: 'Copy time',
  group: 'figure',
  question,
  lead: 'A backup, a restore, a copy of a database: large IOs, so that throughput decides. The lowest limit between the VM and its disks says how long it takes at least.',
};
