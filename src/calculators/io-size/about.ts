import type { About } from '../../kit/index.ts';

export const question = 'What do I get at this IO size?';

export const about: About = {
  title: 'IO size',
  group: 'get',
  under: 'cap-check',
  question,
  lead: 'Every disk and every VM has two limits, one for IOPS and one for throughput. The IO size determines which of them you reach first.',
};
