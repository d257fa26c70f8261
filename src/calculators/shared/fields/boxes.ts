/** The boxes that texts are entered in, and what a change to one of them does to the text. A page loads it with its form. */
export { composeDisk, diskBoxes } from './disk-boxes.ts';
export {
  composeDemand,
  composeOptions,
  composeReadRatio,
  composeTarget,
  demandBoxes,
  optionBoxes,
  readRatioBoxes,
  targetBoxes,
} from './workload-boxes.ts';
