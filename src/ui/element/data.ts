/** What calculators need in a page, each in a script of its own that is loaded on first use. */
import type { CalculatorContext } from '../../calculators/dataset.ts';
import type { Calculator, InputLookup } from '../../kit/index.ts';
import type { Catalogue, Edition } from '../../limits/types.ts';
import type { PackedVms } from '../script-data.ts';
import type { NameLists } from '../view/Controls.tsx';
import type { Views } from '../view/props.ts';
import type { LoadPanel } from '../view/Share.tsx';
import { loadScript } from './scripts.ts';
import { runInSlices, yieldToMain } from './slices.ts';

/** Put in at build: the names of all calculators, for no other script is ever asked for, and whether they have charts. */
declare const HEADROOM_CALCULATORS: Readonly<Record<string, boolean>>;

const loaded = new Map<
  string,
  { readonly calculator: Calculator<CalculatorContext>; readonly views: Views }
>();

/** The calculator of this name, once its script is loaded. */
export const calculatorOf = (of: string) => loaded.get(of)?.calculator;

/** What draws the parts of its answers that only some calculators have. */
export const viewsOf = (of: string): Views => loaded.get(of)?.views ?? {};

export const isCalculator = (of: string) => Object.hasOwn(HEADROOM_CALCULATORS, of);

type ChartsScript = { readonly ChartFigure: Views['Chart'] };
type CalculatorScript = Pick<Views, 'Timeline'> &
  Readonly<Record<string, Calculator<CalculatorContext>>>;

/** @returns whether the calculator is there, with all that draws it */
async function loadCalculator(of: string): Promise<boolean> {
  if (loaded.has(of) || !isCalculator(of)) return loaded.has(of);
  const isCharted = HEADROOM_CALCULATORS[of];
  const [script, charts] = await Promise.all([
    loadScript<CalculatorScript>(`./headroom-${of}.js`),
    isCharted ? loadScript<ChartsScript>('./headroom-charts.js') : undefined,
  ]);
  if (!script || (isCharted && !charts)) return false;
  const { Timeline, ...exported } = script;
  const calculator = Object.values(exported).find(({ id }) => id === of);
  if (calculator) loaded.set(of, { calculator, views: { Chart: charts?.ChartFigure, Timeline } });
  return calculator !== undefined;
}

/** The panel “Share and embed”. */
export const loadPanel: LoadPanel = async () =>
  (await loadScript<{ Panel: Awaited<ReturnType<LoadPanel>> & object }>('./headroom-share.js'))
    ?.Panel;

let limits: typeof import('./limits-script.ts') | undefined;
/** The dataset with VM sizes. */
let catalogue: Catalogue | undefined;

/** What calculators compute with, as far as it is loaded. */
export const currentContext = (): CalculatorContext | undefined =>
  limits && { catalogue: catalogue ?? limits.catalogueOfDisks };

/** The view of a calculator. It comes with the dataset, since nothing is answered without. */
export const calculatorView = () => limits?.CalculatorView;

/**
 * Loads the dataset.
 * @param withVms whether VM sizes are needed too
 * @returns whether everything asked for is there
 */
async function loadLimits(withVms: boolean): Promise<boolean> {
  if (catalogue) return true;
  const [script, vms] = await Promise.all([
    limits ?? loadScript<typeof import('./limits-script.ts')>('./headroom-limits.js'),
    withVms ? loadScript<PackedVms>('./headroom-vms.js') : undefined,
  ]);
  limits ??= script;
  await yieldToMain();
  if (limits && vms) catalogue ??= limits.catalogueWith(vms);
  await yieldToMain();
  return withVms ? catalogue !== undefined : limits !== undefined;
}

/** Are VM sizes needed: does a state name one, or is somebody about to type? */
function needsVms(of: string, states: readonly InputLookup[], offersNames: boolean): boolean {
  const vmOf = (lookup: InputLookup) => lookup('vm') ?? calculatorOf(of)?.initial('vm') ?? '';
  return offersNames || states.some((lookup) => vmOf(lookup).trim() !== '');
}

/** Is everything loaded that a calculator needs in these states? */
export const isLoaded = (
  of: string,
  states: readonly InputLookup[],
  offersNames: boolean,
): boolean =>
  loaded.has(of) &&
  currentContext() !== undefined &&
  (catalogue !== undefined || !needsVms(of, states, offersNames));

/**
 * Loads the calculator and the data that it needs in these states.
 * @returns whether everything is there
 */
export async function loadFor(
  of: string,
  states: readonly InputLookup[],
  offersNames: boolean,
): Promise<boolean> {
  const [isThere] = await Promise.all([
    loadCalculator(of),
    loadLimits(needsVms(of, states, offersNames)),
  ]);
  // Only the calculator knows whether it starts with a VM size.
  return isThere && loadLimits(needsVms(of, states, offersNames));
}

const nameLists = new Map<Edition, NameLists>();

/** The names to offer in an edition: the same lists each time, once everything is there. */
export function namesOf(edition: Edition): NameLists | undefined {
  const before = nameLists.get(edition);
  if (before || !catalogue) return before;
  const list = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
  const lists = { disks: list(catalogue.disks(edition)), vms: list(catalogue.vms(edition)) };
  nameLists.set(edition, lists);
  return lists;
}

function* oneAfterOther(...works: readonly Iterator<number, void>[]): Generator<number, void> {
  for (const work of works)
    for (let step = work.next(); !step.done; step = work.next()) yield step.value;
}

/**
 * Computes an answer in slices before its screen is asked for, where that takes long.
 * @param withDetails with the details of the answer, which are shown after it
 * @returns whether it was computed to its end; nothing where it takes no time at all
 */
export function computeIncrementally(
  calculator: Calculator<CalculatorContext>,
  lookup: InputLookup,
  isWanted: () => boolean,
  withDetails: boolean,
  onProgress: (part: number) => void = () => {},
): Promise<boolean> | undefined {
  const dataset = currentContext();
  const work = dataset && calculator.work(lookup, dataset);
  const details = work && withDetails && calculator.workOnDetails(lookup, dataset);
  return work && runInSlices(details ? oneAfterOther(work, details) : work, isWanted, onProgress);
}
