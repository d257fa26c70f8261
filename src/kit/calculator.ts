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
import { serializeQuery } from './link.ts';
import type { Answer, ViewModel } from './view-model.ts';

/** How a calculator is announced on pages and in lists. Apart from its definition, since the script does not need it. */
export type About = {
  /** The name in lists. */
  readonly title: string;
  /** The reader's question, in the reader's words. */
  readonly question: string;
  /** One or two sentences under the question. */
  readonly lead: string;
};

/** What an author of a calculator writes. */
export type Definition<F extends Fields<World>, World> = {
  /** The name in addresses and attributes. */
  readonly id: string;
  readonly fields: F;
  /**
   * Names that inputs had in earlier links, each with the name it has now. A link that carries one
   * gets a problem that names its replacement, and no answer: it may mean something else by it.
   */
  readonly formerNames?: Readonly<Record<string, keyof F & string>>;
  /** From readable inputs to an answer, or to problems that only show when inputs are seen together. */
  readonly answer: (
    inputs: Inputs<F>,
    world: World,
  ) => Answer | { readonly problems: Partial<Record<keyof F & string, string>> };
  /** Only where an answer takes long: the same work in slices. Yields the share that is done. */
  readonly work?: (inputs: Inputs<F>, world: World) => Iterator<number, void>;
  /** The same for explanation and recommendations, which come after the answer. */
  readonly workOnDetails?: (inputs: Inputs<F>, world: World) => Iterator<number, void>;
};

/** A calculator: a pure function from the texts of its inputs to a screen. */
export type Calculator<World> = {
  readonly id: string;
  /** The names of its inputs, in the order of links. */
  readonly names: readonly string[];
  /** The text an input starts with. */
  readonly initial: (name: string) => string;
  /** The text of a list input after a change to one of its rows; any other input keeps its text. */
  readonly edit: (name: string, text: string, change: ListChange) => string;
  /**
   * What does the calculator say of these texts? Never throws, whatever the text.
   * @param textOf looks an input's text up; `undefined` stands for its default
   * @param given the names that a link carried, to say which of them it does not know
   * @param meanwhile the answer to show in place of one that is still being worked out
   */
  readonly viewModel: (
    textOf: InputLookup,
    world: World,
    given?: readonly string[],
    meanwhile?: { readonly answer: Answer | undefined },
  ) => ViewModel;
  /**
   * What a page does before it asks for a screen that takes long, a millisecond at a time. Each step
   * yields the share that is done. A screen that is asked for without it does the work at once.
   */
  readonly work: (textOf: InputLookup, world: World) => Iterator<number, void> | undefined;
  /** The same, before a page asks for the explanation, the recommendations and the notes. */
  readonly workOnDetails: (textOf: InputLookup, world: World) => Iterator<number, void> | undefined;
};

/** A longer text is left out of the link, which no browser or wiki would carry. It stays in its control. */
const maxLinkTextLength = 2000;

/**
 * Makes a calculator from its definition. Reading inputs, the canonical query, and the rule that there
 * is no answer while an input has a problem are the same for all calculators.
 */
export function defineCalculator<World>() {
  return <F extends Fields<World>>(definition: Definition<F, World>): Calculator<World> => {
    const { id, fields, formerNames = {}, answer, work, workOnDetails: workBeside } = definition;
    const names = Object.keys(fields);

    function readAll(textOf: InputLookup, world: World) {
      const texts: Record<string, string> = {};
      for (const name of names) texts[name] = textOf(name) ?? fields[name]?.initial ?? '';
      const renamed: Record<string, ParseError> = {};
      for (const [former, name] of Object.entries(formerNames)) {
        const text = textOf(former);
        if (text === undefined || textOf(name) !== undefined) continue;
        texts[name] = text;
        const problem = `The link sets “${former}”, which is called “${name}” now: replace it with ${name}=${clipped(text)}.`;
        renamed[name] = { problem };
      }
      const context: ParseContext<World> = { world, text: (name) => texts[name] ?? '' };
      const { inputs, values, problems } = parseFields(fields, context.text, context);

      const echoes: Record<string, ReturnType<typeof echoOf>> = {};
      const canonical: [string, string][] = [];
      for (const [name, field] of Object.entries(fields)) {
        const text = context.text(name);
        const isRead = problems[name] === undefined;
        const written = isRead ? field.serialize(values[name]) : text;
        if (isRead) echoes[name] = echoOf(text, written);
        if (written !== field.initial && written.length <= maxLinkTextLength)
          canonical.push([name, written]);
      }
      const complete = Object.keys(renamed).length === 0 ? inputs : undefined;
      return { context, problems: { ...renamed, ...problems }, echoes, canonical, complete };
    }

    function screen(
      textOf: InputLookup,
      world: World,
      given: readonly string[] = [],
      meanwhile?: { readonly answer: Answer | undefined },
    ): ViewModel {
      const { context, problems, echoes, canonical, complete } = readAll(textOf, world);
      let answered = complete && meanwhile?.answer;
      if (complete && !meanwhile) {
        const result = answer(complete, world);
        if ('problems' in result)
          for (const [name, problem = ''] of Object.entries(result.problems))
            problems[name] = { problem };
        else answered = result;
      }
      return {
        calculator: id,
        controls: Object.entries(fields).map(([name, field]) =>
          controlOf(name, field, context.text(name), context, problems[name] ?? echoes[name] ?? {}),
        ),
        ignored: ignoredOf(given, [...names, ...Object.keys(formerNames)]),
        query: serializeQuery(canonical),
        ...(answered ? { answer: answered } : {}),
      };
    }

    const working = (of: typeof work) => (textOf: InputLookup, world: World) => {
      const { complete } = of ? readAll(textOf, world) : {};
      return complete && of?.(complete, world);
    };

    return {
      id,
      names,
      initial: (name) => fields[name]?.initial ?? '',
      edit: (name, text, change) => fields[name]?.edit?.(text, change) ?? text,
      viewModel: screen,
      work: working(work),
      workOnDetails: working(workBeside),
    };
  };
}

/** One sentence a name, few and short enough to be read: a hostile link can carry thousands. */
function ignoredOf(given: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  const twice = known.filter((name) => given.filter((other) => other === name).length > 1);
  const shown = unknown.slice(0, 3).map(quote);
  const more = unknown.length > shown.length ? ` and ${unknown.length - shown.length} more` : '';
  return [
    ...(unknown.length > 0
      ? [`Ignored, since there is no such input here: ${shown.join(', ')}${more}.`]
      : []),
    ...twice.map((name) => `“${name}” stands more than once in the link: the first was taken.`),
  ];
}
