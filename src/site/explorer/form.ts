/** The controls of the explorer: their values, and the problem shown at each. */
import type { Field } from './bounds.ts';
import type { State } from './state.ts';

const columnOf = ({ dataset }: HTMLElement) => dataset['column'] ?? '';

export class Form {
  readonly #form: HTMLFormElement;
  readonly #controls: readonly (HTMLInputElement | HTMLSelectElement)[];
  readonly #boxes: readonly HTMLInputElement[];
  readonly fields: readonly Field[];
  /** The columns to choose from, and those that are shown at first. */
  readonly columns: readonly string[];
  readonly usual: readonly string[];

  constructor(form: HTMLFormElement) {
    const all = (selector: string) => [...form.querySelectorAll<HTMLInputElement>(selector)];
    this.#form = form;
    this.#controls = all('[name]');
    this.#boxes = all('[data-column]');
    this.columns = this.#boxes.map(columnOf);
    this.usual = this.#boxes.filter((box) => box.defaultChecked).map(columnOf);
    this.fields = all('[data-bound]').map(
      ({ name, dataset: { bound: column = '', kind = '', what = '' } }) => ({
        name,
        column,
        kind,
        what,
      }),
    );
  }

  read(): Pick<State, 'q' | 'series' | 'edition' | 'texts' | 'cols'> {
    const values = Object.fromEntries(new FormData(this.#form)) as Record<string, string>;
    const { q = '', series = '', edition = '', ...texts } = values;
    const cols = this.#boxes.filter((box) => box.checked).map(columnOf);
    const isUsual =
      cols.length === this.usual.length && cols.every((id) => this.usual.includes(id));
    return { q, series, edition, texts, cols: isUsual ? undefined : cols };
  }

  write({ q, series, edition, texts, cols = this.usual }: State) {
    const values: Readonly<Record<string, string>> = { ...texts, q, series, edition };
    for (const control of this.#controls) {
      control.value = values[control.name] ?? '';
      const more = control.closest('details');
      if (more && control.value) more.open = true;
    }
    for (const box of this.#boxes) box.checked = cols.includes(columnOf(box));
  }

  /** Shows a sentence at each control whose text cannot be read. */
  showProblems(problems: Readonly<Record<string, string>>) {
    for (const control of this.#controls) {
      const place = document.getElementById(`${control.name}-problem`);
      const problem = problems[control.name] ?? '';
      if (!place || place.textContent === problem) continue;
      place.textContent = problem;
      if (problem) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }
}
