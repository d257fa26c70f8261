import type { About } from '../../kit/index.ts';

export const question = 'Which queue depth keeps a striped volume busy?';

export const about: About = {
  title: 'Queue depth',
  group: 'figure',
  under: 'cap-check',
  question,
  lead: 'A striped volume adds up the limits of its disks only if the application keeps all of them busy. Too low a queue depth leaves disks idle; too high a depth only adds latency.',
};
