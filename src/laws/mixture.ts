/**
 * How much does a device allow of a mixture, which allows so much of reads alone and of writes alone?
 * Each direction takes its share of the device, and the shares add up to at most 1:
 * reads / limit of reads + writes / limit of writes <= 1. This is the careful reading where a page
 * gives both figures and none for a mixture: it is never more than the larger of the two figures.
 * @param read the share of reads, from 0 to 1
 * @returns reads and writes together, in the unit of the figures
 */
export const mixtureLimit = (reads: number, writes: number, read: number): number =>
  // Without writes rounding would move the figure in its last digit.
  read === 1 ? reads : 1 / (read / reads + (1 - read) / writes);
