import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Commits and sync latency',
  question: 'How many commits a second, and is this sync latency normal?',
  lead: 'A commit is durable when its log record is written and synchronised to disk (fsync). So the latency of a sync determines how many commits a second are possible, and databases say how long it may take.',
};
