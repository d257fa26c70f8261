/** What a growing workload will ask for. */
import { printNumber } from '../../units/index.ts';
import { type Figure, singles } from './rows.ts';
import { readFigure, textOf, type Workload } from './sheet.ts';

const single = (id: string): Figure => {
  const found = singles.find((figure) => figure.id === id);
  if (!found) throw new Error(`No figure ${id}.`);
  return found;
};
const [by, over, until] = [single('growth'), single('growth-over'), single('growth-until')];
/** Where no months are given. */
const aYear = 12;
/** More than this is a slip: nobody plans for it. */
const mostFactor = 10_000;

export type Growth =
  | { readonly factor: number; readonly months: number; readonly arithmetic: string }
  | { readonly problem: string };

/**
 * How many times as much will it be? Growth compounds: (1 + growth) to the power of months ahead
 * over the months it takes.
 * @returns nothing where no growth is given
 */
export function growthOf(workload: Workload): Growth | undefined {
  const growth = readFigure(by, textOf(workload, by.id));
  const step = readFigure(over, textOf(workload, over.id));
  const ahead = readFigure(until, textOf(workload, until.id));
  if (growth.value === undefined && growth.problem === undefined) return undefined;
  const problem = growth.problem ?? step.problem ?? ahead.problem;
  if (growth.value === undefined || problem !== undefined)
    return { problem: 'The growth can’t be read, so nothing is projected.' };
  const [every, months] = [step.value ?? aYear, ahead.value ?? aYear];
  const factor = (1 + growth.value) ** (months / every);
  if (factor > mostFactor)
    return { problem: 'That is more than ten thousand times as much, so nothing is projected.' };
  const base = printNumber(1 + growth.value, 4);
  const arithmetic = `${base}^(${printNumber(months, 1)} ÷ ${printNumber(every, 1)}) = ${printNumber(factor, 3)} times as much in ${printNumber(months, 1)} months`;
  return { factor, months, arithmetic };
}

/** The projected figure in words; nothing where it doesn't grow or isn't known. */
export function projected(
  figure: Figure,
  value: number | undefined,
  growth: Growth | undefined,
): string | undefined {
  if (!figure.grows || value === undefined || !growth || 'problem' in growth) return undefined;
  return figure.print(value * growth.factor);
}
