import type { ConditionsProps } from '../view/props.ts';

/** Where and with which disks comes first, the load and what else is required under it. */
const chief: readonly string[] = ['more', 'disks'];

/** All that is no target in one cell of the strip, whose editor has a part for each group. */
export function Conditions({ cells, Group }: ConditionsProps) {
  const said = cells.map(({ group, words: [first, rest] }) => ({
    isChief: chief.includes(group),
    first: first === 'None' ? '' : first,
    rest,
  }));
  const main = said.filter(({ isChief }) => isChief).map(({ first }) => first);
  const others = said.flatMap(({ isChief, first, rest }) => [isChief ? '' : first, rest]);
  return (
    <Group
      group="conditions"
      title="Conditions"
      words={[main.toReversed().join(', '), others.filter(Boolean).join(' · ')]}
      wrong={cells.flatMap(({ wrong }) => wrong)}
    >
      {cells.map(({ group, title, fields }) => (
        <fieldset class="part" key={group}>
          <legend>{title}</legend>
          {fields}
        </fieldset>
      ))}
    </Group>
  );
}
