/** Pages of the series, by name. */
import { rowsOf, seriesPages } from '../../src/site/limits-pages/pages.ts';

export const pageOf = (series: string) => {
  const page = seriesPages.find((one) => one.series === series);
  if (!page) throw new Error(`There is no series ${series}.`);
  return page;
};
export const rowsOfSeries = (series: string) => rowsOf(pageOf(series));
