/**
 * Addresses that only lead to a page of the guide: those of pages that have moved, which links from
 * elsewhere still have, and the short address of a part that is typed in a hurry.
 */
export const moved: Readonly<Record<string, string>> = {
  troubleshoot: 'troubleshoot/slow-disk',
  'reference/questions': 'start/questions',
  'throttling/three-gates': 'throttling/where-throttling-happens',
  'concepts/queue-depth': 'optimise/queue-depth',
  'optimise/multithreading': 'optimise/queue-depth',
  'measure/ds14-expected': 'cases/legacy-benchmarks',
  'cases/sixteen-standard-disks-a4': 'cases/legacy-benchmarks',
  'cases/16000-iops-two-ways': 'cases/legacy-benchmarks',
};

/** Whether this file of the built folder only leads to the page of today. */
export const hasMoved = (file: string) => Object.hasOwn(moved, file.replace(/\/index\.html$/, ''));
