import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Throttling in time',
  group: 'slow',
  question: 'Noisy neighbour: which workload throttles which?',
  lead: 'Workloads at the limits of a VM, simulated: which is held back, and by which.',
};
