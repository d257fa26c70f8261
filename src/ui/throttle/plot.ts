/** Where samples and amounts are in a drawing over time: side by side over `across` units, heights in px. */
import { scaleLinear } from 'd3-scale';
import { across } from '../shapes/stretched.tsx';
import { tenth } from '../shapes/svg-attributes.ts';

/** Where 0 and the highest value are in a drawing. */
export type Plot = { readonly top: number; readonly bottom: number; readonly max: number };

/** The y coordinates of values. */
export const yScale = ({ top, bottom, max }: Plot) => {
  const scale = scaleLinear([0, max || 1], [bottom, top]).clamp(true);
  return (value: number): number => tenth(scale(value));
};

/** The y coordinate of one value. */
export const yAt = (plot: Plot, value: number): number => yScale(plot)(value);

/** The x coordinate at which a sample begins, of so many. */
export const xScale = (count: number) => scaleLinear([0, count], [0, across]);
