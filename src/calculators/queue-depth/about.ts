import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Queue depth',
  question: 'Which queue depth keeps a striped volume busy?',
  lead: 'A striped volume adds up the limits of its disks, but only for an application that keeps all of them busy. Too low a queue depth leaves disks idle; too high a queue depth only adds latency.',
};
