/** Every answer that the site gives by itself, and what moved between two states. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accuracy } from '../../src/accuracy/index.ts';
import { examples } from '../../src/calculators/examples.ts';
import { calculators } from '../../src/calculators/index.ts';
import { plainText, queryOf, type ViewModel } from '../../src/kit/index.ts';
import { inputsOf, tagsOf } from '../../src/site/content-checks/tags.ts';
import { root } from '../architecture/sources.ts';
import { figuresOn, rowsOf, screenOf } from '../browser/cases.ts';

/** What an answer says and its figures in base units, by name. */
type Figures = Readonly<Record<string, number | string>>;
/** By case, in the order of the site. */
export type Answers = Readonly<Record<string, Figures>>;

/** Rounded to what a reader could see, so that the last bit of a division moves nothing. */
const rounded = (value: number) => Number(value.toPrecision(6));

type Case = { readonly name: string; readonly calculator: string; readonly query: string };

/** The calculators that pages of the guide set, and those they link to. */
function casesOfPages(): readonly Case[] {
  const found = globSync('**/*.mdx', { cwd: path.join(root, 'content') }).sort();
  return found.flatMap((file) => {
    const text = readFileSync(path.join(root, 'content', file), 'utf8');
    const set = tagsOf(text)
      .filter(({ name }) => name === 'Calculator')
      .map((tag) => ({ calculator: tag.attributes['of'] ?? '', query: queryOf(inputsOf(tag)) }));
    const linked = [...text.matchAll(/\/calculators\/([\w-]+)\/\?([^)\s"#]+)/g)].map(
      ([, calculator = '', query = '']) => ({ calculator, query }),
    );
    return [...set, ...linked].map((one) => ({
      ...one,
      name: `content/${file.replaceAll('\\', '/')}: ${one.calculator}?${one.query}`,
    }));
  });
}

const cases = (): readonly Case[] => [
  ...calculators.map(({ id }) => ({ name: `${id} as it opens`, calculator: id, query: '' })),
  ...casesOfPages(),
  ...Object.entries(examples).flatMap(([calculator, list]) =>
    list.map(({ id, title, given }) => ({
      name: `${calculator}, worked example ${id}: ${title}`,
      calculator,
      query: queryOf(given),
    })),
  ),
];

function figuresOf(screen: ViewModel): Figures {
  if (!screen.answer) return {};
  const figures = figuresOn(screen).map(({ id, unit, value }) => [
    `${id}, ${unit}`,
    rounded(value),
  ]);
  return { says: plainText(screen.answer.headline), ...Object.fromEntries(figures) };
}

/**
 * How many answers look one of these sizes or disks up by name. What a calculator searches through all
 * sizes, for its recommendations, is not counted.
 */
export function usesOfRows(): (kind: 'vm' | 'disk', names: readonly string[]) => number {
  const named = cases().map(({ calculator, query }) => rowsOf(calculator, query));
  return (kind, names) =>
    named.filter((rows) => names.some((name) => rows.has(`${kind} ${name}`))).length;
}

export function answers(): Answers {
  const all: Record<string, Figures> = {};
  for (const { name, calculator, query } of cases())
    all[name] = figuresOf(screenOf(calculator, query));
  for (const { id, of, what, formula, simulated } of accuracy()) {
    const computed = {
      ...(formula === undefined ? {} : { 'by formula': rounded(formula) }),
      ...(simulated === undefined ? {} : { simulated: rounded(simulated) }),
    };
    if (Object.keys(computed).length > 0) all[`measured run ${id}, ${of}, ${what}`] = computed;
  }
  return all;
}

const inWords = (value: number | string | undefined) =>
  typeof value === 'number' ? value.toLocaleString('en', { maximumSignificantDigits: 6 }) : value;

function part(was: number | string | undefined, is: number | string | undefined) {
  if (typeof was !== 'number' || typeof is !== 'number' || was === 0) return '';
  const change = ((is / was - 1) * 100).toFixed(2);
  return ` (${is > was ? '+' : ''}${change} %)`;
}

/** The answers that are not what they were, as lines: a case, and below it what was and what is. */
export function moved(before: Answers, now: Answers): readonly string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((name) => {
    const [then, today] = [before[name], now[name]];
    if (!then) return [`new: ${name}`];
    if (!today) return [`gone: ${name}`];
    const changed = [...new Set([...Object.keys(today), ...Object.keys(then)])]
      .filter((key) => then[key] !== today[key])
      .map((key) => {
        const [was, is] = [then[key], today[key]];
        return `  ${key}: ${inWords(was) ?? 'nothing'} → ${inWords(is) ?? 'nothing'}${part(was, is)}`;
      });
    return changed.length > 0 ? [name, ...changed] : [];
  });
}
