import type { About } from '../../kit/index.ts';

export const question = 'How long does a burst last, and when is it back?';

export const about: About = {
  title: 'Burst',
  group: 'get',
  under: 'throttle',
  question,
  lead: 'Small Premium and Standard SSD and most VM sizes exceed their limits for a time, on credits. Enter or paste the load of a day: see when the credits run out and are back.',
};
