import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Throttling in time',
  question: 'Noisy neighbour: which workload throttles which?',
  lead: 'Workloads share the limits of a VM. The simulation shows which one is held back, for how long, and which one uses up the limit.',
};
