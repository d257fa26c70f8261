/** The diagrams that a page may show, by the name it writes. */
import { blockingDiagram } from './blocking.tsx';
import { computedMeasuredDiagram } from './computed-measured.tsx';
import { creditDiagram } from './credit-curve.ts';
import type { Diagram } from './diagram.ts';
import { fioDiagram } from './fio-annotated.ts';
import { iostatDiagram } from './iostat-annotated.ts';
import { histogramDiagram } from './latency-histogram.ts';
import { layoutsDiagram } from './layouts.ts';
import { hostCache, limitsOfAnIo } from './paths.ts';
import { portalDiagram } from './portal-annotated.ts';
import { pathsDiagram } from './storage-paths.ts';
import { stripeDiagram } from './stripe.ts';
import { timelineDiagram } from './timeline.ts';
import { windowsDiagram } from './windows.ts';

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
