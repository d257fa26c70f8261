/** The modules of the calculators, and what else is loaded by a name that a page gives. */
import type { CalculatorContext, Planes } from '../../calculators/context.ts';
import type { Calculator, InputLookup } from '../../kit/index.ts';
import type { Reading } from '../../readers/reading.ts';
import type { Views } from '../view/props.ts';
import type { LoadPanel } from '../view/Share.tsx';
import type { Latencies } from './limits-script.ts';
import type { Pricing } from './prices.ts';

/** What the module of a calculator exports: the calculator, and what draws the parts of its answers that only some have. */
export type CalculatorViews = Views & {
  readonly calculator: Calculator<CalculatorContext>;
  /** Of one that computes with typical latencies. */
  readonly loadLatencies?: () => Promise<Latencies | undefined>;
  /** Of one with a cost: what looks prices up, once those of a region are there. */
  readonly pricing?: Pricing;
  /** Of one with charts. */
  readonly loadChart?: () => Promise<Views['Chart']>;
  /** Of one whose limits are drawn as a plane: what computes and draws it. */
  readonly loadPlanes?: () => Promise<PlaneScript | undefined>;
  /** Of one that reads what tools print: what draws the field for it, and what does it, once there is a text. */
  readonly loadArea?: () => Promise<Views['Area']>;
  readonly loadReaders?: () => Promise<Readers | undefined>;
  /** What its first text says, so that nothing has to read it. */
  readonly firstReading?: () => readonly [text: string, reading: Reading];
  /** Of one that simulates: what does it apart from the page. */
  readonly simulate?: CalculatorContext['simulate'];
  /** Of one with inputs for a second case, or for what it does not open with: which, and what brings the calculator that reads them. */
  readonly secondCase?: {
    readonly isIn: (lookup: InputLookup) => boolean;
    /** The form needs it too. */
    readonly withForm?: true;
    readonly load: () => Promise<OptionsScript | undefined>;
  };
  /** Of one that computes its recommendations apart. */
  readonly loadOptions?: () => Promise<OptionsScript | undefined>;
};

/** What computes a plane from an answer, and what draws it. */
export type PlaneScript = Pick<Views, 'Chart' | 'Plane' | 'commits' | 'day'> & {
  readonly planes: Planes;
  /** What only the answers of one calculator have, by its name. */
  readonly views?: Readonly<Record<string, Views>>;
};

/** What reads the texts of measurements. */
export type Readers = {
  readonly readText: (text: string) => Reading;
};

/** The calculator with its recommendations, by whatever name, and what draws them. */
type OptionsScript = Pick<Views, 'OptionTable'> & object;

/** How each calculator is loaded: no other code is ever asked for by a name that a page gives. */
const modules = import.meta.glob<CalculatorViews>('../*/views.tsx');
export const moduleOf = (of: string) => {
  const path = `../${of}/views.tsx`;
  return Object.hasOwn(modules, path) ? modules[path] : undefined;
};

export const isCalculator = (of: string) => moduleOf(of) !== undefined;

/** The calculator that a script brings, beside what draws it. */
export const calculatorIn = (script: object, of: string) =>
  Object.values(script as Record<string, Calculator<CalculatorContext>>).find(
    // What it is made of has its id too, and may be there for other scripts.
    ({ id, viewModel }) => id === of && viewModel,
  );

let panel: LoadPanel = async () => undefined;
/** Says how the panel “Share and embed” is loaded, which is drawn by what makes embeds. */
export const providePanel = (load: LoadPanel) => {
  panel = load;
};
export const loadPanel: LoadPanel = () => panel();
