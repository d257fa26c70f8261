import { clipped, quote } from '../units/decimal.ts';
import type { ParseError } from '../units/index.ts';
import {
  controlOf,
  echoOf,
  type Fields,
  type InputLookup,
  type Inputs,
  type ListChange,
  type ParseContext,
  parseFields,
} from './field.ts';
import type { Control } from './form-model.ts';
import { serializeQuery } from './link.ts';
import { after, toEnd, type Work } from './run.ts';
import type { Answer, Details, Headline, Recommendation, Shown, ViewModel } from './view-model.ts';

/** How pages and lists introduce a calculator. Kept apart from its definition, since the script does not need it. */
export type About = {
  /** The name in lists. */
  readonly title: string;
  /** The reader's question, in the reader's words. */
  readonly question: string;
  /** One or two sentences under the question. */
  readonly lead: string;
};

/** An answer whose details are computed after it. */
export type Begun = Headline & {
  readonly details: () => Work<Details>;
  /** What was found that inputs show, such as which device was taken for which disk (`ParseContext`). */
  readonly found?: unknown;
};

/** What an author of a calculator writes. */
export type Definition<F extends Fields<Context>, Context> = {
  /** The name in addresses and attributes. */
  readonly id: string;
  readonly fields: F;
  /** Does an answer compare all VM sizes there are, so that a page may not compute it with some of them? */
  readonly comparesSizes?: true;
  /**
   * Names that inputs had in earlier links, each with its present name. A link with a former name gets
   * a problem that names the replacement and no answer, since the name may have meant something else.
   */
  readonly formerNames?: Readonly<Record<string, keyof F & string>>;
  /**
   * What the texts of some inputs tell about others, such as a result that names what was tested: their
   * texts by name, which count where these inputs are not set or empty.
   * @param context nothing while it is not there yet
   */
  readonly implied?: (
    text: (name: string) => string,
    context: Context | undefined,
  ) => Readonly<Partial<Record<string, string>>>;
  /** Computes the answer, or the problems that only show when inputs are compared with each other. */
  readonly answer: (
    inputs: Inputs<F>,
    context: Context,
  ) => Work<Begun | Shown | { readonly problems: Partial<Record<keyof F & string, string>> }>;
  /** Recommendations that take longer than the details, or code and data that only they need. */
  readonly recommend?: (inputs: Inputs<F>, context: Context) => Work<readonly Recommendation[]>;
  /** Do these compare all VM sizes there are? */
  readonly needsAllSizes?: true;
};

/** A view model without the details of its answer, and what computes them. */
export type Started = {
  readonly screen: ViewModel<Headline>;
  /** Missing where there is no answer. */
  readonly details?: () => Work<ViewModel>;
  /** For the screen that is shown while the next answer is computed. */
  readonly found?: unknown;
};

/** A calculator: a pure function from the texts of its inputs to a view model. */
export type Calculator<Context> = {
  readonly id: string;
  /** The names of its inputs, in the order of links. */
  readonly names: readonly string[];
  /** An answer compares all VM sizes there are. */
  readonly comparesSizes: boolean;
  /** The text an input starts with. */
  readonly initial: (name: string) => string;
  /** The text of an input: what the lookup has, else what other inputs tell of it, else what it starts with. */
  readonly textOf: (name: string, lookup: InputLookup, context?: Context) => string;
  /** Is the text of an input the reader’s own data? It stays in the page, and no link or store has it. */
  readonly isPrivate: (name: string, text: string) => boolean | undefined;
  /** The text of an input after a change to one of its boxes. */
  readonly edit: (name: string, text: string, change: ListChange, context: Context) => string;
  /** The texts of inputs that a text of one of them sets: its own, and what it says of others. */
  readonly spread: (name: string, text: string) => Readonly<Record<string, string>>;
  /** Can what an input holds be read, and is it no beginning of something else? */
  readonly isComplete: (
    name: string,
    lookup: InputLookup,
    context: Context,
    change?: ListChange,
  ) => boolean;
  /**
   * What does the calculator show for these texts? Never throws, whatever the text.
   * @param lookup finds the text of an input; `undefined` means its default
   * @param given the names of the link's parameters, so that unknown ones can be reported
   */
  readonly viewModel: (
    lookup: InputLookup,
    context: Context,
    given?: readonly string[],
  ) => ViewModel<Answer>;
  /** The same, but only what an answer says at once, as a page that follows keys wants it. */
  readonly start: (
    lookup: InputLookup,
    context: Context,
    given?: readonly string[],
  ) => Work<Started>;
  /** The inputs alone. @param found what the last answer had found */
  readonly inputs: (
    lookup: InputLookup,
    context: Context,
    given?: readonly string[],
    found?: unknown,
  ) => ViewModel<never>;
  /** The recommendations that details leave out. @returns nothing where an input cannot be read */
  readonly recommend: (
    lookup: InputLookup,
    context: Context,
  ) => Work<readonly Recommendation[]> | undefined;
  /** They compare all VM sizes, not only those that an answer needs. */
  readonly needsAllSizes: boolean;
};

/** A longer text is left out of the link, since browsers and wikis would cut it. It stays in its control. */
const maxLinkTextLength = 2000;

/**
 * Makes a calculator from its definition. Parsing inputs, the canonical query, and the rule that there
 * is no answer while an input has a problem are the same for all calculators.
 */
