/** The folder of real pages and dumps, with changes planted in a copy of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refresh } from '../measure/refresh/index.ts';
import { dataset } from './dataset.ts';

export const inputs = path.join(import.meta.dirname, 'inputs');
export const date = '2026-12-01';

/** Lets something look at a copy of the folder, which is removed afterwards. */
export function inCopy<T>(change: (folder: string) => void, look: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'refresh-'));
  try {
    cpSync(inputs, folder, { recursive: true });
    change(folder);
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is found where one text of one file is another. */
export const planted = (file: string, from: string | RegExp, to: string) =>
  inCopy(
    (folder) => {
      const full = path.join(folder, file);
      const text = readFileSync(full, 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}.`);
      writeFileSync(full, changed);
    },
    (folder) => refresh(folder, dataset, date),
  );

type Sku = {
  name: string;
  capabilities: { name: string; value: string }[];
  locations: string[];
  [key: string]: unknown;
};

/** What is found where the entries of the dump are others. */
export const plantedSkus = (change: (skus: Sku[]) => unknown) =>
  inCopy(
    (folder) => {
      const full = path.join(folder, 'skus.json');
      const skus: Sku[] = JSON.parse(readFileSync(full, 'utf8'));
      change(skus);
      writeFileSync(full, JSON.stringify(skus));
    },
    (folder) => refresh(folder, dataset, date),
  );

/** An entry like that of D4s_v3, of another name and with other capabilities. */
export function sku(skus: readonly Sku[], name: string, capabilities: Record<string, string>): Sku {
  const like = skus.find((one) => one.name === 'Standard_D4s_v3');
  if (!like) throw new Error('The dump has no Standard_D4s_v3.');
  return {
    ...like,
    name: `Standard_${name}`,
    capabilities: Object.entries(capabilities).map(([key, value]) => ({ name: key, value })),
  };
}
