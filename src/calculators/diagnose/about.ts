import type { About } from '../../kit/index.ts';

export const question = 'What do my measurements say?';

export const about: About = {
  title: 'Diagnose',
  group: 'slow',
  question,
  lead: 'Paste the output of iostat, sar, fio, DiskSpd, PerfMon or Azure Monitor and enter the VM with its disks. Every limit is compared. The text stays in your browser.',
};
