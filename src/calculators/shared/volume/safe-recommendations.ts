/** Recommendations for a volume whose host cache can lose data: none of them keeps it. */
import { type Disruption, worstOf } from '../../../storage/change/change.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import { checkVolume, type Volume } from '../../../storage/set-up/volume.ts';
import { type Fraction, fraction } from '../../../units/index.ts';
import type { ProposedChange } from '../answer/explanation.ts';
import { type volumeRecommendations, withoutReadWrite } from './recommendations.ts';

/** Does a crash of the VM lose writes that its host cache has acknowledged? */
export const losesWrites = ({
  cache,
  disk,
}: Pick<Volume, 'disk'> & { readonly cache: Cache }): boolean =>
  cache === 'ReadWrite' && !disk.placement;

/** A change that is made together with the host cache. @param changes the inputs that set it to None */
export const withNone =
  (changes: Readonly<Record<string, string>>) =>
  ({ text, outcome, ...proposed }: ProposedChange): ProposedChange => ({
    ...proposed,
    text: ['With host cache None: ', ...text],
    ...(proposed.changes && { changes: { ...proposed.changes, ...changes } }),
    ...(outcome && {
      outcome: {
        ...outcome,
        change: `${outcome.change}, with host cache None`,
        // What is less disruptive has to wait for the cache.
        how: worstOf(['restart', outcome.how as Disruption]) ?? outcome.how,
      },
    }),
  });

/**
 * What is recommended for these inputs; in place of ReadWrite first None, with which all else comes.
 * @param improvements what is recommended for inputs that cannot lose data
 */
export function safely<
  Given extends Pick<Volume, 'disk'> & { readonly cache: Cache; readonly hit: Fraction },
>(
  inputs: Given,
  of: Parameters<typeof volumeRecommendations>,
  improvements: (inputs: Given) => readonly ProposedChange[],
): readonly ProposedChange[] {
  if (!losesWrites(inputs)) return improvements(inputs);
  const [volume, size, cache, edition] = of;
  const first = withoutReadWrite(...of).filter(
    ({ outcome }) => outcome?.verdict !== 'not-possible',
  );
  // What Azure refuses for this cache alone is mended with it.
  if (first.length > 0 && checkVolume(volume, size, cache, edition).verdict === 'not-possible')
    return first;
  const others = improvements({ ...inputs, cache: 'None', hit: fraction(0) });
  return [...first, ...others.map(withNone({ cache: 'None', hit: '0%' }))];
}