export function defineCalculator<Context>() {
  return <F extends Fields<Context>>(definition: Definition<F, Context>): Calculator<Context> => {
    const { id, fields, formerNames = {}, answer } = definition;
    const names = Object.keys(fields);

    const initial = (name: string) => fields[name]?.initial ?? '';

    const impliedOf = (lookup: InputLookup, context: Context | undefined) =>
      definition.implied?.((name) => lookup(name) ?? initial(name), context) ?? {};

    function spread(name: string, text: string): Readonly<Record<string, string>> {
      const texts = fields[name]?.spread?.(text) ?? {};
      const isAll = name in texts && Object.keys(texts).every((one) => names.includes(one));
      return isAll ? texts : { [name]: text };
    }

    function textsOf(
      lookup: InputLookup,
      implied: ReturnType<typeof impliedOf>,
    ): Record<string, string> {
      const texts = Object.fromEntries(
        names.map((name) => [
          name,
          lookup(name) || (implied[name] ?? lookup(name) ?? initial(name)),
        ]),
      );
      for (const name of names) {
        const told = spread(name, texts[name] ?? '');
        // What a link sets twice, and not to the same, is a problem of the first.
        const isOpen = (other: string) =>
          other === name || (lookup(other) ?? told[other]) === told[other];
        if (Object.keys(told).every(isOpen)) Object.assign(texts, told);
      }
      return texts;
    }

    function parseAll(lookup: InputLookup, context: Context) {
      const implied = impliedOf(lookup, context);
      const texts = textsOf(lookup, implied);
      // A private text is in no link, so what it tells of other inputs has to be.
      const isTold = names.every((name) => !fields[name]?.isPrivate?.(texts[name] ?? ''));
      const renamed: Record<string, ParseError> = {};
      for (const [former, name] of Object.entries(formerNames)) {
        const text = lookup(former);
        if (text === undefined || lookup(name) !== undefined) continue;
        texts[name] = text;
        const problem = `The link sets “${former}”, which is called “${name}” now: replace it with ${name}=${clipped(text)}.`;
        renamed[name] = { problem };
      }
      const parseContext: ParseContext<Context> = { context, text: (name) => texts[name] ?? '' };
      const { inputs, values, problems } = parseFields(fields, parseContext.text, parseContext);

      const echoes: Record<string, Pick<Control, 'readAs' | 'brief'>> = {};
      const canonical: [string, string][] = [];
      for (const [name, field] of Object.entries(fields)) {
        const text = parseContext.text(name);
        const isParsed = problems[name] === undefined;
        const canonicalText = isParsed ? field.serialize(values[name]) : text;
        if (isParsed) {
          const brief = field.brief?.(values[name]);
          echoes[name] = { ...echoOf(text, canonicalText), ...(brief ? { brief } : {}) };
        }
        const isShort = canonicalText.length <= maxLinkTextLength;
        const without = (isTold ? implied[name] : undefined) ?? field.initial;
        if (canonicalText !== without && isShort && !field.isPrivate?.(text))
          canonical.push([name, canonicalText]);
      }
      const complete = Object.keys(renamed).length === 0 ? inputs : undefined;
      return { parseContext, problems: { ...renamed, ...problems }, echoes, canonical, complete };
    }

    type Parsed = ReturnType<typeof parseAll>;

    const shown = (
      { parseContext, problems, echoes, canonical }: Parsed,
      given: readonly string[],
      found: unknown,
    ): ViewModel<never> => ({
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
      ignored: ignoredOf(given, [...names, ...Object.keys(formerNames)]),
      query: serializeQuery(canonical),
    });

    function start(
      lookup: InputLookup,
      context: Context,
      given: readonly string[] = [],
    ): Work<Started> {
      const parsed = parseAll(lookup, context);
      if (!parsed.complete) return { screen: shown(parsed, given, undefined) };
      return after(answer(parsed.complete, context), (result): Started => {
        if ('problems' in result) {
          const problems = { ...parsed.problems };
          for (const [name, problem = ''] of Object.entries(result.problems))
            problems[name] = { problem };
          return { screen: shown({ ...parsed, problems }, given, undefined) };
        }
        const { details = () => result as Shown, found, ...headline } = result as Begun;
        const screen = { ...shown(parsed, given, found), answer: headline };
        const whole = (rest: Details) => {
          // Those that nobody computes later are there, and none.
          const recommendations = rest.recommendations ?? (definition.recommend ? undefined : []);
          return {
            ...screen,
            answer: { ...headline, ...rest, ...(recommendations ? { recommendations } : {}) },
          };
        };
        return { screen, details: () => after(details(), whole), found };
      });
    }

    function recommend(lookup: InputLookup, context: Context) {
      const { complete } = parseAll(lookup, context);
      return complete && definition.recommend?.(complete, context);
    }

    function viewModel(
      lookup: InputLookup,
      context: Context,
      given: readonly string[] = [],
    ): ViewModel<Answer> {
      const { screen, details } = toEnd(start(lookup, context, given));
      const { answer: whole, ...rest } = details
        ? toEnd(details())
        : { ...screen, answer: undefined };
      if (!whole) return rest;
      const recommendations = whole.recommendations ?? toEnd(recommend(lookup, context)) ?? [];
      return { ...rest, answer: { ...whole, recommendations } };
    }

    return {
      id,
      names,
      comparesSizes: definition.comparesSizes ?? false,
      initial,
      textOf: (name, lookup, context) => textsOf(lookup, impliedOf(lookup, context))[name] ?? '',
      isPrivate: (name, text) => fields[name]?.isPrivate?.(text),
      edit: (name, text, change, context) =>
        fields[name]?.edit?.(text, change, context) ?? (change.kind === 'set' ? change.text : text),
      spread,
      isComplete: (name, lookup, context, change) => {
        const { parseContext, problems } = parseAll(lookup, context);
        const text = parseContext.text(name);
        const isWhole = fields[name]?.isComplete?.(text, parseContext, change) ?? true;
        return problems[name] === undefined && isWhole;
      },
      viewModel,
      start,
      inputs: (lookup, context, given = [], found) =>
        shown(parseAll(lookup, context), given, found),
      recommend,
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
