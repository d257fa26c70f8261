/**
 * What a starting case is: a workload with its disks, each figure with the document it was read
 * from or marked as an assumption. Pages that the build renders show it; no script of a page has it.
 */
import { type DeepLink, parseQuery, type Verdict } from '../../kit/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { textRows } from '../../units/text-rows.ts';
import { fullDataset } from '../full-dataset.ts';
import { calculatorNamed } from '../index.ts';

/** Where a figure was read. */
export type Reading = { readonly source: string; readonly place: string };

/** `read`: documents give it. `assumed`: none does, to be replaced by a measured one. `none`: none was found that gives one. */
const bases = ['read', 'assumed', 'none'] as const;

/** One figure of a case, and what it is based on. */
export type Figure = {
  /** What it is a figure of: “IO size”, “Data disks”. */
  readonly label: string;
  readonly value: string;
  /** What the documents say of it, or why it is assumed, as sentences. */
  readonly says: string;
  readonly basis: (typeof bases)[number];
  /** Where it was read; of an assumption, where its reason was. */
  readonly read: readonly Reading[];
};

/** A link to a calculator with the case set, and what it answers where that is the point. */
export type PresetLink = DeepLink & { readonly verdict?: Verdict };

export type Preset = {
  /** The name in addresses. */
  readonly id: string;
  readonly name: string;
  /** The case in one sentence. */
  readonly title: string;
  /** Other words that readers look for it by. */
  readonly words: string;
  readonly calculator: 'cap-check';
  readonly query: string;
  /** What the calculator answers, and why that is a useful case to start from. */
  readonly verdict: Verdict;
  readonly why: string;
  /** How many checks warn, which the text explains. None fails. */
  readonly warnings: number;
  readonly figures: readonly Figure[];
  /** What readers replace by their own measurements, one sentence each. */
  readonly replace: readonly string[];
  readonly links: readonly PresetLink[];
  /** A page of the guide about it. */
  readonly guide: { readonly text: string; readonly address: string };
};

/** Figures as text: `basis | label | value | says`, then the documents, each as `source: place`. */
const figuresIn = (text: string): readonly Figure[] =>
  textRows(text).map(([word, label = '', value = '', says = '', ...read]) => {
    const basis = bases.find((one) => one === word);
    if (!basis) throw new Error(`${label}: “${word}” is none of ${bases.join(', ')}.`);
    return { label, value, says, basis, read: read.map(readingIn) };
  });

function readingIn(text: string): Reading {
  const [source = '', ...place] = text.split(': ');
  return { source, place: place.join(': ') };
}

/**
 * The canonical query of a case, written by the fields of its calculator.
 * @param query the case as a reader would type it behind an address
 * @throws where the calculator cannot read an input, which is a mistake in the case
 */
export function canonical(id: string, query: string): string {
  const { lookup, given } = parseQuery(query);
  const inputs = calculatorNamed(id).inputs(lookup, fullDataset, given);
  const problems = inputs.controls.flatMap(({ problem }) => problem ?? []);
  const [problem] = [...problems, ...inputs.ignored];
  if (problem !== undefined) throw new Error(`${id}?${query}: ${problem}`);
  return inputs.query;
}

/**
 * A case of the cap check. The OS disk of every case but that of the AKS node is attached and idle,
 * so that its price counts.
 */
export const preset = ({
  query,
  figures,
  warnings = 0,
  ...about
}: Omit<Preset, 'calculator' | 'figures' | 'warnings'> & {
  readonly figures: string;
  readonly warnings?: number;
}): Preset => ({
  ...about,
  calculator: 'cap-check',
  query: canonical('cap-check', query),
  warnings,
  figures: figuresIn(figures),
});

/** A link to a calculator; with a verdict where that is its point: a variant of the case. */
export const linkTo = (
  calculator: string,
  text: string,
  query: string,
  verdict?: Verdict,
): PresetLink => ({
  calculator,
  text,
  query: canonical(calculator, query),
  ...defined({ verdict }),
});
