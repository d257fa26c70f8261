/** The checklist as Markdown: a table of figures and a list of answers for each workload. */
import { answerOf, checkGroups, noteOf } from './checks.ts';
import { growthOf, projected } from './growth.ts';
import { cellOf, type Figure, percentiles, periods, rows, singles } from './rows.ts';
import { answerText, nameOf, readFigure, type Sheet, textOf, type Workload } from './sheet.ts';

/** Everything that Markdown would take for a mark is escaped, so that a wiki prints what was typed; line breaks stay inside their cell. */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\`*_[\]<>|~&$#:@]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What stands in a cell: the text as typed, and a word where it can't be read. */
function shown(figure: Figure, text: string): string {
  if (text.trim() === '') return '';
  const { problem } = readFigure(figure, text);
  return escaped(text) + (problem === undefined ? '' : ' (not read)');
}

function figuresOf(workload: Workload): readonly string[] {
  const growth = growthOf(workload);
  const places = periods.flatMap(({ id, label }) =>
    percentiles.map((percentile) => ({ id, percentile, head: `${label} ${percentile} %` })),
  );
  const body = rows.flatMap((row) => {
    const texts = places.map(({ id, percentile }) =>
      textOf(workload, cellOf(row.id, id, percentile)),
    );
    const later = texts.map((text) => projected(row, readFigure(row, text).value, growth) ?? '');
    return [
      line([row.label, ...texts.map((text) => shown(row, text))]),
      ...(later.some((text) => text !== '') ? [line([`${row.label}, with growth`, ...later])] : []),
    ];
  });
  return [
    line(['What', ...places.map(({ head }) => head)]),
    line(['---', ...places.map(() => '---')]),
    ...body,
  ];
}

function singlesOf(workload: Workload): readonly string[] {
  const growth = growthOf(workload);
  const list = singles.flatMap((figure) => {
    const text = textOf(workload, figure.id);
    if (text.trim() === '') return [];
    const later = projected(figure, readFigure(figure, text).value, growth);
    return [
      `- ${figure.label}: ${shown(figure, text)}${later === undefined ? '' : `, with growth ${later}`}`,
    ];
  });
  if (!growth) return list;
  const sum = 'problem' in growth ? growth.problem : growth.arithmetic;
  return [...list, `- Growth: ${sum}`];
}

const checksOf = (workload: Workload): readonly string[] =>
  checkGroups.flatMap(({ title, checks }) => {
    const told = checks.flatMap(({ id, question }) => {
      const answer = answerText(textOf(workload, answerOf(id)));
      const note = textOf(workload, noteOf(id)).trim();
      if (answer === '' && note === '') return [];
      return [`- ${question} **${escaped(answer) || 'no answer'}**${note && ` ${escaped(note)}`}`];
    });
    return told.length > 0 ? [`### ${title}`, '', ...told, ''] : [];
  });

const block = (list: readonly string[]) => (list.length > 0 ? [...list, ''] : []);

export const markdownText = ({ workloads }: Sheet): string =>
  workloads
    .flatMap((workload, at) => [
      `## ${escaped(nameOf(workload, at))}`,
      '',
      ...block(figuresOf(workload)),
      ...block(singlesOf(workload)),
      ...checksOf(workload),
      ...block(
        textOf(workload, 'notes').trim() === ''
          ? []
          : [`Notes: ${escaped(textOf(workload, 'notes'))}`],
      ),
    ])
    .join('\n');
