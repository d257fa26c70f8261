import type { Snippet } from '../snippets/index.ts';

type Group = {
  readonly name: string;
  readonly snippets: readonly Pick<Snippet, 'id' | 'tool'>[];
};

/** Which tool a text is for. */
export const ToolSelect = ({
  groups,
  chosen,
  onChoose,
}: {
  groups: readonly Group[];
  chosen: string;
  onChoose: (tool: string) => void;
}) => (
  <p class="control">
    <label for="share-for">For</label>
    <select id="share-for" onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {groups.map(({ name, snippets }) => (
        <optgroup label={name} key={name}>
          {snippets.map(({ id, tool }) => (
            <option value={id} selected={id === chosen} key={id}>
              {tool}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </p>
);
