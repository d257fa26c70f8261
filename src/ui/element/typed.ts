import type { ListChange } from '../../kit/index.ts';

/** An input that a person changed before the script was there. */
export type Typed = { readonly name: string; readonly text: string; readonly change?: ListChange };

/** What was typed into the printed screen, or put back by the browser: none of it may be lost. */
export function readTyped(root: ParentNode): readonly Typed[] {
  const typed: Typed[] = [];
  for (const input of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  )) {
    const printed =
      input instanceof HTMLInputElement
        ? input.defaultValue
        : ([...input.options].find((option) => option.defaultSelected)?.value ?? '');
    if (input.value === printed) continue;
    const [name = '', row, part] = input.name.split('.');
    typed.push({
      name,
      text: input.value,
      ...(row !== undefined && part !== undefined
        ? { change: { kind: 'set', row: Number(row), part, text: input.value } }
        : {}),
    });
  }
  return typed;
}
