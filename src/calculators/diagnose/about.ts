import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Diagnose',
  question: 'What do my measurements say?',
  lead: 'Paste the output of iostat, sar, fio, DiskSpd, PerfMon or Azure Monitor, and enter the VM and its disks. The measured load is compared with every limit on its path. The text stays in your browser.',
};
