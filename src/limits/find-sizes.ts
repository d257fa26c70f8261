/** Which VM sizes a typed text may mean, the best first: names by their letters in order, and sizes by what they have. */
import { isFirstChoice } from './lifecycle.ts';
import { type Marks, matchName, type NameParts, partsOf, typedParts } from './match-name.ts';
import { nameKey } from './name-keys.ts';
import { nearestAmong } from './nearest-name.ts';
import type { Vm } from './rows.ts';
import { parseSizeName, type SizeName } from './size-name.ts';
import { parseSizeQuery, type SizeQuery } from './size-words.ts';

export type FoundSize = {
  readonly vm: Vm;
  /** Which letters of its name were typed. */
  readonly marks: Marks;
  /** Its name is only similar to the one that was typed. */
  readonly near: boolean;
};

export type FoundSizes = {
  /** The best, at most as many as were asked for. */
  readonly sizes: readonly FoundSize[];
  /** How many match, and how many are only similar. */
  readonly matching: number;
  readonly similar: number;
};

type Ready = {
  readonly vm: Vm;
  readonly at: number;
  readonly key: string;
  readonly parts: NameParts;
  readonly named: SizeName | undefined;
  /** 0 for a size that nothing speaks against. */
  readonly concern: number;
};
type Ranked = Ready & { readonly cost: number; readonly marks: Marks };

/** Fewer matches than this are followed by sizes with similar names, up to so many. */
const few = 8;

/** The families that most VMs are of come first where nothing else decides. */
const usual = ['D', 'E', 'Eb', 'F', 'L', 'M', 'Mb', 'FX', 'B'];
const familyRank = ({ named }: Ready) => {
  const rank = usual.indexOf(named?.family ?? '');
  return rank < 0 ? usual.length : rank;
};
const generation = ({ named }: Ready) => named?.generation ?? 0;
const isConstrained = ({ vm }: Ready) => Number(vm.constrainedOf !== undefined);

const byConcern = (one: Ready, other: Ready) => one.concern - other.concern;
/** Without a text the families stay together; without a name the smaller size comes first. */
const byFamily = (one: Ready, other: Ready) =>
  byConcern(one, other) ||
  isConstrained(one) - isConstrained(other) ||
  familyRank(one) - familyRank(other) ||
  generation(other) - generation(one) ||
  one.at - other.at;
const bySize = (one: Ready, other: Ready) =>
  byConcern(one, other) ||
  isConstrained(one) - isConstrained(other) ||
  (one.vm.vcpus ?? 0) - (other.vm.vcpus ?? 0) ||
  generation(other) - generation(one) ||
  familyRank(one) - familyRank(other) ||
  one.at - other.at;
/** The very name comes first, whatever speaks against the size. */
const byName = (key: string) => (one: Ranked, other: Ranked) =>
  Number(other.key === key) - Number(one.key === key) ||
  byConcern(one, other) ||
  one.cost - other.cost ||
  generation(other) - generation(one) ||
  one.at - other.at;

const unmarked = (ready: Ready): Ranked => ({ ...ready, cost: 0, marks: [] });

/**
 * Prepares a search among sizes.
 * @param vms those of one edition, in the order of the dataset
 * @returns finds at most `limit` sizes for a text. An empty text finds all; the letters of a name match
 *   in order (`d16s v5` finds D16ds_v5 too), and quantities and words must be true of a size
 */
export function sizeFinder(vms: readonly Vm[]): (text: string, limit: number) => FoundSizes {
  const ready: readonly Ready[] = vms.map((vm, at) => ({
    vm,
    at,
    key: nameKey(vm.name),
    parts: partsOf(vm.name),
    named: parseSizeName(vm.name),
    concern: isFirstChoice(vm) ? 0 : 1,
  }));
  const nearest = nearestAmong(() => vms.map(({ name }) => name));

  const matching = ({ name, tests }: SizeQuery): readonly Ranked[] => {
    const typed = typedParts(name);
    // Signs alone are no name, but they were meant to be something.
    if (name !== '' && typed.length === 0) return [];
    const having = ready.filter(({ vm }) => tests.every((test) => test(vm)));
    if (typed.length === 0) return having.map(unmarked).sort(tests.length > 0 ? bySize : byFamily);
    return having
      .flatMap((one) => {
        const match = matchName(typed, one.parts);
        return match ? [{ ...one, ...match }] : [];
      })
      .sort(byName(nameKey(name)));
  };

  /** Of another generation, or else those whose names are few letters apart. */
  const similar = (query: SizeQuery, found: readonly Ranked[]): readonly Ranked[] => {
    if (query.name === '') return [];
    const without = query.name.replace(/[\s_-]*v\d*$/, '');
    const near =
      without !== '' && without !== query.name ? matching({ ...query, name: without }) : [];
    const alike = near.length > 0 || found.length > 0 ? [] : nearest(query.name);
    const others = alike.flatMap((name) => ready.filter(({ vm }) => vm.name === name));
    const shown = new Set(found.map(({ vm }) => vm));
    return [...near, ...others.map(unmarked)].filter(({ vm }) => !shown.has(vm)).slice(0, few);
  };

  return (text, limit) => {
    const query = parseSizeQuery(text, vms);
    const found = matching(query);
    const near = found.length < few ? similar(query, found) : [];
    const made =
      (near: boolean) =>
      ({ vm, marks }: Ranked) => ({ vm, marks, near });
    const sizes = [...found.map(made(false)), ...near.map(made(true))].slice(0, limit);
    return { sizes, matching: found.length, similar: near.length };
  };
}
