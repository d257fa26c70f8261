import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'IO size',
  question: 'What do I get at this IO size?',
  lead: 'Every disk and every VM has two caps, one for IOPS and one for throughput. The size of an IO decides which of them you meet first.',
};
