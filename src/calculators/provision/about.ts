import type { About } from '../../kit/index.ts';

export const question =
  'Premium SSD v2 or Ultra: what do I have to provision, and what does it cost?';

export const about: About = {
  title: 'Provision',
  group: 'need',
  under: 'find',
  question,
  lead: 'Size, IOPS and throughput are provisioned and billed separately. See the smallest disk that meets your targets, what it costs, and what Premium SSD would cost.',
};
