/** The fields that somebody types into. */

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/**
 * Coming to a field selects what is in it, so that it is replaced by what is typed. Of a press that brings
 * somebody there this is done at its end, unless it has marked a part of the text; the next one places the caret.
 */
export function selectOnEntry(root: Document | ShadowRoot) {
  let pressed: EventTarget | null;
  root.addEventListener('pointerdown', ({ target }) => {
    pressed = target === root.activeElement ? null : target;
  });
  root.addEventListener('focusin', ({ target }) => {
    if (target !== pressed && isText(target)) target.select();
  });
  root.addEventListener('click', ({ target }) => {
    if (target === pressed && isText(target) && target.selectionStart === target.selectionEnd)
      target.select();
    pressed = null;
  });
}

/** The field that somebody is typing into. */
const typedInto = (root: Node): HTMLInputElement | undefined => {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return isText(activeElement) ? activeElement : undefined;
};

/** What is being typed is taken back, as Esc does it, since another case is about to be shown. */
export const takeBack = (root: Node) =>
  typedInto(root)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

/**
 * What is typed while the screen is not hydrated is entered by nobody yet.
 * @returns the field, and what goes on with the typing once the screen is hydrated
 */
export function interrupted(
  root: Node,
): { readonly field: HTMLInputElement; resume: () => void } | undefined {
  const field = typedInto(root);
  if (!field || field.value === field.defaultValue) return undefined;
  const { value } = field;
  const resume = () => {
    if (field.value !== value) field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  return { field, resume };
}
