/** The controls of the explorer: their values, and the problem shown at each. */
import type { Os, Region } from '../../limits/prices/regions.ts';
import type { Field } from './bounds.ts';
import { presetOf, type State, usualOf } from './state.ts';

/** A box stands for columns that are looked at together: both figures of a limit. */
const columnsOf = ({ dataset }: HTMLElement) => (dataset['column'] ?? '').split(',');

const isPartOf = (cols: readonly string[]) => (box: HTMLElement) =>
  columnsOf(box).some((id) => cols.includes(id));

/** As narrow as the style sheet takes a phone to be. */
const isNarrow = () => matchMedia('(max-width: 40rem)').matches;

export class Form {
  readonly #form: HTMLFormElement;
  readonly #controls: readonly (HTMLInputElement | HTMLSelectElement)[];
  readonly #boxes: readonly HTMLInputElement[];
  readonly #chips: readonly HTMLElement[];
  readonly #toggle: HTMLElement | null;
  readonly fields: readonly Field[];
  /** The columns to choose from, and those that are chosen together. */
  readonly columns: readonly string[];
  readonly presets: ReadonlyMap<string, readonly string[]>;

  /** @param changed called when a chip has changed what the controls hold */
  constructor(form: HTMLFormElement, changed: () => void) {
    const all = <E extends HTMLElement = HTMLInputElement>(selector: string) => [
      ...form.querySelectorAll<E>(selector),
    ];
    this.#form = form;
    this.#controls = all('[name]');
    this.#boxes = all('input[data-column]');
    this.#chips = all<HTMLElement>('[data-preset]');
    this.#toggle = form.querySelector('[aria-controls="filters"]');
    this.columns = this.#boxes.flatMap(columnsOf);
    this.presets = new Map(
      this.#chips.map(({ dataset: { preset = '', columns = '', narrow } }) => [
        preset,
        ((isNarrow() && narrow) || columns).split(','),
      ]),
    );
    this.fields = all('[data-bound]').map(
      ({ name, dataset: { bound: column = '', kind = '', what = '' } }) => ({
        name,
        column,
        kind,
        what,
      }),
    );
    const isUntouched = this.#boxes.every((box) => box.checked === box.defaultChecked);
    if (isUntouched) this.#check(usualOf(this));
    for (const chip of this.#chips)
      chip.addEventListener('click', () => {
        this.#check(this.presets.get(chip.dataset['preset'] ?? '') ?? []);
        changed();
      });
    this.#toggle?.addEventListener('click', () =>
      this.#unfold(this.#toggle?.getAttribute('aria-expanded') !== 'true'),
    );
    // What floats goes when somebody turns to anything else.
    const panels = all<HTMLDetailsElement>('.choose');
    const close = (target: EventTarget | null) => {
      for (const panel of panels)
        if (!(target instanceof Node && panel.contains(target))) panel.open = false;
    };
    document.addEventListener('click', ({ target }) => close(target));
    document.addEventListener('focusin', ({ target }) => close(target));
    form.addEventListener('keydown', ({ key }) => key === 'Escape' && close(null));
    form.addEventListener('input', changed);
    form.addEventListener('submit', (event) => event.preventDefault());
  }

  read(): Pick<State, 'q' | 'series' | 'edition' | 'region' | 'os' | 'texts' | 'cols'> {
    const values = Object.fromEntries(new FormData(this.#form)) as Record<string, string>;
    const { q = '', series = '', edition = '', region, os, ...texts } = values;
    const cols = this.#boxes.filter((box) => box.checked).flatMap(columnsOf);
    const preset = presetOf(cols, this);
    const [usual] = this.presets.keys();
    this.#press(preset);
    this.#markUnits();
    return {
      ...{ q, series, edition, texts },
      // Their options are made from the lists of regions and systems.
      ...{ region: region as Region, os: os as Os },
      cols: preset === usual ? undefined : cols,
    };
  }

  write({ q, series, edition, region, os, texts, cols = usualOf(this) }: State) {
    const values: Readonly<Record<string, string>> = { ...texts, q, series, edition, region, os };
    for (const control of this.#controls) {
      control.value = values[control.name] ?? '';
      const more = control.closest('details');
      if (more && control.value) more.open = true;
    }
    if (series || Object.keys(texts).length > 0) this.#unfold(true);
    this.#check(cols);
    this.#press(presetOf(cols, this));
    this.#markUnits();
  }

  /** The columns of every box that has one of these: a link may name one of a pair. */
  whole(cols: readonly string[]): readonly string[] {
    return this.#boxes.filter(isPartOf(cols)).flatMap(columnsOf);
  }

  #check(cols: readonly string[]) {
    for (const box of this.#boxes) box.checked = isPartOf(cols)(box);
  }

  #press(preset: string | undefined) {
    for (const chip of this.#chips) {
      const pressed = String(chip.dataset['preset'] === preset);
      if (chip.ariaPressed !== pressed) chip.ariaPressed = pressed;
    }
  }

  /** On a phone the filters are folded away until they are asked for. */
  #unfold(open: boolean) {
    this.#toggle?.setAttribute('aria-expanded', String(open));
  }

  /** A unit that is typed takes the place of the one that the field shows. */
  #markUnits() {
    for (const control of this.#controls) {
      const isOwn = /[a-z]/i.test(control.value);
      if (control.classList.contains('own-unit') !== isOwn) control.classList.toggle('own-unit');
    }
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
