/** What nobody may be shown in an answer: a number that is none, nothing in a value's place, and the names of these in a text. */

/** As in a text, with a nought below zero; the file `/dev/null` is one that a command may name. */
const names = /NaN|Infinity|∞|undefined|(?<!\/dev\/)\bnull\b|−0(?![.\d])/;

/** @returns where such values are, each with what stands there; parts that are computed late are computed */
export function invalidIn(value: unknown, at = 'answer'): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (typeof value === 'string') return names.test(value) ? [`${at} says “${value}”`] : [];
  if (value === null) return [`${at} is null`];
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      each === undefined ? [`${at}[${index}] is undefined`] : invalidIn(each, `${at}[${index}]`),
    );
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => invalidIn(each, `${at}.${name}`));
}
