/**
 * Which VM sizes retire, and which ones new subscriptions can no longer deploy. It is looked up by
 * the series or the name of a size and not stored in its row, so that the packed rows stay small.
 */

import type { Vm } from './rows.ts';
import type { SourceId } from './sources.ts';

/** What is announced for whole series, or for single sizes. */
export type Lifecycle = {
  readonly series?: readonly string[];
  readonly sizes?: readonly string[];
  /** The day on which VMs of these sizes are stopped. */
  readonly retires: string;
  /** The month since which new subscriptions cannot deploy them and no quota is added. */
  readonly restrictedSince?: string;
  /** Where the date does not apply. */
  readonly except?: string;
  readonly source: SourceId;
  readonly place: string;
};

const retiring = {
  source: 'retirements',
  place: 'Retired and retiring VM size series',
} as const;
const restricted = {
  ...retiring,
  restrictedSince: '2026-07',
  place: 'Retired and retiring VM size series; Impacted VM series',
} as const;

/** The dataset names some series of 2018 as the pages of that year did: B is Bv1. */
export const lifecycles: readonly Lifecycle[] = [
  { ...restricted, retires: '2028-05-01', series: ['D', 'DS', 'Dv2', 'DSv2', 'Ls'] },
  {
    ...restricted,
    retires: '2028-11-15',
    series: ['B', 'Bv1', 'F', 'Fs', 'Fsv2', 'G', 'GS', 'Lsv2'],
  },
  {
    ...restricted,
    retires: '2029-11-15',
    except: 'Azure Government and other sovereign clouds',
    series: ['Dv3', 'Dsv3', 'Ev3', 'Esv3'],
  },
  {
    ...retiring,
    retires: '2027-03-31',
    sizes: ['M192idms_v2', 'M192ids_v2', 'M192ims_v2', 'M192is_v2'],
  },
];

/** What is announced for a size; nothing where it does not retire. */
export const lifecycleOf = ({ name, series }: Pick<Vm, 'name' | 'series'>): Lifecycle | undefined =>
  lifecycles.find((one) => one.series?.includes(series) || one.sizes?.includes(name));

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const monthInWords = (month: string) =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** The rest of a sentence that begins with the name of the size or series. */
export const lifecycleInWords = ({ series, retires, except, restrictedSince }: Lifecycle) =>
  [
    `the ${series ? 'series' : 'size'} retires on ${retires}`,
    except ? ` (except in ${except})` : '',
    restrictedSince
      ? `; new subscriptions cannot deploy it since ${monthInWords(restrictedSince)}`
      : '',
    '.',
  ].join('');
