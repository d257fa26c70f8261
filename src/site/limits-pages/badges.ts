/** The badges of a VM size: what speaks against choosing it for a new VM, in a word or two. */
import { capital } from '../../calculators/shared/answer/text.ts';
import { lifecycleSentence } from '../../limits/lifecycle.ts';
import type { LifecycleState, Vm } from '../../limits/types.ts';

export type Badge = {
  readonly id: string;
  /** “Retiring 2028”. */
  readonly text: string;
  /** The whole sentence, with its date. */
  readonly title: string;
  /** The class beside `badge`: amber, red, or neither. */
  readonly tone: 'tight' | 'over' | 'plain';
};

const yearOf = (date: string) => date.slice(0, 4);
const badges: Partial<
  Record<LifecycleState, Pick<Badge, 'id' | 'tone'> & { readonly text: (date: string) => string }>
> = {
  retires: { id: 'retiring', tone: 'tight', text: (date) => `Retiring ${yearOf(date)}` },
  retired: { id: 'retired', tone: 'over', text: (date) => `Retired ${yearOf(date)}` },
  restrictedSince: { id: 'restricted', tone: 'tight', text: () => 'Restricted' },
  preview: { id: 'preview', tone: 'plain', text: () => 'Preview' },
  notInApi: { id: 'not-in-api', tone: 'plain', text: () => 'Not in the resource API' },
  noNewCapacity: { id: 'no-new-capacity', tone: 'plain', text: () => 'No new capacity' },
};

/** Every badge of a size, those of its series included. What only tells how old a series is has none. */
export const lifecycleBadges = ({
  series,
  lifecycle = [],
}: Pick<Vm, 'series' | 'lifecycle'>): readonly Badge[] =>
  lifecycle.flatMap((one): readonly Badge[] => {
    const badge = badges[one.state];
    if (!badge || one.ended !== undefined) return [];
    const subject = one.names.includes(series) ? 'the series' : 'the size';
    return [
      {
        ...badge,
        text: badge.text(one.date),
        title: capital(lifecycleSentence(subject, [one])),
      },
    ];
  });

/** Those that only this size of its series has. */
export const ownBadges = ({ series, lifecycle = [] }: Vm): readonly Badge[] =>
  lifecycleBadges({ series, lifecycle: lifecycle.filter(({ names }) => !names.includes(series)) });
