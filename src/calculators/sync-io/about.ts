import type { About } from '../../kit/index.ts';

export const question = 'How fast is synchronous (QD 1) IO?';

export const about: About = {
  title: 'Sync IO',
  group: 'figure',
  under: 'cap-check',
  question,
  lead: 'A commit, an fsync, a single-threaded copy: the next IO is issued when the previous one has completed. Below all limits latency alone determines the rate; more disks change nothing.',
};
