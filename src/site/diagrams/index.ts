/** The diagrams that a page may show, by the name it writes. */

import { computedMeasuredDiagram } from './computed-measured.tsx';
import { creditDiagram } from './credit-curve.ts';
import type { Diagram } from './diagram.ts';
import { fioDiagram } from './fio-annotated.ts';
import { iostatDiagram } from './iostat-annotated.ts';
import { histogramDiagram } from './latency-histogram.ts';
import { hostCache, limitsOfAnIo } from './limits-of-an-io.ts';
import { portalDiagram } from './portal-annotated.ts';
import { timelineDiagram } from './queue-depth-timeline.ts';
import { layoutsDiagram } from './sql-server-layouts.ts';
import { pathsDiagram } from './storage-paths.ts';
import { stripeDiagram } from './stripe.ts';
import { windowsDiagram } from './throttle-windows.ts';
import { blockingDiagram } from './throttling-levels.tsx';

export const diagrams: Readonly<Record<string, Diagram>> = {
  'limits-of-an-io': limitsOfAnIo,
  blocking: blockingDiagram,
  'fifty-milliseconds': windowsDiagram,
  'host-cache': hostCache,
  stripe: stripeDiagram,
  'one-and-eight': timelineDiagram,
  'sql-server-layouts': layoutsDiagram,
  'storage-paths': pathsDiagram,
  'portal-annotated': portalDiagram,
  'credit-curve': creditDiagram,
  'latency-histogram': histogramDiagram,
  'computed-measured': computedMeasuredDiagram,
  'iostat-annotated': iostatDiagram,
  'fio-annotated': fioDiagram,
};

/** @throws where there is no diagram of this name: the build stops */
export function diagramOf(name: string): Diagram {
  const diagram = Object.hasOwn(diagrams, name) ? diagrams[name] : undefined;
  if (!diagram)
    throw new Error(
      `There is no diagram “${name}”. Diagrams are ${Object.keys(diagrams).join(', ')}.`,
    );
  return diagram;
}
