/** Gates and loads in words. */
import type { Phrase } from '../../kit/index.ts';
import { printIops, printSeconds, printShare, seconds } from '../../units/index.ts';
import { strong } from '../say.ts';
import type { Fate, Place } from './model.ts';

/** “the VM’s cached gate”, “its disks”. */
export function placeInWords({ name, kind, count }: Place): string {
  if (kind === 'disk') return count > 1 ? 'its disks' : 'its disk';
  const [, gate] = /^VM (.*) \(/.exec(name) ?? [];
  return gate === undefined ? 'the local disk' : `the VM’s ${gate} gate`;
}

/** Each limit that throttles, as all calculators name them: “VM cached throughput (DS13_v2)”. */
export function limitNames({ name, kind, gate }: Place): readonly string[] {
  const of = { iops: ['IOPS'], throughput: ['throughput'], both: ['IOPS', 'throughput'] };
  const kinds = of[gate.by ?? 'throughput'];
  if (kind === 'disk') return kinds.map((what) => `disk ${what} (${name})`);
  return kinds.map((what) => name.replace(' (', ` ${what} (`));
}

/** Never “100 %” or “0 %” where somebody else has a little. */
export function partOf(part: number): string {
  if (part > 0 && part < 0.01) return 'under 1 %';
  return part < 1 && part > 0.99 ? 'over 99 %' : printShare(part);
}

/** “20 IOPS at 50 ms”. */
export const getsInWords = ({ got }: Fate): string =>
  got.latency === undefined ? 'nothing' : `${printIops(got.iops)} at ${printSeconds(got.latency)}`;

/** Whose traffic fills the gate that a load waits at. */
export function fillers({ waits }: Fate): string {
  if (!waits) return '';
  const [first, second] = waits.others;
  if (!first || waits.mine > 0.9) return 'which its own IOs fill';
  if (waits.mine >= 0.5) return `${partOf(waits.mine)} of whose traffic is its own`;
  const more = second && second.part > 0.1 ? ` and ${partOf(second.part)} ${second.name}’s` : '';
  return `${partOf(first.part)} of whose traffic is ${first.name}’s${more}`;
}

/** The sentence of the answer: who suffers, where, and for whom. */
export function headline(victim: Fate | undefined, fates: readonly Fate[]): Phrase {
  if (victim?.waits) {
    const tone = victim.waits.mine < 0.5 ? ('over' as const) : ('tight' as const);
    return [
      `${victim.load.name} gets `,
      { text: getsInWords(victim), tone },
      `: it waits at ${placeInWords(victim.waits.place)}, ${fillers(victim)}.`,
    ];
  }
  const [first, ...others] = fates;
  if (!first) return ['Nobody sends anything.'];
  const each = first.got.latency === undefined ? [] : [strong(getsInWords(first))];
  return [
    'Nobody waits: ',
    `${first.load.name} gets `,
    ...(each.length > 0 ? each : ['nothing']),
    others.length > 0
      ? `, and ${others.length === 1 ? others[0]?.load.name : 'the others'} all they ask.`
      : '.',
  ];
}

/** Where each load waits, in a cell of a table. */
export const waitsInWords = ({ waits, got }: Fate) => {
  if (!waits) return got.unsent > 0 ? 'before it is sent' : 'nowhere';
  return `${placeInWords(waits.place)
    .replace(/^the VM’s /, 'VM ')
    .replace(/^its /, '')}, ${printSeconds(seconds(waits.time))}`;
};
