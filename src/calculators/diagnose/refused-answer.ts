/** The answer to a text, or to numbers, that do not tell enough. */

import type { DeepLink, Shown } from '../../kit/index.ts';
import { withoutFigures } from '../shared/answer/readouts.ts';
import { strong } from '../shared/answer/text.ts';
import { changedQuery, targets } from '../shared/fields/deep-links.ts';
import { refusalText } from '../shared/measured/refusal-text.ts';
import type { Entered } from './measured.ts';
import { record } from './next-steps.ts';
import { isTooLittle } from './numbers.ts';
import { syncReadouts } from './readouts.ts';
import { syncIn, toCommit } from './sync.ts';

const nothing = { ...withoutFigures, recommendations: [], checks: [], citations: [] };

/** Neither a text nor enough numbers. */
const empty = (hasNumbers: boolean): Shown => ({
  ...nothing,
  headline: [
    hasNumbers
      ? 'Enter IOPS or throughput too.'
      : 'Paste what your tool printed, or enter numbers.',
  ],
  why: hasNumbers
    ? 'With two of IOPS, latency and queue depth the third follows.'
    : 'You see which limit you are at, of the disk or of the VM. Nothing leaves this browser.',
  parts: [
    { kind: 'next-steps', data: [record('iostat -dxyt 1 60', 'Record a minute while it is slow')] },
  ],
});

/** A test of the same disks that can be judged, in place of one that cannot. */
function toBenchmark({ vm, disks }: Entered, test: string): DeepLink {
  const group = disks.find(({ role }) => role !== 'os');
  const texts = {
    ...(group && { disk: group.disk.name, disks: String(group.count), cache: group.cache }),
    vm: vm?.name,
    test,
  };
  const query = changedQuery(texts, { ...targets.benchmark.takes, test: 'iops-read' });
  return { text: 'Write a test for these disks in Benchmark', calculator: 'benchmark', query };
}

/** Nothing where it tells enough; else what is missing, with the command that shows it. */
export function refusedAnswer(entered: Entered): Shown | undefined {
  const { text, reading } = entered.text;
  if (text === '' && (reading.kind === 'refused' || isTooLittle(reading)))
    return empty(reading.kind !== 'refused');
  if (reading.kind !== 'refused') return undefined;
  const { refusal } = reading;
  const { reason, command } = refusalText(refusal);
  if (refusal.why === 'sync') {
    const sync = syncIn(refusal.sync);
    const disk = entered.disks.find(({ role }) => role !== 'os')?.disk.name;
    return {
      ...nothing,
      headline: ['Syncs take ', strong(sync.text), '.'],
      why: `${reason}. Commit says whether that is usual and enough.`,
      readouts: syncReadouts(sync),
      deepLinks: toCommit(sync, entered, disk),
    };
  }
  const test = 'benchmark' in refusal ? refusal.benchmark : undefined;
  return {
    ...nothing,
    verdict: 'invalid',
    headline: [
      `${reason}.`,
      ...(refusal.why === 'cut' ? [' Paste all of it.'] : []),
      ...(command ? [' Run ', strong(command), ' and paste that.'] : []),
    ],
    why: `${refusal.why === 'failed' ? `It printed “${refusal.what}”. ` : ''}Nothing was computed.`,
    parts: command
      ? [{ kind: 'next-steps', data: [{ title: 'Record this instead', command }] }]
      : [],
    deepLinks: test === undefined ? [] : [toBenchmark(entered, test)],
  };
}
