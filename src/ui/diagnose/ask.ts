/** What a whole text leaves open is asked for: its field gets the focus. */
export class Asking {
  readonly #root: ParentNode & Node & { readonly activeElement?: Element | null };
  /** The field that somebody is typing into. */
  #typed: EventTarget | null = null;

  /** @param root of the calculator: its shadow root */
  constructor(root: Node) {
    this.#root = root as ShadowRoot;
    for (const event of ['input', 'click']) root.addEventListener(event, this.#note);
  }

  end() {
    for (const event of ['input', 'click']) this.#root.removeEventListener(event, this.#note);
  }

  #note = ({ type, target }: Event) => {
    // A text that is pasted, or a file, is whole.
    this.#typed = type === 'input' && (target as HTMLInputElement).type === 'text' ? target : null;
  };

  /**
   * The field gets the focus, unless the reader is elsewhere, or types a name: one that can be read may go on, and the
   * keys that follow are no choice of disks.
   * @param name of the field; none where nothing is open
   */
  ask(name: string | undefined) {
    const root = this.#root;
    const area = root.querySelector<HTMLElement>('[data-whole]');
    const asked = area?.dataset['whole'];
    if (!area || !name || asked === name) return;
    area.dataset['whole'] = name;
    const field = root.querySelector<HTMLElement>(`#${name}, .group.${name} .readings button`);
    const active = root.activeElement;
    const isFree = active
      ? active.closest(`.area, .group.${asked || name}`) && active !== this.#typed
      : document.activeElement === document.body;
    if (!field || !isFree) return;
    const group = field.closest('details');
    if (group) group.open = true;
    field.focus();
  }
}
