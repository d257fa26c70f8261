/** The service times that the experiments of 2016 and 2017 are computed with: the rows of that edition. */
import type { ServiceTimes } from '../laws/simulation/index.ts';
import { catalogue, type IoKind, type Medium } from '../limits/index.ts';
import { edition } from './experiment.ts';

function of2018(medium: Medium, io: IoKind): ServiceTimes {
  const row = catalogue.latency(medium, io, edition);
  if (!row) throw new Error(`There is no latency of ${medium}, ${io}, in ${edition}.`);
  return { read: row.seconds, write: row.seconds, hit: row.seconds };
}

/** Throttling article, laboratory test 4. Used for 256 KiB too, as in the article. */
export const premiumWrite = of2018('Premium SSD', 'write');
/** Aggregating article, four disks. */
export const premiumRead = of2018('Premium SSD', 'read');
/** Throttling article, the A4. */
export const standardDisk = of2018('Standard HDD', 'write');
/** Throttling article, laboratory test 2. */
export const tempDisk = of2018('temp disk', 'write');
/** What the throttling article says of Premium Storage in general. */
export const documented = of2018('any disk', 'write');
