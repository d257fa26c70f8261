import type { ComponentChildren } from 'preact';
import type { Lane } from '../../kit/index.ts';
import { formatFigure, formatNumber } from '../../units/index.ts';
import { tenth } from './scale.ts';

/** Columns are drawn over so many units and stretched to the width of the drawing. */
export const across = 1000;

/** More columns than that can't be told apart. */
const maxColumns = 200;

/** Draws samples together where there are many: the highest of each few, since a peak is what matters. */
function downsample(samples: readonly number[]): readonly number[] {
  const each = Math.ceil(samples.length / maxColumns);
  if (each <= 1) return samples;
  return Array.from({ length: Math.ceil(samples.length / each) }, (_, at) =>
    Math.max(...samples.slice(at * each, (at + 1) * each)),
  );
}

/** Where columns stand in a drawing, in px. */
export type Band = { readonly bottom: number; readonly height: number };

/**
 * A column for each sample, side by side: one path, closed.
 * @param max the value of a column as high as the band
 */
export function columns(samples: readonly number[], max: number, { bottom, height }: Band): string {
  const shown = downsample(samples);
  const wide = across / Math.max(1, shown.length);
  const yAt = (value: number) => tenth(bottom - Math.min(1, value / (max || 1)) * height);
  const steps: string[] = [];
  let last = Number.NaN;
  for (const [at, value] of shown.entries()) {
    const y = yAt(value);
    if (y !== last) steps.push(`H${tenth(at * wide)}V${y}`);
    last = y;
  }
  return `M0 ${bottom}${steps.join('')}H${across}V${bottom}Z`;
}

/** What a limit lets through in a sample: “12.8 MiB in 50 ms”. */
export const quotaInWords = ({ quota, unit }: Lane, every: number): string =>
  `${formatFigure(quota)} ${unit} in ${formatNumber(every * 1000, 1)} ms`;

/** A window may get more than its quota: that is drawn at five sixths of the height. */
const room = 6 / 5;

/** One limit in time, over `across` units: what each window let through, above it the IOs that wait, and where the line of the quota is. */
export function laneShape({ passed, quota, waiting }: Lane, queue: Band, pass: Band) {
  const longest = Math.max(0, ...waiting);
  return {
    longest,
    queue: longest > 0 ? columns(waiting, longest, queue) : undefined,
    passed: columns(passed, quota * room, pass),
    limit: pass.bottom - pass.height / room,
  };
}

/** A drawing over `across` units, stretched to the page that it is in. */
export const Stretched = ({
  height,
  children,
}: {
  height: number;
  children: ComponentChildren;
}) => (
  <svg
    aria-hidden="true"
    width="100%"
    height={height}
    viewBox={`0 0 ${across} ${height}`}
    preserveAspectRatio="none"
  >
    {children}
  </svg>
);
