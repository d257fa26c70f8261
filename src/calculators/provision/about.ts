import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Provision',
  question: 'Premium SSD v2 or Ultra: what do I have to provision, and what does it cost?',
  lead: 'Size, IOPS and throughput of these disks are provisioned and billed apart, and each limits the next. Enter what you need: see the smallest disk that may be created for it, what is billed, and what Premium SSD would cost.',
};
