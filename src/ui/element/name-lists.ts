/** Fields for names get a list of them, with a script of its own, when the first of them is used. */
import type { InputLookup } from '../../kit/index.ts';
import { loadNames, namesHost } from '../data/calculator-data.ts';

/** The calculators whose fields have lists, or are about to. */
const offering = new WeakSet<HTMLElement>();

/**
 * @param event somebody has come to a field, perhaps to one for names
 * @returns offers them, once the screen can be worked on
 */
export function offersNames({ target }: Event) {
  if (!(target instanceof HTMLInputElement && target.dataset['names'])) return undefined;
  const entered = target.value;
  let isClicked = false;
  target.addEventListener('click', () => (isClicked = true), { once: true });
  return async (root: HTMLElement, of: string, lookup: () => InputLookup) => {
    if (offering.has(root)) return;
    offering.add(root);
    const script = await loadNames();
    if (!script) return void offering.delete(root);
    const combobox = script.offerNames(root, namesHost(of, lookup));
    if ((root.getRootNode() as ShadowRoot).activeElement === target)
      combobox.take(target, entered, isClicked);
  };
}
