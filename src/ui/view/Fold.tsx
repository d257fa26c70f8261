/** The parts of an answer that are folded into one line each, which says their result. */
import type { ComponentChildren } from 'preact';
import {
  type CalculationStep,
  type Check,
  type LimitUse,
  plainText,
  utilisationText,
} from '../../kit/index.ts';

export type FoldProps = {
  readonly title: string;
  readonly result: string;
  readonly children: ComponentChildren;
};

export const Fold = ({ title, result, children }: FoldProps) => (
  <details class="folded">
    <summary>
      <b>{title}</b> <span>{result}</span>
    </summary>
    {children}
  </details>
);

/** “VM uncached 131 %, data 98 %”: of each limit the dimension that is used most. */
export function usedOf(limits: readonly LimitUse[]): string {
  const usedBy = ({ demand = 0, limit = 0 }: LimitUse) => (limit > 0 ? demand / limit : -1);
  const highest = new Map<string, LimitUse>();
  for (const one of limits) {
    const before = highest.get(one.label);
    if (one.kind !== 'count' && (!before || usedBy(one) > usedBy(before)))
      highest.set(one.label, one);
  }
  return [...highest.values()]
    .map((one) => `${one.label} ${usedBy(one) < 0 ? one.limitText : utilisationText(one)}`)
    .join(', ');
}

/** The step that exceeds a limit, or else the last one. */
export function lineOf(steps: readonly CalculationStep[]): string {
  const over = steps.find(({ line }) =>
    line.some((part) => typeof part !== 'string' && /over|tight/.test(part.tone)),
  );
  const { label, line } = over ?? steps.at(-1) ?? { label: '', line: [] };
  return `${label}: ${plainText(line)}`;
}

const words: Readonly<Record<Check['severity'], string>> = {
  failed: 'failed',
  warning: 'to watch',
  passed: 'passed',
  info: 'to know',
};

/** “1 failed, 2 passed, 6 to know” */
export const countsOf = (checks: readonly Check[]): string =>
  Object.entries(words)
    .map(([severity, word]) => [checks.filter((one) => one.severity === severity).length, word])
    .filter(([count]) => count !== 0)
    .map((pair) => pair.join(' '))
    .join(', ');
