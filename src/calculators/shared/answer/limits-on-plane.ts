/** Which limits a plane has room for: those that next to none of the load meets would stretch its axes. */
import type { PlaneLoad } from '../../../kit/index.ts';
import { type Kind, kinds } from '../../../storage/path/path.ts';
import { allowedShare, type LimitBox } from './plane-of-limits.ts';

/** A limit with the part of the load that each of its sides is for. */
export type PartLimit = {
  readonly limit: LimitBox;
  readonly parts: { readonly [K in Kind]?: number };
};

/** A side that less of the load meets than this is more than ten times as far as its figure. */
const smallPart = 0.1;
/** So much further than the load and the first limit is far. */
const farFactor = 2;

/** Limits without the sides that next to none of the load meets, where these are so far that they would only stretch the axes. */
export function nearLimits(
  all: readonly PartLimit[],
  load: Pick<PlaneLoad, Kind>,
): readonly PartLimit[] {
  const far =
    farFactor * Math.max(1, Math.min(...all.map(({ limit }) => allowedShare(limit, load))));
  return all.flatMap(({ limit, parts }) => {
    const { iops, throughput, texts, ...named } = limit;
    const isNear = (kind: Kind) => {
      const side = load[kind] ? { ...named, texts, [kind]: limit[kind] } : limit;
      return (parts[kind] ?? 1) >= smallPart || allowedShare(side, load) <= far;
    };
    const near = kinds.filter(isNear);
    if (near.length === kinds.length) return [{ limit, parts }];
    const only = <T>(of: { readonly [K in Kind]?: T }) =>
      Object.fromEntries(
        near.flatMap((kind) => (of[kind] === undefined ? [] : [[kind, of[kind]]])),
      );
    const values = only(limit);
    return Object.keys(values).length === 0
      ? []
      : [{ limit: { ...named, ...values, texts: only(texts) }, parts: only(parts) }];
  });
}
