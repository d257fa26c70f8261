import type { Part } from '../../kit/index.ts';

/** What each verdict of this calculator means. */
export const verdictKey: Part = {
  kind: 'verdicts',
  data: [
    ['fits', 'every limit that counts is at most 80 % used'],
    ['tight', 'one is over 80 % and at most 100 % used'],
    ['oversubscribed', 'the disks together could exceed a limit; the targets alone do not'],
    ['throttled', 'the targets exceed a limit'],
    ['not-checked', 'a limit that is crossed, or the load on it, is not known'],
    ['unsafe', 'ReadWrite on data or log can lose data, whatever else holds'],
    ['not-possible', 'Azure refuses this set-up'],
  ],
};
