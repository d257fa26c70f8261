/** A lane of commits as paths: places across over `across` units, heights in px. */
import { densityAt, latencyAt, type Sampled } from '../../calculators/commit/sampling.ts';
import type { CommitLane } from '../../kit/index.ts';
import { across } from '../shapes/stretched.tsx';
import { tenth } from '../shapes/svg-attributes.ts';

/** In px: the application and the disk, between which commits go, and the height of a lane that has no more than those. */
export const app = 5;
export const disk = 31;
export const laneHeight = 36;
/** Of the lane of the case: the base of the heap of its syncs, how high that is, and the height of all with the words below it. */
export const base = 75;
const heap = 35;
export const chosenHeight = 96;

/** Commits on their way until a time, as the strokes down and up, and how many are acknowledged. */
export function strokesOf(commits: readonly Sampled[], span: number, until: number) {
  // To a thousandth of the width, which is less than a pixel.
  const x = (time: number) => Math.round((time / span) * across);
  let [down, up, count] = ['', '', 0];
  for (const [start, end] of commits) {
    if (start > until) break;
    const middle = (start + end) / 2;
    const part = (from: number, to: number) => Math.min(1, (until - from) / (to - from));
    const reached = part(start, middle);
    down += `M${x(start)} ${app}L${x(start + (middle - start) * reached)} ${tenth(app + (disk - app) * reached)}`;
    if (until <= middle) continue;
    const back = part(middle, end);
    up += `M${x(middle)} ${disk}L${x(middle + (end - middle) * back)} ${tenth(disk - (disk - app) * back)}`;
    if (until >= end) count++;
  }
  return { down, up, count };
}

/** Where a commit is that is on its way: to the disk, or back. */
export function headAt(commits: readonly Sampled[], at: number) {
  const found = commits.find(([start, end]) => start <= at && at < end);
  if (!found) return undefined;
  const part = (at - found[0]) / (found[1] - found[0]);
  const isBack = part > 0.5;
  return { isBack, y: tenth(app + (disk - app) * (isBack ? 2 - 2 * part : 2 * part)) };
}

/** Between how many standard deviations a heap is drawn, and in how many parts: chords are within 0.06 px of the curve. */
const reach = 3.5;
const parts = 48;

/** How long syncs take, as a heap; nothing where that does not vary. */
export function heapOf({ mean, width }: CommitLane, span: number): string {
  if (width === 0) return '';
  const points = Array.from({ length: parts + 1 }, (_, at) => {
    const time = latencyAt(mean, width, reach * ((2 * at) / parts - 1));
    return `${tenth((time / span) * across)} ${tenth(base - heap * densityAt(mean, width, time))}`;
  });
  return `M${points.join('L')}`;
}
