/** What a calculator may need besides its own script: its views export some of these. */
import { load } from '../browser/load.ts';

/** Typical latencies with their sources, for a calculator that computes with them. */
export const loadLatencies = async () =>
  (await load(() => import('./latencies-script.ts')))?.latencies;

/** What computes and draws planes. */
export const loadPlanes = () => load(() => import('../plane/script.tsx'));

/** What draws charts: until they are drawn again, a page has them as they were printed. */
export const loadChart = async () =>
  (await load(() => import('../charts/ChartFigure.tsx')))?.ChartFigure;
