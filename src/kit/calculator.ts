import { quote } from '../units/decimal.ts';
import { defined } from '../units/omit-undefined.ts';
import type { Begun, Calculator, Definition, Started } from './definition.ts';
import {
  controlOf,
  echoOf,
  type Fields,
  type InputLookup,
  type ParseContext,
  parseFields,
} from './field.ts';
import type { Control } from './form-model.ts';
import { type AnyDefinition, queryOfCase, renamedIn, spread, textsOf } from './texts-of-case.ts';
import type { Answer, Details, Headline, Shown, ViewModel } from './view-model.ts';
import { after, toEnd, type Work } from './work.ts';

/** How pages and lists introduce a calculator. Kept apart from its definition, since the script does not need it. */
export type About = {
  /** The name in lists. */
  readonly title: string;
  /** What a reader comes for: why something is slow, what is needed, or one figure. Lists put these together. */
  readonly group: 'slow' | 'need' | 'get' | 'figure';
  /** Which calculator’s entry of the navigation it is under, if it has none of its own. */
  readonly under?: string;
  /** The reader's question, in the reader's words. */
  readonly question: string;
  /** One or two sentences under the question. */
  readonly lead: string;
};

/** A longer text is left out of the link, since browsers and wikis would cut it. It stays in its control. */
const maxLinkTextLength = 2000;

/** The inputs of these texts, and what is wrong with them. */
function parseAll<Context>(
  definition: AnyDefinition<Context>,
  lookup: InputLookup,
  context: Context,
) {
  const { fields } = definition;
  const { texts, implied } = textsOf(definition, lookup, context);
  const renamed = renamedIn(definition, lookup, texts);
  const parseContext: ParseContext<Context> = { context, text: (name) => texts[name] ?? '' };
  const { inputs, values, problems } = parseFields(fields, parseContext.text, parseContext);
  const complete = Object.keys(renamed).length === 0 ? inputs : undefined;
  return { parseContext, implied, values, problems: { ...renamed, ...problems }, complete };
}

type Parsed<Context> = ReturnType<typeof parseAll<Context>>;

/** The text under each input that could be parsed, and the canonical query: only for what is drawn of the inputs. */
function echoesOf<Context>(
  { fields }: AnyDefinition<Context>,
  { parseContext, implied, values }: Parsed<Context>,
) {
  // A private text is in no link, so what it tells of other inputs has to be.
  const isTold = Object.entries(fields).every(
    ([name, field]) => !field.isPrivate?.(parseContext.text(name)),
  );
  const echoes: Record<string, Pick<Control, 'readAs' | 'brief'>> = {};
  const canonical: [string, string][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const text = parseContext.text(name);
    const isParsed = name in values;
    const canonicalText = isParsed ? field.serialize(values[name]) : text;
    if (isParsed) {
      const brief = [field.brief?.(values[name], parseContext.text) ?? []].flat().filter(Boolean);
      echoes[name] = {
        ...echoOf(text, canonicalText),
        ...defined({ brief: brief.length > 0 ? brief : undefined }),
      };
    }
    const linked = field.isPrivate?.(text) ? '' : canonicalText;
    const without = (isTold ? implied[name] : undefined) ?? field.initial;
    if (linked !== without && linked.length <= maxLinkTextLength) canonical.push([name, linked]);
  }
  return { echoes, canonical };
}

/** The view model without an answer. */
const shown = <Context>(
  definition: AnyDefinition<Context>,
  parsed: Parsed<Context>,
  given: readonly string[],
  found?: unknown,
): ViewModel<never> => {
  const { id, fields, formerNames = {} } = definition;
  const { parseContext, problems } = parsed;
  const { echoes, canonical } = echoesOf(definition, parsed);
  return {
    calculator: id,
    controls: Object.entries(fields).map(([name, field]) =>
      controlOf(
        name,
        field,
        parseContext.text(name),
        { ...parseContext, found },
        problems[name] ?? echoes[name] ?? {},
      ),
    ),
    ignored: ignoredOf(given, [...Object.keys(fields), ...Object.keys(formerNames)]),
    query: queryOfCase(definition, canonical),
  };
};

