import { fullDataset } from '../calculators/full-dataset.ts';
import { calculators } from '../calculators/index.ts';
import {
  type Citation,
  findPart,
  type JobText,
  type NowThen,
  type Outcome,
  parseQuery,
  plainText,
  type Unit,
  type Verdict,
} from '../kit/index.ts';
import { defined } from '../units/omit-undefined.ts';

/** USD a month; figures in base units. */
type ReportedOption = Outcome & {
  readonly query?: string;
  /** Whose case that is, where it is another calculator. */
  readonly calculator?: string;
};

/** A view model as other programs read it: plain data, with the texts that the page shows. */
export type Report = {
  readonly calculator: string;
  /** The canonical query of the case, defaults left out. */
  readonly query?: string;
  readonly verdict?: Verdict;
  readonly boundBy?: readonly string[];
  readonly headline?: string;
  readonly why?: string;
  readonly readouts?: readonly {
    readonly id: string;
    readonly label: string;
    /** In base units; missing where the inputs do not settle it, and the text says why. */
    readonly value?: number;
    readonly unit: Unit;
    readonly text: string;
    /** What is shown beside it: the same in another unit, its parts, or why there is none. */
    readonly aside?: string;
  }[];
  readonly checks?: readonly { readonly severity: string; readonly text: string }[];
  readonly recommendations?: readonly { readonly text: string; readonly query?: string }[];
  /** What else could be set up, as the page compares it: each is a case of this calculator. */
  readonly options?: readonly ReportedOption[];
  /** The case and a second one, what changes between them, and how disruptive that is. */
  readonly comparison?: NowThen;
  /** Job files, commands and scripts of a benchmark. */
  readonly jobs?: readonly JobText[];
  /** Each with the place in the document, and its address where it has one. */
  readonly sources?: readonly Citation[];
  /** One sentence for each input that cannot be read, by its name. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the query carried and this calculator does not know. */
  readonly ignored: readonly string[];
};

/**
 * What does this calculator say of this query?
 * @param id a calculator's id; an unknown one is a problem that lists those there are
 * @param query with or without its `?`, in the names and texts of links
 * @param standardInput gives the measurement where `text=-` asks for it
 */
export function reportOf(id: string, query: string, standardInput?: () => string): Report {
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator)
    return {
      calculator: id,
      problems: {
        calculator: `There is no calculator “${id}”. Calculators are ${calculators.map((one) => one.id).join(', ')}.`,
      },
      ignored: [],
    };
  const { given, lookup: linked } = parseQuery(query);
  const piped = linked('text') === '-' ? standardInput?.() : undefined;
  const lookup: typeof linked = (name) =>
    name === 'text' ? (piped ?? linked(name)) : linked(name);
  const {
    controls,
    answer,
    ignored,
    query: canonical,
  } = calculator.viewModel(lookup, fullDataset, given);
  const problems = Object.fromEntries(
    controls.flatMap(({ name, problem }) => (problem === undefined ? [] : [[name, problem]])),
  );
  const base = { calculator: id, query: canonical, problems, ignored };
  if (!answer) return base;
  const demands = answer.limits.flatMap(({ readout, label, demand, demandText, unitText }) =>
    readout
      ? [
          {
            ...readout,
            label: `Demand: ${label}`,
            ...defined({ value: demand }),
            text: demand === undefined ? demandText : `${demandText} ${unitText}`,
          },
        ]
      : [],
  );
  return {
    ...base,
    ...defined({ verdict: answer.verdict }),
    boundBy: answer.boundBy,
    headline: plainText(answer.headline),
    why: answer.why,
    readouts: [
      ...answer.readouts.map(({ id: name, label, value, unit, text, aside }) => ({
        id: name,
        label,
        ...defined({ value }),
        unit,
        text,
        ...defined({ aside: aside || undefined }),
      })),
      ...demands,
    ],
    checks: answer.checks.map(({ severity, text }) => ({ severity, text })),
    recommendations: answer.recommendations.map(({ text, place, query: to }) => ({
      text: [plainText(text), place].filter(Boolean).join(' '),
      ...defined({ query: to }),
    })),
    options: answer.recommendations.flatMap(({ option, outcome, opens, query = opens?.query }) => {
      const given = option
        ? {
            change: option.name,
            verdict: option.verdict,
            how: option.how,
            detail: option.detail,
            guide: option.guide,
            ...option.figures,
          }
        : outcome;
      return given ? [{ ...given, ...defined({ calculator: opens?.calculator, query }) }] : [];
    }),
    ...defined({ comparison: findPart(answer, 'now-then'), jobs: findPart(answer, 'jobs') }),
    sources: answer.citations,
  };
}
