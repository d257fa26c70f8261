/** The parts of an answer on the page of a calculator, each folded into one line that says its result. */
import { plural } from '../../calculators/shared/answer/text.ts';
import {
  type CalculationStep,
  type Check,
  type LimitUse,
  plainText,
  type Table,
  utilisationText,
} from '../../kit/index.ts';
import { loadSheet } from '../browser/sheets.ts';
import type { FoldProps } from './props.ts';

/** “VM uncached 131 %”: the limit that is used most, of those that count if one does; one that is not published has no share. */
function usedOf(limits: readonly LimitUse[]): string | undefined {
  const shareOf = ({ demand = 0, limit = 0 }: LimitUse) => (limit > 0 ? demand / limit : -1);
  const isCounted = (one: LimitUse) => Number(one.counts && shareOf(one) >= 0);
  const [most] = limits
    .filter(({ kind }) => kind !== 'count')
    .sort((a, b) => isCounted(b) - isCounted(a) || shareOf(b) - shareOf(a));
  return most && `${most.label} ${shareOf(most) < 0 ? most.limitText : utilisationText(most)}`;
}

/** The step that decides, or else the last one with a result. */
function lineOf(steps: readonly CalculationStep[]): string {
  const isKnown = ({ line }: CalculationStep) => line.some((part) => typeof part !== 'string');
  const one = steps.find(({ decides }) => decides) ?? steps.findLast(isKnown) ?? steps.at(-1);
  return one ? `${one.label}: ${plainText(one.line)}` : '';
}

const words: Readonly<Record<Check['severity'], string>> = {
  failed: 'failed',
  warning: 'to watch',
  passed: 'passed',
  info: 'to know',
};

/** What the row of the case says first, or the first row, with the headings: “P20: Delivered 83 %, Lasts 30 min”. */
function rowOf({ rows, columns }: Table): string {
  const [first = '', ...others] = (rows.find(({ current }) => current) ?? rows[0])?.cells ?? [];
  const rest = others
    .flatMap((cell, at) => (cell ? `${columns[at + 1]?.label} ${cell}` : []))
    .slice(0, 2);
  // A name tells what it is of, and a figure needs its heading.
  const of = /^[\d<]/.test(first) ? `${columns[0]?.label} ${first}` : first;
  return [of, rest.join(', ')].filter(Boolean).join(': ');
}

/** “1 failed, 2 passed, 6 to know” */
const countsOf = (checks: readonly Check[]): string =>
  Object.entries(words)
    .map(([severity, word]) => [checks.filter((one) => one.severity === severity).length, word])
    .filter(([count]) => count !== 0)
    .map((pair) => pair.join(' '))
    .join(', ');

/** What a part is, and its result. */
const lines: Readonly<
  Record<FoldProps['part'], (props: FoldProps) => NonNullable<FoldProps['line']>>
> = {
  line: ({ line = ['', ''] }) => line,
  figures: ({ answer }) => ['As tables', answer.readouts.find(({ cell }) => cell)?.cell?.caption],
  limits: ({ answer: { limits } }) => [
    'All limits',
    `${usedOf(limits)}, ${limits.length - 1} more`,
  ],
  chart: ({ answer, tables = [] }) => [
    tables.length > 0 ? 'Curves and tables' : 'As curves',
    tables[0] ? rowOf(tables[0]) : answer.chart?.title,
  ],
  tables: ({ tables = [] }) => ['More tables', `${tables[0]?.caption}, ${tables.length - 1} more`],
  table: ({ tables: [table] = [] }) => [
    table?.brief?.title ?? table?.caption ?? '',
    table?.brief?.result ?? (table && rowOf(table)),
  ],
  options: ({ answer: { recommendations = [] }, tables = [] }) => [
    recommendations.length > 0 ? 'Options and tables' : 'Tables',
    [
      ...recommendations.map(({ text }) => plainText(text).split(':', 1)),
      ...(tables.length > 0 ? [plural(tables.length, 'table')] : []),
    ].join(' · '),
  ],
  basis: ({ answer: { limits, checks } }) => [
    'Limits and calculation',
    [usedOf(limits), countsOf(checks)].filter(Boolean).join('; '),
  ],
  steps: ({ answer }) => ['Calculation', lineOf(answer.steps)],
  checks: ({ answer }) => ['Checks', countsOf(answer.checks)],
  sources: ({ answer: { citations, deepLinks }, links }) => [
    'Sources',
    plural(citations.length, 'document') +
      (links?.alone || deepLinks.length === 0
        ? ''
        : `, ${plural(deepLinks.length, 'calculator')} with this case`),
  ],
};

const addStyles = (element: Element | null) => {
  loadSheet(element, 'page', () => import('./page-sheet.ts'));
};

export function Fold(props: FoldProps) {
  const [title, result] = lines[props.part](props);
  return (
    <details class="folded" ref={addStyles}>
      <summary>
        <b>{title}</b> <span>{result}</span>
      </summary>
      {props.children}
    </details>
  );
}
