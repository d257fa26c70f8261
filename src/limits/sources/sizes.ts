import type { Source } from '../types.ts';
import { compute, docs } from './github.ts';

/** All size pages of today carry the same definition of MBps. */
const sizesOfToday = {
  unit: 'MB/s',
  evidence:
    'The page defines MBps as 10^6 bytes a second, and the resource API of 2024 holds such figures as N × 10^6 (446 of 494 uncached limits).',
} as const;

const sizes = <Id extends string>(id: Id, series: string, date: string, url: string) => ({
  id,
  title: `${series} sizes, Azure documentation`,
  date,
  url,
  reading: sizesOfToday,
});

/** The size pages of today, one a series. */
export const sizeSources = [
  sizes(
    'dsv3',
    'Dsv3',
    '2024-09-24',
    compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'sizes/general-purpose/dsv3-series.md'),
  ),
  sizes(
    'ddsv4',
    'Ddsv4',
    '2024-07-29',
    compute('9c9cd9d27d1d662344263286880faed58f013596', 'sizes/general-purpose/ddsv4-series.md'),
  ),
  sizes(
    'ddsv5',
    'Ddsv5',
    '2024-07-29',
    compute('1421aebc3fffd1a74dfea03735683cbca9693c9c', 'sizes/general-purpose/ddsv5-series.md'),
  ),
  sizes(
    'ebdsv5',
    'Ebdsv5 and Ebsv5',
    '2024-07-08',
    compute('15bc6f342ffccae99b4fb88807f4beb58073b9c4', 'ebdsv5-ebsv5-series.md'),
  ),
  sizes(
    'dsv6',
    'Dsv6',
    '2024-07-29',
    compute('05e75b148472c25ac534a9957b0af264acab5f6b', 'sizes/general-purpose/dsv6-series.md'),
  ),
  sizes(
    'ddsv6',
    'Ddsv6',
    '2024-07-29',
    compute('ab1d3891afed5110ae83d1a5fbd0ca5b83acbbb9', 'sizes/general-purpose/ddsv6-series.md'),
  ),
  sizes(
    'lsv2',
    'Lsv2',
    '2020-02-03',
    docs('017654d14eb78a81d68ea84640b468bcb7fa96d3', 'articles/virtual-machines/lsv2-series.md'),
  ),
] as const satisfies readonly Source[];
