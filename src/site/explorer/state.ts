/** The state of the explorer as text in the address. Everything that a link carries is checked; what is not understood is named and ignored. */
import { serializeQuery } from '../../kit/link.ts';
import { type Os, type Region, regions, systems } from '../../limits/prices/regions.ts';
import { quote } from '../../units/decimal.ts';
import type { Sort } from './sort.ts';

export type State = {
  readonly q: string;
  readonly series: string;
  /** The id of an edition, or `both` for all. */
  readonly edition: string;
  /** Whether sizes are shown that something speaks against: retiring, restricted, in preview. */
  readonly lifecycle: 'first-choice' | 'all';
  /** What prices are for. */
  readonly region: Region;
  readonly os: Os;
  /** Texts of the fields with numbers, as typed. */
  readonly texts: Readonly<Record<string, string>>;
  readonly sort: Sort | undefined;
  readonly diskSort: Sort | undefined;
  /** The chosen columns; nothing where they are the usual ones. */
  readonly cols: readonly string[] | undefined;
  /** Sizes side by side, as `NAME` or `NAME@2018-09`. */
  readonly compare: readonly string[];
};
/** What there is to choose from. */
export type Options = {
  readonly editions: readonly string[];
  /** The names of the fields with numbers. */
  readonly fields: readonly string[];
  readonly series: readonly string[];
  readonly columns: readonly string[];
  /** Columns that are chosen together, by name. The first ones are shown until others are chosen. */
  readonly presets: ReadonlyMap<string, readonly string[]>;
  readonly diskColumns: readonly string[];
  readonly sizes: ReadonlySet<string>;
};

export const maxCompared = 4;
const maxLength = 60;
/** A search may have several conditions. */
const maxSearch = 120;

/** The columns that are shown until others are chosen. */
export const usualOf = ({ presets }: Pick<Options, 'presets'>): readonly string[] =>
  presets.values().next().value ?? [];

/** The preset that has exactly these columns. */
export const presetOf = (
  cols: readonly string[],
  { presets }: Pick<Options, 'presets'>,
): string | undefined =>
  [...presets].find(
    ([, columns]) => columns.length === cols.length && columns.every((id) => cols.includes(id)),
  )?.[0];

export const initial: State = {
  q: '',
  series: '',
  edition: 'current',
  lifecycle: 'first-choice',
  region: regions[0].id,
  os: systems[0].id,
  texts: {},
  sort: undefined,
  diskSort: undefined,
  cols: undefined,
  compare: [],
};

/** What a reader comes back to: prices and disks stay as they are. */
export const resetOf = ({ region, os, diskSort }: State): State => ({
  ...initial,
  region,
  os,
  diskSort,
});

/** The settings that are one text, or one of a few. */
const plain = ['q', 'series', 'edition', 'lifecycle', 'region', 'os'] as const;

/** @returns the state, and a sentence for what is ignored: three at most are named, however many there are */
export function parseState(query: string, options: Options) {
  const parameters = new URLSearchParams(query);
  const ignored: string[] = [];
  const refuse = (name: string, text: string) =>
    ignored.push(`${quote(text)} is not known as ${name}, so it is ignored.`);
  const one = (name: string) => parameters.get(name) ?? '';

  const chosen = <Name extends (typeof plain)[number]>(
    name: Name,
    choices: readonly State[Name][],
  ): State[Name] => {
    const text = one(name);
    const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    if (text !== '' && found === undefined) refuse(name, text);
    return found ?? initial[name];
  };
  const list = (name: string, has: (text: string) => boolean, limit: number) => {
    const all = one(name).split(',').filter(Boolean);
    const strange = all.find((text) => !has(text));
    if (strange !== undefined) refuse(name, strange);
    return [...new Set(all.filter(has))].slice(0, limit);
  };
  const sorted = (name: string, columns: readonly string[]): Sort | undefined => {
    const text = one(name);
    const column = text.replace(/^-/, '');
    if (columns.includes(column)) return { column, descending: text.startsWith('-') };
    if (text !== '') refuse(name, text);
    return undefined;
  };

  const others = ['sort', 'disk-sort', 'cols', 'compare', 'theme', 'lang'];
  const names: readonly string[] = [...plain, ...others, ...options.fields];
  for (const name of new Set(parameters.keys()))
    if (!names.includes(name))
      ignored.push(`${quote(name)} is no setting of this page, so it is ignored.`);

  const texts: Record<string, string> = {};
  for (const name of options.fields) {
    const text = one(name).slice(0, maxLength + 1);
    if (text.trim() !== '') texts[name] = text;
  }
  const preset = options.presets.get(one('cols'));
  const cols =
    preset ?? list('cols', (text) => options.columns.includes(text), options.columns.length);
  const state: State = {
    q: one('q').slice(0, maxSearch),
    series: chosen('series', options.series),
    edition: chosen('edition', options.editions),
    lifecycle: chosen('lifecycle', ['first-choice', 'all']),
    region: chosen('region', idsOf(regions)),
    os: chosen('os', idsOf(systems)),
    texts,
    sort: sorted('sort', ['name', 'series', ...options.columns]),
    diskSort: sorted('disk-sort', options.diskColumns),
    cols: cols.length > 0 && cols !== usualOf(options) ? cols : undefined,
    compare: list('compare', (text) => options.sizes.has(text), maxCompared),
  };
  const rest = ignored.length - 3;
  if (rest > 0) ignored.splice(3, rest, `${rest} more ${rest === 1 ? 'is' : 'are'} ignored too.`);
  return { state, ignored };
}

const idsOf = <Id extends string>(all: readonly { readonly id: Id }[]) => all.map(({ id }) => id);

const sortText = (sort: Sort | undefined) =>
  sort ? `${sort.descending ? '-' : ''}${sort.column}` : '';

/** The query without `?`: defaults left out, one order. */
export function serializeState(state: State, options: Options): string {
  const cols = state.cols ?? usualOf(options);
  const [usual] = options.presets.keys();
  const preset = presetOf(cols, options);
  const pairs: readonly (readonly [string, string])[] = [
    ...plain.map(
      (name) => [name, state[name] === initial[name] ? '' : state[name].trim()] as const,
    ),
    ...options.fields.map((name) => [name, (state.texts[name] ?? '').trim()] as const),
    ['sort', sortText(state.sort)],
    ['disk-sort', sortText(state.diskSort)],
    ['cols', preset === usual ? '' : (preset ?? cols.join(','))],
    ['compare', state.compare.join(',')],
  ];
  return serializeQuery(pairs.filter(([, text]) => text !== ''));
}

/** Whether there is anything to come back from. */
export const isChanged = (state: State, options: Options): boolean =>
  serializeState(state, options) !== serializeState(resetOf(state), options);
