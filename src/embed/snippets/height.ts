import { type Heights, heightAt } from '../heights.ts';
import type { Shared } from './shared.ts';

/** How high the case is at a width, as well as that is known. */
export const heightOf = ({ id, heights, shown }: Shared, width: keyof Heights): number =>
  heights?.[width] ?? heightAt(id, width, shown);
