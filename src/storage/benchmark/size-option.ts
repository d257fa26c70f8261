import type { Bytes } from '../../units/index.ts';

/** An IO size or the size of a file in the largest unit that it is whole in, with the letters that both tools read: 1,024 each. */
export function sizeOption(
  size: Bytes | number,
  letters: readonly [string, string, string],
): string {
  const power = [3, 2, 1].find((each) => size % 1024 ** each === 0);
  return power ? `${size / 1024 ** power}${letters[power - 1]}` : String(size);
}
