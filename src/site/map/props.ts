/** What the map is drawn from, at build and in the page. */
import type { Prices } from '../../limits/prices/region-prices.ts';
import type { SizeMap } from './answer.ts';
import type { Axes } from './shape.ts';
import type { MapSize } from './sizes.ts';
import type { MapState } from './state.ts';

export type MapProps = {
  readonly sizes: readonly MapSize[];
  /** Over all sizes, whichever are chosen. */
  readonly axes: Axes;
  readonly map: SizeMap;
  readonly state: MapState;
  readonly prices: Prices | undefined;
  /** On its own page, with all that can be chosen; or as the first picture of the site. */
  readonly isWhole: boolean;
  /** The address of a page of the site, which depends on where the map is. */
  readonly linkTo: (page: string, query?: string) => string;
  /** What could not be read or loaded. */
  readonly problems?: readonly string[];
  /** Missing at build. */
  readonly change?: ((by: Partial<MapState>) => void) | undefined;
};

/** The families with their series, in the order of their names. */
export function familiesOf(sizes: readonly MapSize[]) {
  const byFamily = Map.groupBy(sizes, ({ family }) => family);
  return [...byFamily]
    .map(([family, of]) => ({
      family,
      series: [...new Set(of.map(({ series }) => series))].sort(),
    }))
    .sort((a, b) => (a.family < b.family ? -1 : 1));
}
