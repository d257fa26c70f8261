/** What an author of a calculator writes, and what a calculator is. */
import type { Fields, InputLookup, Inputs, ListChange } from './field.ts';
import type { Plane } from './plane.ts';
import type { Answer, Details, Headline, Recommendation, Shown, ViewModel } from './view-model.ts';
import type { Work } from './work.ts';

/** An answer whose details are computed after it. */
export type Begun = Omit<Headline, 'plane'> & {
  /** Its plane, which is drawn after the words. */
  readonly planeOf?: () => Plane | undefined;
  readonly details: () => Work<Details>;
  /** What was found that inputs show, such as which device was taken for which disk (`ParseContext`). */
  readonly found?: unknown;
};

/** What an author of a calculator writes. */
export type Definition<F extends Fields<Context>, Context> = {
  /** The name in addresses and attributes. */
  readonly id: string;
  readonly fields: F;
  /**
   * The case of a link without any key, if that is not the one of all defaults: texts by the names of inputs, as links
   * have them and in their order. A link with any key starts from the defaults, so that links that others keep mean the same.
   */
  readonly example?: Readonly<Record<string, string>>;
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
  ) => Readonly<Partial<Record<string, string>>> | undefined;
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

/** An answer without its details, and what computes those and the inputs as they are shown with it. */
export type Started = {
  /** Its words: without the plane, which comes with the screen. Missing where an input cannot be read. */
  readonly answer?: Omit<Headline, 'plane'>;
  readonly screen: () => ViewModel<Headline>;
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
  /** The texts of the case that a link without any key shows; the others are as they start. */
  readonly example: Readonly<Record<string, string>>;
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
