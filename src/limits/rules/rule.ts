import type { Bytes, Iops, Seconds } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { IdsIn } from '../ids-in.ts';
import type { DiskFamily, Edition } from '../rows.ts';
import type { SourceId } from '../sources.ts';

/** What the documents say beside the figures, with the place where they say it. */
export type Rule = {
  readonly statement: string;
  /** `both`: the documents of 2018 say it, and nothing today contradicts it. */
  readonly edition: Edition | 'both';
  /** In base units. */
  readonly figure?:
    | { readonly value: Bytes; readonly unit: 'B' }
    | { readonly value: Seconds; readonly unit: 's' }
    | { readonly value: Iops; readonly unit: 'IOPS' }
    | { readonly value: number; readonly unit: 'disks' | 'disks per core' };
  readonly families?: readonly DiskFamily[];
  readonly series?: readonly string[];
  readonly source: SourceId;
  /** Where in the source. */
  readonly place: string;
};

/** What a figure is written in, the base unit it is kept in, and how many of those it is. */
const units: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  KiB: ['B', 1024],
  GiB: ['B', 2 ** 30],
  h: ['s', 3600],
  s: ['s', 1],
  ms: ['s', 1 / 1000],
};

function figureIn(text: string): Rule['figure'] {
  const [amount = '', ...words] = text.split(' ');
  const written = words.join(' ');
  const [unit, factor] = units[written] ?? [written, 1];
  return { value: Number(amount) * factor, unit } as Rule['figure'];
}

function ruleIn(lines: string): readonly [id: string, rule: Rule] {
  const [head = '', statement = '', ...more] = lines.split('\n  ');
  const [id = '', edition, source, place] = head.split(' | ');
  const said = (name: string) =>
    more.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const figure = said('figure');
  const limited = present({
    figure: figure && figureIn(figure),
    families: said('families')?.split(', '),
    series: said('series')?.split(', '),
  });
  if (!place || !statement || Object.keys(limited).length !== more.length)
    throw new Error(
      `src/limits/rules: “${id}” lacks a place or a statement, or has a line too many`,
    );
  return [id, { statement, edition, ...limited, source, place } as Rule];
}

/**
 * Rules as text: `id | edition | source | place`, and under it the statement, then `figure: 256 KiB`,
 * `families: …` and `series: …` where it has them. A line after `#` is a heading.
 */
export const rulesIn = <Text extends string>(text: `\n${Text}`) =>
  Object.fromEntries(
    text
      .replace(/^(?:#.*)?\n/gm, '')
      .trimEnd()
      .split(/\n(?! )/)
      .map(ruleIn),
  ) as Readonly<Record<IdsIn<Text>, Rule>>;
