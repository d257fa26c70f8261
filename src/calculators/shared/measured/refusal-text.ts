/** Why a pasted text has no answer, in words. */
import type { Refusal } from '../../../readers/reading.ts';

/** Why a pasted text has no answer, after the name of the tool where one was recognised; the field itself says the rest. */
const refusals: Readonly<Partial<Record<Refusal['why'], string>>> = {
  'other-tool': ', which tells too little of Azure disks',
  'too-little': ', without the needed figures of each disk',
  'other-counters': ', with no disk counter named in English, German, French or Spanish',
  'no-disks': ', without figures of disks',
  sync: ', which tells how long a sync takes, but no limits',
  cut: ', without its results of reads and writes',
  failed: 'The tool ended with an error and has no result',
};

/** Why a pasted text has no answer, and what to run instead. */
export function refusalText(refusal: Refusal): { reason: string; command: string | undefined } {
  const { why } = refusal;
  const whole = why === 'cut' ? 'a part of the output' : 'the output';
  const named = 'what' in refusal && why !== 'failed' ? `This is ${whole} of ${refusal.what}` : '';
  return {
    reason: `${named}${refusals[why] ?? ''}`,
    command: 'instead' in refusal ? refusal.instead : undefined,
  };
}
