/** How much of its limits a disk reached where others measured it. */
import type { Check } from '../../../kit/index.ts';
import { expectations, type MeasuredShare } from '../../../limits/expectations.ts';
import type { Catalogue, Disk, Edition } from '../../../limits/types.ts';
import { formatNumber } from '../../../units/index.ts';
import { sourceAt } from '../answer/text.ts';

const percent = (part: number) => formatNumber(part * 100);

/** “92 to 100 %”. */
const rangeOf = ({ low, high }: MeasuredShare) =>
  `${low === high ? '' : `${percent(low)} to `}${percent(high)} %`;
const inRuns = ({ runs }: MeasuredShare) => `in ${runs} ${runs === 1 ? 'run' : 'runs'}`;

/** How much of its limits others measured on a disk of this family, where sources have it. */
export const expectationNotes = (
  { family }: Disk,
  edition: Edition,
  catalogue: Catalogue,
): readonly Check[] =>
  expectations
    .filter((one) => one.family === family && edition === 'current')
    .map(({ of, iops, throughput, sources: [source], place }) => {
      const limit = of === 'burst' ? 'that it bursts to' : 'limit';
      return {
        severity: 'info',
        text: `Measured on ${family}: ${rangeOf(iops)} of the IOPS ${limit}, ${inRuns(iops)}; ${rangeOf(throughput)} of the throughput ${limit}, ${inRuns(throughput)}.`,
        citation: sourceAt(source, place, catalogue),
      };
    });
