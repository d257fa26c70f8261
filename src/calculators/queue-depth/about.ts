import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Queue depth',
  question: 'How deep must the queue be to keep a stripe busy?',
  lead: 'Striping adds up what disks can do, but only for an application that keeps all of them busy. Too shallow a queue leaves disks idle; too deep a queue only adds waiting.',
};
