/** The script of the pages with the map: hydrates it, loads prices on their first use, and keeps the address. */
import { hydrate, render } from 'preact';
import { yieldToMain } from '../../ui/browser/yield-to-main.ts';
import { selectOnEntry } from '../../ui/element/typed-fields.ts';
import { site } from '../../ui/scripts.ts';
import { setAddress } from '../../ui/state/history.ts';
import { loadPrices, pricesThere } from '../region-prices.ts';
import { type SizeMap, sizeMap } from './answer.ts';
import { MapView } from './MapView.tsx';
import { unpackSizes } from './packed.ts';
import { familiesOf } from './props.ts';
import { axesOf } from './shape.ts';
import { initial, type MapState, parseState, serializeState } from './state.ts';

/** Put in at build. */
declare const HEADROOM_MAP: string;
const { sizes, all } = unpackSizes(HEADROOM_MAP);
const axes = axesOf(sizes);

/** Long enough that an address is not written at every step of a drag. */
const pause = 400;

const root = document.querySelector('#map') as HTMLElement;
const isWhole = root.dataset['whole'] !== undefined;

let state = initial;
let problems: readonly string[] = [];
/** What is wrong with the address stays until something is changed; that prices are missing, until they are there. */
let missing: string | undefined;
let drawn: { readonly of: MapState; readonly map: SizeMap } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let frame = 0;

/** It changes with what is chosen, and stays while the load moves. */
function mapNow(): SizeMap {
  const { region, os, series } = state;
  const isSame =
    drawn && drawn.of.region === region && drawn.of.os === os && drawn.of.series === series;
  if (!drawn || !isSame)
    drawn = { of: state, map: sizeMap(sizes, pricesThere(region), os, series) };
  return drawn.map;
}

/** Addresses in a folder name the page itself, since a disk has none for a folder. */
const linkTo = (page: string, query = '') =>
  `${new URL(`${page}index.html`, site).href}${query && `?${query}`}`;

const view = () => (
  <MapView
    sizes={sizes}
    axes={axes}
    map={mapNow()}
    state={state}
    prices={pricesThere(state.region)}
    isWhole={isWhole}
    linkTo={linkTo}
    problems={missing ? [...problems, missing] : problems}
    change={change}
  />
);

const draw = () => {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => render(view(), root));
};

async function change(by: Partial<MapState>) {
  const next = { ...state, ...by };
  problems = [];
  missing = undefined;
  // Prices of another region are there before anything says so; if they cannot be loaded, the last ones stay.
  if (await loadPrices(next.region, all)) state = { ...state, ...by };
  else missing = 'These prices cannot be loaded.';
  draw();
  clearTimeout(timer);
  if (isWhole) timer = setTimeout(() => setAddress(serializeState(state), 'replace'), pause);
}

async function start() {
  // Without the first prices what is printed stays as it is.
  if (!(await loadPrices(initial.region, all))) return;
  // Each a task of its own, so that a tap while the page loads need not wait for all of them.
  await yieldToMain();
  mapNow();
  await yieldToMain();
  hydrate(view(), root);
  selectOnEntry(document);
  if (isWhole && location.search.length > 1) {
    const choices = familiesOf(sizes).flatMap(({ family, series }) => [`${family}*`, ...series]);
    const { state: given, ignored } = parseState(location.search, choices);
    await loadPrices(given.region, all);
    state = given;
    problems = ignored;
    drawn = undefined;
    render(view(), root);
  }
  root.dataset['live'] = '';
  delete document.documentElement.dataset['restoring'];
}

// Until somebody comes to it, or the address sets it, what is printed does.
if (document.readyState === 'complete' || (isWhole && location.search.length > 1)) start();
else addEventListener('load', start);
