/** The controls of the explorer: their values, and the problem shown at each. */
import type { Field } from './bounds.ts';
import type { Known, State } from './state.ts';

type Control = HTMLInputElement | HTMLSelectElement;

export class Form {
  readonly #controls = new Map<string, Control>();
  readonly #boxes: readonly HTMLInputElement[];
  readonly fields: readonly Field[];

  constructor(place: HTMLElement) {
    for (const control of place.querySelectorAll<Control>('input[name], select[name]'))
      this.#controls.set(control.name, control);
    this.#boxes = [...place.querySelectorAll<HTMLInputElement>('input[data-column]')];
    this.fields = [...place.querySelectorAll<HTMLInputElement>('input[data-bound]')].map(
      ({ name, dataset: { bound: column = '', kind = '', what = '' } }) => ({
        name,
        column,
        kind,
        what,
      }),
    );
  }

  #text = (name: string) => this.#controls.get(name)?.value ?? '';

  /** The part of the state that the controls hold. */
  read(usual: readonly string[]): Pick<State, 'q' | 'series' | 'edition' | 'texts' | 'cols'> {
    const cols = this.#boxes.flatMap((box) => (box.checked ? (box.dataset['column'] ?? []) : []));
    const same = cols.length === usual.length && cols.every((id) => usual.includes(id));
    return {
      q: this.#text('q'),
      series: this.#text('series'),
      edition: this.#text('edition'),
      texts: Object.fromEntries(this.fields.map(({ name }) => [name, this.#text(name)])),
      cols: same ? undefined : cols,
    };
  }

  write({ q, series, edition, texts, cols }: State, { usual }: Known) {
    const values = {
      q,
      series,
      edition,
      ...Object.fromEntries(this.fields.map(({ name }) => [name, ''])),
      ...texts,
    };
    for (const [name, value] of Object.entries(values)) {
      const control = this.#controls.get(name);
      if (control) control.value = value;
    }
    for (const box of this.#boxes)
      box.checked = (cols ?? usual).includes(box.dataset['column'] ?? '');
    for (const { name } of this.fields) {
      const more = texts[name] ? this.#controls.get(name)?.closest('details') : undefined;
      if (more) more.open = true;
    }
  }

  /** Shows a sentence at each control whose text cannot be read. */
  complain(problems: Readonly<Record<string, string>>) {
    for (const { name } of this.fields) {
      const control = this.#controls.get(name);
      const place = document.getElementById(`${name}-problem`);
      if (!control || !place) continue;
      const said = problems[name] ?? '';
      if (place.textContent === said) continue;
      place.textContent = said;
      if (said) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }
}
