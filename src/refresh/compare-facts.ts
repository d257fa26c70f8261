/** What pages say beside figures, and what the dataset has of it. */
import { diskFeatures, elasticFamilies, writeAccelerators } from '../limits/index.ts';
import { lifecycleOf } from '../limits/lifecycle.ts';
import { ultraSeries } from '../limits/series-lists.ts';
import type { Vm } from '../limits/types.ts';
import type { Difference } from './difference.ts';
import { acceleration, seriesKey } from './facts.ts';
import type { Document, Facts } from './inputs.ts';

/** By what they are about: the file, and the values by name. */
export type FactsHeld = ReadonlyMap<
  string,
  { readonly file: string; readonly values: ReadonlyMap<string, string> }
>;

const held = (about: string, file: string, values: Iterable<readonly [string, string]>) =>
  [about, { file: `src/limits/${file}`, values: new Map(values) }] as const;

export const factsToday: FactsHeld = new Map([
  held(
    'rules',
    'elastic.ts',
    elasticFamilies.flatMap(({ family, rules }) =>
      Object.entries(rules).map(([rule, { value }]) => [`${family}, ${rule}`, `${value}`] as const),
    ),
  ),
  held(
    'tiers',
    'disks/current/features.ts',
    diskFeatures
      .filter(({ disk }) => disk.startsWith('P'))
      .map(({ disk, maxTier = 'none' }) => [disk, maxTier]),
  ),
  held(
    'Write Accelerator',
    'vms/current/write-accelerator.ts',
    writeAccelerators.flatMap(({ sizes, disks, iops }) =>
      sizes.map((name) => [name, acceleration(disks, iops)] as const),
    ),
  ),
  held(
    'series with Ultra Disk',
    'series-lists.ts',
    ultraSeries.map((name) => [seriesKey(name), 'listed']),
  ),
]);

/** A page beside what is held; of names that are no rows of the dataset nothing is held. */
function compared(facts: Facts, all: FactsHeld, vms: readonly Vm[], from: Document) {
  const { file, values } = all.get(facts.about) ?? { file: '', values: new Map() };
  const names =
    facts.about === 'Write Accelerator' ? new Set(vms.map(({ name }) => name)) : undefined;
  const said = [...new Set([...facts.values.keys(), ...values.keys()])]
    .filter((name) => names?.has(name) ?? true)
    .filter((name) => facts.values.get(name) !== values.get(name))
    .map(
      (name) =>
        `${name}: ${values.get(name) ?? 'nothing'} → ${facts.values.get(name) ?? 'nothing'}`,
    );
  return said.length === 0
    ? []
    : [difference(`${facts.about}: ${said.join('; ')}`, file, [], from)];
}

const difference = (
  says: string,
  file: string,
  names: readonly string[],
  from: Document,
): Difference => ({
  kind: 'other fact',
  about: { kind: names.length > 0 ? 'vm' : 'disk', names },
  says,
  now: [],
  from,
  remark: `It is in ${file}.`,
});

/** The tag of a preview beside what is stated of the series; one that is stated as ended is no difference. */
function previews({ values }: Facts, vms: readonly Vm[], from: Document): readonly Difference[] {
  const rows = vms.filter((vm) => vm.edition === 'current' && values.has(vm.name));
  return [...Map.groupBy(rows, ({ series }) => series)].flatMap(([series, own]) => {
    const [first] = own;
    const isTagged = values.get(first?.name ?? '') === 'preview';
    const isStated = first?.lifecycle?.some(({ state }) => state === 'preview') ?? false;
    const isHeld = first !== undefined && lifecycleOf(first).preview !== undefined;
    if (isTagged ? isStated : !isHeld) return [];
    const says = isTagged
      ? `${series}: its page has the tag of a preview, and nothing is stated of one`
      : `${series}: its page has no tag of a preview any more`;
    const names = own.map(({ name }) => name);
    return [difference(says, 'src/limits/vms/lifecycle.ts', names, from)];
  });
}

export const compareFacts = (
  seen: readonly { readonly facts: readonly Facts[]; readonly document: Document }[],
  held: FactsHeld,
  vms: readonly Vm[],
): readonly Difference[] =>
  seen.flatMap(({ facts, document }) =>
    facts.flatMap((one) =>
      one.about === 'previews' ? previews(one, vms, document) : compared(one, held, vms, document),
    ),
  );
