/** Why a pasted text has no answer, in words. */
import type { Refusal } from '../../../readers/reading.ts';

/** Why a pasted text has no answer, after the name of the tool where one was recognised. */
const refusals: Readonly<Record<Refusal['why'], string>> = {
  'other-tool': ', which does not tell enough of Azure disks',
  'too-little': ', without the figures of each disk that are needed',
  'other-counters':
    ', with no counter of disks that is known here, by its name in English, German, French or Spanish',
  'no-disks': ', and it has no figures of disks',
  sync: ', which tells how long a sync takes, and nothing of limits',
  cut: ', without its results of reads and writes',
  failed: 'The tool ended with an error and has no result',
  unknown: 'This is not the output of a tool that is known here',
  'not-loaded': 'What reads measurements could not be loaded',
};

/** Why a pasted text has no answer, and what to run instead. */
export function refusalText(refusal: Refusal): { reason: string; command: string | undefined } {
  const { why } = refusal;
  const whole = why === 'cut' ? 'a part of the output' : 'the output';
  const named = 'what' in refusal && why !== 'failed' ? `This is ${whole} of ${refusal.what}` : '';
  return {
    reason: `${named}${refusals[why]}`,
    command: 'instead' in refusal ? refusal.instead : undefined,
  };
}
