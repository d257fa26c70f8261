/** VM sizes of which only the name is known. */
import { isConcern, lifecycleSentence } from './lifecycle.ts';
import { nameKey } from './name-keys.ts';
import type { LifecycleStatement } from './rows.ts';

/** Names with a star, and the numbers in its place. */
export type KnownSizes = readonly [numbers: string, names: string];

/** The rows of the table, without the checks that the build makes: for scripts. */
export const readKnown = ({ text }: { readonly text: string }): readonly KnownSizes[] =>
  text
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [numbers = '', names = ''] = line.split(/\s+/);
      return [numbers, names.replaceAll(',', ' ')];
    });

/** Every name, with the one with a star that it is made from. */
const withPatterns = (known: readonly KnownSizes[]) =>
  known.flatMap(([numbers, names]) =>
    names
      .split(' ')
      .flatMap((pattern) =>
        numbers.split(',').map((number) => ({ pattern, name: pattern.replace('*', number) })),
      ),
  );

export const namesOf = (known: readonly KnownSizes[]): readonly string[] =>
  withPatterns(known).map(({ name }) => name);

const knownAs = (text: string, known: readonly KnownSizes[]) =>
  withPatterns(known).find(({ name }) => nameKey(name) === nameKey(text));

const withoutLimits = (name: string) => `${name} is known to Azure; no limits collected`;

/** That a name is of a size without limits, as a phrase; nothing where it is of no such size. */
export function remarkOn(text: string, known: readonly KnownSizes[]): string | undefined {
  const found = knownAs(text, known);
  return found && withoutLimits(found.name);
}

/**
 * Why a size that Azure has cannot be computed with, and when it retires, if that is known; nothing
 * where the name is of no such size.
 */
export function refusalOf(
  text: string,
  known: readonly KnownSizes[],
  statements: readonly LifecycleStatement[],
): string | undefined {
  const found = knownAs(text, known);
  if (!found) return undefined;
  const stated = statements.filter((one) => isConcern(one) && one.names.includes(found.pattern));
  const retires = stated.length > 0 ? ` ${lifecycleSentence('It', stated)}` : '';
  return `${withoutLimits(found.name)}.${retires}`;
}
