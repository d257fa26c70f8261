import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Sync IO',
  question: 'What does one thread that waits get?',
  lead: 'A commit, an fsync, a single-threaded copy: each IO is sent when the one before has been answered. Then latency alone sets the rate, and more disks change nothing.',
};
