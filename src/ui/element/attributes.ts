/** The attributes of the tag: which of them are meant as inputs of its calculator? */

/** What HTML, hosts and we ourselves write on a tag: none of it is an input. */
const others =
  /^(of|address|framed|compact|alone|id|class|style|slot|part|exportparts|is|dir|lang|title|hidden|role|tabindex|inert|translate|draggable|spellcheck|contenteditable|accesskey|autofocus|autocapitalize|autocorrect|enterkeyhint|inputmode|nonce|popover|height|width|align|item(id|prop|ref|scope|type)|(data|aria|v|ng|hx|x|xml|astro)-.*|on.*)$/;

/** Could an attribute of this name be an input, perhaps a misspelt one? Names of other shapes are those of page builders. */
export const mayBeInput = (name: string): boolean =>
  /^[a-z][a-z0-9-]*$/.test(name) && !others.test(name);

/** The attributes that are written like inputs and are none: a reader is told, as of a link. */
export const unknownAttributes = (element: Element, names: readonly string[]): readonly string[] =>
  element.getAttributeNames().filter((name) => !names.includes(name) && mayBeInput(name));
