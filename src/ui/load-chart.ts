import { load } from './load.ts';

/** What draws charts: until they are drawn again, a page has them as they were printed. */
export const loadChart = async () =>
  (await load(() => import('./charts/ChartFigure.tsx')))?.ChartFigure;
