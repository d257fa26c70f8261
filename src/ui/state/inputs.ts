/** What the tag and the printed controls of a calculator hold. */
import type { InputLookup } from '../../kit/index.ts';
import { isBox } from './address.ts';
import type { UserEdit } from './state.ts';

/** What HTML, hosts and we ourselves write on a tag: none of it is an input. */
const otherAttributes =
  /^(of|address|framed|compact|alone|show|id|class|style|slot|part|exportparts|is|dir|lang|title|hidden|role|tabindex|inert|translate|draggable|spellcheck|contenteditable|accesskey|autofocus|autocapitalize|autocorrect|enterkeyhint|inputmode|nonce|popover|height|width|align|item(id|prop|ref|scope|type)|(data|aria|v|ng|hx|x|xml|astro)-.*|on.*)$/;

/** Could an attribute of this name be an input, perhaps a misspelt one? Names of other shapes are those of page builders. */
export const mayBeInput = (name: string): boolean =>
  /^[a-z][a-z0-9-]*$/.test(name) && !otherAttributes.test(name);

/** Whether a calculator is inside a text or shows its answer alone. */
export const isCompact = (element: Element) =>
  element.hasAttribute('compact') || element.hasAttribute('show');

/** The attributes that are written like inputs and are none: the reader is warned, as of a link. */
export const unknownAttributes = (
  element: Element,
  names: readonly string[] = [],
): readonly string[] =>
  element.getAttributeNames().filter((name) => !names.includes(name) && mayBeInput(name));

/**
 * What was typed into the printed screen before the script was there, put back by the browser, or submitted
 * without a script: none of it may be lost.
 * @param linked the texts in the address, by name
 * @param except a field that somebody is still typing into
 */
export function readUserEdits(
  root: ParentNode,
  linked?: InputLookup,
  except?: Element,
): readonly UserEdit[] {
  const edits: UserEdit[] = [];
  for (const input of root.querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >('input, select, textarea')) {
    const printed =
      'options' in input
        ? ([...input.options].find((option) => option.defaultSelected)?.value ?? '')
        : input.defaultValue;
    const text = (isBox(input.name) ? linked?.(input.name) : undefined) ?? input.value;
    if (text === printed || input === except) continue;
    const [name = '', row = 0, ...part] = input.name.split('.');
    edits.push({
      name,
      text,
      change: { kind: 'set', row: Number(row), part: part.join('.'), text },
    });
  }
  return edits;
}
