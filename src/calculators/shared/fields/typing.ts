/** The boxes that texts are entered in, and what a change to one of them does to the text. A page loads it with its form. */
export { composeDisk, diskCells } from './disk-cells.ts';
export {
  composeDemand,
  composeOptions,
  composeReadRatio,
  composeTarget,
  demandCells,
  optionCells,
  readRatioCells,
  targetCells,
} from './workload-cells.ts';
