import type { Lane } from '../../kit/index.ts';
import { printFigure, printNumber } from '../../units/index.ts';

/** Drawn over so many units and stretched to the page. */
export const across = 1000;

/** More columns than that can't be told apart. */
const mostColumns = 200;

/** Samples drawn together where there are many: the highest of each few, since a peak is what matters. */
function pooled(samples: readonly number[]): readonly number[] {
  const each = Math.ceil(samples.length / mostColumns);
  if (each <= 1) return samples;
  return Array.from({ length: Math.ceil(samples.length / each) }, (_, at) =>
    Math.max(...samples.slice(at * each, (at + 1) * each)),
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A column for each sample, side by side, standing on `bottom`: one path, closed. */
export function columns(
  samples: readonly number[],
  most: number,
  bottom: number,
  height: number,
): string {
  const shown = pooled(samples);
  const wide = across / Math.max(1, shown.length);
  const yAt = (value: number) => tenth(bottom - Math.min(1, value / (most || 1)) * height);
  const steps: string[] = [];
  let last = Number.NaN;
  for (const [at, value] of shown.entries()) {
    const y = yAt(value);
    if (y !== last) steps.push(`H${tenth(at * wide)}V${y}`);
    last = y;
  }
  return `M0 ${bottom}${steps.join('')}H${across}V${bottom}Z`;
}

/** What a gate lets through in a sample: “12.8 MiB in 50 ms”. */
export const quotaInWords = ({ quota, unit }: Lane, every: number): string =>
  `${printFigure(quota)} ${unit} in ${printNumber(every * 1000, 1)} ms`;
