/** The case that one is compared with, which is the text of one of its inputs. */
import { type InputLookup, parseQuery, queryIn, secondCaseName } from '../../kit/index.ts';

/** It needs its size and its prices too. What it leaves out but the size is that of the case. */
export const withCompared = (states: readonly InputLookup[]): readonly InputLookup[] =>
  states.flatMap((lookup) => {
    const text = lookup(secondCaseName);
    if (!text) return [lookup];
    const other = parseQuery(queryIn(text)).lookup;
    return [lookup, (name: string) => other(name) ?? (name === 'vm' ? undefined : lookup(name))];
  });
