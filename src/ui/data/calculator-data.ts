/** What calculators need in a page, each in a script of its own that is loaded on first use. */

import type { CalculatorContext } from '../../calculators/context.ts';
import type { InputLookup } from '../../kit/index.ts';
import type { Region } from '../../limits/prices/regions.ts';
import type { Catalogue } from '../../limits/types.ts';
import { load } from '../browser/load.ts';
import { yieldToMain } from '../browser/yield-to-main.ts';
import type { Host } from '../combobox/offers-for.ts';
import type { PackedVms } from '../script-data.ts';
import { loadData } from '../scripts.ts';
import type { Views } from '../view/props.ts';
import { asksOlder, fileOf, type VmFile, vmFiles } from '../vm-files.ts';
import { withCompared } from './compared-case.ts';
import type { Latencies } from './limits-script.ts';
import { late } from './load-once.ts';
import { type CalculatorViews, calculatorIn, moduleOf } from './modules.ts';
import { hasRegion, loadRegion, type Pricing, pricesOf } from './prices.ts';
import { readings, supplyKnown } from './readings.ts';

const loaded = new Map<string, CalculatorViews>();

/** The calculator of this name, once its script is loaded. */
export const calculatorOf = (of: string) => loaded.get(of)?.calculator;

/** What draws the parts of its answers that only some calculators have. */
export const viewsOf = (of: string): Views => ({
  ...loaded.get(of),
  Chart: charts.get(),
  ...planes.get(),
  ...planes.get()?.views?.[of],
  ...limits?.formOf(),
  Area: area.get(),
});

/** What draws charts, and what computes and draws planes, once somebody uses a calculator that has any. */
const charts = late((of) => loaded.get(of)?.loadChart);
/** A calculator may compute one of its own. */
const planes = late(
  (of) => loaded.get(of)?.loadPlanes,
  (before, next) => ({ ...before, ...next, planes: { ...before?.planes, ...next.planes } }),
);
/** What draws the field of a measurement, once somebody comes to the inputs. */
const area = late((of) => loaded.get(of)?.loadArea);
/** What reads measurements, once there is a text that is not known. */
const readers = late((of) => loaded.get(of)?.loadReaders);

export const loadOptions = async (of: string) => loaded.get(of)?.loadOptions?.();

/** @returns whether the calculator is there */
async function loadCalculator(of: string): Promise<boolean> {
  const imported = loaded.has(of) ? undefined : moduleOf(of);
  const module = imported && (await load(imported));
  latencies ??= await module?.loadLatencies?.();
  if (module && (latencies || !module.loadLatencies)) loaded.set(of, module);
  pricing ??= module?.pricing;
  simulate ??= module?.simulate;
  if (module?.firstReading) supplyKnown(...module.firstReading());
  takeLatencies();
  return loaded.has(of);
}

let areReadersMissed = false;

function readText(text: string) {
  areReadersMissed ||= !readers.get();
  return readers.get()?.readText(text);
}

const needsReaders = (of: string) => areReadersMissed && readers.isMissing(of);
const needsMeasuring = (of: string, withForm: boolean) =>
  (withForm && area.isMissing(of)) || needsReaders(of);

let limits: typeof import('./limits-script.ts') | undefined;
let latencies: Latencies | undefined;
/** Gives the dataset the typical latencies, whichever of the two has come first. */
function takeLatencies() {
  if (latencies) limits?.addLatencies(latencies);
}

/** The dataset with the VM sizes that are loaded. */
let catalogue: Catalogue | undefined;
let pricing: Pricing | undefined;
let simulate: CalculatorContext['simulate'];
let context: CalculatorContext | undefined;

/** What calculators compute with, as far as it is loaded: another object once more is. */
export const currentContext = (): CalculatorContext | undefined => {
  if (!limits) return undefined;
  context ??= {
    catalogue: catalogue ?? limits.catalogueOfDisks,
    prices: (region) => pricesOf(region, catalogue, pricing),
    typing: limits.formOf,
    planes: planes.get()?.planes,
    simulate,
    readText,
    readings,
  };
  return context;
};

/** Those that are loaded. */
const sizes = new Map<VmFile, PackedVms>();

const hasSizes = (files: readonly VmFile[]) =>
  limits !== undefined && files.every((file) => sizes.has(file));

/**
 * Loads the dataset.
 * @param files which files of VM sizes are needed too
 * @returns whether everything asked for is there
 */
async function loadLimits(files: readonly VmFile[]): Promise<boolean> {
  if (hasSizes(files)) return true;
  const missing = files.filter((file) => !sizes.has(file));
  const [script, ...parts] = await Promise.all([
    limits ?? load(() => import('./limits-script.ts')),
    ...missing.map((file) => loadData<PackedVms>(`headroom-${file}`)),
  ]);
  limits ??= script;
  takeLatencies();
  await yieldToMain();
  const added = missing.filter((file, at) => {
    const part = parts[at];
    if (part && !sizes.has(file)) sizes.set(file, part);
    return part !== undefined;
  });
  // In the order of the files, whichever came first: lists of sizes follow it.
  if (limits && added.length > 0)
    catalogue = limits.catalogueWith(vmFiles.flatMap((file) => sizes.get(file) ?? []));
  context = undefined;
  await yieldToMain();
  return hasSizes(files);
}

