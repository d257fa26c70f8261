/** Up to and from which IO sizes a verdict holds where none was entered. */
import { roleName } from '../../../storage/path/disk-names.ts';
import type { SetUp } from '../../../storage/set-up/set-up.ts';
import type { Check } from '../../../storage/verdict/checks.ts';
import { sizesAllowed } from '../../../storage/verdict/io-sizes.ts';
import { type Bytes, formatKib, tolerance } from '../../../units/index.ts';
import { list } from '../answer/text.ts';

/** A size that is still allowed: the largest rounded down, the smallest up. */
export function formatSizeLimit(size: number, end: 'max' | 'min'): string {
  const unit = size < 10 * 1024 ? 102.4 : 1024;
  const round = end === 'max' ? Math.floor : Math.ceil;
  return formatKib(
    (round((size / unit) * (end === 'max' ? 1 + tolerance : 1 - tolerance)) * unit) as Bytes,
  );
}

/**
 * “with IOs up to 39 KiB”, “with IOs from 30 KiB to 73 KiB on data and log”, which then have one size: for which IO sizes the
 * verdict holds where none was entered; where no size is within both ends, for which those of each kind of load.
 */
export function allowedSizes(checks: readonly Check[], { targetIops }: SetUp): string {
  const { max, min, isEmpty } = sizesAllowed(checks);
  const most = max && formatSizeLimit(max.size, 'max');
  const least = min && formatSizeLimit(min.size, 'min');
  if (isEmpty) return `with IOs up to ${most} for loads in IOPS, from ${least} for loads in MB/s`;
  if (least && (!most || targetIops === undefined)) {
    const loads = checks.flatMap(({ load }) =>
      load && load.demand.basis !== 'idle' && load.demand.iops !== 0 ? load : [],
    );
    const roles = [...new Set(loads.map(({ role }) => roleName(role)))];
    return `with IOs from ${least}${most ? ` to ${most}${roles.length > 1 ? ` on ${list(roles)}` : ''}` : ''}`;
  }
  return most ? `with IOs up to ${most}` : '';
}

/** The same behind a comma, where there is any. */
export function withSizes(checks: readonly Check[], setUp: SetUp): string {
  const sizes = allowedSizes(checks, setUp);
  return sizes && `, ${sizes}`;
}
