import type { Bytes, Iops, Seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { editionIds } from '../editions.ts';
import type { IdsIn } from '../listed-ids.ts';
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

type Figure = NonNullable<Rule['figure']>;

/** What a figure is written in, the base unit it is kept in, and how many of those it is. */
const units: ReadonlyMap<string, readonly [unit: Figure['unit'], factor: number]> = new Map([
  ['KiB', ['B', 1024]],
  ['GiB', ['B', 2 ** 30]],
  ['h', ['s', 3600]],
  ['s', ['s', 1]],
  ['ms', ['s', 1 / 1000]],
  ['IOPS', ['IOPS', 1]],
  ['disks', ['disks', 1]],
  ['disks per core', ['disks per core', 1]],
]);

const families = [
  ...['Premium SSD', 'Standard SSD', 'Standard HDD', 'Premium SSD v2'],
  ...['Ultra Disk', 'Ephemeral OS disk', 'Local NVMe'],
] as const satisfies readonly DiskFamily[];

function ruleIn(lines: string): readonly [id: string, rule: Rule] {
  const [head = '', statement = '', ...more] = lines.split('\n  ');
  const [id = '', edition, source, place, ...surplus] = head.split(' | ');
  const fail = (reason: string): never => {
    throw new Error(`src/limits/rules: “${id}” ${reason}`);
  };
  const partOf = (name: string) =>
    more.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const oneOf = <T extends string>(text: string, all: readonly T[]): T =>
    all.find((one) => one === text) ?? fail(`has an unknown word “${text}”`);
  const figureIn = (text: string) => {
    const [amount = '', ...words] = text.split(' ');
    const [unit, factor] = units.get(words.join(' ')) ?? fail(`has a figure of no unit: “${text}”`);
    return /^[\d.]+$/.test(amount)
      ? ({ value: Number(amount) * factor, unit } as Figure)
      : fail(`has a figure that is no number: “${text}”`);
  };
  const figure = partOf('figure');
  const limited = defined({
    figure: figure && figureIn(figure),
    families: partOf('families')
      ?.split(', ')
      .map((one) => oneOf(one, families)),
    series: partOf('series')?.split(', '),
  });
  if (!place || !statement || surplus.length > 0 || Object.keys(limited).length !== more.length)
    fail('lacks a place or a statement, or has a cell or a line too many');
  const when = oneOf(edition ?? '', [...editionIds, 'both']);
  // Whether there is such a source is checked with all that cite it.
  return [id, { statement, edition: when, ...limited, source, place } as Rule];
}

/**
 * Rules as text: `id | edition | source | place`, and under it the statement, then `figure: 256 KiB`,
 * `families: …` and `series: …` where it has them. A line after `#` is a heading.
 * @throws where a line is missing or of another form, or an id is listed twice
 */
export function rulesIn<Text extends string>(text: `\n${Text}`) {
  const rules = text
    .replace(/^(?:#.*)?\n/gm, '')
    .trimEnd()
    .split(/\n(?! )/)
    .map(ruleIn);
  const once = new Map(rules);
  if (once.size < rules.length)
    throw new Error(`src/limits/rules: ${rules.map(([id]) => id).join(', ')}: one is listed twice`);
  return Object.fromEntries(once) as Readonly<Record<IdsIn<Text>, Rule>>;
}