/** Which files of VM sizes are needed: none without a size or older disks, and all where it is not in that of its letter; to compare all, those of today. */
function vmFilesNeeded(of: string, states: readonly InputLookup[]): readonly VmFile[] {
  if (calculatorOf(of)?.comparesSizes)
    return hasSecondCase(of, states) || states.some(asksOlder) ? vmFiles : vmFiles.slice(0, -1);
  const needed = withCompared(states).flatMap((lookup): readonly VmFile[] => {
    const name = calculatorOf(of)?.textOf('vm', lookup, currentContext()) ?? lookup('vm');
    if (!name?.trim()) return asksOlder(lookup) ? ['vms-other'] : [];
    const edition = lookup('limits');
    const file = fileOf(name, edition);
    const isMissing = sizes.has(file) && catalogue && limits?.lacksVm(catalogue, name, edition);
    return isMissing ? vmFiles : [file];
  });
  return [...new Set(needed)];
}

/** The regions whose prices are needed and not there; none for a calculator without a cost. */
const regionsMissing = (of: string, states: readonly InputLookup[]): readonly Region[] =>
  withCompared(states).flatMap((lookup) => {
    const text = calculatorOf(of)?.textOf('region', lookup) ?? '';
    const region = loaded.get(of)?.pricing?.regionOf(text);
    return region && !hasRegion(region) ? [region] : [];
  });

/** @returns whether the prices are there that a calculator needs in these states */
async function loadPrices(of: string, states: readonly InputLookup[]): Promise<boolean> {
  await Promise.all([...new Set(regionsMissing(of, states))].map(loadRegion));
  return regionsMissing(of, states).length === 0;
}

/** The calculators that read a second case. */
const comparing = new Set<string>();

const hasSecondCase = (of: string, states: readonly InputLookup[]): boolean =>
  states.some((lookup) => loaded.get(of)?.secondCase?.isIn(lookup));

const needsComparing = (of: string, states: readonly InputLookup[], withForm: boolean) =>
  !comparing.has(of) &&
  ((withForm && loaded.get(of)?.secondCase?.withForm) || hasSecondCase(of, states));

async function loadComparing(of: string) {
  const views = loaded.get(of);
  const script = await views?.secondCase?.load();
  const calculator = script && calculatorIn(script, of);
  if (!views || !calculator) return;
  comparing.add(of);
  loaded.set(of, { ...views, calculator });
}

/** Is everything loaded that a calculator needs in these states? */
export const isLoaded = (of: string, states: readonly InputLookup[], withForm: boolean): boolean =>
  loaded.has(of) &&
  !charts.isMissing(of) &&
  !(withForm && planes.isMissing(of)) &&
  hasSizes(vmFilesNeeded(of, states)) &&
  regionsMissing(of, states).length === 0 &&
  !needsComparing(of, states, withForm) &&
  !needsForm(withForm) &&
  !needsMeasuring(of, withForm);

/** A form is drawn, or the last screen has looked up a name that no table has. */
const needsForm = (withForm: boolean) =>
  !limits?.formOf() && (withForm || (limits?.missesForm() ?? false));

/** Loads the calculator without the VM sizes, prices and charts, which it needs once somebody uses it. */
export const prepareFor = (of: string) => Promise.all([loadCalculator(of), loadLimits([])]);

/**
 * Loads the calculator and the data that it needs in these states.
 * @param withForm whether its inputs are drawn
 * @returns whether everything is there
 */
export async function loadFor(
  of: string,
  states: readonly InputLookup[],
  withForm: boolean,
): Promise<boolean> {
  const needed = () => vmFilesNeeded(of, states);
  const missed = () => [
    needsForm(withForm) && limits?.loadForm(),
    needsReaders(of) && readers.load(of),
  ];
  const [isThere] = await Promise.all([loadCalculator(of), loadLimits(needed())]);
  // Only the calculator knows whether it starts with a VM size, and only the first file whether it has that size.
  const [isComplete, isPriced] = await Promise.all([
    loadLimits(needed()).then((isFirstThere) => isFirstThere && loadLimits(needed())),
    loadPrices(of, states),
    needsComparing(of, states, withForm) && loadComparing(of),
    charts.load(of),
    withForm && planes.load(of),
    withForm && area.load(of),
    ...missed(),
  ]);
  // A state that was looked at meanwhile may have a name or a text that nothing here can read.
  await Promise.all(missed());
  context = undefined;
  const isFormThere = !needsForm(withForm) && !needsMeasuring(of, withForm);
  const isAll = !charts.isMissing(of) && !needsComparing(of, states, withForm);
  return isThere && isAll && isComplete && isPriced && isFormThere;
}

/** Loads all VM sizes, for which no answer waits. */
export const loadAllSizes = () => loadLimits(vmFiles);

/** What offers names in fields, with all VM sizes. */
export async function loadNames(): Promise<typeof import('../combobox/script.ts') | undefined> {
  const [script, isComplete] = await Promise.all([
    load(() => import('../combobox/script.ts')),
    loadAllSizes(),
  ]);
  return isComplete ? script : undefined;
}

/** What a list of names asks of a calculator in its present state. */
export const namesHost = (of: string, lookup: () => InputLookup): Host => {
  const textOf = (name: string) => calculatorOf(of)?.textOf(name, lookup()) ?? '';
  return {
    catalogue: () => catalogue,
    limits: () => textOf('limits'),
    prices: (kind) => {
      const region = pricing?.regionOf(textOf('region'));
      const loadedPrices = region && pricesOf(region, catalogue, pricing);
      return loadedPrices && pricing?.monthlyPrices(loadedPrices, kind, textOf('os'));
    },
  };
};