function start<Context>(
  definition: AnyDefinition<Context>,
  lookup: InputLookup,
  context: Context,
  given: readonly string[],
): Work<Started> {
  const parsed = parseAll(definition, lookup, context);
  if (!parsed.complete) return { screen: () => shown(definition, parsed, given) };
  return after(definition.answer(parsed.complete, context), (result): Started => {
    if ('problems' in result) {
      const problems = { ...parsed.problems };
      for (const [name, problem = ''] of Object.entries(result.problems))
        problems[name] = { problem };
      return { screen: () => shown(definition, { ...parsed, problems }, given) };
    }
    const { details = () => result as Shown, found, planeOf, ...answer } = result as Begun;
    let made: (ViewModel<Headline> & { readonly answer: Headline }) | undefined;
    const screen = () =>
      (made ??= {
        ...shown(definition, parsed, given, found),
        answer: { ...answer, ...defined({ plane: planeOf?.() }) },
      });
    const whole = (rest: Details) => ({ ...screen(), answer: { ...screen().answer, ...rest } });
    return { answer, screen, details: () => after(details(), whole), found };
  });
}

function recommend<Context>(
  definition: AnyDefinition<Context>,
  lookup: InputLookup,
  context: Context,
) {
  const { complete } = parseAll(definition, lookup, context);
  return complete && definition.recommend?.(complete, context);
}

function viewModel<Context>(
  definition: AnyDefinition<Context>,
  lookup: InputLookup,
  context: Context,
  given: readonly string[],
): ViewModel<Answer> {
  const { screen, details } = toEnd(start(definition, lookup, context, given));
  const { answer: whole, ...rest } = details
    ? toEnd(details())
    : { ...screen(), answer: undefined };
  if (!whole) return rest;
  const recommendations =
    whole.recommendations ?? toEnd(recommend(definition, lookup, context)) ?? [];
  return { ...rest, answer: { ...whole, recommendations } };
}

/**
 * Makes a calculator from its definition. Parsing inputs, the canonical query, and the rule that there
 * is no answer while an input has a problem are the same for all calculators.
 */
export function defineCalculator<Context>() {
  return <F extends Fields<Context>>(given: Definition<F, Context>): Calculator<Context> => {
    // The fields of one calculator are known to it alone.
    const definition = given as unknown as AnyDefinition<Context>;
    const { id, fields } = definition;
    return {
      id,
      names: Object.keys(fields),
      example: definition.example ?? {},
      comparesSizes: definition.comparesSizes ?? false,
      initial: (name) => fields[name]?.initial ?? '',
      textOf: (name, lookup, context) => textsOf(definition, lookup, context).texts[name] ?? '',
      isPrivate: (name, text) => fields[name]?.isPrivate?.(text),
      edit: (name, text, change, context) =>
        fields[name]?.edit?.(text, change, context) ?? (change.kind === 'set' ? change.text : text),
      spread: (name, text) => spread(definition, name, text),
      isComplete: (name, lookup, context, change) => {
        const { parseContext, problems } = parseAll(definition, lookup, context);
        const text = parseContext.text(name);
        const isWhole = fields[name]?.isComplete?.(text, parseContext, change) ?? true;
        return problems[name] === undefined && isWhole;
      },
      viewModel: (lookup, context, given = []) => viewModel(definition, lookup, context, given),
      start: (lookup, context, given = []) => start(definition, lookup, context, given),
      inputs: (lookup, context, given = [], found) =>
        shown(definition, parseAll(definition, lookup, context), given, found),
      recommend: (lookup, context) => recommend(definition, lookup, context),
      needsAllSizes: definition.needsAllSizes ?? false,
    };
  };
}

/** A sentence about unknown names, which lists only three since a hostile link can have thousands, and one about each repeated name. */
function ignoredOf(given: readonly string[], names: readonly string[]): readonly string[] {
  const unknown = [...new Set(given)].filter((name) => !names.includes(name));
  const twice = names.filter((name) => given.filter((other) => other === name).length > 1);
  const shown = unknown.slice(0, 3).map(quote);
  const more = unknown.length > shown.length ? ` and ${unknown.length - shown.length} more` : '';
  return [
    ...(unknown.length > 0
      ? [`Ignored, since there is no such input here: ${shown.join(', ')}${more}.`]
      : []),
    ...twice.map((name) => `“${name}” stands more than once in the link: the first was taken.`),
  ];
}
