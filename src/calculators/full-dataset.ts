/** The whole dataset, for the build, tests and Node. */
import { catalogue, type Disk, type Edition, type Found, type Vm } from '../limits/index.ts';
import { parseLocal } from '../limits/local-disks.ts';
import { regionPrices } from '../limits/prices/index.ts';
import { readText } from '../readers/index.ts';
import type { Reading } from '../readers/reading.ts';
import type { CalculatorContext } from './context.ts';
import * as typing from './shared/fields/boxes.ts';
import { planeOfProvisioned } from './shared/set-up/provisioned-plane.ts';
import { planeOfSetUp } from './shared/set-up/set-up-plane.ts';
import { completedRun } from './shared/simulation/completed-run.ts';
import { planeOfVolume } from './shared/volume/volume-plane.ts';

/** The text that was read last, and what it says: several inputs of one case look at the same text. */
let last: { readonly text: string; readonly reading: Reading } | undefined;

function readOnce(text: string): Reading {
  if (last?.text !== text) last = { text, reading: readText(text) };
  return last.reading;
}

export const fullDataset: CalculatorContext = {
  catalogue,
  typing: () => typing,
  readText: readOnce,
  planes: {
    ofSetUp: planeOfSetUp,
    ofVolume: planeOfVolume,
    ofProvisioned: planeOfProvisioned,
  },
  simulate: completedRun,
  prices: (region) => regionPrices.find((prices) => prices.region === region),
};

function rowOf<Row>(found: Found<Row>, name: string): Row {
  if ('row' in found) return found.row;
  throw new Error(`There is no “${name}” in the dataset.`);
}

/** The row of a disk that code or a test names. @throws where there is none, which is a mistake in the code */
export const diskNamed = (name: string, edition: Edition): Disk =>
  rowOf(parseLocal(name, edition) ?? catalogue.disk(name, edition), name);
/** The same for a VM size. */
export const vmNamed = (name: string, edition: Edition): Vm =>
  rowOf(catalogue.vm(name, edition), name);
