/** VM sizes of which only the name is known. */
import { nameKey } from './nearest.ts';

/** Names with a star, and the numbers in its place. */
export type KnownSizes = readonly [numbers: string, names: string];

export const namesOf = (known: readonly KnownSizes[]): readonly string[] =>
  known.flatMap(([numbers, names]) =>
    names
      .split(' ')
      .flatMap((name) => numbers.split(',').map((number) => name.replace('*', number))),
  );

/** Why a size that Azure has cannot be computed with; nothing where the name is of no such size. */
export function refusalOf(text: string, known: readonly KnownSizes[]): string | undefined {
  const key = nameKey(text);
  const name = namesOf(known).find((one) => nameKey(one) === key);
  return name && `${name} is known to Azure; no limits collected.`;
}
