import type { About } from '../../kit/index.ts';

export const question = 'Noisy neighbour: which workload throttles which?';

export const about: About = {
  title: 'Simulate',
  group: 'slow',
  question,
  lead: 'Workloads at the limits of a VM, simulated: which is held back, and by which.',
};
