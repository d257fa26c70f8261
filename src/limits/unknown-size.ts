/** The message about the name of a VM size that no table has. */
import { quote } from '../units/decimal.ts';
import { type KnownSizes, refusalOf } from './known-sizes.ts';
import { nameKey } from './name-keys.ts';
import type { LifecycleStatement, Vm } from './rows.ts';
import type { Found } from './types.ts';

/** The family and the vCPUs at the beginning of a name. */
const beginningOf = (key: string) => /^[a-z]*\d*/.exec(key)?.[0];

/**
 * May a name be meant by a text that is the name of some machine? One of another family, with other vCPUs or with a GPU
 * that was not named is another machine: NV6 had another GPU than NV6ads_A10_v5.
 */
function isSameMachine(text: string, name: string): boolean {
  const [wanted, key] = [nameKey(text), nameKey(name)];
  const [, before = '', gpu = ''] = /^(.*)_([A-Z]+\d+)_/.exec(name) ?? [];
  // The digits of M8 do not go on to M832s.
  const goesOn = /\d$/.test(wanted) && /^\d/.test(key.slice(wanted.length));
  const begins = (key.startsWith(wanted) && !goesOn) || beginningOf(key) === beginningOf(wanted);
  return begins && (wanted.includes(gpu.toLowerCase()) || wanted.startsWith(nameKey(before)));
}

/** What a text without a row is: a size without limits here; those of the nearest names that may be meant; or that all of them are of other machines. */
export function unknownSize(
  text: string,
  nearest: readonly string[],
  known: readonly KnownSizes[],
  lifecycle: readonly LifecycleStatement[],
): Found<Vm> {
  const refused = refusalOf(text, known, lifecycle);
  if (refused !== undefined) return { refused };
  const same = nearest.filter((name) => isSameMachine(text, name));
  if (same.length > 0 || nearest.length === 0) return { nearest: same };
  return {
    refused: `Unknown VM size ${quote(text)}: it is not in the dataset. The nearest names are of other machines: ${nearest.join(', ')}.`,
    readings: nearest,
  };
}
