import type { Steps } from '../kit/index.ts';
import type { CompletedRun, Setup } from '../laws/simulation/index.ts';
import { editions } from '../limits/editions.ts';
import type { Prices } from '../limits/prices/region-prices.ts';
import type { Region } from '../limits/prices/regions.ts';
import type { Catalogue, Edition } from '../limits/types.ts';
import type { Reading } from '../readers/reading.ts';

/** What calculators compute with: the limits dataset and prices, all of it in Node, and in a page as much as is loaded. */
export type CalculatorContext = {
  readonly catalogue: Catalogue;
  /** Nothing where the prices of the region are not loaded. */
  readonly prices: (region: Region) => Prices | undefined;
  /** What forms need of calculators; nothing in a page that has not drawn its form yet. */
  readonly typing: () => typeof import('./shared/fields/boxes.ts') | undefined;
  /** Reads what a tool has printed; nothing in a page that has not loaded what reads it yet. */
  readonly readText: (text: string) => Reading | undefined;
  /** Draws limits and load as a plane; nothing in a page that has not loaded what draws pictures yet. */
  readonly planes?: Planes | undefined;
  /** Runs a simulation: in a page in a worker, or between frames; missing where none is run. */
  readonly simulate?: ((setup: Setup) => Steps<CompletedRun>) | undefined;
  /** The measurements that a page keeps; elsewhere none is kept but the last. */
  readonly readings?: Readings;
};

export type Planes = {
  readonly ofSetUp?: typeof import('./shared/set-up/set-up-plane.ts').planeOfSetUp;
  readonly ofVolume?: typeof import('./shared/volume/volume-plane.ts').planeOfVolume;
  readonly ofProvisioned?: typeof import('./shared/set-up/provisioned-plane.ts').planeOfProvisioned;
};

export type Readings = {
  /** What a text says, or the file that it stands for. @param read reads it, where it is not kept */
  readonly of: (text: string, read: () => Reading | undefined) => Reading | undefined;
  /** Does it stand for a file that the page has read? */
  readonly isFile: (text: string) => boolean;
};

export const editionChoices = editions.map(({ id: value, label }) => ({ value, label }));

/** The edition that a text names; today's where it names none, so that other fields can still look names up. */
export const editionNamed = (text: string): Edition =>
  editionChoices.find(({ value }) => value === text.trim())?.value ?? 'current';
