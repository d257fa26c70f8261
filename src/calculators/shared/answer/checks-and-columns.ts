/** What calculators put an answer together from: lists in which a part may be missing, checks, columns, and amounts. */
import type { Check, Citation } from '../../../kit/index.ts';
import type { Kind } from '../../../storage/path/path.ts';
import {
  type BytesPerSecond,
  bytesIn,
  formatFigure,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  type Iops,
  type Seconds,
  type ThroughputUnit,
} from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';

export { compact as listed } from '../../../units/omit-undefined.ts';

const checkOf = (severity: Check['severity']) => (text: string, citation?: Citation) =>
  ({ severity, text, ...defined({ citation }) }) satisfies Check as Check;
export const failed = checkOf('failed');
export const warning = checkOf('warning');
export const passed = checkOf('passed');
export const info = checkOf('info');

/** The columns of a table: of words, and of figures. */
export const textColumn = (label: string) => ({ label, numeric: false });
export const figureColumn = (label: string) => ({ label, numeric: true });

/** An amount in one dimension of a limit, or of what is measured: “5,000 IOPS”, “200 MB/s”, “1.3 ms”. */
export function formatAmount(kind: Kind | 'latency', value: number, unit: ThroughputUnit): string {
  if (kind === 'latency') return formatSeconds(value as Seconds);
  return kind === 'iops'
    ? formatIops(value as Iops)
    : formatThroughput(value as BytesPerSecond, unit);
}
/** The same where the unit is beside it: “5,000”, “200”. */
export const amountFigure = (kind: Kind, value: number, unit: ThroughputUnit): string =>
  kind === 'iops' ? formatNumber(value) : formatFigure(value / bytesIn[unit]);
/** That as a sentence has it, without the decimals of a readout: “375” of 375.2 MB/s. */
export const wholeFigure = (kind: Kind, value: number, unit: ThroughputUnit): string =>
  kind !== 'iops' && value >= 100 * bytesIn[unit]
    ? formatNumber(value / bytesIn[unit])
    : amountFigure(kind, value, unit);
export const unitOf = <U extends ThroughputUnit>(kind: Kind, unit: U) =>
  kind === 'iops' ? 'IOPS' : unit;
