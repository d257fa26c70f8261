/** The sizes of the map as its script gets them: columns of each series, small after gzip. */

import { packNames, unpackNames } from '../../limits/prices/compact.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import { bytesIn } from '../../units/index.ts';
import type { MapSize, MapSizes } from './sizes.ts';

/** Names as those of lists of prices; `places` are those of their pairs of limits, of the pairs that all sizes have. */
type Group = readonly [
  series: string,
  names: string,
  places: readonly number[],
  vcpus: readonly number[],
  memory: readonly number[],
];
type Packed = {
  /** IOPS and MB/s. */
  readonly places: readonly (readonly [iops: number, megabytes: number])[];
  readonly groups: readonly Group[];
  /** Those that are not on the map. */
  readonly others: readonly (readonly [series: string, names: string])[];
};

const keyOf = ({ iops, throughput }: Pick<MapSize, 'iops' | 'throughput'>) =>
  `${iops} ${throughput}`;

export function packSizes({ sizes, all }: MapSizes): string {
  const places = [...new Map(sizes.map((size) => [keyOf(size), size])).values()];
  const placeOf = new Map(places.map((place, at) => [keyOf(place), at]));
  const onMap = new Set(sizes.map(({ name }) => name));
  const packed: Packed = {
    places: places.map(({ iops, throughput }) => [iops, throughput / bytesIn['MB/s']]),
    groups: [...Map.groupBy(sizes, ({ series }) => series)].map(([series, of]) => [
      series,
      packNames(of.map(({ name }) => name)),
      of.map((size) => placeOf.get(keyOf(size)) ?? 0),
      of.map(({ vcpus }) => vcpus),
      of.map(({ memory }) => memory),
    ]),
    others: [
      ...Map.groupBy(
        all.filter(({ name }) => !onMap.has(name)),
        ({ series }) => series,
      ),
    ].map(([series, of]) => [series, packNames(of.map(({ name }) => name))]),
  };
  return JSON.stringify(packed);
}

/** What a name says of its size. */
const namedBy = (name: string) => {
  const { family = name, generation = 1 } = parseSizeName(name) ?? {};
  return { family, generation };
};

/** The same sizes, series by series. */
export function unpackSizes(text: string): MapSizes {
  const { places, groups, others } = JSON.parse(text) as Packed;
  const sizes = groups.flatMap(([series, names, of, vcpus, memory]) =>
    unpackNames(names).map((name, at): MapSize => {
      const [iops = 0, megabytes = 0] = places[of[at] ?? 0] ?? [];
      return {
        name,
        series,
        ...namedBy(name),
        iops,
        throughput: megabytes * bytesIn['MB/s'],
        vcpus: vcpus[at] ?? 0,
        memory: memory[at] ?? 0,
      };
    }),
  );
  const rest = others.flatMap(([series, names]) =>
    unpackNames(names).map((name) => ({ name, series })),
  );
  return { sizes, all: [...sizes.map(({ name, series }) => ({ name, series })), ...rest] };
}
