import type { About } from '../../kit/index.ts';

export const about: About = {
  title: 'Throttling in time',
  question: 'Who waits, at which gate, and for whom?',
  lead: 'Loads share the gates of a VM, window by window. The simulation shows who is held up, how long, and whose traffic fills the gate.',
};
