/** What is set on the map, as text in the address: the fields of the calculators, and a series as the tables of limits have it. */
import { inIops, inMbPerSecond, ioSizeInput } from '../../calculators/shared/fields/quantities.ts';
import { parseQuery, serializeQuery } from '../../kit/link.ts';
import { type Os, type Region, regions, systems } from '../../limits/prices/regions.ts';
import { quote } from '../../units/decimal.ts';
import {
  type Bytes,
  type BytesPerSecond,
  type Iops,
  iops,
  isOk,
  mbPerSecond,
  ok,
  type Result,
} from '../../units/index.ts';
import type { Load } from './answer.ts';

export type MapState = {
  readonly iops: Iops;
  /** Unused while there is an IO size. */
  readonly throughput: BytesPerSecond;
  /** Where the throughput follows from it. */
  readonly size: Bytes | undefined;
  readonly region: Region;
  readonly os: Os;
  /** A series, a family (`D*`), or nothing for all of them. */
  readonly series: string;
};

export const initial: MapState = {
  iops: iops(20_000),
  throughput: mbPerSecond(400),
  size: undefined,
  region: regions[0].id,
  os: systems[0].id,
  series: '',
};

export const loadOf = ({ iops: rate, throughput, size }: MapState): Load => ({
  iops: rate,
  throughput: size === undefined ? throughput : rate * size,
});

/** The fields that are typed into, and what another text of each changes: a throughput takes the place of an IO size. */
const loadFields = {
  'target-iops': (text: string) => changed(inIops.parse(text), (value) => ({ iops: value })),
  'target-throughput': (text: string) =>
    changed(inMbPerSecond.parse(text), (value) => ({ throughput: value, size: undefined })),
  'io-size': (text: string) => changed(ioSizeInput.parse(text), (value) => ({ size: value })),
};
export type LoadField = keyof typeof loadFields;
const loadNames = Object.keys(loadFields) as readonly LoadField[];

const changed = <T>(found: Result<T>, change: (value: T) => Partial<MapState>) =>
  isOk(found) ? ok(change(found.value)) : found;

/** What a text in a field changes, or what is accepted there. */
export const entered = (name: LoadField, text: string): Result<Partial<MapState>> =>
  loadFields[name](text);

const choicesOf = (series: readonly string[]) => ({
  region: regions.map(({ id }): string => id),
  os: systems.map(({ id }): string => id),
  series,
});

/**
 * @param series what can be chosen of series and families
 * @returns the state, and a sentence for each text that is ignored
 */
export function parseState(query: string, series: readonly string[]) {
  const { lookup } = parseQuery(query);
  const ignored: string[] = [];
  const given = new Map<LoadField, Partial<MapState>>();
  for (const name of loadNames) {
    const text = lookup(name)?.trim() ?? '';
    // A target of 0 is none, as in Find.
    if (/^0*$/.test(text)) continue;
    const change = entered(name, text);
    if (isOk(change)) given.set(name, change.value);
    else ignored.push(`${quote(text)} as ${name} is ignored. ${change.problem}`);
  }
  // Both targets are the load, whatever the size of its IOs.
  if (given.has('target-iops') && given.has('target-throughput')) given.delete('io-size');
  let state: MapState = Object.assign({ ...initial }, ...given.values());
  const { throughput, size } = state;
  if (size !== undefined && given.has('target-throughput'))
    state = { ...state, iops: iops(Math.max(1, Math.round(throughput / size))) };
  for (const [name, choices] of Object.entries(choicesOf(series))) {
    const text = lookup(name)?.trim() ?? '';
    if (text === '') continue;
    const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase());
    if (choice === undefined)
      ignored.push(`${quote(text)} is not known as ${name}, so it is ignored.`);
    else state = { ...state, [name]: choice };
  }
  return { state, ignored };
}

/** The load as the fields of a calculator. Where its IO size is known the throughput follows from it: Find then gets a target throughput of 0. */
function loadQuery({ iops: rate, throughput, size }: MapState, noTarget?: string) {
  const pairs: [name: string, text: string][] = [['target-iops', inIops.serialize(rate)]];
  if (size === undefined) pairs.push(['target-throughput', inMbPerSecond.serialize(throughput)]);
  else if (noTarget !== undefined) pairs.push(['target-throughput', noTarget]);
  if (size !== undefined) pairs.push(['io-size', ioSizeInput.serialize(size)]);
  return pairs;
}

const isInitialLoad = ({ iops: rate, throughput, size }: MapState) =>
  rate === initial.iops && throughput === initial.throughput && size === undefined;

/** What is chosen and not the default. */
const chosenPairs = (state: MapState, names: readonly ('region' | 'os' | 'series')[]) =>
  names.filter((name) => state[name] !== initial[name]).map((name) => [name, state[name]] as const);

/** The query without `?`: the load as it was entered, and what was chosen. */
export const serializeState = (state: MapState): string =>
  serializeQuery([
    ...(isInitialLoad(state) ? [] : loadQuery(state)),
    ...chosenPairs(state, ['region', 'os', 'series']),
  ]);

/** The query of Find and of the cap check for the same load, in the same place. */
export const findQuery = (state: MapState): string =>
  serializeQuery([...loadQuery(state, '0'), ...chosenPairs(state, ['region', 'os'])]);
export const checkQuery = (state: MapState): string =>
  serializeQuery([...loadQuery(state), ...chosenPairs(state, ['region', 'os'])]);
