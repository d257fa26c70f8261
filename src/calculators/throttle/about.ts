import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Throttling in time',
  question: 'Noisy neighbour: which workload throttles which?',
  lead: 'A simulation of workloads that share the limits of a VM: which one is held back, and by which one.',
};
