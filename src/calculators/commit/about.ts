import type { About } from '../../kit/index.ts';

export const question = 'How many commits a second, and is this sync latency normal?';

export const about: About = {
  title: 'Commits and sync latency',
  group: 'get',
  under: 'throttle',
  question,
  lead: 'A commit waits until its log record is synchronised to disk (fsync), so sync latency determines the commits a second. Databases document how long a sync may take.',
};
