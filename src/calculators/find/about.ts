import type { About } from '../../kit/index.ts';

export const question = 'Which VM and disks do I need, and what is cheapest?';

export const about: About = {
  title: 'Find',
  group: 'need',
  question,
  lead: 'Enter what the workload needs. Every VM size is tried with every set of disks, against the same limits and prices as in the cap check, and the cheapest set-ups that fit are listed.',
};
