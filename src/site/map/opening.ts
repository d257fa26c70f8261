/** What the map shows as it opens, for its pages, its picture, and the sentences around it. */
import { regionPrices } from '../../limits/prices/index.ts';
import { type Answer, answerTo, sizeMap } from './answer.ts';
import { mapSizes } from './dataset.ts';
import { packSizes, unpackSizes } from './packed.ts';
import { axesOf } from './shape.ts';
import { initial, loadOf } from './state.ts';

/** As the script has them, which takes over what is drawn of them. */
const { sizes } = unpackSizes(packSizes(mapSizes));

const prices = regionPrices.find(({ region }) => region === initial.region);
const map = sizeMap(sizes, prices, initial.os, '');

export const openingAnswer: Answer = answerTo(loadOf(initial), map);

/** The IO sizes at which nine of ten sizes reach both limits, in KiB: from the one to the other. */
export const crossovers: readonly [from: number, to: number] = (() => {
  const kib = sizes.map(({ iops, throughput }) => throughput / iops / 1024).sort((a, b) => a - b);
  const at = (part: number) => kib[Math.floor(part * (kib.length - 1))] ?? 0;
  return [at(0.05), at(0.95)];
})();

export const opening = {
  sizes,
  map,
  prices,
  state: initial,
  axes: axesOf(sizes),
  linkTo: (page: string, query = '') => `/${page}${query && `?${query}`}`,
};
