import type { ConditionsProps } from './props.ts';

/**
 * Draws all that is no target as one cell of the strip, whose editor has a part for each group.
 * @param chief the groups whose first words come first; the rest is under them
 */
export const conditionsOf = (heading: string, chief: readonly string[]) =>
  function Conditions({ cells, wrong, Group }: ConditionsProps) {
    const wordsOf = (group: string) => cells.find((cell) => cell.group === group)?.words[0];
    const others = cells.flatMap(({ group, words: [first, rest] }) => [
      chief.includes(group) || first === 'None' ? '' : first,
      rest,
    ]);
    return (
      <Group
        group="conditions"
        title={heading}
        words={[chief.map(wordsOf).join(', '), others.filter(Boolean).join(' · ')]}
        wrong={wrong}
      >
        {cells.map(({ group, title, fields }) => (
          <fieldset class="part" key={group}>
            <legend>{title}</legend>
            {fields}
          </fieldset>
        ))}
      </Group>
    );
  };
