/** Which series are like a series? */
import { seriesPages } from './pages.ts';

/** A name in parts: “Dadsv5” is of family D, has the letters a, d and s, and is of version 5. */
function partsOf(name: string) {
  const [, letters = '', version = '1'] = /^([A-Za-z]+?)(?:_|v(\d+)|$)/.exec(name) ?? [];
  return { features: [...letters.slice(1).toLowerCase()], version: Number(version) };
}

/** How many letters differ, and how many versions lie between. */
function distanceOf(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  const lacking = first.features.filter((feature) => !second.features.includes(feature));
  const further = second.features.filter((feature) => !first.features.includes(feature));
  return lacking.length + further.length + Math.abs(first.version - second.version);
}

/** The other series with the same first letter, the nearest by their names first. */
export function relativesOf(series: string): readonly string[] {
  return seriesPages
    .map(({ series: name }) => name)
    .filter((name) => name[0] === series[0] && name !== series)
    .toSorted((one, other) => distanceOf(series, one) - distanceOf(series, other));
}
