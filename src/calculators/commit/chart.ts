import type { Chart } from '../../kit/index.ts';
import { serializeCount, sorted } from '../../units/index.ts';
import { countStops, domainOf, logAxis } from '../shared/answer/axes.ts';
import { plural } from '../shared/answer/text.ts';
import type { Case, Result } from './model.ts';
import { figureOf, formatBounds, formatRate } from './text.ts';

/** The numbers of committers of the table: powers of two, and that of the case. One alone shares no sync, and the figures have it. */
export const committerStops = ({ committers }: Pick<Case, 'committers'>): readonly number[] =>
  sorted([...(committers > 1 ? [1, committers] : []), 2, 4, 8, 16, 32, 64]);

/** What group commit gives at least. */
const turns = 'at least: two groups take turns';

/** Commits a second against the number of committers, with the band that group commit can give. */
export function chart(given: Case, result: Result): Chart {
  const { committers, groupCommit } = given;
  const end = Math.max(64, committers);
  const at = (count: number) => result.ratesOf(count, true);
  const alone = result.ratesOf(1, false);
  const counts = countStops(end, [committers]);
  const line = (of: (count: number) => number, at = counts) =>
    at.map((count) => [count, of(count)] as const);
  // Bounds are drawn with fewer points: 1, 2, 3, 4, 6, 8, 12 and so on.
  const fewer = counts.filter((count) =>
    [count, count / 3, count / end].some((part) => Number.isInteger(Math.log2(part))),
  );
  const own = !groupCommit ? 'without group commit' : result.isTypical ? 'typical' : turns;
  return {
    title: 'Commits against committers',
    summary: `Without group commit all committers together achieve ${formatRate(alone.least)}. With it ${plural(end, 'committer')} achieve ${formatBounds(at(end))}.`,
    x: logAxis('Committers', [1, end], 'counts'),
    verticalLines: [],
    samples: counts.map((count) => {
      const rate = result.ratesOf(count, groupCommit);
      const others = groupCommit
        ? [{ name: 'without group commit', text: formatRate(alone.least) }]
        : [{ name: 'with group commit', text: formatBounds(at(count)) }];
      return {
        x: count,
        label: plural(count, 'committer'),
        values: [{ y: rate.middle, text: formatBounds(rate), others }],
      };
    }),
    input: {
      name: 'committers',
      label: 'Committers',
      values: counts.map((x) => ({ x, text: serializeCount(x) })),
    },
    panels: [
      {
        kind: 'iops',
        y: logAxis('Commits a second', domainOf([alone.least, at(end).most])),
        // What is typical of the case is the line that its point is on.
        lines: [
          {
            label: 'at most: all share a sync',
            points: line((count) => at(count).most, fewer),
            secondary: true,
          },
          { label: own, points: line((count) => result.ratesOf(count, groupCommit).middle) },
          ...(own === turns
            ? []
            : [{ label: turns, points: line((count) => at(count).least, fewer), secondary: true }]),
          ...(groupCommit
            ? [
                {
                  label: 'without group commit',
                  points: line(() => alone.least, [1, end]),
                  secondary: true,
                },
              ]
            : []),
        ],
        current: {
          x: committers,
          y: result.commits.middle,
          // Its unit is that of the axis, its range that of the lines; with one committer these leave no room beside it.
          label: committers > 1 ? figureOf(result.commits.middle) : '',
        },
        marks: [],
      },
    ],
  };
}
